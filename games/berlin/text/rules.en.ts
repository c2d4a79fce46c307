/** Berlin's rules in our own words, in English. `why` explains a refusal. */

import type { RuleTexts } from '../../rails/text/words.ts';

export const rules: RuleTexts = {
  'BE-1': {
    text: 'For {minSeats} to {maxSeats} players. Each player starts with {piece1} streetcars, {piece2} subways and no points.',
  },
  'BE-2': {
    text: 'There are {allCards} transport cards, in {colours} colours and with {wildCards} bikes, which are wild. Each player is dealt {dealt}, and {row} are turned face up.',
  },
  'BE-3': {
    text: 'Each player is dealt {ticketsDealt} destinations and keeps at least {keepDealt}. Everybody chooses at the same time, and nobody learns how many the others kept until all have chosen. Returned cards go under the pile in player order; then the first player is drawn at random.',
    why: 'Keep at least {least} of the {offered} destinations you were dealt.',
  },
  'BE-4': {
    text: 'Drawing means taking two cards, each from the face-up cards or blind from the pile. A face-up card is replaced at once, before you choose the second, and you must take a second card if there is one.',
    why: 'No card of that kind is face up.',
  },
  'BE-5': {
    text: 'If you take a face-up bike first, it is your only card this turn; you cannot take one second. A bike drawn blind counts like any other card.',
    why: 'A face-up bike cannot be your second card.',
  },
  'BE-6': {
    text: 'As soon as {sweepWilds} of the {row} face-up cards are bikes, all of them are discarded and replaced, repeatedly if necessary, but at most {sweepLimit} times in a row. This does not happen with fewer than {row} cards face up, or with fewer than {sweepOthers} other cards left outside players’ hands.',
  },
  'BE-7': {
    text: 'When the pile is empty, the discards are shuffled into a new one at once, or as soon as there are any, and gaps among the face-up cards are filled as soon as the pile has cards. If cards are short, you take what there is; if there are none, you cannot draw.',
    why: 'The pile is empty.',
  },
  'BE-8': {
    text: 'A streetcar route costs as many cards of its colour as it has spaces, or of any single colour if it is grey; bikes are wild. Place a streetcar on each space: you must have enough of them left.',
    why: 'Cards of a suitable colour: {cards} needed, you have {have} (plus {wilds:bike|bikes}). Streetcars: {pieces} needed, you have {left}.',
  },
  'BE-9': {
    text: 'A subway route costs the number of cards shown beside it, in its colour, or in any single colour if it is grey; bikes are wild. It takes a single subway, and you must have one left.',
    why: 'Cards of a suitable colour: {cards} needed, you have {have} (plus {wilds:bike|bikes}). Subways: {pieces} needed, you have {left}.',
  },
  'BE-10': {
    text: 'You may claim one free route per turn, anywhere on the map. You score it at once; streetcars and subways have separate tables.',
    why: 'This route is already taken.',
  },
  'BE-11': {
    text: 'No player may claim both routes of a double route. With two players, once one of them is taken the other is closed.',
    why: 'You already have the other route, or it is taken and this one is closed.',
  },
  'BE-12': {
    text: 'Drawing destinations means drawing {ticketsDrawn} and keeping at least {keepDrawn}; the rest go under the pile. If fewer are left, you may still draw them; the last one you must keep. A destination you keep can never be returned.',
    why: 'You drew {offered:destination|destinations}. Keep at least {least}.',
  },
  'BE-13': {
    text: 'Hands are secret. So are destinations, and whether they are completed, until the end. How many cards and destinations each player has, the size of both piles, the discards, pieces and points are public; everybody sees which cards are taken face up.',
  },
  'BE-14': {
    text: 'If you can act, you must. A player who cannot act is skipped, and everybody is told.',
  },
  'BE-15': {
    text: 'When a player ends a turn with {piecesLeft:piece|pieces} or fewer left, streetcars and subways together, everybody plays one more turn, that player last. This happens once, and a skipped turn counts as the last one.',
  },
  'BE-16': {
    text: 'At the end, each completed destination adds its points to those of the routes, and each other one subtracts them. A destination is completed if your own routes, of both kinds, connect its two places.',
  },
  'BE-17': {
    text: 'The player with the most points wins. {ties}',
  },
  'BE-18': {
    text: 'The final score recounts the routes on the map and shows, for each destination, the path that connects it or what was missing.',
  },
  'BE-19': {
    text: 'Where the rulebook is silent, this site decides: the notes to the game list each point, and the game’s page says what is reconstructed.',
  },
  'BE-20': {
    text: 'You pay with a number of cards of one colour plus a number of bikes, exactly as many as required. Bikes alone count as one way to pay, whatever the colour. All the ways your hand allows are offered, fewest bikes first.',
    why: 'Pay exactly {cards:card|cards}, no more and no fewer.',
  },
  'BE-21': {
    text: 'If all players in turn have to be skipped, the game ends at once and is scored without a last round. Otherwise it comes to an end on its own, because every action uses something up.',
  },
  'BE-22': {
    text: 'The destination pile consists of the undealt cards in unknown order and, below them, the returned ones, drawn in the order they came back. You decide at once which ones to keep, before anything else happens.',
  },
  'BE-23': {
    text: 'You can undo a claim until the next player moves, unless it caused face-up cards to be filled up. Drawn cards, drawn destinations and replaced face-up cards cannot be undone.',
  },
  'BE-24': { text: 'A destination that was not completed is shown with the places that its two ends did reach.' },
};
