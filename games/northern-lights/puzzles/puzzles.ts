/** The puzzles of Northern Lights, found by `quai puzzles northern-lights`. */

import type { Puzzle, Puzzles } from '@quai/engine/puzzle.ts';
import { type RailsPuzzle, railsKinds } from '../../rails/puzzles.ts';
import found from './puzzles.json' with { type: 'json' };

export const puzzles: Puzzles<RailsPuzzle> = {
  seats: 2,
  kinds: railsKinds,
  goals: {
    en: {
      two: 'Claim the route that completes two tickets.',
      one: 'Complete a ticket: which route?',
      claim: 'It is time to claim a route. Which one?',
      card: 'No route is ready. Which card do you take?',
      tickets: 'You drew tickets. Which ones do you keep?',
      dealt: 'The game begins. Which tickets do you keep?',
    },
    fr: {
      two: 'Prenez la route qui réussit deux tickets.',
      one: 'Réussissez un ticket : par quelle route ?',
      claim: 'C’est le moment de prendre une route. Laquelle ?',
      card: 'Aucune route n’est encore à prendre. Quelle carte wagon prenez-vous ?',
      tickets: 'Vous avez pioché des tickets. Lesquels gardez-vous ?',
      dealt: 'La partie commence. Quels tickets gardez-vous ?',
    },
  },
  puzzles: found as readonly Puzzle[],
};
