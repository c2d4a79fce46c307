/** What is said after the game. */

import { texts } from './text.ts';

const en = {
  won: '{names} wins with {points:point|points}.',
  wonByDefault: '{names} wins by resignation ({others}).',
  shared: '{names} share first place with {points:point|points}.',
  alone: '{points:point|points}.',
  show: '{line}, {points:point|points}: show on the board',
  showHelp: 'Tap a number to see on the board where the points come from.',
  chart: 'Score by turn',
  chartAlt: 'Each player’s score, move by move. Final scores: {ends}.',
  noChart: 'The chart is not available right now. Reload the page to try again.',
  again: 'Play again',
  analysis: 'Analysis',
  skip: 'Skip the scoring',
  joinAgain: 'Go to the new table',
  picture: 'Share a picture',
  saved: 'Picture saved.',
  link: 'Copy the link',
  check: 'Check the draws',
};

const fr: typeof en = {
  won: '{names} gagne avec {points:point|points}.',
  wonByDefault: '{names} gagne par abandon ({others}).',
  shared: '{names} se partagent la première place avec {points:point|points}.',
  alone: '{points:point|points}.',
  show: '{line}, {points:point|points} : montrer sur le plateau',
  showHelp: 'Touchez un nombre pour voir sur le plateau d’où viennent les points.',
  chart: 'Score au fil des tours',
  chartAlt: 'Le score de chaque joueur, coup par coup. Scores finaux : {ends}.',
  noChart: 'Le graphique n’est pas disponible pour l’instant. Rechargez la page pour réessayer.',
  again: 'Rejouer',
  analysis: 'Analyse',
  skip: 'Passer le décompte',
  joinAgain: 'Aller à la nouvelle table',
  picture: 'Partager une image',
  saved: 'Image enregistrée.',
  link: 'Copier le lien',
  check: 'Vérifier les tirages',
};

export const afterTexts = texts({ en, fr });
