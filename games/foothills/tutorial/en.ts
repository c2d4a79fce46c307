/** The texts of the FootHills lesson, in English. */

export const en = {
  welcome:
    'Two railway crews in the hills of Wales. Each row is a line that starts at its first station, on the left. Remove rubble, lay track, build stations and move your surveyor, all for victory points (VP).',
  opening:
    'Ann, who goes second, has taken two resources from the stockyard. Take yours: first the stone, then one iron.',
  cards:
    'These are your five action cards, gold side up: collect, remove rubble, lay track, build, move the surveyor. Choose one, use it, and flip it: its back is another action.',
  clear:
    'Most cards are covered in rubble, which must go first. Choose card B, then line V: you take four rubble, from left to right.',
  flipped:
    'Llangower is cleared, worth 1 VP, and the rubble is yours: you can pay with it. Card B has flipped: its back, the Landscaper, builds stations. Using it will flip it again.',
  build:
    'Llangower costs one stone, and you have one. Choose gold D, then the station space of Llangower. The new station lets your surveyor move there at once: do it, and take what it gives.',
  collect:
    'You need iron for track. Choose gold A and take the last iron from the stockyard: if you empty it, you refill it from the bag.',
  event:
    'A white event cube came out: a competitor has settled on the first free card, Waunfawr. Now go on: take one more iron, then stop.',
  track:
    'Choose gold C, lay track (2 iron) on line V, and stop there. Track goes on the leftmost free space without rubble, and is worth 1 VP.',
  ticket:
    'Choose E and move the surveyor to Bala, the starting station of line V: it gives a ticket, which some card backs require, and two rubble.',
  pub: 'The same game, one move earlier. With gold E you can also visit the pub: score one of your cards and take another of the same letter from the reserve. Do it with any card.',
  pile: 'The cards in your scoring pile count at the end, each in its own way: for stations, tickets, pairs of tracks or passengers, or cards in the pile. You cannot score more cards than you have stations.',
  end: 'When all track spaces of a line are taken, it gets a buffer. The fifth buffer, or a competitor that cannot be placed, triggers the end.',
  last: 'Now play the end of a real game, against a beginner bot. Two buffers are left, and it is close.',
} as const;

export type LessonText = keyof typeof en;
