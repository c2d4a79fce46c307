/** The family's texts in English. */

import type { Noun, Texts } from './texts.ts';

const some = (count: number, noun: Noun) => `${count} ${count === 1 ? noun.one : noun.many}`;
const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);

export const en: Texts = {
  prompt: {
    keepFirst: (least, noun) => `Keep at least ${some(least, noun)} of those you were dealt.`,
    keep: (least, noun) => `Keep at least ${some(least, noun)} of those you drew.`,
    turn: (noun) => `Draw cards, claim a route or draw ${noun.many}.`,
    second: 'Take a second card.',
    pay: (route) => `How will you pay for ${route}?`,
  },
  move: {
    blind: 'Draw from the pile',
    take: (card) => `Take ${card} from the row`,
    tickets: (count, noun) => `Draw ${some(count, noun)}`,
    keep: (kept, back) => (back === '' ? `Keep ${kept}` : `Keep ${kept}; give back ${back}`),
    keepNone: 'none',
    claim: (route, points) => `Claim ${route}, +${points}`,
    pay: (cards) => `Pay ${cards}`,
  },
  group: {
    cards: 'Cards',
    tickets: (noun) => capital(noun.many),
    claim: (piece) => `Routes for ${piece.many}`,
    keep: (noun) => `Which ${noun.many} to keep`,
    pay: 'Ways to pay',
  },
  event: {
    offered: (name, count, noun, which) => `${name} looks at ${some(count, noun)}${inBrackets(which)}.`,
    chose: (name, noun, kept) => `${name} has chosen first ${noun.many}${inBrackets(kept)}.`,
    kept: (name, kept, back, noun, which) =>
      `${name} keeps ${some(kept, noun)}${inBrackets(which)} and gives back ${back}.`,
    starts: (name) => `${name} starts.`,
    took: (name, card) => `${name} takes ${card} from the row.`,
    blind: (name, card) => `${name} draws a card from the pile${inBrackets(card)}.`,
    turned: (card) => `${capital(card)} is turned up.`,
    swept: (wilds) => `Too many ${wilds} face up: the row is swept.`,
    reshuffled: (cards) => `The discards are shuffled into a new pile of ${cards}.`,
    bonuses: (list) => `Bonus cards: ${list}.`,
    claimedBriefly: (name, ends, points) => `${name} claimed ${ends}, +${points}.`,
    claimed: (name, route, cards, points) =>
      `${name} claims ${route} with ${cards}: ${points} ${points === 1 ? 'point' : 'points'}.`,
    skipped: (name) => `${name} can do nothing and is skipped.`,
    lastRound: (name, left) =>
      `${name} has ${left} ${left === 1 ? 'piece' : 'pieces'} left: everybody plays one last turn.`,
    ended: (reason) => reason,
  },
  routes: (piece) => `Routes of ${piece.many}`,
  tally: {
    routes: (count) => (count === 1 ? '1 route' : `${count} routes`),
    ticket: (done) => (done ? 'completed' : 'not completed'),
    most: (count, most) => (count === most ? `${count}, the most` : `${count}, the most is ${most}`),
  },
  kinds: { routes: 'Routes', ticket: (noun) => capital(noun.many), bonus: 'Bonus cards', longest: 'Longest path' },
  ending: {
    pieces: 'The last round has been played.',
    stuck: 'Nobody can do anything any more: the game ends at once.',
  },
  board: {
    seats: 'Seats',
    seat: 'Seat',
    points: 'Points',
    cards: 'Cards',
    turnOf: (name) => `It is the turn of ${name}.`,
    choosing: (noun) => `The first ${noun.many} are being chosen.`,
    lastRound: (turns) => `Last round: ${turns} ${turns === 1 ? 'turn' : 'turns'} to go.`,
    over: (reason) => `The game is over. ${reason}`,
    row: 'Face-up cards',
    noCard: 'empty',
    pile: (cards) => `Pile: ${cards}`,
    discards: (cards) => `Discards: ${cards}`,
    hand: 'Your hand',
    nothing: 'none',
    known: 'Known hand',
    ticketPile: (count, noun) => `${capital(noun.many)} in the pile: ${count}`,
    under: (tickets) => `You put under the pile: ${tickets}`,
    own: (noun) => `Your ${noun.many}`,
    all: (noun) => `${capital(noun.many)} of all`,
    offered: (noun) => `${capital(noun.many)} to choose from`,
    status: (ticket, joined) => `${ticket}: ${joined ? 'joined' : 'not joined'}`,
    of: (name, text) => `${name}: ${text}`,
    pileOf: (noun) => `Pile of ${noun.many}`,
    bonuses: 'Bonus cards',
    bonus: 'Bonus',
    what: 'For the most',
    secret: '?',
    free: 'Free routes',
    closed: 'Closed routes',
    held: 'Claimed routes',
    head: ['From', 'To', 'Price', 'Pieces', 'Points', 'Name'],
    holder: 'Held by',
  },
  pointsTable: {
    title: (piece) => `Points for routes of ${piece.many}`,
    spaces: 'Spaces',
    cards: 'Cards',
    points: 'Points',
  },
  clause: {
    sweep: (wilds, limit) =>
      `With ${wilds} wild cards face up, the whole row is discarded and replaced, at most ${limit} times in a row, and only if enough other cards are left.`,
    noSweep: 'However many wild cards lie face up, the row stays as it is.',
    pairs: 'Each icon on a route takes a wild card or any two cards of one colour',
    noPairs: 'Each icon on a route takes a wild card',
    parallel: (most, routes, players) => `${most} of ${routes} with ${players}`,
    limits: (list) => `By the number of players, so many of them can be claimed: ${list}.`,
    noParallel: 'This map has none.',
    and: '; ',
    extras: (bonusCards, longestPath) => {
      const extras = [
        ...(bonusCards > 0 ? [`${bonusCards} bonus cards`] : []),
        ...(longestPath > 0 ? [`${longestPath} points for the longest path`] : []),
      ];
      return extras.length === 0 ? '' : `, ${extras.join(', ')}`;
    },
    tie: {
      tickets: (noun) => `more completed ${noun.many}`,
      bonuses: () => 'more bonus cards',
      path: () => 'the longer path',
    },
    ties: (list) =>
      list.length === 0
        ? 'Tied players share the win.'
        : `Ties go to ${list.join(', then ')}; after that the win is shared.`,
  },
  gray: 'any colour',
  space: (count) => `${count} ${count === 1 ? 'space' : 'spaces'}`,
  card: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  icon: (count) => `${count} ${count === 1 ? 'icon' : 'icons'}`,
  bonusCards: (count) => `+${count}`,
  track: (number) => `track ${number}`,
  ticket: (from, to, points) => `${from} – ${to} (${points})`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
