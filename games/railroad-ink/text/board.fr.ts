/** Le plateau dessiné, en français. */

import type { BoardTexts } from './boardtexts.ts';

const ways = (count: number) => (count === 1 ? 'd’une seule façon' : `de ${count} façons`);

// French typography puts a non-breaking space before colons and semicolons.
export const boardFr: BoardTexts = {
  round: (round, rounds) => `Round ${round} sur ${rounds}`,
  over: 'Le dernier round est tracé',
  sheetOf: (name) => `Feuille de ${name}`,
  mySheet: 'Votre feuille',
  help: 'Prenez un dé, touchez une case qui brille\u202f; touchez encore le tracé pour le tourner.',
  watching: 'Rien à tracer pour vous maintenant.',
  zoom: { closer: 'Plus près', further: 'Plus loin', whole: 'Toute la feuille' },
  emptySpace: (space) => `${space}, vide`,
  fits: (count) => `le tracé en main y va, ${ways(count)}`,
  drawnSpace: (space, face, ends, round) => `${space}, ${face}\u202f: ${ends}\u202f; round ${round}`,
  yours: 'de ce round, peut être tourné ou repris',
  exit: (kind, side) => `sortie (${kind}) au côté ${side}`,
  dice: 'Dés de ce round',
  correctRoll: 'Corriger le lancer',
  drawn: (face) => `${face}, tracé`,
  fitsNowhere: (face) => `${face}, ne va nulle part pour l’instant`,
  specials: (left) => `Voies spéciales\u202f: une par round, encore ${left} dans la partie`,
  specialsNone: 'Voies spéciales\u202f: toutes utilisées',
  crossed: (face) => `${face}, barrée`,
  end: 'Terminer le round',
  endSoon: 'Tracez d’abord tous les dés de voies qui vont quelque part',
  turn: 'Tourner',
  mirror: 'Retourner',
  takeBack: 'Effacer',
  placed: (drawing, way, count) => `${drawing} (${count === 1 ? 'seule façon' : `façon ${way} sur ${count}`})`,
  inHand: (face, ends) => `En main\u202f: ${face}, ${ends}`,
  cameBack: (faces) => `Repris\u202f: ${faces}`,
  onlyWay: 'Il ne va ici que de cette façon.',
  nothingInHand: 'Rien en main\u202f: prenez d’abord un dé ou une voie spéciale.',
  others: 'Toutes les feuilles',
  show: (name) => `Voir la feuille de ${name}`,
  back: 'Retour à votre feuille',
  stillDrawing: 'trace encore',
  hasEnded: 'a terminé le round',
  lastRound: (round) => `En jaune, ce qui a été tracé au round ${round}`,
  scoreNow: 'Le score jusqu’ici',
  scoreEnd: 'Ce qui rapporte',
  marksHelp: 'Activez une ligne pour la voir sur la feuille.',
  network: (letter, exits, points) => `${letter}\u202f: ${exits} sorties, ${points} points`,
  total: 'Total',
};
