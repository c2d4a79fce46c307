/** Where things happen in the dales: regions, the borders between them, trains. */

import type { Guide, Pointer } from '@quai/kit/guide.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { logRules } from '../text/log.ts';
import { onSeat, seatColour } from './look.ts';

export const guide: Guide = {
  logRules,
  event(rules, _words, event) {
    const t = (rules as unknown as WensleydaleRules).tables;
    const region = (at: number): Pointer => ({ place: `region-${at}`, name: t.edition.regions[at]!.name });
    const way = (at: number): Pointer[] => [{ place: `border-${at >> 1}` }, region(t.from[at]!), region(t.to[at]!)];
    const pointers: Pointer[] = [];
    if (typeof event.way === 'number') pointers.push(...way(event.way));
    for (const each of (event.line as readonly number[] | undefined) ?? []) pointers.push(...way(each));
    if (typeof event.region === 'number') pointers.push(region(event.region));
    if (typeof event.train === 'number')
      pointers.push({ place: `train-${event.train}`, name: String(t.edition.trains[event.train]!.id) });
    return pointers;
  },
  /** A mark is the pair of regions that a link joins. */
  line(rules, line) {
    const { crossings, from, to } = (rules as unknown as WensleydaleRules).tables;
    return (line.marks ?? []).flatMap(([a, b]) => {
      const border = crossings.find((at) => from[2 * at] === a && to[2 * at] === b);
      return border === undefined ? [] : [`border-${border}`];
    });
  },
  pieces(rules, seat) {
    const { seats } = (rules as unknown as WensleydaleRules).tables.edition.colours;
    return { colour: seatColour(seats, seat), ink: onSeat(seats, seat) };
  },
  // Nothing is hidden here: a view is the whole state.
  score: (rules, view, seat) => (rules as unknown as WensleydaleRules).standings(view as State)[seat]!.total,
};
