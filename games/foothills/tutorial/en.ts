/** The texts of the FootHills lesson, in English. */

export const en = {
  welcome:
    'Two railway crews in the hills of Wales, after the most victory points (VP). Each row is a line that starts at its first station, on the left.',
  opening: 'Ann, who goes second, has taken two resources from the stockyard. Take yours: one stone and one iron.',
  cards:
    'Five action cards, gold side up: collect, remove rubble, lay track, build, move the surveyor. On your turn, use one.',
  clear:
    'Most cards are covered in rubble, which must go first. Choose card B, then line V: you take four rubble, from left to right.',
  flipped:
    'Llangower is cleared, worth 1 VP, and the rubble is yours to pay with. A card you use flips: its back is another action, and some backs require a ticket or a track. Using it flips it again.',
  build:
    'Llangower costs the stone you have. Choose gold D, then its station space. A new station lets your surveyor move there at once: do it, and take what it gives.',
  collect:
    'Track needs iron. Choose gold A and take the last iron from the stockyard: if you empty it, you refill it from the bag.',
  event:
    'A white event cube came out: a competitor has settled on the first free card, Waunfawr. Take one more iron, then stop.',
  track:
    'Choose gold C, lay track (2 iron) on line V, and stop there. Track goes on the leftmost free space without rubble: 1 VP.',
  ticket: 'Choose E and move the surveyor to Bala, where line V starts: it gives a ticket, and two rubble.',
  pub: 'The same game, one move earlier. Gold E can also visit the pub: score one of your cards and take another of its letter from the reserve. Do it with any card.',
  pile: 'Cards in your scoring pile count at the end: each VP for stations, tickets, pairs of tracks or passengers, or cards in the pile. You cannot score more cards than you have stations.',
  bonus:
    'At Porthmadog lies a line bonus: 3 VP for the player with more stations on its line. If tied, nobody takes it.',
  summit:
    'Yr Wyddfa is the summit. The last surveyor to visit it holds its token: 2 VP. Each passenger is worth half a VP.',
  end: 'When all track spaces of a line are taken, it gets a buffer. The fifth buffer, or a competitor that cannot be placed, triggers the end.',
  last: 'Now play the end of a real game, against a beginner bot. A few buffers are left, and it is close.',
} as const;

export type LessonText = keyof typeof en;

/** Replies to other moves; `{chosen}` is the move. */
export const repliesEn = {
  openingIron: 'Two iron are allowed, but Llangower will cost you one stone: take one of each.',
  clearCard: '{chosen} is allowed, but nothing can be built under rubble: choose card B first.',
  clearLine: '{chosen} has rubble too, but your first station will stand on line V.',
  buildCard: '{chosen} is allowed, but Llangower is clear and you hold its stone: choose gold D.',
  buildBack: '{chosen} builds too, but now costs two rubble more than gold D.',
  buildStay: '{chosen} is allowed, but at Llangower the surveyor earns you two rubble and a passenger.',
  collectCard: '{chosen} is allowed, but without iron there is no track: choose gold A.',
  eventStone: '{chosen} is allowed, but a track costs two iron and you have one.',
  eventStop: '{chosen} is allowed, but a track costs two iron: take one more first.',
  eventMore: '{chosen} would be your third this turn; two iron will do, so stop here.',
  trackCard: '{chosen} is allowed, but you have the iron for a track: choose gold C.',
  trackStone: 'Turning rubble into stone is allowed, but this step is about track: choose the iron.',
  trackLine: '{chosen} would take a track too, but the ticket you will fetch is for line V.',
  trackMore: 'Turning rubble into stone is allowed, but you may need the rubble to build: stop here.',
  ticketCard: '{chosen} is allowed, but the surveyor can fetch a ticket: choose E.',
  ticketPlace: '{chosen} is open to your surveyor, but the ticket of line V waits at Bala.',
  pubCard: '{chosen} is allowed, but only gold E leads to the pub.',
  pubPlace: '{chosen} is open to your surveyor, but cards are scored at the pub.',
} as const;

export type ReplyText = keyof typeof repliesEn;
