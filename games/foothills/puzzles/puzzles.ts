/** The puzzles of FootHills, found by `quai puzzles foothills`. */

import type { Puzzle, PuzzleKind, Puzzles } from '@quai/engine/puzzle.ts';
import found from './puzzles.json' with { type: 'json' };

type Kind = 'card' | 'build' | 'surveyor' | 'score' | 'rubble';

const kinds: readonly PuzzleKind<Kind>[] = [
  { id: 'card', step: 'card', most: 4 },
  { id: 'build', step: 'build', most: 3 },
  { id: 'surveyor', step: 'surveyor', most: 2 },
  { id: 'score', step: 'score', most: 2 },
  { id: 'rubble', step: 'rubble', most: 2 },
];

export const puzzles: Puzzles<Kind> = {
  seats: 2,
  kinds,
  goals: {
    en: {
      card: 'Your turn. Which action card do you play?',
      build: 'You build a station. On which space?',
      surveyor: 'Your surveyor moves. Where to?',
      score: 'At the pub: which of your cards do you score?',
      rubble: 'You remove rubble. From which line?',
    },
    fr: {
      card: 'À vous. Quelle carte Action jouez-vous ?',
      build: 'Vous construisez une gare. Sur quelle case ?',
      surveyor: 'Votre géomètre se déplace. Où va-t-il ?',
      score: 'Au Pub : laquelle de vos cartes marquez-vous ?',
      rubble: 'Vous retirez des gravats. De quelle ligne ?',
    },
  },
  puzzles: found as readonly Puzzle[],
};
