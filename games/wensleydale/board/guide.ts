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
import { logRules, stepRules } from '../text/log.ts';
import type { WensleydaleWords } from '../text/words.ts';
import { aboutOf } from './choices.ts';
import { onSeat, seatColour } from './look.ts';

const ICONS = {
  cube: 'M8 1l6 3v8l-6 3l-6-3v-8zM8 2.700l-3.600 1.800l3.600 1.800l3.600-1.800zM3.500 5.700v5.400l3.800 1.900v-5.400zM12.500 5.700v5.400l-3.800 1.900v-5.400z',
  link: 'M1 4.500h14v1.500h-14zM1 10h14v1.500h-14zM3 2.500h1.600v2h-1.600zM7.200 2.500h1.600v2h-1.600zM11.400 2.500h1.600v2h-1.600zM3 6h1.600v4h-1.600zM7.200 6h1.600v4h-1.600zM11.400 6h1.600v4h-1.600zM3 11.500h1.600v2h-1.600zM7.200 11.500h1.600v2h-1.600zM11.400 11.500h1.600v2h-1.600z',
  coin: 'M8 1a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM8 2.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 1 1 0-11zM8 5.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5z',
};

export const guide: Guide = {
  logRules,
  stepRules,
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
    const [cubes, links] = [at(state.hand, seat), linksOf(t, state, seat)];
    const profit = to === from ? String(from) : `${from} ▸ ${to}`;
    const [cubesText, linksText, profitText] = drawn.counts(cubes, links, profit);
    return [
      { text: cubesText, count: cubes, icon: ICONS.cube },
      { text: linksText, count: links, icon: ICONS.link },
      { text: profitText, count: profit, icon: ICONS.coin },
    ];
  },
  pieces: (_rules, seat) => ({ colour: seatColour(seat), ink: onSeat(seat) }),
  // Nothing is hidden here: a view is the whole state.
  score: (rules, view, seat) => at((rules as unknown as WensleydaleRules).standings(view as State), seat).total,
};
