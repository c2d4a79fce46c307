/** The texts of the family's drawn board. */

import type { Language } from '@quai/engine/words.ts';

export interface DrawnTexts {
  readonly map: string;
  readonly zoom: Readonly<{ closer: string; further: string; whole: string }>;
  readonly row: string;
  readonly blind: string;
  /** The pile of cards, in one word. */
  readonly deck: string;
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
  readonly noWay: string;
  /** What a ticket still takes by the cheapest way: cards, and pieces already in words. */
  readonly stillNeeds: (cards: number, pieces: string) => string;
  /** Routes shared with the ways of other tickets. */
  readonly shares: (routes: number) => string;
  readonly youHave: string;
  readonly short: (cards: number) => string;
  readonly completes: (ticket: string) => string;
  readonly pointsOf: string;
  readonly gain: string;
  readonly plan: string;
  readonly planHint: string;
  readonly planClear: string;
  readonly planCards: (cards: number, missing: number) => string;
  readonly planBroken: (routes: string) => string;
  readonly planDone: string;
  readonly anyColour: string;
  /** `ahead`: the names of those who lead; `next`: the count of those behind them. */
  readonly leads: (ahead: readonly string[], count: number, next: number) => string;
  readonly level: (count: number) => string;
  readonly hidden: string;
  readonly turnsLeft: (turns: number) => string;
  readonly picked: string;
  readonly cardCount: (n: number) => string;
  readonly noMap: string;
  readonly empty: string;
}

const en: DrawnTexts = {
  map: 'The map',
  zoom: { closer: 'Closer', further: 'Further away', whole: 'The whole map' },
  row: 'Cards face up',
  blind: 'From the pile',
  deck: 'pile',
  pile: (cards) => `${cards} in the pile`,
  discards: (cards) => `${cards} discarded`,
  hand: 'Your hand',
  emptyHand: 'No cards in hand.',
  payment: 'How do you pay?',
  choose: 'Which do you keep?',
  keepThese: 'Keep these',
  own: 'Your tickets',
  done: 'completed',
  open: 'not yet',
  seats: 'Players',
  known: 'taken in the open',
  lastRound: 'Last round!',
  taken: (who) => `taken by ${who}`,
  free: 'free',
  colon: ': ',
  bonuses: 'Bonus cards',
  joined: 'Both ends are joined.',
  noWay: 'No longer possible.',
  stillNeeds: (cards, pieces) => `${cards} ${cards === 1 ? 'card' : 'cards'}, ${pieces} to go`,
  shares: (routes) =>
    routes === 0 ? 'a way of its own' : `shares ${routes} ${routes === 1 ? 'route' : 'routes'} with the others`,
  youHave: 'You can pay',
  short: (cards) => `${cards} ${cards === 1 ? 'card' : 'cards'} short`,
  completes: (ticket) => `Completes ${ticket}`,
  pointsOf: 'Points by length',
  gain: 'points',
  plan: 'Plan',
  planHint: 'Click routes to plan them. Only you see your plan.',
  planClear: 'Clear',
  planCards: (cards, missing) =>
    `${cards} ${cards === 1 ? 'card' : 'cards'}, ${missing === 0 ? 'all in hand' : `${missing} still to draw`}`,
  planBroken: (routes) => `No longer possible: ${routes}`,
  planDone: 'Would complete',
  anyColour: 'any colour',
  leads: (ahead, count, next) => `${ahead.join(', ')} ${ahead.length === 1 ? 'leads' : 'lead'}, ${count} to ${next}`,
  level: (count) => `level at ${count}`,
  hidden: 'counted at the end',
  turnsLeft: (turns) => `Last round! ${turns} ${turns === 1 ? 'turn' : 'turns'} left`,
  picked: 'Click a card to see what it can claim',
  cardCount: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  noMap: 'This edition has no drawing; play it by the list below.',
  empty: 'empty',
};

const fr: DrawnTexts = {
  map: 'La carte',
  zoom: { closer: 'Plus près', further: 'Plus loin', whole: 'Toute la carte' },
  row: 'Cartes visibles',
  blind: 'Pioche',
  deck: 'pioche',
  pile: (cards) => `${cards} dans la pioche`,
  discards: (cards) => `${cards} ${cards < 2 ? 'défaussée' : 'défaussées'}`,
  hand: 'Votre main',
  emptyHand: 'Aucune carte en main.',
  payment: 'Comment payez-vous ?',
  choose: 'Que gardez-vous ?',
  keepThese: 'Garder ces cartes',
  own: 'Vos cartes',
  done: 'réussi',
  open: 'en cours',
  seats: 'Joueurs',
  known: 'prises à découvert',
  lastRound: 'Dernier tour !',
  taken: (who) => `prise par ${who}`,
  free: 'libre',
  colon: ' : ',
  bonuses: 'Cartes bonus',
  joined: 'Les deux bouts sont reliés.',
  noWay: 'N’est plus possible.',
  stillNeeds: (cards, pieces) => `encore ${cards} ${cards < 2 ? 'carte' : 'cartes'}, ${pieces}`,
  shares: (routes) =>
    routes === 0 ? 'un chemin à part' : `${routes} ${routes < 2 ? 'route commune' : 'routes communes'} avec les autres`,
  youHave: 'Vous pouvez payer',
  short: (cards) => `il manque ${cards} ${cards < 2 ? 'carte' : 'cartes'}`,
  completes: (ticket) => `Complète ${ticket}`,
  pointsOf: 'Points selon la longueur',
  gain: 'points',
  plan: 'Plan',
  planHint: 'Cliquez sur des routes pour les prévoir. Vous seul voyez votre plan.',
  planClear: 'Effacer',
  planCards: (cards, missing) =>
    `${cards} ${cards < 2 ? 'carte' : 'cartes'}, ${missing === 0 ? 'toutes en main' : `encore ${missing} à piocher`}`,
  planBroken: (routes) => `Plus possible : ${routes}`,
  planDone: 'Compléterait',
  anyColour: 'couleur au choix',
  leads: (ahead, count, next) =>
    `${ahead.join(', ')} ${ahead.length === 1 ? 'mène' : 'mènent'}, ${count} contre ${next}`,
  level: (count) => `égalité à ${count}`,
  hidden: 'compté à la fin',
  turnsLeft: (turns) => `Dernier tour ! Encore ${turns} ${turns < 2 ? 'joueur' : 'joueurs'}`,
  picked: 'Cliquez sur une carte pour voir ce qu’elle peut prendre',
  cardCount: (n) => `${n} ${n < 2 ? 'carte' : 'cartes'}`,
  noMap: 'Cette édition n’a pas de dessin ; jouez par la liste ci-dessous.',
  empty: 'vide',
};

export const drawnTexts: Readonly<Record<Language, DrawnTexts>> = { en, fr };
