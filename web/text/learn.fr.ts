/** Tutoriels en français. */

import type { LearnTexts } from './learn.en.ts';

export const fr: LearnTexts = {
  title: 'Apprendre {game}',
  step: 'Étape {n} sur {of}',
  progress: 'Votre progression',
  back: 'Retour',
  next: 'Suivant',
  show: 'Montrez-moi',
  about: 'Les règles de cette étape :',
  wrong: 'C’est permis, mais ce n’est pas ce que demande cette étape. Relisez-la, ou touchez « Montrez-moi ».',
  readFirst: 'Rien à faire à cette étape. Touchez « Suivant ».',
  refused: 'Refusé, comme il se doit :',
  short: 'Une courte partie, pour de vrai',
  play: 'Jouer',
  again: 'Recommencer',
  rules: 'Toutes les règles de {game}',
  puzzles: 'Problèmes',
  names: ['Robin', 'Ann', 'Ben', 'Cat'],
};
