/** Tutoriels en français. */

import type { LearnTexts } from './learn.en.ts';

export const fr: LearnTexts = {
  title: 'Apprendre {game}',
  step: 'Étape {n} sur {of}',
  progress: 'Où vous en êtes',
  back: 'Retour',
  next: 'Suite',
  show: 'Montrez-moi',
  about: 'Cette étape concerne :',
  wrong: 'C’est possible, mais ce n’est pas le sujet de cette étape. Relisez-la, ou faites-la montrer.',
  readFirst: 'Cette étape est seulement à lire. Continuez par « Suite ».',
  refused: 'La table a refusé, comme il se doit :',
  short: 'Une courte vraie partie',
  play: 'Jouer la suite',
  again: 'Depuis le début',
  rules: 'Toutes les règles de {game}',
  names: ['Robin', 'Ann', 'Ben', 'Cat'],
};
