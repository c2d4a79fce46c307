/** Berlin's rules in our own words, in English. `why` explains a refusal. */

import type { RuleTexts } from '../../rails/text/words.ts';

export const rules: RuleTexts = {
  'BE-1': { text: 'Two to four seats. Each begins with 11 streetcars, 5 subways and no points.' },
  'BE-2': {
    text: 'There are 44 transport cards: 6 in each of six colours and 8 bikes, which stand for any colour. Every seat is dealt two, and five lie face up.',
  },
  'BE-3': {
    text: 'Every seat is dealt two destinations and keeps one or both; all choose at the same time, and nobody learns how many the others kept before the last has chosen. What is given back goes under the pile in the order of the seats; then the seat that starts is drawn.',
    why: 'Of the {offered} destinations dealt to you keep at least {least}.',
  },
  'BE-4': {
    text: 'Drawing means two cards, each from the face-up five or blind from the pile. A face-up card is replaced at once, before the second is chosen, and the second must be taken if there is one to take.',
    why: 'No card of that kind lies face up.',
  },
  'BE-5': {
    text: 'A face-up bike taken first is the only card of that draw, and none can be taken second. A bike drawn blind counts like any card.',
    why: 'A face-up bike cannot be the second card.',
  },
  'BE-6': {
    text: 'As soon as three of the five face-up cards are bikes, all five are discarded and replaced, again and again if need be. It is not done with fewer than five face up, with fewer than three other cards left outside the hands, or a sixth time in a row.',
  },
  'BE-7': {
    text: 'An empty pile is made again at once from the shuffled discards, or as soon as there are any, and gaps in the row are filled as soon as the pile has cards. Whoever draws when cards are short takes what there is; with no card at all drawing is not possible.',
    why: 'The pile is empty.',
  },
  'BE-8': {
    text: 'A streetcar route costs as many cards of its colour as it has spaces, of any one colour if it is gray; bikes help out. A streetcar goes on each space, so enough of them must be left.',
    why: 'Cards of one fitting colour: {cards} asked for, you have {have} (and bikes: {wilds}). Streetcars: {pieces} asked for, you have {left}.',
  },
  'BE-9': {
    text: 'A subway route costs as many cards of its colour as the number beside it says, of any one colour if it is gray; bikes help out. It takes a single subway piece, and one must be left.',
    why: 'Cards of one fitting colour: {cards} asked for, you have {have} (and bikes: {wilds}). Subways: {pieces} asked for, you have {left}.',
  },
  'BE-10': {
    text: 'One route a turn, anywhere on the map, if nobody holds it. Its points count at once; streetcars and subways have a table each.',
    why: 'Somebody already holds this route.',
  },
  'BE-11': {
    text: 'Of two routes between the same places no seat may hold both. With two seats the other one is closed to all as soon as one is taken.',
    why: 'The route beside it is yours already, or closes this one.',
  },
  'BE-12': {
    text: 'Taking destinations means drawing two and keeping at least one; the other goes under the pile. A single one left may still be drawn and is then kept. What is kept is never given back.',
    why: 'Destinations on offer: {offered}. At least {least} must be kept.',
  },
  'BE-13': {
    text: 'Hands are secret, and so are destinations and whether they are completed, until the end. Public are the numbers of cards and destinations, both piles in size, the discards, pieces and points; a card taken face up is seen by all.',
  },
  'BE-14': {
    text: 'Whoever can act must act, welcome or not. A seat with nothing it can do is skipped, and everybody is told.',
  },
  'BE-15': {
    text: 'When a seat ends its turn with at most one piece left, streetcars and subways together, every seat plays one more turn, that seat last. This happens once, and a skipped turn counts as the last one.',
  },
  'BE-16': {
    text: 'In the end each completed destination adds its points to those of the routes, and each other one takes them away. Completed means that the seat’s own routes, of both kinds, join its two places.',
  },
  'BE-17': { text: 'Most points win. A tie goes to more completed destinations; what is still tied is shared.' },
  'BE-18': {
    text: 'The final score recounts the routes from the map and shows for each destination the way that joins it, or what was missing.',
  },
  'BE-19': {
    text: 'Where the rulebook is silent this site decides: the notes of the game list each point, and the game’s page says what is reconstructed.',
  },
  'BE-20': {
    text: 'A way to pay is so many cards of one colour and so many bikes, exactly as many as asked for. Bikes alone are one way, whatever the colour. All ways that the hand allows are offered, fewest bikes first.',
    why: 'Cards to pay: exactly {cards}, no more and no fewer.',
  },
  'BE-21': {
    text: 'If every seat in turn has to be skipped, the game ends at once and is scored without a last round. Otherwise it ends by itself, because every action uses something up.',
  },
  'BE-22': {
    text: 'The destination pile is the undealt rest in unknown order, and under it what was given back, which is drawn in the order in which it came. Which ones to keep is decided at once, before anything else.',
  },
  'BE-23': {
    text: 'A claim can be taken back until the next seat moves, unless it made the row fill up. Cards and destinations that were drawn, and a sweep, cannot.',
  },
  'BE-24': { text: 'A destination that was not completed is shown with the places that its two ends did reach.' },
};
