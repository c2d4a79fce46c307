/** The rules in our own words, in English. */

import type { RuleText } from '@quai/engine/words.ts';
import type { RuleNumber } from './numbers.ts';

export const rules: Readonly<Record<RuleNumber, RuleText>> = {
  'FH-1': { text: 'FootHills is for exactly two players, one blue and one green.' },
  'FH-2': {
    text: 'Two of the eight lines are closed: those named on the back of a station card drawn at random (draw again if it names none), or those the host chose.',
    why: 'That line is closed, so its cards are not on the table.',
  },
  'FH-3': {
    text: 'Each line is a row, in the order of the Roman numerals; the Arabic numerals on its cards give their columns. Porthmadog and Llanberis belong to two lines but appear only once.',
  },
  'FH-4': {
    text: 'A double station is one card over two columns: one track space, two or three station spaces, and one surveyor space or one effect.',
  },
  'FH-5': {
    text: 'Two tickets of each colour in play are placed on the first station of the line; lines III and IV share those of Llanberis. Each track space gets the rubble printed on it.',
  },
  'FH-6': {
    text: 'Six cubes are drawn from a bag of 20 iron and 16 stone and put in the stockyard; only then do the four white event cubes go into the bag.',
  },
  'FH-7': {
    text: 'Lines I and II, if in play, each have a bonus token at Porthmadog; if line IV is in play, the summit token is on Yr Wyddfa.',
  },
  'FH-8': {
    text: 'Each player starts with the surveyor at home, no stations, 16 tiles and five cards, gold side up. The reserve is two neutral cards of each letter, drawn at random.',
  },
  'FH-9': {
    text: 'The first player is drawn at random, or named by the host. The second player, then the first, takes two resources from the stockyard, which is not refilled for this.',
    why: 'The stockyard has none of these.',
  },
  'FH-10': {
    text: 'On your turn, choose one of your action cards, do what its visible side says, flip it, and check whether the end is triggered.',
    why: 'You have no card {letter}.',
  },
  'FH-11': {
    text: 'Skip effects that are not possible, but you may only choose an action with at least one that is; a flip alone does not count. A player who cannot choose any card passes and places a competitor.',
    why: 'This is not possible now, or would have no effect. Choose something else.',
  },
  'FH-12': {
    text: 'If an action lets you flip more cards, you may flip that many others, to either side, without using them. The card you used is flipped anyway.',
    why: 'You have no card {letter} to flip.',
  },
  'FH-13': {
    text: 'Gold A: take one to three resources of your choice from the stockyard. If you empty it, refill it and carry on.',
    why: 'Take at least {min} ({taken} so far). The stockyard has {iron} iron and {stone} stone.',
  },
  'FH-14': {
    text: 'If you take the last resource from the stockyard, by any action, refill it at once with six cubes from the bag. Each white one brings a competitor before anything else happens.',
  },
  'FH-15': {
    text: 'A competitor takes the first card, column by column from the top, with no track, station or competitor; the first cards of the lines do not count. Its rubble goes to the supply, its spaces are covered, and its surveyor space becomes available.',
  },
  'FH-16': { text: 'A competitor on a line’s last card puts a buffer at the end of that line.' },
  'FH-17': {
    text: 'If there are three or more white cubes in the stockyard at the end of a turn, all of them go back into the bag.',
  },
  'FH-18': { text: 'If a competitor cannot be placed, because no tile or no free card is left, the end is triggered.' },
  'FH-19': {
    text: 'Gold B: choose a line with rubble and take four cubes, from left to right. If there are fewer, make up the rest from the supply; if no line has rubble, take all four from there. Every action that removes rubble works this way, with its own number.',
    why: 'Line {line} has no rubble.',
  },
  'FH-20': { text: 'Taking the last rubble cube from a card gives 1 VP at once, even for a double station.' },
  'FH-21': {
    text: 'The rubble of Porthmadog is on its left track space; you can remove it as soon as one of the two lines leading there is clear.',
  },
  'FH-22': {
    text: 'Gold C: up to three times, lay a track for 2 iron or turn 2 rubble into 1 stone, which you take from the stockyard or look for in the bag.',
  },
  'FH-23': {
    text: 'A track goes on the leftmost space of a line that has no rubble, competitor or track. It is worth 1 VP.',
    why: 'Line {line} has no free track space without rubble.',
  },
  'FH-24': {
    text: 'When all track spaces of a line are taken, a buffer is placed at its end and no more track can be laid there. Every line is checked after each track and each competitor.',
    why: 'Line {line} has its buffer: no more track there.',
  },
  'FH-25': {
    text: 'Porthmadog has two track spaces, the left one first, and both belong to each of its lines. Each line has its own buffer when all its spaces are taken.',
  },
  'FH-26': {
    text: 'Gold D: pay for one free station space on a card without rubble, with or without track; your counter goes up by one and you receive the bonus. One station per action.',
    why: '{space} cannot be built: the space is taken, or there is rubble on the card ({onCard}).',
  },
  'FH-27': {
    text: 'If the surveyor space of the card is free, you may move your surveyor there at once, after the station’s bonus, and do its action.',
    why: 'You can only move to the card you have just built on.',
  },
  'FH-28': {
    text: 'Barmouth Ferry: if you build it, you may at once flip any number of your cards, other than the one in use. It has no surveyor action.',
  },
  'FH-29': {
    text: 'Devil’s Bridge: its three spaces are built in order; each time you may score an action card as at the pub.',
    why: 'Build the space before {space} first.',
  },
  'FH-30': {
    text: 'Iron, stone and each player’s 16 tiles are limited; rubble, passengers and VP are not.',
    why: 'You have no tile left.',
  },
  'FH-31': {
    text: 'Gold E: move the surveyor to an empty surveyor space of a card with a station, or to the pub, and do what it offers; or bring it home.',
    why: '{target} has no available surveyor space.',
  },
  'FH-32': {
    text: 'What you pay goes to the bag or the supply. Resources you receive come from the stockyard or the bag, as you choose.',
    why: 'Pay or take exactly what is printed, from where there is some left.',
  },
  'FH-33': {
    text: 'Starting stations give a ticket of their line, at most one of each colour per player, and a bonus; on later visits only the bonus.',
    why: 'You already have that ticket.',
  },
  'FH-34': { text: 'Yr Wyddfa: take the summit token, even from your opponent.' },
  'FH-35': {
    text: 'Pub, with gold E only: if your pile has fewer cards than you have stations, score one of your cards and take a reserve card of the same two letters, gold side up. If there is none, you play on with one card fewer; if you score the card in use, neither it nor its replacement is flipped.',
    why: 'Only gold E leads to the pub, to score a card and replace it with one of the same letters. Your pile: {pile}; your stations: {stations}.',
  },
  'FH-36': {
    text: 'The backs of the cards are other versions of the five actions, each with its own conditions: some need a ticket, or a ticket or a track.',
    why: 'This back requires something you do not have: a ticket, a track, or another place to go.',
  },
  'FH-37': {
    text: 'The end is triggered by the fifth and last buffer or by a competitor that cannot be placed. If the first player triggers it, the second has one more turn; if the second player does, that turn is the last.',
  },
  'FH-38': {
    text: 'The bonus token of a line, 3 VP, goes to the player with more stations on it, or to nobody if tied; Porthmadog counts for both lines. With more than half of the spaces you take it at once.',
  },
  'FH-39': {
    text: 'Each card of a scoring pile counts 1 VP for each pair of passengers, each pair of tracks, each station, each ticket or each card of the pile, as its icon says. Pairs round down.',
  },
  'FH-40': {
    text: 'The total is VP, bonus tokens, the pile, half a VP for each passenger and 2 for the summit token. The player with the most VP wins. In a rematch the colours are swapped; the lines stay the same after a tie, or if you ask for it.',
  },
  'FH-41': { text: 'Points FH-41.1 to FH-41.34 settle what the printed rules leave open.' },
  'FH-42': {
    text: 'The edition says what each card does; an edition with an effect this site does not know is refused.',
    why: 'You drew {iron} iron and {stone} stone. Keep exactly {keep}.',
  },
  'FH-43': {
    text: 'House rule of this site: 40 turns in a row without a track, a station or a competitor trigger the end.',
  },
  'FH-44': {
    text: 'House rule of this site: the stockyard is not refilled while the bag has no resources. If it is empty at the start of a turn and the bag has some, it is refilled then.',
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
    text: 'A competitor gives no VP and opens the surveyor space, but does not set off Barmouth Ferry or Devil’s Bridge. A double station counts as being in its first column.',
  },
  'FH-41.6': {
    text: 'At Devil’s Bridge the pub’s limit applies: fewer cards in the pile than stations built, the new one counted.',
  },
  'FH-41.7': {
    text: 'If the card in use is scored, neither it nor its replacement is flipped, wherever that happens.',
  },
  'FH-41.8': {
    text: 'The surveyor must change places. The pub holds both surveyors; only gold E leads to the pub or home.',
    why: 'The surveyor must go to another place, and only gold E brings it home.',
  },
  'FH-41.9': {
    text: 'With Field Workers the surveyor goes to a neighbouring card in its row or column; from home or from the pub, to any starting station.',
    why: '{target} is not next to your surveyor.',
  },
  'FH-41.10': {
    text: 'Additional flips come in step 3, do not make an action possible by themselves, and never include the card in use.',
    why: 'An additional flip cannot be the card in use.',
  },
  'FH-41.11': {
    text: 'Gold B is always possible, from the supply if need be. A player with no possible action places a competitor, and the turn is over.',
  },
  'FH-41.12': {
    text: 'A refill in the middle of an action happens at once with its events, then the action goes on. With fewer than six cubes in the bag, all are drawn; with no resources in the stockyard or the bag, gold A cannot be chosen.',
  },
  'FH-41.13': {
    text: 'White cubes all go back together, when three or more are in the stockyard at the end of a turn. They count as cubes for the Large Boat only.',
  },
  'FH-41.14': {
    text: 'Resources gained outside action A come from the stockyard or the bag, as the player chooses, never at random.',
  },
  'FH-41.15': {
    text: 'A ticket opens its line; that of Llanberis opens both III and IV, and Porthmadog is open with that of I or II. For the Steelworker a track on the line is enough.',
    why: 'This action is only for lines you have a ticket for (or, for the Steelworker, a track on).',
  },
  'FH-41.16': { text: 'A tie has no tie-break. A tie on a line gives its bonus to nobody.' },
  'FH-41.17': { text: 'Only the bonus tokens of lines in play are used, and the summit token only with line IV.' },
  'FH-41.18': {
    text: 'If the end is triggered on the first player’s turn, the second has one more turn; otherwise the game stops.',
  },
  'FH-41.19': {
    text: 'Gains, the first surveyor move and the first station of a card are done if they can be; payments, exchanges, tracks, flips and repeats may be declined. If only such effects are possible, at least one is done.',
    why: 'This must be done if possible; it cannot be declined.',
  },
  'FH-41.20': {
    text: 'Moving the surveyor is an effect in itself, whatever you do there. Only the pub requires room in your pile.',
  },
  'FH-41.21': {
    text: 'A track, a station or an exchange is possible only if you can pay its whole cost; an exchange also requires that everything it gives is available. A simple gain gives what there is.',
    why: 'You must be able to pay the whole cost (you have {iron} iron, {stone} stone, {rubble} rubble, {passengers:passenger|passengers}), and everything you receive must be available.',
  },
  'FH-41.22': {
    text: 'Taking the last resource refills the stockyard, whatever the action. For each resource gained you choose the stockyard or the bag, unless only one is possible. Iron and stone come in the order you choose, where it makes a difference.',
  },
  'FH-41.23': {
    text: 'While the bag has no resources, the stockyard is not refilled, not even later; a late refill draws six cubes like any other.',
  },
  'FH-41.24': {
    text: 'Any track or competitor can complete any line that runs over its card; a line has one buffer at most.',
  },
  'FH-41.25': {
    text: 'Once the end is triggered, a competitor that cannot be placed changes nothing, and there is no sixth buffer.',
  },
  'FH-41.26': {
    text: 'Each player has 16 tiles for tracks and stations together; with none left, you cannot lay or build.',
  },
  'FH-41.27': {
    text: 'Flips of one turn add up, each card once. A card taken from the reserve may be flipped, unless it replaced the card in use.',
    why: 'That card has already been flipped this turn.',
  },
  'FH-41.28': {
    text: 'Neighbouring cards lie side by side in a row, or one above the other in adjacent rows; gaps are not jumped. A card of two lines is in both rows.',
  },
  'FH-41.29': {
    text: 'A ticket serves only a line in play. A track on Porthmadog is a track on both its lines; the Blacksmith chooses a line, then its leftmost free space.',
    why: 'That ticket is not on the table.',
  },
  'FH-41.30': {
    text: 'The rubble of Porthmadog counts for each of its lines that leads there. Cubes from several lines are picked one after the other, each from a line not yet picked.',
    why: 'You have already taken a cube from line {line}. Choose another line.',
  },
  'FH-41.31': {
    text: 'Building goes in this order: payment, tile and counter, bonus, extra gain, effect of the card, surveyor. The Mason’s Mate loses the printed bonus only.',
  },
  'FH-41.32': {
    text: 'Both sides of all cards are public. What is in the bag is known too, but not what will be drawn.',
  },
  'FH-41.33': {
    text: 'A player may run out of cards letter by letter; with none left, that player passes and places a competitor each turn.',
  },
  'FH-41.34': { text: 'Some actions could go back and forth for ever: the house rule on stalled games ends that.' },
};
