/** The puzzles of Berlin, found by `quai puzzles berlin`. */

import type { Puzzle, Puzzles } from '@quai/engine/puzzle.ts';
import { type RailsPuzzle, railsKinds } from '../../rails/puzzles.ts';
import found from './puzzles.json' with { type: 'json' };

export const puzzles: Puzzles<RailsPuzzle> = {
  seats: 2,
  kinds: railsKinds,
  goals: {
    en: {
      two: 'Claim the route that completes two destinations.',
      one: 'Complete a destination: which route?',
      claim: 'It is time to claim a route. Which one?',
      card: 'No route is ready. Which card do you take?',
      tickets: 'You drew destinations. Which ones do you keep?',
      dealt: 'The game begins. Which destinations do you keep?',
    },
    fr: {
      two: 'Prenez la Route qui complète deux cartes Destination.',
      one: 'Complétez une carte Destination : par quelle Route ?',
      claim: 'C’est le moment de prendre une Route. Laquelle ?',
      card: 'Aucune Route n’est encore à prendre. Quelle carte Transport prenez-vous ?',
      tickets: 'Vous avez pioché des cartes Destination. Lesquelles gardez-vous ?',
      dealt: 'La partie commence. Quelles cartes Destination gardez-vous ?',
    },
  },
  puzzles: found as readonly Puzzle[],
};
