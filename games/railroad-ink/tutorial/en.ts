/** The texts of Railroad Ink's lesson in English. */

export const en = {
  welcome:
    'This board is yours alone. Twelve exits surround it, alternating between highways (double lines) and railways (sleepers). Over seven rounds, draw what the dice show and link as many exits as you can.',
  dice: 'One roll counts for everybody. Here: a straight highway, a straight railway, a curved railway and a station. You will draw all four, in any order.',
  nowhere:
    'A route must connect to something already there. See what happens if it does not: tap the space in the very middle of the board.',
  first:
    'Refused, and the rule says why. Start from an exit instead: tap the outlined space at the left edge. A highway exit leads into it, so the highway fits.',
  railway: 'Railways start from railway exits. Draw the straight railway in the outlined space further up.',
  tooEarly: 'Two dice are left. Press Done anyway.',
  station:
    'If a die can be drawn, it must be. A station turns a highway into a railway: draw it at the end of your highway, with the highway to the west.',
  curve: 'Its railway now leads east. Draw the curved railway there, turning north.',
  end: 'All four are drawn, so you can end the round. Press Done; the dice are rolled again.',
  kinds:
    'Round 2. A highway never meets a railway, except in a station. Take the highway junction (the die with three arms), and tap the space above your railway curve.',
  finish:
    'Not allowed. Now draw the four dice however you like and end the round. Tap what you have just drawn to turn it. On the overpass, the two kinds cross without connecting.',
  special:
    'Round 3. Below the dice are six special routes. You may add one per round, and three in a game. Take one and draw it in any glowing space.',
  oneSpecial: 'Only one per round. Take another and try to draw it.',
  score:
    'Here is another game after four rounds. Open the score and tap its lines: the board shows where the points come from. A network scores 4 points for two exits, and 4 more for each further exit.',
  longest:
    'Your longest highway and your longest railway score a point per space. So does each of the nine central spaces you have drawn in.',
  loose:
    'Every end that meets nothing costs a point, unless it runs into the border. Towards the end of the game, close your loose ends.',
  others: 'The others draw at the same time. Their boards are revealed once everybody has finished the round.',
  last: 'Now play three rounds of a real game from here, against a beginner bot. You are slightly ahead: stay there!',
} as const;

export type LessonText = keyof typeof en;
