/** The puzzles of Last Train to Wensleydale, found by `quai puzzles wensleydale`. */

import type { Puzzle, PuzzleKind, Puzzles } from '@quai/engine/puzzle.ts';
import found from './puzzles.json' with { type: 'json' };

type Kind = 'bid' | 'build' | 'load' | 'buy' | 'takeover';

const kinds: readonly PuzzleKind<Kind>[] = [
  { id: 'bid', step: 'bid', most: 3 },
  { id: 'build', step: 'build', most: 3 },
  { id: 'buy', step: 'trains', most: 2, best: /^buy/ },
  { id: 'load', step: 'trains', most: 2, best: /^load/ },
  { id: 'takeover', step: 'takeover', most: 2 },
];

export const puzzles: Puzzles<Kind> = {
  seats: 3,
  kinds,
  goals: {
    en: {
      bid: 'The auction: which bid?',
      build: 'You are building. Where does the line go now?',
      buy: 'Which train do you buy?',
      load: 'What do you load first?',
      takeover: 'Who should take over which of your links?',
    },
    fr: {
      bid: 'Les enchères : quelle mise ?',
      build: 'Vous construisez. Par où passe la ligne ?',
      buy: 'Quel train achetez-vous ?',
      load: 'Que chargez-vous d’abord ?',
      takeover: 'Quelle compagnie doit absorber quels liens ?',
    },
  },
  puzzles: found as readonly Puzzle[],
};
