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
  link: 'A line starts at a company town. Lay a link from Settle, an MR town, to Horton: you see the cost before you commit.',
  line: 'A link costs one, or two with a valley; the company town, one MR influence; each objector, in white, one Government influence. Go on to Ribblehead, then to Hawes Junction, and end the line.',
  train:
    'A train of row 2 costs two Train influence, exactly what you have. Buy the outlined one: one passenger, two goods.',
  stone:
    'Now everybody loads in turn. Stone, worth 2, is loaded through a town of your line next to its hill: load stone from Ingleborough, beside Ribblehead.',
  passenger:
    'A passenger earns 1 and needs your links all the way to a town of its company. Load an MR passenger from Ribblehead.',
  cheese: 'Cheese, worth 1, comes from any region that your links reach, town or not. Fill your last slot from Horton.',
  pass: 'Full. In exchange, any three cubes or influence points stand in for one Train influence: too dear for another train. Pass.',
  profit:
    'You earned 4, paid 1 for each of three links, and moved up by 1. Higher up you play earlier, and at the end the space itself counts.',
  takeover:
    'Let the MR take over Settle – Horton – Ribblehead: one influence pays for two links, up to a town. You no longer pay for them; the town becomes the MR’s, and its passengers leave.',
  score:
    'Cubes left in hand stay for the next round. At the end, pieces score 1 each, sets of all four kinds 2 more; then your profit space, minus 1 per link you still have.',
  last: 'Now play the end of a real game, against two beginner bots.',
} as const;

export type LessonText = keyof typeof en;

/** Replies to other moves; `{chosen}` is the move. */
export const repliesEn = {
  bidSpace: '{chosen} is allowed, but try space 5, where you will see what being outbid means.',
  bidMore: '{chosen} is allowed, but 2 is enough here: keep your cubes for building.',
  outbidSpace: '{chosen} is allowed, but space 8 gives the Government influence to build first.',
  outbidMore: '{chosen} is allowed, but 2 is enough for space 8: cubes build lines, too.',
  secondSpace: '{chosen} is allowed, but your line will start in an MR town: bid on space 2.',
  secondMore: '{chosen} is allowed, but 3 is enough for space 2, and each cube saved builds.',
  linkOther: '{chosen} is possible, but what this lesson loads lies beyond Horton, up from Settle.',
  linkPass: '{chosen} is allowed, but without links nothing can be loaded.',
  lineEnd: '{chosen} is allowed, but go on: each town you reach brings its passengers.',
  lineOther: '{chosen} is possible, but stone and passengers wait at Ribblehead.',
  lineAside: '{chosen} is possible, but Hawes Junction is a town, with a passenger of the MR.',
  lineFurther: '{chosen} is possible, but each link costs cubes now and 1 every round: end the line here.',
  trainPass: '{chosen} is allowed, but without a train you carry nothing this round.',
  trainSmall: '{chosen} is cheaper, but too small for the three pieces you are going to load.',
  trainOther: '{chosen} costs the same; buy the outlined one, whose slots the next steps fill.',
  trainLarge: '{chosen} would cost three cubes or influence points more, in exchange for the missing one.',
  stonePass: '{chosen} would end your loading with an empty train: load stone.',
  stoneTrain: '{chosen} would cost points in exchange, and your train is still empty.',
  stoneLess: '{chosen} earns 1, stone earns 2: take that first.',
  stoneOther: '{chosen} would earn 2 as well; this step is about Ingleborough, beside Ribblehead.',
  passengerPass: '{chosen} would end your loading, and two slots are free.',
  passengerTrain: '{chosen} would cost points in exchange, and two slots are free.',
  passengerGoods: '{chosen} can be loaded too, but this step is about passengers.',
  passengerOther: '{chosen} can be loaded too; take one from Ribblehead, which the MR will own in a moment.',
  cheesePass: '{chosen} is allowed, but your last slot would stay empty.',
  cheeseTrain: '{chosen} would cost points in exchange, and a slot is still free.',
  cheeseStone: '{chosen} would even earn 2; this step shows that cheese needs no town.',
  passTrain: '{chosen} is possible in exchange for what you hold, but it would carry too little to pay off.',
  takeoverPass: '{chosen} is allowed, but three links cost you 3 each round, and 3 at the end.',
  takeoverLong: '{chosen} would cost a second influence; keep that link and end in Ribblehead.',
} as const;

export type ReplyText = keyof typeof repliesEn;
