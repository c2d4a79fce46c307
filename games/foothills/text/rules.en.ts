/** The rules in our own words, in English. */

import type { RuleText } from '@quai/engine/words.ts';
import type { RuleNumber } from './numbers.ts';

export const rules: Readonly<Record<RuleNumber, RuleText>> = {
  'FH-1': { text: 'FootHills is for exactly two seats, one blue and one green.' },
  'FH-2': {
    text: 'Of the eight lines two are closed: by the back of a station card drawn by chance (another is drawn if it names none), or as the host chose.',
    why: 'That line is closed, so its cards are not on the table.',
  },
  'FH-3': {
    text: 'Each line is a row, in the order of the Roman numbers; its cards stand in the columns of their Arabic numbers. Porthmadog and Llanberis belong to two lines and lie there once.',
  },
  'FH-4': {
    text: 'A double station is one card over two columns: one track space, two or three station spaces, and one surveyor space or one effect.',
  },
  'FH-5': {
    text: 'Two tickets of each colour in play lie on the first station of the line; lines III and IV share those of Llanberis. The printed rubble lies on the track spaces.',
  },
  'FH-6': {
    text: 'Six cubes are drawn from a bag of 20 iron and 16 stone to the stockyard; only then do the four white event cubes go into the bag.',
  },
  'FH-7': {
    text: 'A bonus token lies ready for each of lines I and II that is in play, and the summit token on Yr Wyddfa if line IV is.',
  },
  'FH-8': {
    text: 'Each seat begins with its surveyor at home, no station, 16 tiles and its five cards gold side up. The reserve is two neutral cards of each letter, drawn by chance.',
  },
  'FH-9': {
    text: 'A first seat is drawn, or was named by the host. The second seat, then the first, takes two resources from the stockyard, which is not refilled for that.',
    why: 'The stockyard has none of these.',
  },
  'FH-10': {
    text: 'In your turn you choose one of your action cards, do what its upper side says, flip it, and see whether the end has come.',
    why: 'You have no card in the place of {letter}.',
  },
  'FH-11': {
    text: 'Effects that cannot be done are skipped, but an action must do at least one; a flip alone does not count. A seat that can choose no card passes and places a competitor.',
    why: 'Only what can be done now can be chosen, and an action must do at least one effect.',
  },
  'FH-12': {
    text: 'Where an action lets you flip more cards, you may turn over that many others, either way round, without doing them. The card in use is flipped in any case.',
    why: 'There is no card of yours to flip in the place of {letter}.',
  },
  'FH-13': {
    text: 'Gold A: take one to three resources of your choice from the stockyard. If it runs empty it is refilled and you go on taking.',
    why: 'At least {min} must be taken ({taken} so far), of what lies there: {iron} iron, {stone} stone.',
  },
  'FH-14': {
    text: 'Whoever takes the last resource of the stockyard, by whatever action, at once draws six cubes to it. Each white one brings a competitor before anything else goes on.',
  },
  'FH-15': {
    text: 'A competitor takes the first card, column by column and from the top, that has no track, station or competitor; first cards are left out. Its rubble goes to the supply, its spaces are covered, its surveyor space is open.',
  },
  'FH-16': { text: "A competitor on a line's last card puts a buffer at the end of that line." },
  'FH-17': {
    text: 'If three or more white cubes lie on the stockyard at the end of a turn, all go back into the bag.',
  },
  'FH-18': { text: 'A competitor that cannot be placed, for want of a tile or of a free card, triggers the end.' },
  'FH-19': {
    text: 'Gold B: choose a line with rubble and take four cubes from its left end. What the line lacks comes from the supply, and all of it if no line has rubble; every action that clears rubble works so, with its own number.',
    why: 'Line {line} has no rubble.',
  },
  'FH-20': { text: 'Taking the last cube off a card is worth 1 VP at once, for a double station too.' },
  'FH-21': {
    text: 'The rubble of Porthmadog lies on its left track space; it can be taken as soon as one of the lines that lead there is clear.',
  },
  'FH-22': {
    text: 'Gold C: up to three times, lay a track for 2 iron or turn 2 rubble into 1 stone, which you take from the stockyard or look for in the bag.',
  },
  'FH-23': {
    text: 'A track goes on the leftmost space of a line that has no rubble, competitor or track. It is worth 1 VP.',
    why: 'Line {line} has no free track space without rubble.',
  },
  'FH-24': {
    text: 'When all track spaces of a line are taken, a buffer goes to its end and no more track is laid there. This is looked at for every line after each track and each competitor.',
    why: 'Line {line} has its buffer: no more track there.',
  },
  'FH-25': {
    text: 'Porthmadog has two track spaces, the left one first, and both belong to each of its lines. Each line has its own buffer when all its spaces are taken.',
  },
  'FH-26': {
    text: 'Gold D: pay for one free station space on a card without rubble, with or without track; your counter goes up by one and you receive the bonus. One station an action.',
    why: '{space} cannot be built: the space is taken, or rubble lies on the card ({onCard}).',
  },
  'FH-27': {
    text: "If the surveyor space of the card is free, you may move your surveyor there at once, after the station's bonus, and do its action.",
    why: 'Only the surveyor space of the card just built on.',
  },
  'FH-28': {
    text: 'Barmouth Ferry: who builds it may at once flip any number of own cards besides the one in use. It has no surveyor action.',
  },
  'FH-29': {
    text: "Devil's Bridge: its three spaces are built in order; each time you may score an action card as at the pub.",
    why: '{space} comes after the space before it.',
  },
  'FH-30': {
    text: 'Iron, stone and the 16 tiles of a seat are limited; rubble, passengers and VP are not.',
    why: 'You have no tile left.',
  },
  'FH-31': {
    text: 'Gold E: move the surveyor to an empty surveyor space of a card with a station, or to the pub, and do what it offers; or bring it home.',
    why: '{target} has no surveyor space that is open and empty.',
  },
  'FH-32': {
    text: 'What you pay goes to the bag or the supply. Resources you receive come from the stockyard or from the bag, as you like.',
    why: 'Exactly what is printed is paid or received, and resources only from where there are some.',
  },
  'FH-33': {
    text: 'First stations give a ticket of their line, at most one of each colour for a seat, and a bonus; on later visits the bonus alone.',
    why: 'You have that ticket.',
  },
  'FH-34': { text: 'Yr Wyddfa: take the summit token, from your opponent too.' },
  'FH-35': {
    text: 'Pub, by gold E only: if your pile has fewer cards than you have stations, score one of your cards and take a reserve card of the same two letters, gold side up. With none there you play on with one card fewer; a scored card in use is not flipped, nor is its replacement.',
    why: 'The pub is reached by gold E alone and scores one card, replaced by the same letters; your pile has {pile}, your stations are {stations}.',
  },
  'FH-36': {
    text: 'The backs of the cards are other versions of the five actions, each with its own conditions: some need a ticket, or a ticket or a track.',
    why: 'This back needs something you have not: a ticket, a track, or another place to go.',
  },
  'FH-37': {
    text: 'The end is triggered by the fifth and last buffer or by a competitor that cannot be placed. Triggered by the first seat, the second has one more turn; by the second, its turn is the last.',
  },
  'FH-38': {
    text: 'The bonus token of a line, 3 VP, goes to the seat with more stations on it, to nobody on a tie; Porthmadog counts for both lines. More than half of the spaces take it at once.',
  },
  'FH-39': {
    text: 'Each card of a scoring pile counts 1 VP for each pair of passengers, each pair of tracks, each station, each ticket or each card of the pile, as its icon says. Pairs round down.',
  },
  'FH-40': {
    text: 'The total is VP, bonus tokens, the pile, half a VP for each passenger and 2 for the summit token. Most VP win; after a tie the table offers the same lines again with swapped colours.',
  },
  'FH-41': { text: 'What the printed rules leave open is answered by the points FH-41.1 to FH-41.34.' },
  'FH-42': {
    text: 'Cards are lists of operations, each with its own parameters; an edition with an unknown one is refused.',
    why: 'Of {iron} iron and {stone} stone drawn, exactly {keep} are kept.',
  },
  'FH-43': {
    text: 'House rule of this site: 40 turns in a row without a track, a station or a competitor trigger the end.',
  },
  'FH-44': {
    text: 'House rule of this site: a refill is left out while the bag holds no resource. At the start of a turn with an empty stockyard and resources in the bag it is made up for.',
  },
  'FH-45': {
    text: 'Two examples: a competitor on Two Viaducts/Hebron sends three rubble to the supply for no VP; gold B on line V takes three cubes off Llangower for 1 VP and one off Llanuwchllyn.',
  },
  'FH-41.1': {
    text: 'There are five buffers for six lines: the fifth triggers the end, and a placement that would need two takes what is left.',
  },
  'FH-41.2': {
    text: 'A competitor on the last card of a line closes it even if an earlier track space is open; on Porthmadog it closes both lines. Stations can still be built there.',
  },
  'FH-41.3': {
    text: 'Porthmadog is one card in column 5: its rubble is in reach through either clear line, a line needs both its track spaces, and its station counts for both lines.',
  },
  'FH-41.4': {
    text: 'The leftmost free track space skips those under rubble, so Porthmadog can be laid through one line while the other is blocked.',
  },
  'FH-41.5': {
    text: 'A competitor gives no VP and opens the surveyor space, but does not set off Barmouth Ferry or Devil’s Bridge. A double station is met in its first column.',
  },
  'FH-41.6': {
    text: "At Devil's Bridge the limit of the pub holds: fewer cards in the pile than stations built, the new one counted.",
  },
  'FH-41.7': {
    text: 'If the card in use is scored, neither it nor its replacement is flipped, wherever that happens.',
  },
  'FH-41.8': {
    text: 'The surveyor must change places. The pub holds both surveyors; only gold E leads to the pub or home.',
    why: 'The surveyor must go to another place, and only gold E brings it home.',
  },
  'FH-41.9': {
    text: 'Field Workers go to a card that touches theirs in a row or column; from home or from the pub to any first station.',
    why: '{target} does not touch the place of your surveyor.',
  },
  'FH-41.10': {
    text: 'Additional flips come in step 3, do not make an action possible by themselves, and never turn the card in use.',
    why: 'The card in use is not flipped by an additional flip.',
  },
  'FH-41.11': {
    text: 'Gold B is always possible, from the supply if need be. Without any possible action a seat places a competitor and its turn is over.',
  },
  'FH-41.12': {
    text: 'A refill in the middle of an action happens at once with its events, then the action goes on. With fewer than six cubes in the bag all are drawn; with no resource in yard and bag gold A cannot be chosen.',
  },
  'FH-41.13': {
    text: 'White cubes go back together, when three or more lie on the yard at the end of a turn. They count as cubes for the Large Boat only.',
  },
  'FH-41.14': { text: 'Resources gained outside action A come from yard or bag as the seat chooses, never by chance.' },
  'FH-41.15': {
    text: 'A ticket opens its lines, the one of Llanberis both III and IV; Porthmadog is open with that of I or II. For the Steelworker a track on the line is enough.',
    why: 'This action is only for lines you have a ticket for (or, for the Steelworker, a track on).',
  },
  'FH-41.16': { text: 'A tie has no tie-break. A tie on a line gives its bonus to nobody.' },
  'FH-41.17': { text: 'Only the bonus tokens of lines in play are there, and the summit token only with line IV.' },
  'FH-41.18': {
    text: 'Triggered in the first seat’s turn, the end leaves the second seat one turn; else the game stops.',
  },
  'FH-41.19': {
    text: 'Gains, the first surveyor move and the first station of a card are done if they can be; payments, exchanges, tracks, flips and repeats may be declined. If only such effects are possible, at least one is done.',
    why: 'This is done if it can be: it cannot be declined.',
  },
  'FH-41.20': {
    text: 'Moving the surveyor is an effect in itself, whatever is done there. Only the pub cannot be entered without room in the pile.',
  },
  'FH-41.21': {
    text: 'A track, a station or an exchange is possible only if its whole cost is yours, and for an exchange if all it gives can be had. A plain gain gives what there is.',
    why: 'The whole cost must be yours (you have {iron} iron, {stone} stone, {rubble} rubble, {passengers} passengers), and all that is received must be there.',
  },
  'FH-41.22': {
    text: 'Taking the last resource refills the stockyard by whatever action. For each resource gained you say yard or bag, unless only one is possible.',
  },
  'FH-41.23': {
    text: 'While the bag holds no resource there is neither a refill nor a late refill; a late one draws six cubes like any other.',
  },
  'FH-41.24': {
    text: 'Any track or competitor can complete any line that runs over its card; a line has one buffer at most.',
  },
  'FH-41.25': {
    text: 'Once the end is triggered, a competitor without a place changes nothing more, and there is no sixth buffer.',
  },
  'FH-41.26': {
    text: 'A seat has 16 tiles for tracks and stations together; with none left it lays and builds nothing.',
  },
  'FH-41.27': {
    text: 'Flips of one turn add up, each card once. A card taken from the reserve may be flipped, unless it replaced the card in use.',
    why: 'That card was flipped in this turn already.',
  },
  'FH-41.28': {
    text: 'Cards touch side by side in a row, or one above the other in neighbouring rows of lines in play; gaps are not jumped. A card of two lines stands in both rows.',
  },
  'FH-41.29': {
    text: 'A ticket serves only a line in play. A track on Porthmadog is a track on both its lines; the Blacksmith chooses a line, then its leftmost free space.',
    why: 'There is no such ticket on the table.',
  },
  'FH-41.30': {
    text: 'The rubble of Porthmadog counts for each of its lines that leads there. Cubes from several lines are picked one after the other, each from a line not yet picked.',
    why: 'A cube of line {line} was taken already; choose a different line.',
  },
  'FH-41.31': {
    text: "Building goes in this order: payment, tile and counter, bonus, extra gain, effect of the card, surveyor. The Mason's Mate loses the printed bonus only.",
  },
  'FH-41.32': {
    text: 'All cards lie open with both sides; only what the bag will give is unknown, and what is in it is known.',
  },
  'FH-41.33': {
    text: 'A seat may run out of cards letter by letter; with none left it passes and places a competitor each turn.',
  },
  'FH-41.34': { text: 'Some actions could go to and fro for ever: the house rule on stalled games ends that.' },
};
