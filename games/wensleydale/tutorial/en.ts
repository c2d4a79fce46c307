/** The texts of the Last Train to Wensleydale lesson, in English. */

export const en = {
  welcome:
    'The Yorkshire Dales, too poor for real railways. Build small lines up the valleys, carry away stone, cheese and passengers, and let one of the two big companies, MR or NER, take over your lines before they ruin you.',
  phases:
    'A round has several phases: cubes, auction, orders, building, trains, profit, takeovers. The strip shows where you are and what comes next.',
  bid: 'First, the auction. Each space gives the discs printed on it plus one drawn disc: Government (G), Train (T), MR (M), NER (N). You have 12 cubes. Bid 2 on space 5.',
  outbid:
    'Ann has outbid you: your cubes are back, and you must bid again until you have two bids. Bid 2 on space 8: two Government influence, which lets you build first.',
  secondBid:
    'One bid stands. For your second, bid 3 on space 2: it gives MR influence, which lines out of MR towns require.',
  orders:
    'The spaces are settled. Government influence decides who builds first: you. Train influence decides who buys trains first: Ann.',
  link: 'Now build. A line starts at a company town. Lay a link from Hawes Junction, an MR town, to Ribblehead: you see the cost before you commit.',
  line: 'Two for a link with a valley, plus one MR influence for the company town. Objectors, the white figures, would cost one Government influence each; there are none on this route. Go on to Dent, then to Garsdale, and end the line.',
  train:
    'Ann and Ben have built and bought trains. A train of row 2 costs two Train influence, exactly what you have. Buy T2A: two passengers, two goods.',
  stone:
    'Players now take turns loading one piece each. Stone, worth 2, is loaded through a town next to its hill: load stone from Whernside.',
  passenger:
    'A passenger earns 1 and needs your links all the way to a town of its company. Load an MR passenger from Dent.',
  again: 'Load another passenger from Dent before somebody else does.',
  fill: 'The others are done. Fill your last slot with stone from Barbon Fell.',
  pass: 'Your train is full, and another one would cost too much. Pass.',
  profit:
    'You earned 6, paid 1 for each of your three links, and moved up by 3. The further up this track, the earlier you play; at the end, the space itself counts.',
  takeover:
    'Links cost you every round, and once more at the end. Let the MR take over Hawes Junction – Ribblehead – Dent: one influence pays for two links, and the stretch must end in a town.',
  score:
    'At the end, each piece you carried is worth 1, and each set of stone, cheese, MR and NER passenger 2 more. Then comes the profit and loss track, and one point less for each link you still have.',
  last: 'Now play the last round of a real game, against two beginner bots.',
} as const;

export type LessonText = keyof typeof en;
