/** The puzzles of FootHills, found by `quai puzzles foothills`. */

import type { Puzzle, PuzzleKind, Puzzles } from '@quai/engine/puzzle.ts';
import figures from './figures.json' with { type: 'json' };
import found from './puzzles.json' with { type: 'json' };

type Kind = 'card' | 'build' | 'surveyor';

const kinds: readonly PuzzleKind<Kind>[] = [
  { id: 'card', step: 'card', most: 5 },
  { id: 'build', step: 'build', most: 4 },
  { id: 'surveyor', step: 'surveyor', most: 3 },
];

export const puzzles: Puzzles<Kind> = {
  seats: 2,
  kinds,
  goals: {
    en: {
      card: 'Your turn. Which action card do you play?',
      build: 'You build a station. On which space?',
      surveyor: 'Your surveyor moves. Where to?',
    },
    fr: {
      card: 'À vous. Quelle carte Action jouez-vous ?',
      build: 'Vous construisez une gare. Sur quelle case ?',
      surveyor: 'Votre géomètre se déplace. Où va-t-il ?',
    },
  },
  puzzles: found as readonly Puzzle[],
  figures,
};
