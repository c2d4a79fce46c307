/** The sorts of puzzles of the family, for games with tickets. */

import { at } from '@quai/engine/at.ts';
import { moves } from '@quai/engine/play.ts';
import type { PuzzleKind } from '@quai/engine/puzzle.ts';
import { CLAIM, isClaim } from './rules/moves.ts';
import type { RailsRules } from './rules/rails.ts';
import type { RailsState } from './rules/state.ts';

type Kind = PuzzleKind<RailsPuzzle, RailsRules, RailsState>;
export type RailsPuzzle = 'two' | 'one' | 'claim' | 'card' | 'tickets' | 'dealt';

/** A claim that completes so many tickets is to be had. */
const within =
  (least: number) =>
  (rules: RailsRules, state: RailsState, seat: number): boolean =>
    moves(rules, state, seat).some((move) => completedBy(rules, state, seat, rules.format(move)) >= least);

export const railsKinds: readonly Kind[] = [
  {
    id: 'two',
    step: 'turn',
    most: 2,
    here: within(2),
    best: /^claim/,
    fits: (rules, state, seat, best) => completedBy(rules, state, seat, best) > 1,
  },
  {
    id: 'one',
    step: 'turn',
    most: 3,
    here: within(1),
    best: /^claim/,
    fits: (rules, state, seat, best) => completedBy(rules, state, seat, best) === 1,
  },
  {
    id: 'claim',
    step: 'turn',
    most: 3,
    best: /^claim/,
    fits: (rules, state, seat, best) => completedBy(rules, state, seat, best) === 0,
  },
  { id: 'card', step: 'turn', most: 2, best: /^(take|blind)/ },
  { id: 'dealt', step: 'keep', most: 2, here: (_rules, state) => state.turn < 0 },
  { id: 'tickets', step: 'keep', most: 1, here: (_rules, state) => state.turn >= 0 },
];

/** How many of its tickets a seat completes by claiming a route. */
export function completedBy({ board, parse }: RailsRules, state: RailsState, seat: number, text: string): number {
  const move = parse(text);
  if (move === null || !isClaim(move)) return 0;
  const route = at(board.routes, move - CLAIM);
  const parts = at(state.parts, seat);
  const joined = [at(parts, route.a), at(parts, route.b)];
  return at(state.tickets, seat).filter((ticket) => {
    const { a, b } = at(board.tickets, ticket);
    const [from, to] = [at(parts, a), at(parts, b)];
    return from !== to && joined.includes(from) && joined.includes(to);
  }).length;
}
