/** The rules of Northern Lights in our own words, in English. `why` explains a refusal. */

import type { RuleTexts } from '../../rails/text/words.ts';

export const rules: RuleTexts = {
  'NL-1': { text: 'For {minSeats} to {maxSeats} players. Each player starts with {pieces} wagons and no points.' },
  'NL-2': {
    text: 'There are {allCards} wagon cards, in {colours} colours and with {wildCards} locomotives, which are wild. Each player is dealt {dealt}, and {row} are turned face up; they stay, no matter how many are locomotives.',
  },
  'NL-3': { text: 'Of the {allBonuses} bonus cards, {laidOut} are laid out for all to see; the others are not used.' },
  'NL-4': {
    text: 'Each player is dealt {ticketsDealt} tickets and keeps at least {keepDealt}. Everybody chooses at the same time, and nobody learns how many the others kept until all have chosen. The rest go under the pile; then the first player is drawn at random.',
    why: 'Keep at least {least} of the {offered} tickets you were dealt.',
  },
  'NL-5': {
    text: 'Drawing means taking two cards, face up or blind. A face-up card is replaced before you choose the second, which you must take if there is one (the rulebook says both “two” and “up to two”; here it is two). A face-up locomotive may only be taken first, and is then your only card; drawn blind, it counts like any other.',
    why: 'No card of that kind is face up, or it is a locomotive, which cannot be your second card.',
  },
  'NL-6': {
    text: 'When the pile is empty, the discards are shuffled into a new one at once, or as soon as there are any, and gaps among the face-up cards are filled as soon as the pile has cards. If cards are short, you take what there is; if there are none, you cannot draw. Read literally, the rulebook no longer lets you take face-up cards once pile and discards are empty; here you still can.',
    why: 'The pile is empty.',
  },
  'NL-7': {
    text: 'A free route costs as many cards of its colour as it has spaces; locomotives are wild. Place a wagon on each space. The cards are discarded, and you score at once. One route per turn, anywhere.',
    why: 'The route must be free. Cards of its colour: exactly {cards} needed, you have {have} (plus {wilds:locomotive|locomotives}). Wagons: {pieces} needed, you have {left}.',
  },
  'NL-8': {
    text: 'No player may claim two parallel routes. Of a double route, one is open with two or three players, both with more; of a triple route, one with two players, two with three, all with more. Once that many are taken, the rest are closed.',
    why: 'You already have a parallel route, or enough of them are taken and this one is closed.',
  },
  'NL-9': {
    text: 'A ferry requires a locomotive or a pair of one colour for each of its icons, and for its other spaces a set of one colour, in which locomotives are wild; pairs may be of any colours. You discard exactly what is required, with no locomotive in a pair and no card too many. The cheapest ways come first, a locomotive counting as two cards.',
    why: 'This ferry has {cards:space|spaces}, with {icons:icon|icons}. A locomotive or a pair for each icon, a set of one colour for the rest, no card too many. Most cards you have of one colour: {have}; locomotives: {wilds}.',
  },
  'NL-10': {
    text: 'After claiming a route with +X, you draw X cards blind, as long as there are any. The cards you paid are in the discards by then, and gaps among the face-up cards are filled first.',
  },
  'NL-11': {
    text: 'Drawing tickets means drawing {ticketsDrawn}, or what is left, and keeping at least {keepDrawn}; the rest go under the pile. With none left, you cannot draw any. A ticket you keep can never be returned.',
    why: 'You drew {offered:ticket|tickets}. Keep at least {least}.',
  },
  'NL-12': {
    text: 'Hands, tickets, and whether they are completed are secret until the end. How many each player has, the size of both piles, the discards, wagons, points, the bonus cards, and anything that can be counted on the board are public.',
  },
  'NL-13': {
    text: 'When a player ends a turn with {piecesLeft:wagon|wagons} or fewer, everybody plays one last turn, that player last. This happens once, and a skipped turn counts as the last one.',
  },
  'NL-14': {
    text: 'The final score adds up routes, completed tickets and bonus cards, minus the tickets not completed.',
  },
  'NL-15': {
    text: 'Each bonus card goes to the player who has the most after the last turn. All tied players score it in full, even at zero, and each counts as having won it.',
  },
  'NL-16': {
    text: 'Bonus cards count locomotives in hand, tickets to capitals, wagons left, one-space routes, the longest path, small tickets, countries, polar tickets, polar routes, ferries, or routes in Norway.',
  },
  'NL-17': {
    text: 'The player with the most points wins. {ties}',
  },
  'NL-18': {
    text: 'The final score shows each of its parts, the path of each ticket on the map, and the longest path.',
  },
  'NL-19': {
    text: 'Where the rulebook is silent, this site decides: the notes to the game list each point, and the game’s page says what is confirmed.',
  },
  'NL-20': {
    text: 'Two cards of one colour in hand count as a locomotive. A ticket or route counts once, for either of its ends; tickets only if completed, at their printed value. The longest path uses no route twice, and a country counts if any of your routes ends there.',
  },
  'NL-21': {
    text: 'If you can act, you must. A player who cannot act is skipped, and everybody is told; if all players are skipped in turn, the game ends at once and is scored.',
  },
  'NL-22': {
    text: 'The ticket pile consists of the undealt tickets in unknown order and, below them, the returned ones, drawn in the order they came back. Only the player who returned a ticket knows it.',
  },
  'NL-23': {
    text: 'You can undo a claim until the next player moves, unless it drew cards or caused face-up cards to be filled up. Drawn cards and tickets cannot be undone.',
  },
  'NL-24': { text: 'In a tie for the win, the number of completed tickets decides, not their value.' },
};
