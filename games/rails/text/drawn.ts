/** The texts of the family's drawn board. */

import type { Language } from '@quai/engine/words.ts';

export interface DrawnTexts {
  readonly map: string;
  readonly zoom: Readonly<{ closer: string; further: string; whole: string }>;
  readonly row: string;
  readonly blind: string;
  readonly pile: (cards: number) => string;
  readonly discards: (cards: number) => string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly payment: string;
  readonly choose: string;
  readonly keepThese: string;
  readonly own: string;
  readonly done: string;
  readonly open: string;
  readonly seats: string;
  readonly known: string;
  readonly lastRound: string;
  readonly taken: (who: string) => string;
  readonly free: string;
  readonly colon: string;
  readonly bonuses: string;
  readonly joined: string;
  readonly stillToClaim: (routes: number, spaces: number) => string;
  readonly noWay: string;
  readonly cardCount: (n: number) => string;
  readonly noMap: string;
  readonly empty: string;
}

const en: DrawnTexts = {
  map: 'The map',
  zoom: { closer: 'Closer', further: 'Further away', whole: 'The whole map' },
  row: 'Cards face up',
  blind: 'From the pile',
  pile: (cards) => `${cards} in the pile`,
  discards: (cards) => `${cards} discarded`,
  hand: 'Your hand',
  emptyHand: 'No cards in hand.',
  payment: 'How do you pay?',
  choose: 'Which do you keep?',
  keepThese: 'Keep these',
  own: 'Yours',
  done: 'completed',
  open: 'not yet',
  seats: 'Seats',
  known: 'taken in the open',
  lastRound: 'Last round!',
  taken: (who) => `taken by ${who}`,
  free: 'free',
  colon: ': ',
  bonuses: 'Bonus cards',
  joined: 'Both ends are joined.',
  stillToClaim: (routes, spaces) =>
    `The shortest way: ${routes} more ${routes === 1 ? 'route' : 'routes'}, ${spaces} ${spaces === 1 ? 'space' : 'spaces'}.`,
  noWay: 'There is no way any more.',
  cardCount: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  noMap: 'This edition has no drawing; play it by the list below.',
  empty: 'empty',
};

const fr: DrawnTexts = {
  map: 'La carte',
  zoom: { closer: 'Plus près', further: 'Plus loin', whole: 'Toute la carte' },
  row: 'Cartes visibles',
  blind: 'De la pioche',
  pile: (cards) => `${cards} dans la pioche`,
  discards: (cards) => `${cards} ${cards < 2 ? 'défaussée' : 'défaussées'}`,
  hand: 'Votre main',
  emptyHand: 'Aucune carte en main.',
  payment: 'Comment payez-vous ?',
  choose: 'Que gardez-vous ?',
  keepThese: 'Garder ceci',
  own: 'À vous',
  done: 'liaison faite',
  open: 'liaison à faire',
  seats: 'Joueurs',
  known: 'prises à découvert',
  lastRound: 'Dernier tour !',
  taken: (who) => `prise par ${who}`,
  free: 'libre',
  colon: ' : ',
  bonuses: 'Cartes bonus',
  joined: 'Les deux bouts sont reliés.',
  stillToClaim: (routes, spaces) =>
    `Le chemin le plus court : encore ${routes} ${routes < 2 ? 'route' : 'routes'}, ${spaces} ${spaces < 2 ? 'case' : 'cases'}.`,
  noWay: 'Il n’y a plus de chemin.',
  cardCount: (n) => `${n} ${n < 2 ? 'carte' : 'cartes'}`,
  noMap: 'Cette édition n’a pas de dessin ; jouez par la liste ci-dessous.',
  empty: 'vide',
};

export const drawnTexts: Readonly<Record<Language, DrawnTexts>> = { en, fr };
