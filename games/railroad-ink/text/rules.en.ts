/** Railroad Ink's rules in our own words, in English. */

import type { RuleText } from '@quai/engine/words.ts';

export const rulesEn = {
  'RI-1': {
    text: 'One to twelve people can play. Nobody can touch the board of another; alone, you play for your best score.',
  },
  'RI-2': {
    text: 'Each seat has its own grid of seven by seven spaces with twelve exits round it, highways and railways in turn. The nine spaces in the middle are central.',
  },
  'RI-3': {
    text: 'Four route dice are used: three show highways and railways, one shows stations and the overpass. One roll serves everybody.',
  },
  'RI-4': { text: 'The game lasts seven rounds, or six with an expansion. A table uses one expansion at most.' },
  'RI-5': {
    text: 'Each round the dice are rolled once, and every seat draws all of them on its own board, at the same time and in any order.',
    why: 'Dice that show {face}: {shown}; drawn in this round: {drawn}.',
  },
  'RI-6': {
    text: 'A route may be turned and mirrored. It is drawn in one empty space.',
    why: '{space} is already filled, since round {filled}.',
  },
  'RI-7': {
    text: 'A route must join what is there: at least one of its ends meets an exit or an end of the same kind.',
    why: 'In {space} this drawing would join neither an exit nor a route of its kind.',
  },
  'RI-8': {
    text: 'A railway end never meets a highway end or a highway exit, nor the other way round. A side with nothing on it, or the border without an exit, is no obstacle.',
    why: 'In {space} a railway end would meet a highway end or exit.',
  },
  'RI-9': {
    text: 'You must draw every route die that can be drawn: a round ends only when none of those left fits anywhere on your board. Each die is drawn once; expansion dice may be left.',
    why: 'Route dice left: {count}. There is still room for one, for instance {example}.',
  },
  'RI-10': {
    text: 'A station joins the railway and the highway that meet in it. On an overpass they cross and stay apart.',
  },
  'RI-11': {
    text: 'There are six special routes. You may add one to the dice of a round, each once and three in a game; they follow the same rules and are never compulsory.',
    why: 'You have used {game} of {perGame} special routes in this game and {now} of {perRound} in this round; each can be drawn only once.',
  },
  'RI-12': {
    text: 'Until you end a round you may erase what you drew in it; what hung on it alone comes back too. What earlier rounds left stays, and each space shows its round.',
  },
  'RI-13': {
    text: 'The round is over when everybody has ended it; only then are all drawings shown and the dice rolled again. Until then you see your own, and who has ended.',
  },
  'RI-14': {
    text: 'Each network scores by the exits it links: four points for two, and four more for each further exit; all twelve are worth what the edition says.',
  },
  'RI-15': {
    text: 'Your longest highway and your longest railway score a point for each space of one unbroken way; stations do not break it. Branches do not count, and a space counts once unless the table plays otherwise.',
  },
  'RI-16': { text: 'Each central space that is drawn in scores a point.' },
  'RI-17': { text: 'Each end that meets neither another end nor the border is a false route and costs a point.' },
  'RI-18': {
    text: 'The most points win. Among equals the fewest false routes, and if they are equal too, the win is shared.',
  },
  'RI-19': {
    text: 'The score sheet shows every line of every seat, and the board shows what scored: networks, longest ways and false routes.',
  },
  'RI-20': {
    text: 'With an expansion two river dice or two lake dice are rolled along. Each seat may draw or leave each of them, every round.',
    why: 'Expansion dice that show {face}: {shown}; drawn in this round: {drawn}.',
  },
  'RI-21': {
    text: 'Where the printed text is silent, the notes to the rules decide: what must be drawn, what joins, what a longest way is, and which ends are false.',
  },
  'RI-22': {
    text: 'A river needs no connection, and its ends keep away from routes and exits; on a bridge the two only cross. The river worth most scores its spaces, and three more if both its ends are at the border; loose river ends are false routes.',
    why: 'In {space} a river end would meet a route or an exit.',
  },
  'RI-23': {
    text: 'Lakes need no connection. Open sides that meet make one lake, and its piers are one network; longest ways do not cross water. The smallest lake scores a point a space.',
    why: 'In {space} a route end and open water would meet.',
  },
  'RI-24': {
    text: 'An empty space with open water on three or four sides is flooded at once, and so on in a chain, unless a route end or an exit looks into it. It counts as water on all sides and as filled.',
  },
  'RI-25': {
    text: 'Alone there is no winner: you play for your best score. A network with a single exit scores nothing.',
  },
  'RI-26': {
    text: 'The total is exits, longest highway, longest railway, centre and expansion, less the false routes. It may be below zero.',
  },
} as const satisfies Record<string, RuleText>;

/** Every language has the same rules. */
export type RuleTexts = Readonly<Record<keyof typeof rulesEn, RuleText>>;
