/** The rules of Northern Lights in our own words, in English. `why` explains a refusal. */

import type { RuleTexts } from '../../rails/text/words.ts';

export const rules: RuleTexts = {
  'NL-1': { text: 'Two to five seats. Each begins with 40 wagons and no points.' },
  'NL-2': {
    text: 'There are 114 wagon cards: 12 in each of eight colours and 18 locomotives, which stand for any colour. Every seat is dealt four, and five lie face up; they stay however many locomotives are among them.',
  },
  'NL-3': { text: 'Four of the eleven bonus cards are laid out for all to see; the other seven are not used.' },
  'NL-4': {
    text: 'Every seat is dealt four tickets and keeps at least two; all choose at the same time, and nobody learns how many the others kept before the last has chosen. The rest goes under the pile; then the seat that starts is drawn.',
    why: 'Of the {offered} tickets dealt to you keep at least {least}.',
  },
  'NL-5': {
    text: 'Drawing means two cards, face up or blind; a face-up card is replaced before the second is chosen, and the second must be taken if there is one to take (the rulebook says “two” and “up to two”; here it is two). A face-up locomotive can only be taken first and then is the only card; a blind one counts like any other.',
    why: 'No card of that kind lies face up, or it is a locomotive, which cannot be the second card.',
  },
  'NL-6': {
    text: 'An empty pile is made again at once from the shuffled discards, or as soon as there are any, and gaps in the row are filled as soon as the pile has cards. Whoever draws when cards are short takes what there is; with no card at all drawing is not possible. By the letter of the rulebook, face-up cards stay where they are once pile and discards are empty; here they can still be taken.',
    why: 'The pile is empty.',
  },
  'NL-7': {
    text: 'A free route costs as many cards of its colour as it has spaces, with locomotives as any colour, and a wagon goes on each space. The cards are discarded and the points count at once. One route a turn, anywhere.',
    why: 'A route must be free. Cards of its colour: exactly {cards} asked for, you have {have} (and locomotives: {wilds}). Wagons: {pieces} asked for, you have {left}.',
  },
  'NL-8': {
    text: 'Of parallel routes no seat may hold two. Of a double one is used with two or three seats, both with more; of a triple one with two seats, two with three, all with more. Once that many are taken the rest is closed.',
    why: 'A route beside it is yours already, or the routes beside it close this one.',
  },
  'NL-9': {
    text: 'A ferry asks for each of its icons a locomotive or a pair of one colour, and for its other spaces a set of one colour in which locomotives help out; pairs may be of any colours. A way to pay is what is discarded, with no locomotive in a pair and no card too many; the cheapest ways come first, a locomotive counting as two cards.',
    why: 'Spaces of this ferry: {cards}; icons on them: {icons}. A locomotive or a pair for each icon, a set of one colour for the rest, no card too many. Most of one colour that you have: {have}; locomotives: {wilds}.',
  },
  'NL-10': {
    text: 'After claiming a route with +X the seat draws X cards blind, as far as there are any. Its own cards are among the discards by then, and gaps in the row are filled first.',
  },
  'NL-11': {
    text: 'Drawing tickets means three, or what is left, of which at least one is kept; the rest goes under the pile. With none left it is not possible. What is kept is never given back.',
    why: 'Tickets on offer: {offered}. At least {least} must be kept.',
  },
  'NL-12': {
    text: 'Hands, tickets and whether they are completed are secret until the end. Public are their numbers, both piles in size, the discards, wagons, points, the bonus cards, and every count that the board alone shows.',
  },
  'NL-13': {
    text: 'When a seat ends its turn with two wagons or fewer, every seat plays one last turn, that seat last. This happens once, and a skipped turn counts as the last one.',
  },
  'NL-14': {
    text: 'The final score adds the routes, the completed tickets and the bonus cards, and takes away the tickets not completed.',
  },
  'NL-15': {
    text: 'A bonus card goes to whoever has the most after the last turn. All who are tied score it in full, even at zero, and each counts as having won it.',
  },
  'NL-16': {
    text: 'Bonus cards count locomotives in hand, tickets to capitals, wagons left, one-space routes, the longest path, small tickets, countries, polar tickets, polar routes, ferries, or routes in Norway.',
  },
  'NL-17': {
    text: 'Most points win. A tie goes to more completed tickets, then to more bonus cards won; what is still tied is shared.',
  },
  'NL-18': {
    text: 'The final score shows each part of it, the way of each ticket on the map, and the longest path.',
  },
  'NL-19': {
    text: 'Where the rulebook is silent this site decides: the notes of the game list each point, and the game’s page says what is confirmed.',
  },
  'NL-20': {
    text: 'Two cards of one colour in hand count as a locomotive. A ticket or route counts once, for either of its ends; tickets only if completed, by their printed value. The longest path uses no route twice, and a country counts if any route of the seat ends there.',
  },
  'NL-21': {
    text: 'Whoever can act must act. A seat with nothing it can do is skipped, and everybody is told; if all are skipped in turn the game ends at once and is scored.',
  },
  'NL-22': {
    text: 'The ticket pile is the undealt rest in unknown order, and under it what was given back, which is drawn in the order in which it came. Only who gave a ticket back knows it.',
  },
  'NL-23': {
    text: 'A claim can be taken back until the next seat moves, unless it drew cards or made the row fill up. Cards and tickets that were drawn cannot.',
  },
  'NL-24': { text: 'In a tie for the win the number of completed tickets decides, not what they are worth.' },
};
