/** The texts of the Last Train to Wensleydale lesson, in English. */

export const en = {
  welcome:
    'In the Yorkshire Dales, build small lines, carry away stone, cheese and passengers, and hand lines over to the MR or the NER before they ruin you. The most points win.',
  phases: 'A round has several phases. The strip shows where you are and what comes next.',
  bid: 'First, the auction. Each space gives its printed discs plus a drawn one: Government (G), Train (T), MR (M), NER (N). You have 12 cubes. Bid 2 on space 5.',
  outbid:
    'Ann has outbid you: your cubes are back, and you bid again until you have two bids. Bid 2 on space 8: two Government influence, to build first.',
  secondBid: 'One bid stands. For your second, bid 3 on space 2: lines out of MR towns require its MR influence.',
  orders: 'Government influence decides who builds first: you. Train influence decides who buys trains first: Ann.',
  link: 'A line starts at a company town. Lay a link from Hawes Junction, an MR town, to Ribblehead: you see the cost before you commit.',
  line: 'A link with a valley costs two; the company town cost one MR influence. Each objector, a white figure, costs one Government influence. Go on to Dent, then to Garsdale, and end the line.',
  train:
    'A train of row 2 costs two Train influence, exactly what you have. Buy the outlined one: two passengers, two goods.',
  stone:
    'Now everybody loads in turn. Stone, worth 2, is loaded through a town next to its hill; cheese, worth 1, from any region your links reach. Load stone from Whernside.',
  passenger:
    'A passenger earns 1 and needs your links all the way to a town of its company. Load an MR passenger from Dent.',
  again: 'Load the second one from Dent, too.',
  fill: 'The others are done. Fill your last slot with stone from Barbon Fell.',
  pass: 'Full. In exchange, any three cubes or influence points stand in for one Train influence: too dear for another train. Pass.',
  profit:
    'You earned 6, paid 1 for each of three links, and moved up by 3. Higher up you play earlier, and at the end the space itself counts.',
  takeover:
    'Let the MR take over Hawes Junction – Ribblehead – Dent: one influence pays for two links, up to a town. You no longer pay for them; the town becomes the MR’s, and its passengers leave.',
  score:
    'Cubes left in hand stay for the next round. At the end, pieces score 1 each, sets of all four kinds 2 more; then your profit space, minus 1 per link you still have.',
  last: 'Now play the end of a real game, against two beginner bots.',
} as const;

export type LessonText = keyof typeof en;

/** What is said to other moves; `{chosen}` is the move. */
export const repliesEn = {
  bidSpace: '{chosen} is allowed, but try space 5, where you will see what being outbid means.',
  bidMore: '{chosen} is allowed, but 2 is enough here: keep your cubes for building.',
  outbidSpace: '{chosen} is allowed, but space 8 gives the Government influence to build first.',
  outbidMore: '{chosen} is allowed, but 2 is enough for space 8: cubes build lines, too.',
  secondSpace: '{chosen} is allowed, but your line will start in an MR town: bid on space 2.',
  secondMore: '{chosen} is allowed, but 3 is enough for space 2, and each cube saved builds.',
  linkOther: '{chosen} is possible, but the stone and the passengers of this lesson lie beyond Ribblehead.',
  linkPass: '{chosen} is allowed, but without links nothing can be loaded.',
  lineEnd: '{chosen} is allowed, but go on: each town you reach brings its passengers.',
  lineOther: '{chosen} is possible, but its objectors cost two Government influence; Dent has none.',
  lineBack: '{chosen} would close a circle for two more cubes and reach nothing new: end the line here.',
  lineFurther: '{chosen} is possible, but three objectors cost three Government influence: end the line here.',
  trainPass: '{chosen} is allowed, but without a train you carry nothing this round.',
  trainSmall: '{chosen} is cheaper, but too small for the four pieces you are going to load.',
  trainOther: '{chosen} costs the same; buy the outlined one, whose slots the next steps fill.',
  trainLarge: '{chosen} would cost three cubes or influence points more, in exchange for the missing one.',
  stonePass: '{chosen} would end your loading with an empty train: load stone.',
  stoneTrain: '{chosen} would cost points in exchange, and your train is still empty.',
  stonePassenger: '{chosen} earns 1; stone earns 2 and others are after it: take that first.',
  stoneOther: '{chosen} would earn 2 as well; this step is about Whernside, beside Ribblehead.',
  passengerPass: '{chosen} would end your loading, and three slots are free.',
  passengerTrain: '{chosen} would cost points in exchange, and three slots are free.',
  passengerStone: '{chosen} would earn 2, but this step is about passengers, and stone will wait.',
  passengerOther: '{chosen} can be loaded too, but Dent has two, and you have two slots for them.',
  againPass: '{chosen} would end your loading, and two slots are free.',
  againTrain: '{chosen} would cost points in exchange, and two slots are free.',
  againStone: '{chosen} would earn 2 and comes next; finish with the passengers of Dent first.',
  againOther: '{chosen} can be loaded too; this step empties Dent.',
  fillPass: '{chosen} is allowed, but your last slot would stay empty.',
  fillTrain: '{chosen} would cost points in exchange, and a slot is still free.',
  fillStone: '{chosen} earns the same; this step fills up with the stone beside Dent.',
  passTrain: '{chosen} is possible in exchange for what you hold, but it would carry too little to pay off.',
  takeoverPass: '{chosen} is allowed, but three links cost you 3 each round, and 3 at the end.',
  takeoverShort: '{chosen} after one link costs as much as after two: go on to Dent.',
  takeoverLong: '{chosen} would cost a second influence; keep the link to Garsdale and end in Dent.',
} as const;

export type ReplyText = keyof typeof repliesEn;
