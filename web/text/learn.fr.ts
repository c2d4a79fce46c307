/** Tutoriels en français. */

import type { LearnTexts } from './learn.en.ts';

export const fr: LearnTexts = {
  title: 'Apprendre {game}',
  step: 'Étape {n} sur {of}',
  count: '{n}/{of}',
  parts: 'Ce dont parle cette étape',
  part: 'Montrer l’élément {n} sur {of}',
  progress: 'Votre progression',
  back: 'Retour',
  next: 'Suivant',
  show: 'Montrez-moi',
  rule: '{n?La règle|Les règles}',
  readFirst: 'Rien à faire à cette étape. Touchez « Suivant ».',
  refused: 'Refusé, comme il se doit :',
  short: 'Une courte partie, pour de vrai',
  play: 'Jouer',
  again: 'Recommencer',
  rules: 'Toutes les règles de {game}',
  after: {
    won: 'Gagné : vous êtes prêt pour une partie complète.',
    lost: 'C’est en perdant de peu qu’on apprend. Chaque essai a ses propres tirages.',
    again: 'Réessayer',
    full: 'Partie complète contre un robot débutant',
    next: 'Leçon suivante : {game}',
  },
  mine: {
    title: 'Vos leçons',
    none: 'Pas commencée',
    going: 'Étape {at} sur {of}',
    done: 'Terminée',
    won: 'Terminée, courte partie gagnée',
    goOn: 'Continuer d’apprendre',
  },
  names: ['Robin', 'Ann', 'Ben', 'Cat'],
};
