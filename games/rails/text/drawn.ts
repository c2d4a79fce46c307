/** The texts of the family's drawn board. */

import { andList, counted, wordFor } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';
import { completed } from './completed.ts';
import type { Noun } from './texts.ts';

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
  readonly own: (noun: Noun) => string;
  /** Said of a completed ticket. */
  readonly done: (noun: Noun) => string;
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
  /** Said of a route in the plan. */
  readonly planned: string;
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
  zoom: { closer: 'Zoom in', further: 'Zoom out', whole: 'Whole map' },
  row: 'Face-up cards',
  blind: 'Pile',
  deck: 'pile',
  pile: (cards) => `${cards} in the pile`,
  discards: (cards) => `${cards} discarded`,
  hand: 'Your hand',
  emptyHand: 'No cards in hand.',
  payment: 'Choose how to pay',
  choose: 'Which ones do you keep?',
  keepThese: 'Keep these',
  own: (noun) => `Your ${noun.many}`,
  done: () => 'completed',
  open: 'not yet',
  seats: 'Players',
  known: 'taken face up',
  lastRound: 'Last round!',
  taken: (who) => `taken by ${who}`,
  free: 'free',
  colon: ': ',
  bonuses: 'Bonus cards',
  joined: 'Completed.',
  noWay: 'No longer possible.',
  stillNeeds: (cards, pieces) => `${counted('en', cards, 'card')}, ${pieces} to go`,
  shares: (routes) => (routes === 0 ? 'shares no routes' : `shares ${counted('en', routes, 'route')} with others`),
  youHave: 'You can pay',
  short: (cards) => `${counted('en', cards, 'card')} short`,
  completes: (ticket) => `Completes ${ticket}`,
  pointsOf: 'Points by length',
  gain: 'points',
  plan: 'Plan',
  planned: 'in your plan',
  planHint: 'Tap routes to plan them. Only you can see your plan.',
  planClear: 'Clear',
  planCards: (cards, missing) =>
    `${counted('en', cards, 'card')}, ${missing === 0 ? 'all in hand' : `${missing} still to draw`}`,
  planBroken: (routes) => `No longer possible: ${routes}`,
  planDone: 'Would complete',
  anyColour: 'any colour',
  leads: (ahead, count, next) =>
    `${andList('en', ahead)} ${wordFor('en', ahead.length, 'leads', 'lead')}, ${count} to ${next}`,
  level: (count) => `tied at ${count}`,
  hidden: 'counted at the end',
  turnsLeft: (turns) => `Last round! ${counted('en', turns, 'turn')} left`,
  picked: 'Tap a card to see what it can claim',
  cardCount: (n) => counted('en', n, 'card'),
  noMap: 'This edition has no map drawing. Play from the list below.',
  empty: 'empty',
};

const fr: DrawnTexts = {
  map: 'La carte',
  zoom: { closer: 'Zoom avant', further: 'Zoom arrière', whole: 'Toute la carte' },
  row: 'Cartes visibles',
  blind: 'Pioche',
  deck: 'pioche',
  pile: (cards) => `${cards} dans la pioche`,
  discards: (cards) => counted('fr', cards, 'défaussée'),
  hand: 'Votre main',
  emptyHand: 'Aucune carte en main.',
  payment: 'Choisissez comment payer',
  choose: 'Que gardez-vous ?',
  keepThese: 'Garder ces cartes',
  own: (noun) => `Vos ${noun.many}`,
  done: (noun) => completed(true, noun),
  open: 'en cours',
  seats: 'Joueurs',
  known: 'prises face visible',
  lastRound: 'Dernier tour !',
  taken: (who) => `prise par ${who}`,
  free: 'libre',
  colon: ' : ',
  bonuses: 'Cartes bonus',
  joined: 'Les deux extrémités sont reliées.',
  noWay: 'Plus possible.',
  stillNeeds: (cards, pieces) => `encore ${counted('fr', cards, 'carte')}, ${pieces}`,
  shares: (routes) =>
    routes === 0 ? 'aucune route commune' : counted('fr', routes, 'route commune', 'routes communes'),
  youHave: 'Vous pouvez payer',
  short: (cards) => `il manque ${counted('fr', cards, 'carte')}`,
  completes: (ticket) => `Complète ${ticket}`,
  pointsOf: 'Points selon la longueur',
  gain: 'points',
  plan: 'Plan',
  planned: 'dans votre plan',
  planHint: 'Touchez des routes pour les prévoir. Vous seul voyez votre plan.',
  planClear: 'Effacer',
  planCards: (cards, missing) =>
    `${counted('fr', cards, 'carte')}, ${missing === 0 ? 'toutes en main' : `encore ${missing} à piocher`}`,
  planBroken: (routes) => `Plus possible : ${routes}`,
  planDone: 'Compléterait',
  anyColour: 'couleur au choix',
  leads: (ahead, count, next) =>
    `${andList('fr', ahead)} ${wordFor('fr', ahead.length, 'mène', 'mènent')}, ${count} contre ${next}`,
  level: (count) => `égalité à ${count}`,
  hidden: 'compté à la fin',
  turnsLeft: (turns) => `Dernier tour ! Encore ${counted('fr', turns, 'joueur')}`,
  picked: 'Touchez une carte pour voir ce qu’elle permet de prendre',
  cardCount: (n) => counted('fr', n, 'carte'),
  noMap: 'Cette édition n’a pas de carte dessinée. Jouez avec la liste ci-dessous.',
  empty: 'vide',
};

export const drawnTexts: Readonly<Record<Language, DrawnTexts>> = { en, fr };
