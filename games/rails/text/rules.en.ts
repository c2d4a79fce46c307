/** The family's rules in our own words, in English, with the edition's figures. `why` explains a refusal. */

import type { RuleTexts } from './words.ts';

export const rules: RuleTexts = {
  'RA-1': { text: '{minSeats} to {maxSeats} players. Each begins with {pieces} pieces and no points.' },
  'RA-2': {
    text: 'There are {allCards} cards in {colours} colours, {wildCards} of them wild. Every player is dealt {dealt}, and {row} lie face up.',
  },
  'RA-3': {
    text: 'Every player is dealt {ticketsDealt} of the {allTickets} tickets and keeps at least {keepDealt}; all choose at once. The rest goes under the pile, and the first player is drawn at random.',
    why: 'Of the {offered} tickets dealt to you keep at least {least}.',
  },
  'RA-4': {
    text: 'Drawing means two cards, face up or blind. A face-up card is replaced before the second is chosen, which must be taken if there is one to take.',
    why: 'No card of that kind lies face up.',
  },
  'RA-5': {
    text: 'A face-up wild card can only be the first and only card. A blind one counts like any other.',
    why: 'A face-up wild card cannot be the second card.',
  },
  'RA-6': {
    text: '{sweep}',
  },
  'RA-7': {
    text: 'An empty pile is made again from the shuffled discards as soon as there are any, and gaps in the row are filled as soon as they can be.',
    why: 'The pile is empty.',
  },
  'RA-8': {
    text: 'A route costs the cards it asks for, of its colour or of any one colour if it is gray, with wild cards as any colour. A piece of its kind goes on each space.',
    why: 'Fitting cards: {cards} asked for, you have {have} (and wild ones: {wilds}). Pieces: {pieces} asked for, you have {left}.',
  },
  'RA-9': {
    text: '{pairs}; the rest is a set of one colour.',
    why: 'Cards asked for: {cards}; icons among them: {icons}. Most fitting cards of one colour that you have: {have}; wild ones: {wilds}.',
  },
  'RA-10': {
    text: 'One free route a turn, anywhere. Its points count at once, by the table of its pieces.',
    why: 'Somebody already holds this route.',
  },
  'RA-11': {
    text: 'Nobody may own two parallel routes. {limits}',
    why: 'A route beside it is yours already, or the routes beside it close this one.',
  },
  'RA-12': { text: 'A route with +X gives X cards drawn blind, as far as there are any.' },
  'RA-13': {
    text: 'Drawing tickets means {ticketsDrawn}, or what is left, of which at least {keepDrawn} must be kept; the rest goes under the pile. What is kept is never given back.',
    why: 'Tickets on offer: {offered}. At least {least} must be kept.',
  },
  'RA-14': {
    text: 'Hands and tickets are secret; their numbers, the sizes of the piles, discards, pieces and points are public. Cards taken face up are seen by all.',
  },
  'RA-15': {
    text: 'If you can act, you must. A player who cannot is skipped; if all are skipped in turn, the game ends at once.',
  },
  'RA-16': {
    text: 'When a player ends a turn with {piecesLeft} pieces or fewer, everybody plays one last turn, that player last.',
  },
  'RA-17': {
    text: 'The final score adds routes, completed tickets{extras}, and takes away tickets not completed. All who are tied for a bonus or the longest path score it.',
  },
  'RA-18': { text: 'Most points win. {ties}' },
  'RA-19': {
    text: 'A way to pay is what is discarded, exactly as much as asked for. All ways that the hand allows are offered, the cheapest first, a wild card counting as two.',
    why: 'Cards to pay: exactly {cards}, or one more for each pair.',
  },
  'RA-20': {
    text: 'A claim can be taken back until the next player moves, unless it drew or turned up cards. Nothing drawn can be taken back.',
  },
};
