/** Whether a ticket is completed, in French. Apart from the other texts: the board says it too. */

import type { Noun } from './texts.ts';

/** As the boxes say it: a destination is completed, a ticket succeeds or fails. */
export const completed = (done: boolean, noun: Noun): string => {
  if (noun.one.endsWith('destination')) return done ? 'complétée' : 'non complétée';
  return done ? 'réussi' : 'échoué';
};
