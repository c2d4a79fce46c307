/** The texts of Railroad Ink's lesson in English. */

export const en = {
  welcome:
    'This board is yours alone. Link as many of its twelve exits as you can: highways (double lines) and railways (sleepers) alternate. Over seven rounds, draw what the dice show. The most points win.',
  dice: 'One roll counts for everybody. You will draw all four dice, in any order.',
  nowhere: 'A route must connect to something already there. Try the straight highway in the very middle of the board.',
  start:
    'Refused, and the rule says why. Start from exits: draw the straight highway in the outlined space on the left and the straight railway in the one above, in either order.',
  tooEarly: 'Two dice are left. Press Done anyway.',
  station:
    'If a die can be drawn, it must be. A station turns a highway into a railway: draw it at the end of your highway.',
  curve: 'Its railway now leads east. Draw the curved railway there, turning north.',
  end: 'All four are drawn, so you can end the round. Press Done; the dice are rolled again.',
  kinds:
    'Round 2. A highway never meets a railway, except in a station. Take the highway junction (three arms), and tap the space above your railway curve.',
  finish:
    'Not allowed. Now draw the four dice however you like and end the round. Tap what you have just drawn to turn it. On the overpass, the two kinds cross without connecting.',
  special:
    'Round 3. Below the dice are six special routes. You may add one per round, and three in a game. Take one and draw it in any glowing space.',
  oneSpecial: 'Only one per round. Take another and try to draw it.',
  score:
    'Another game after four rounds, with its score. A network scores 4 points for two exits, and 4 more for each further exit; stations join both kinds.',
  longest:
    'Your longest highway scores a point per space, and so does your longest railway. Stations do not interrupt them; branches do not count.',
  centre: 'Each of the nine central spaces you have drawn in scores a point.',
  loose: 'Every loose end costs a point, unless it runs into the border. Close yours towards the end.',
  others:
    'Others draw at the same time; their boards are revealed after each round. In a tie, fewer loose ends win; if still tied, the victory is shared.',
  last: 'Now play the last rounds of a real game against a beginner bot. Link exits first, then close loose ends.',
} as const;

export type LessonText = keyof typeof en;

/** Replies to other moves; `{chosen}` is the move. */
export const repliesEn = {
  nowhereHere: '{chosen} fits there, since something leads to it; try it in the very middle, where nothing does.',
  nowhereOther: '{chosen} fits there; first try the straight highway in the very middle of the board.',
  nowhereSpecial: '{chosen} is a special route, for later; first try the straight highway in the very middle.',
  startElsewhere: '{chosen} fits there too, but in the outlined space the next dice can continue it.',
  startOther: '{chosen} comes in a moment; start with the straight highway and the straight railway.',
  startSpecial: '{chosen} is a special route, of which you have only three a game: start with the dice.',
  earlyOther: '{chosen} is what the rules want; press Done first, to see them insist.',
  earlySpecial: '{chosen} would be extra; press Done first, to see what is still missing.',
  stationElsewhere: '{chosen} fits there, but at the end of your highway it carries you on as a railway.',
  stationOther: '{chosen} is the next step; draw the station first, so that it has a railway to continue.',
  stationSpecial: '{chosen} is a special route; the straight station does the same here and is free.',
  curveElsewhere: '{chosen} fits there, but leading north from the station it continues your own railway.',
  curveSpecial: '{chosen} can wait, as you have only three a game; the curved railway must be drawn.',
  endSpecial: '{chosen} is allowed, but save it: all four dice are drawn, so press Done.',
  kindsElsewhere: '{chosen} fits there; above your railway curve it does not, and that is what to try.',
  kindsOther: '{chosen} fits there; first try the highway junction above your railway curve.',
  kindsSpecial: '{chosen} fits there; first see what happens to the highway junction above your curve.',
  specialDie: '{chosen} is one of the dice and must be drawn later; here, take one of the six routes below them.',
  oneDie: '{chosen} must be drawn in any case; first try a second special route.',
} as const;

export type ReplyText = keyof typeof repliesEn;
