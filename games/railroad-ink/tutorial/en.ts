/** The texts of Railroad Ink's lesson in English. */

export const en = {
  welcome:
    'This sheet is yours alone. Around it lie twelve exits, highways (double lines) and railways (sleepers) in turn. In seven rounds you draw what the dice show and link as many exits as you can.',
  dice: 'One roll serves everybody: today a straight highway, a straight railway, a curved railway and a station. You will draw all four, in any order.',
  nowhere:
    'A route must join what is there. See what happens if it does not: tap the space in the very middle of the sheet.',
  first:
    'Refused, and the rule says why. Now start at an exit: tap the outlined space at the left edge. A highway exit leads into it, so the highway fits.',
  railway: 'Railways start at railway exits. Draw the straight railway in the outlined space further up.',
  tooEarly: 'Two dice are left. Press Done all the same.',
  station:
    'What can be drawn must be drawn. A station turns a highway into a railway: draw it at the end of your highway, with the highway to the west.',
  curve: 'Its railway now leads east. Draw the curved railway there so that it turns north.',
  end: 'All four are drawn, so the round can end. Press Done; the dice are rolled again.',
  kinds:
    'Round 2. A highway never meets a railway except in a station. Take the highway junction (the die with three arms), and tap the space above your railway bend.',
  finish:
    'Never. Now draw the four dice as you like and end the round. Tap what you have just drawn to turn it; the overpass lets both kinds cross without touching.',
  special:
    'Round 3. Under the dice are six special routes. You may add one to a round, three in a game. Take one and draw it wherever it glows.',
  oneSpecial: 'Only one a round. Take another one and try to draw it.',
  score:
    'Here is another table after four rounds. Unfold the score and tap its lines: what counts is shown on the sheet. Networks score 4 points for two exits and 4 more for each further one.',
  longest:
    'Your longest highway and your longest railway score a point a space, and so does each of the nine spaces in the middle that is drawn in.',
  loose:
    'Every end that meets nothing costs a point, unless it runs off the border. Toward the end, close what is open.',
  others: 'The others draw at the same time. Their sheets are shown when everybody has ended the round.',
  last: 'Now three rounds of a real game from here, against a gentle bot. You are a little ahead: stay there!',
} as const;

export type LessonText = keyof typeof en;
