/** What is said after the game. */

import { texts } from './text.ts';

const en = {
  won: '{names} wins with {points} points.',
  wonByDefault: '{names} wins: {others} gave up.',
  shared: '{names} share first place with {points} points.',
  alone: '{points} points.',
  show: '{line}, {points} points: show on the board',
  showHelp: 'Press a number to see on the board what scored.',
  chart: 'The score by turn',
  chartAlt: 'The score of each player, move by move. At the end: {ends}.',
  noChart: 'The chart needs the record, which cannot be had just now.',
  again: 'Play again',
  analysis: 'Analysis',
  skip: 'Skip the counting',
  joinAgain: 'Go to the new table',
  picture: 'Share a picture',
  saved: 'The picture was saved.',
  link: 'Copy a link',
  check: 'Check the draws',
};

const fr: typeof en = {
  won: '{names} gagne avec {points} points.',
  wonByDefault: 'Abandon de {others} : {names} gagne.',
  shared: '{names} se partagent la première place avec {points} points.',
  alone: '{points} points.',
  show: '{line}, {points} points : montrer sur le plateau',
  showHelp: 'Touchez un nombre pour voir sur le plateau ce qui a rapporté.',
  chart: 'Le score tour par tour',
  chartAlt: 'Le score de chaque joueur, coup par coup. À la fin : {ends}.',
  noChart: 'Le graphique a besoin de l’enregistrement, qu’on ne peut obtenir pour l’instant.',
  again: 'Rejouer',
  analysis: 'Analyse',
  skip: 'Passer le décompte',
  joinAgain: 'Aller à la nouvelle table',
  picture: 'Partager une image',
  saved: 'L’image a été enregistrée.',
  link: 'Copier un lien',
  check: 'Vérifier les tirages',
};

export const afterTexts = texts({ en, fr });
