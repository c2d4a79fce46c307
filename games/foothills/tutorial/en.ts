/** The texts of the FootHills lesson, in English. */

export const en = {
  welcome:
    'Two railway companies in the hills of Wales. Each row is a line that starts at its first station on the left. You clear rubble, lay track, build stations and send your surveyor round, all for victory points (VP).',
  opening:
    'Ann, who goes second, has taken two resources from the stockyard. Take yours: first the stone, then an iron.',
  cards:
    'These are your five action cards, gold side up: collect, clear, lay track, build, survey. You choose one, do it, and flip it: its back is another action.',
  clear:
    'Rubble lies on most cards and must go first. Choose card B, then line V: you take four rubble from its left end.',
  flipped:
    'Llangower is clear, worth 1 VP, and the rubble is yours: it pays for things too. Card B has turned: its back, the Landscaper, builds stations. You need not turn it back by hand; using it flips it again.',
  build:
    'Llangower costs one stone and you have one. Choose gold D, then the station space of Llangower. The new station lets your surveyor come along: send it there, and take what the place gives.',
  collect:
    'You need iron for track. Choose gold A and take the last iron of the stockyard: whoever empties it refills it from the bag.',
  event:
    'A white cube came out: a competitor has built on the first card that was still free, Waunfawr. Then you go on: take one more iron, and stop.',
  track:
    'Choose gold C, lay track (two iron) on line V, and stop there. Track goes on the leftmost free space that is clear of rubble, and is worth 1 VP.',
  ticket:
    'Choose E and send the surveyor to Bala, the first station of line V: it gives a ticket, which some backs ask for, and two rubble.',
  pub: 'The same table one move earlier. With gold E you can also visit the pub: score one of your cards and take another of the same letter from the reserve. Do that with any card.',
  pile: 'Cards of your scoring pile count at the end, each in its own way: for stations, tickets, pairs of tracks or passengers, or cards in the pile. You cannot score more cards than you have stations.',
  end: 'A line whose track spaces are all taken gets a buffer. The fifth buffer, or a competitor without a place, brings the end.',
  last: 'Now the end of a real game, against a gentle bot. Two buffers are left, and it is close.',
} as const;

export type LessonText = keyof typeof en;
