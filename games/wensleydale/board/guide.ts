/** Where things happen in the dales: regions, the borders between them, trains. */

import { at } from '@quai/engine/at.ts';
import type { Guide, Pointer } from '@quai/kit/guide.ts';
import { PROFIT } from '../rules/kinds.ts';
import type { Move } from '../rules/moves.ts';
import { linksOf } from '../rules/network.ts';
import { spaceOf } from '../rules/piles.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { profitIfNow, profitToCome } from '../rules/whatif.ts';
import { logRules } from '../text/log.ts';
import type { WensleydaleWords } from '../text/words.ts';
import { aboutOf } from './choices.ts';
import { onSeat, seatColour } from './look.ts';

export const guide: Guide = {
  logRules,
  event(rules, _words, event) {
    const t = (rules as unknown as WensleydaleRules).tables;
    const region = (i: number): Pointer => ({ place: `region-${i}`, name: at(t.edition.regions, i).name });
    const way = (i: number): Pointer[] => [{ place: `border-${i >> 1}` }, region(at(t.from, i)), region(at(t.to, i))];
    const pointers: Pointer[] = [];
    if (typeof event.way === 'number') pointers.push(...way(event.way));
    for (const each of (event.line as readonly number[] | undefined) ?? []) pointers.push(...way(each));
    if (typeof event.region === 'number') pointers.push(region(event.region));
    if (typeof event.train === 'number')
      pointers.push({ place: `train-${event.train}`, name: String(at(t.edition.trains, event.train).id) });
    if (typeof event.influence === 'number') pointers.push({ place: `track-${event.influence}` });
    if (event.kind === 'bid') pointers.push({ place: `space-${event.space}` });
    return pointers;
  },
  move(_rules, _view, _seat, move) {
    const about = aboutOf(move as Move);
    return about === null ? null : `${about.kind}-${about.at}`;
  },
  /** A mark is the pair of regions joined by a link. */
  line(rules, line) {
    const { crossings, from, to } = (rules as unknown as WensleydaleRules).tables;
    return (line.marks ?? []).flatMap(([a, b]) => {
      const border = crossings.find((i) => from[2 * i] === a && to[2 * i] === b);
      return border === undefined ? [] : [`border-${border}`];
    });
  },
  counts(rules, words, view, seat) {
    const t = (rules as unknown as WensleydaleRules).tables;
    const state = view as State;
    const { drawn } = words as unknown as WensleydaleWords;
    const from = spaceOf(state, PROFIT, seat);
    const to = profitToCome(state) ? at(profitIfNow(t, state), seat).to : from;
    return drawn.counts(at(state.hand, seat), linksOf(t, state, seat), from, to);
  },
  pieces: (_rules, seat) => ({ colour: seatColour(seat), ink: onSeat(seat) }),
  // Nothing is hidden here: a view is the whole state.
  score: (rules, view, seat) => at((rules as unknown as WensleydaleRules).standings(view as State), seat).total,
};
