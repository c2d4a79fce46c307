/** Le plateau dessiné, en français. */

import { counted, elided } from '@quai/engine/say.ts';
import type { BoardTexts } from './boardtexts.ts';

const ways = (count: number) => counted('fr', count, 'façon');

export const boardFr: BoardTexts = {
  round: (round, rounds) => `Round ${round} sur ${rounds}`,
  over: 'Le dernier round est terminé',
  sheetOf: (name) => `Plateau ${elided('de', name)}`,
  mySheet: 'Votre Plateau',
  help: 'Prenez un dé, puis touchez une case qui brille. Touchez la Voie à nouveau pour la faire pivoter.',
  watching: 'Rien à tracer pour vous maintenant.',
  zoom: { closer: 'Zoom avant', further: 'Zoom arrière', whole: 'Tout le Plateau' },
  emptySpace: (space) => `${space}, vide`,
  fits: (count) => `se trace ici de ${ways(count)}`,
  drawnSpace: (space, face, ends, round) => `${space}, ${face} : ${ends} ; round ${round}`,
  yours: 'tracée ce round, peut pivoter ou être effacée',
  exit: (kind, side) => `Sortie (${kind}), côté ${side}`,
  dice: 'Dés de ce round',
  correctRoll: 'Corriger le lancer',
  drawn: (face) => `${face}, déjà tracé`,
  fitsNowhere: (face) => `${face}, ne convient nulle part pour l’instant`,
  specials: (left) => `Voies Spéciales : une par round, encore ${left} dans la partie`,
  specialsNone: 'Voies Spéciales : toutes utilisées',
  crossed: (face) => `${face}, barrée`,
  end: 'Terminer le round',
  endSoon: 'Tracez d’abord tous les dés Voie qui conviennent',
  turn: 'Pivoter',
  mirror: 'Retourner',
  takeBack: 'Effacer',
  placed: (drawing, way, count) => `${drawing} (${count === 1 ? 'seule position' : `position ${way} sur ${count}`})`,
  inHand: (face, ends) => `Choisi : ${face}, ${ends}`,
  cameBack: (faces) => `Effacé : ${faces}`,
  onlyWay: 'Ici, c’est la seule façon de la tracer.',
  nothingInHand: 'Prenez d’abord un dé ou une Voie Spéciale.',
  others: 'Tous les Plateaux',
  show: (name) => `Voir le Plateau ${elided('de', name)}`,
  back: 'Retour à votre Plateau',
  stillDrawing: 'trace encore',
  hasEnded: 'a terminé ce round',
  lastRound: (round) => `En jaune : tracé au round ${round}`,
  scoreNow: 'Score actuel',
  scoreEnd: 'D’où viennent les points',
  marksHelp: 'Touchez une ligne pour la voir sur le Plateau.',
  network: (letter, exits, points) =>
    `${letter} : ${counted('fr', exits, 'Sortie')}, ${counted('fr', points, 'point')}`,
  total: 'Total',
};
