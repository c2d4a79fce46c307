/** The puzzles of Railroad Ink, found by `quai puzzles railroad-ink`: last rounds, judged by the final score. */

import { noChance } from '@quai/engine/chance.ts';
import { play } from '@quai/engine/play.ts';
import type { Puzzle, PuzzleKind, Puzzles } from '@quai/engine/puzzle.ts';
import { END } from '../rules/move.ts';
import type { InkRules } from '../rules/rules.ts';
import { type Points, pointsOf } from '../rules/score.ts';
import { boardAt, type State } from '../rules/state.ts';
import found from './puzzles.json' with { type: 'json' };

type Kind = 'ends' | 'exits' | 'points';

/** The sheet of a seat before and after a round. */
function sheets(rules: InkRules, state: State, seat: number, round: string): readonly [Points, Points] {
  const drawn = rules.clone(state);
  for (const text of round.split(' ')) {
    const move = rules.parse(text);
    if (move !== null && move !== END) play(rules, drawn, seat, move, noChance);
  }
  return [pointsOf(rules.tables, boardAt(state, seat)), pointsOf(rules.tables, boardAt(drawn, seat))];
}

const lastRound = ({ tables }: InkRules, state: State) => state.round === tables.rounds;

const kinds: readonly PuzzleKind<Kind, InkRules, State>[] = [
  {
    id: 'ends',
    step: 'draw',
    most: 3,
    here: lastRound,
    fits(rules, state, seat, best) {
      const [before, after] = sheets(rules, state, seat, best);
      return before.falseRoutes - after.falseRoutes >= 3;
    },
  },
  {
    id: 'exits',
    step: 'draw',
    most: 4,
    here: lastRound,
    fits(rules, state, seat, best) {
      const [before, after] = sheets(rules, state, seat, best);
      return after.exits - before.exits >= 8;
    },
  },
  { id: 'points', step: 'draw', most: 4, here: lastRound },
];

export const puzzles: Puzzles<Kind> = {
  seats: 1,
  turn: true,
  kinds,
  goals: {
    en: {
      ends: 'The last round: too many loose ends. Which can you close?',
      exits: 'The last round: link the exits that are still apart.',
      points: 'The last round: score as many points as you can.',
    },
    fr: {
      ends: 'Dernier round : trop de Fausses Routes. Lesquelles fermer ?',
      exits: 'Dernier round : reliez les Sorties encore séparées.',
      points: 'Dernier round : marquez le plus de points possible.',
    },
  },
  puzzles: found as readonly Puzzle[],
};
