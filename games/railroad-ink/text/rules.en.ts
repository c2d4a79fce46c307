/** Railroad Ink's rules in our own words, in English. */

import type { RuleText } from '@quai/engine/words.ts';

export const rulesEn = {
  'RI-1': {
    text: 'For one to twelve players. Nobody can touch another player’s board; solo, you play for your best score.',
  },
  'RI-2': {
    text: 'Each player has a grid of seven by seven spaces with twelve exits around it, alternating between highways and railways. The nine spaces in the middle are the central spaces.',
  },
  'RI-3': {
    text: 'There are four route dice: three show highways and railways, one shows stations and the overpass. One roll counts for everybody.',
  },
  'RI-4': { text: 'The game lasts seven rounds, or six with an expansion. Only one expansion can be used at a time.' },
  'RI-5': {
    text: 'Each round, the dice are rolled once. All players draw all of them on their own boards, at the same time and in any order.',
    why: 'Dice showing {face}: {shown}; drawn this round: {drawn}.',
  },
  'RI-6': {
    text: 'A route may be turned and flipped. It is drawn in one empty space.',
    why: '{space} has been filled since round {filled}.',
  },
  'RI-7': {
    text: 'A route must connect to something: at least one of its ends meets an exit or a route end of the same kind.',
    why: 'In {space} this route would connect to nothing of its kind.',
  },
  'RI-8': {
    text: 'A railway end may never meet a highway end or a highway exit, or the other way round. An empty side, or a border without an exit, is no obstacle.',
    why: 'In {space} a railway would run into a highway.',
  },
  'RI-9': {
    text: 'You must draw every route die you can: your round ends only when none of the remaining ones fits anywhere on your board. Each die is drawn once; expansion dice are optional.',
    why: '{count:route die|route dice} left to draw. One still fits, for example {example}.',
  },
  'RI-10': {
    text: 'A station connects the railway and the highway that meet in it. On an overpass they cross without connecting.',
  },
  'RI-11': {
    text: 'There are six special routes. You may draw one per round in addition to the dice, each of them once and three in a game. They follow the same rules and are never compulsory.',
    why: 'Special routes used: {game} of {perGame} this game, {now} of {perRound} this round. Each can be used once.',
  },
  'RI-12': {
    text: 'Until you end the round, you may erase what you drew in it; anything that was connected only through it is erased too. Earlier rounds stay, and each space shows its round.',
  },
  'RI-13': {
    text: 'The round is over when everybody has finished it; only then are all boards revealed and the dice rolled again. Until then you see your own board, and who has finished.',
  },
  'RI-14': {
    text: 'Each network scores for the exits it links: four points for two, and four more for each further exit. What all twelve are worth depends on the edition.',
  },
  'RI-15': {
    text: 'Your longest highway and your longest railway score one point for each space of one unbroken line; stations do not interrupt it. Branches do not count, and each space counts once unless the table’s options say otherwise.',
  },
  'RI-16': { text: 'Each central space you have drawn in scores one point.' },
  'RI-17': {
    text: 'Each route end that meets neither another end nor the border is a false route and costs one point.',
  },
  'RI-18': {
    text: 'The player with the most points wins. If tied, the one with the fewest false routes; if still tied, the victory is shared.',
  },
  'RI-19': {
    text: 'The score sheet shows every line for every player, and the board shows where the points come from: networks, longest lines and false routes.',
  },
  'RI-20': {
    text: 'With an expansion, two river dice or two lake dice are rolled as well. Each round, you may draw any of them or none.',
    why: 'Expansion dice showing {face}: {shown}; drawn this round: {drawn}.',
  },
  'RI-21': {
    text: 'Where the printed text is silent, the notes to the rules decide: what must be drawn, what connects, how the longest lines are measured, and which ends are false routes.',
  },
  'RI-22': {
    text: 'A river needs no connection, and its ends must not meet routes or exits; on a bridge the two only cross. The most valuable river scores one point per space, plus three if both its ends are at the border. Loose river ends are false routes.',
    why: 'In {space} a river would run into a route or an exit.',
  },
  'RI-23': {
    text: 'Lakes need no connection. Open sides that meet form one lake, and all its piers belong to one network; longest lines do not cross water. The smallest lake scores one point per space.',
    why: 'In {space} a route would meet open water.',
  },
  'RI-24': {
    text: 'An empty space with open water on three or four sides is flooded at once, even if a route end or an exit points into it, and may flood others in turn. It counts as water on all sides, and as filled; a route end that meets it is a false route.',
  },
  'RI-25': {
    text: 'Solo, there is no winner: you play for your best score. A network with a single exit scores nothing.',
  },
  'RI-26': {
    text: 'Your total is exits, longest highway, longest railway, central spaces and expansion, minus false routes. It may be negative.',
  },
} as const satisfies Record<string, RuleText>;

/** Every language has the same rules. */
export type RuleTexts = Readonly<Record<keyof typeof rulesEn, RuleText>>;

/** RI-24 where the table's option spares such spaces. */
export const sparedEn: RuleText = {
  text: 'An empty space with open water on three or four sides is flooded at once, which may flood others in turn, unless a route end or an exit points into it. It counts as water on all sides, and as filled.',
};
