/** The family's texts in English. */

import { counted } from '@quai/engine/say.ts';
import type { Noun, Texts } from './texts.ts';

const some = (count: number, noun: Noun) => counted('en', count, noun.one, noun.many);
const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);

export const en: Texts = {
  prompt: {
    keepFirst: (least, noun) => `Keep at least ${some(least, noun)}.`,
    keep: (least, noun) => `Keep at least ${some(least, noun)}.`,
    turn: (noun) => `Draw cards, claim a route or draw ${noun.many}.`,
    second: 'Take your second card.',
    pay: 'Choose how to pay.',
  },
  move: {
    blind: 'Draw from the pile',
    take: (card) => `Take the face-up card: ${card}`,
    tickets: (count, noun) => `Draw ${some(count, noun)}`,
    keep: (kept, back) => (back === '' ? `Keep ${kept}` : `Keep ${kept}; return ${back}`),
    keepNone: 'none',
    claim: (route, points) => `Claim ${route}, +${points}`,
    pay: (cards) => `Pay ${cards}`,
  },
  group: {
    cards: 'Cards',
    tickets: (noun) => capital(noun.many),
    claim: (piece) => `${capital(piece.one)} routes`,
    keep: (noun) => `${capital(noun.many)} to keep`,
    pay: 'Ways to pay',
  },
  event: {
    offered: (name, count, noun, which) => `${name} draws ${some(count, noun)}${inBrackets(which)}.`,
    chose: (name, noun, kept) => `${name} has chosen ${noun.many}${inBrackets(kept)}.`,
    kept: (name, kept, back, noun, which) =>
      `${name} keeps ${some(kept, noun)}${inBrackets(which)} and returns ${back}.`,
    starts: (name) => `${name} starts.`,
    took: (name, card) => `${name} takes a face-up card: ${card}.`,
    blind: (name, card) => `${name} draws a card from the pile${inBrackets(card)}.`,
    drew: (name, known, unknown) =>
      known.length === 0
        ? `${name} draws ${counted('en', unknown, 'card')} from the pile.`
        : `${name} takes ${counted('en', known.length + unknown, 'card')}: ${[...known, ...(unknown > 0 ? [`${unknown} from the pile`] : [])].join(', ')}.`,
    turned: (card) => `New face-up card: ${card}.`,
    swept: (wilds) => `Too many ${wilds} face up: all face-up cards are replaced.`,
    reshuffled: (cards) => `The discards are shuffled into a new pile (${counted('en', cards, 'card')}).`,
    bonuses: (list) => `Bonus cards: ${list}.`,
    claimedBriefly: (name, ends, points) => `${name} claimed ${ends}, +${points}.`,
    claimed: (name, route, cards, points) =>
      `${name} claims ${route} with ${cards}: ${counted('en', points, 'point')}.`,
    skipped: (name) => `${name} cannot do anything and is skipped.`,
    lastRound: (name, left) => `${name} has ${counted('en', left, 'piece')} left: one last turn each.`,
    ended: (reason) => reason,
  },
  routes: (piece) => `${capital(piece.one)} routes`,
  tally: {
    routes: (count) => counted('en', count, 'route'),
    ticket: (done) => (done ? 'completed' : 'not completed'),
    most: (count, most) => (count === most ? `${count} (most)` : `${count} (most: ${most})`),
  },
  kinds: { routes: 'Routes', ticket: (noun) => capital(noun.many), bonus: 'Bonus cards', longest: 'Longest path' },
  ending: {
    pieces: 'The last round is over.',
    stuck: 'Nobody can move: the game ends at once.',
  },
  board: {
    seats: 'Players',
    seat: 'Player',
    points: 'Points',
    cards: 'Cards',
    turnOf: (name) => `${name} to play.`,
    choosing: (noun) => `Everybody is choosing ${noun.many}.`,
    lastRound: (turns) => `Last round: ${counted('en', turns, 'turn')} left.`,
    over: (reason) => `The game is over. ${reason}`,
    row: 'Face-up cards',
    noCard: 'empty',
    pile: (cards) => `Pile: ${cards}`,
    discards: (cards) => `Discards: ${cards}`,
    hand: 'Your hand',
    nothing: 'none',
    known: 'Known cards',
    ticketPile: (count, noun) => `In the pile: ${some(count, noun)}`,
    under: (tickets) => `You returned: ${tickets}`,
    own: (noun) => `Your ${noun.many}`,
    all: (noun) => `Everybody’s ${noun.many}`,
    offered: (noun) => `${capital(noun.many)} to choose from`,
    status: (ticket, joined) => `${ticket}: ${joined ? 'completed' : 'not completed'}`,
    of: (name, text) => `${name}: ${text}`,
    pileOf: (noun) => `${capital(noun.one)} pile`,
    bonuses: 'Bonus cards',
    bonus: 'Bonus',
    what: 'Awarded for',
    secret: '?',
    free: 'Free routes',
    closed: 'Closed routes',
    held: 'Claimed routes',
    head: ['From', 'To', 'Cost', 'Pieces', 'Points', 'Name'],
    holder: 'Claimed by',
  },
  pointsTable: {
    title: (piece) => `Points for ${piece.one} routes`,
    spaces: 'Spaces',
    cards: 'Cards',
    points: 'Points',
  },
  clause: {
    sweep: (wilds, limit) =>
      `As soon as ${wilds} wild cards are face up, all face-up cards are discarded and replaced, at most ${limit} times in a row, and only if enough other cards are left.`,
    noSweep: 'Face-up cards stay, no matter how many are wild.',
    pairs: 'Each icon on a route requires a wild card or two cards of one colour',
    noPairs: 'Each icon on a route requires a wild card',
    parallel: (most, routes, players) => `${most} of ${routes} with ${players}`,
    limits: (list) => `How many are open depends on the number of players: ${list}.`,
    noParallel: 'This map has none.',
    and: '; ',
    extras: (bonusCards, longestPath) => {
      const extras = [
        ...(bonusCards > 0 ? [counted('en', bonusCards, 'bonus card')] : []),
        ...(longestPath > 0 ? [`${counted('en', longestPath, 'point')} for the longest path`] : []),
      ];
      return extras.length === 0 ? '' : `, ${extras.join(', ')}`;
    },
    tie: {
      tickets: (noun) => `the most completed ${noun.many}`,
      bonuses: () => 'the most bonus cards',
      path: () => 'the longest path',
    },
    ties: (list) =>
      list.length === 0
        ? 'Tied players share the victory.'
        : `Ties are broken by ${list.join(', then ')}; if still tied, the victory is shared.`,
  },
  gray: 'any colour',
  space: (count) => counted('en', count, 'space'),
  card: (count) => counted('en', count, 'card'),
  icon: (count) => counted('en', count, 'icon'),
  bonusCards: (count) => `+${count}`,
  track: (number) => `track ${number}`,
  ticket: (from, to, points) => `${from} – ${to} (${points})`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
