/** The texts of the Last Train to Wensleydale lesson, in English. */

export const en = {
  welcome:
    'The Yorkshire Dales, too poor for real railways. You build small lines up the valleys, carry stone, cheese and passengers away, and let one of the two big companies, MR and NER, take the lines over before they ruin you.',
  phases:
    'A round goes through phases: cubes, auction, orders, building, trains, profit, takeovers. The strip says where you are and what comes next.',
  bid: 'First the auction. Each space gives the discs printed on it and one that was drawn: government (G), train (T), MR (M), NER (N). You have 12 cubes. Bid 2 on space 5.',
  outbid:
    'Ann has outbid you: your cubes came back, and you must bid again until you hold two spaces. Bid 2 on space 8: government twice over, which lets you build first.',
  secondBid:
    'One bid holds. Bid 3 on space 2 for your second: it brings MR influence, and lines out of MR towns ask for it.',
  orders:
    'The spaces are settled. Government influence decides who builds first: you. Train influence decides who takes trains first: Ann.',
  link: 'Now build. A line starts at a company town. Lay a link from Hawes Junction, an MR town, to Ribblehead: the sheet says what it costs before you commit.',
  line: 'Two for a link with a valley, and one MR influence for the company town. Objectors, the white figures, would cost one government influence each; on this way there are none. Go on to Dent, then to Garsdale, and say that the line is done.',
  train:
    'Ann and Ben have built and taken trains. A train of row 2 costs two train influence, just what you have. Take T2A: two passengers, two goods.',
  stone:
    'Seats now load one piece each in turn. Stone, worth 2, is loaded through a town beside its hill: load stone from Whernside.',
  passenger:
    'Passengers earn 1 and need your links all the way to a town of their company. Load an MR passenger from Dent.',
  again: 'Load another passenger from Dent before somebody else does.',
  fill: 'The others are done. Fill your last slot with stone from Barbon Fell.',
  pass: 'Your train is full; another one would cost too much. Pass.',
  profit:
    'You earned 6, paid 1 for each of your three links, and moved up by 3. The higher on this track, the earlier in the order; at the end the space itself counts.',
  takeover:
    'Links cost you every round, and once more at the end. Let the MR take over Hawes Junction – Ribblehead – Dent: one influence pays for two links, and the way must end in a town.',
  score:
    'At the end each piece you carried is worth 1, and each set of stone, cheese, MR and NER passenger 2 more. Then comes the profit track, and a point off for each link you still have.',
  last: 'Now the last round of a real game, against two gentle bots.',
} as const;

export type LessonText = keyof typeof en;
