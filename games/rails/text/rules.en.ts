/** The family's rules in our own words, in English, with the edition's figures. `why` explains a refusal. */

import type { RuleTexts } from './words.ts';

export const rules: RuleTexts = {
  'RA-1': { text: 'For {minSeats} to {maxSeats} players. Each player starts with {pieces} pieces and no points.' },
  'RA-2': {
    text: 'There are {allCards} cards in {colours} colours, {wildCards} of them wild. Each player is dealt {dealt}, and {row} are turned face up.',
  },
  'RA-3': {
    text: 'Each player is dealt {ticketsDealt} of the {allTickets} tickets and keeps at least {keepDealt}; everybody chooses at the same time. The rest go under the pile, and the first player is drawn at random.',
    why: 'Keep at least {least} of the {offered} tickets you were dealt.',
  },
  'RA-4': {
    text: 'Drawing means taking two cards, face up or blind. A face-up card is replaced before you choose the second, which you must take if there is one.',
    why: 'No card of that kind is face up.',
  },
  'RA-5': {
    text: 'A face-up wild card may only be taken first, and is then your only card. Drawn blind, it counts like any other.',
    why: 'A face-up wild card cannot be your second card.',
  },
  'RA-6': {
    text: '{sweep}',
  },
  'RA-7': {
    text: 'When the pile is empty, the discards are shuffled into a new one as soon as there are any. Gaps among the face-up cards are filled as soon as possible.',
    why: 'The pile is empty.',
  },
  'RA-8': {
    text: 'A route costs the number of cards shown, in its colour, or in any single colour if it is grey. Wild cards stand for any colour. Place one piece of the right kind on each space.',
    why: 'Cards of a suitable colour: {cards} needed, you have {have} (plus {wilds} wild). Pieces: {pieces} needed, you have {left}.',
  },
  'RA-9': {
    text: '{pairs}; the rest is a set of one colour.',
    why: 'Cards needed: {cards}, with {icons:icon|icons}. Most cards you have of one colour: {have}; wild cards: {wilds}.',
  },
  'RA-10': {
    text: 'You may claim one free route per turn, anywhere. You score it at once, by the table for its pieces.',
    why: 'This route is already taken.',
  },
  'RA-11': {
    text: 'No player may claim two parallel routes. {limits}',
    why: 'You already have a parallel route, or enough of them are taken and this one is closed.',
  },
  'RA-12': { text: 'A route with +X lets you draw X cards blind, as long as there are any.' },
  'RA-13': {
    text: 'Drawing tickets means drawing {ticketsDrawn}, or what is left, and keeping at least {keepDrawn}; the rest go under the pile. A ticket you keep can never be returned.',
    why: 'You drew {offered:ticket|tickets}. Keep at least {least}.',
  },
  'RA-14': {
    text: 'Hands and tickets are secret. Their numbers, the size of the piles, the discards, pieces and points are public. Everybody sees which cards are taken face up.',
  },
  'RA-15': {
    text: 'If you can act, you must. A player who cannot act is skipped; if all players are skipped in turn, the game ends at once.',
  },
  'RA-16': {
    text: 'When a player ends a turn with {piecesLeft} pieces or fewer, everybody plays one last turn, that player last.',
  },
  'RA-17': {
    text: 'The final score adds up routes, completed tickets{extras}, minus the tickets not completed. All players tied for a bonus or the longest path score it.',
  },
  'RA-18': {
    text: 'The player with the most points wins. {ties}',
  },
  'RA-19': {
    text: 'You discard exactly what the route requires. All the ways your hand allows are offered, cheapest first, with a wild card counting as two.',
    why: 'Pay exactly {cards:card|cards}, or one more for each pair.',
  },
  'RA-20': {
    text: 'You can undo a claim until the next player moves, unless it drew or revealed cards. Nothing drawn can be undone.',
  },
};
