/** The texts of the lesson of Northern Lights in English. */

export const en = {
  welcome:
    'From Gdańsk to the North Cape: the most points win. Claim routes between towns to score at once. Tickets, which only you see, and bonus cards score at the end.',
  keep: 'You were dealt four tickets and must keep at least two. Keep the first two: Oslo – Stockholm and Stavanger – Karlstad go well together.',
  loco: 'On your turn, do one of three things: draw two cards, claim a route, or draw tickets. Locomotives are wild. One taken face up is your only card: take it.',
  dear: 'Routes cost as many cards of their colour as they have spaces. Try the three purple spaces from Bergen to Oslo.',
  claim:
    'Not enough purple. One white card pays for the white space between Karlstad and Oslo: claim it. Pay with white; the locomotive is worth more elsewhere.',
  parallel: 'Three routes connect these two towns. Try to claim the green one too.',
  second: 'Nobody may have two parallel routes. Claim the green space from Karlstad to Stockholm, and pay with green.',
  completed: 'Oslo – Stockholm is completed: your own routes connect both towns, whatever the way they take.',
  ferry:
    'Now the coast. Grey ferries take any colour, but each icon requires a locomotive or two cards of one colour. Claim Kristiansand – Stavanger.',
  payFerry: 'A locomotive for the icon and one black card for the other space is the cheaper way: choose it.',
  drawn:
    'The +1 on the ferry gave you a card from the pile. Kristiansand – Oslo, white or yellow, would complete your second ticket.',
  tickets: 'On your turn you may also draw three tickets and keep at least one. Do it now.',
  keepMore: 'Keep only the first one, Oslo – Copenhagen.',
  points:
    'Another game, nearly over. One to five spaces score 1, 2, 4, 7 and 10 points: long routes are worth saving for.',
  bonus:
    'Four bonus cards are laid out each game. Each is worth 5 to 12 points to the player with the most of what it names; tied players all score it in full.',
  end: 'When somebody has two wagons or fewer left, everybody plays one last turn. Tickets you have not completed cost you their points.',
  last: 'Now play the last turns of a real game against a beginner bot. Look at your tickets first: what is missing?',
} as const;

export type LessonText = keyof typeof en;

/** Replies to other moves; `{chosen}` is the move. */
export const repliesEn = {
  keepFar:
    'A choice with Murmansk – Copenhagen would pay 19 points or cost them, so keep just the two short tickets for now.',
  keepBergen: 'Bergen – Stockholm is a fair ticket, but the two short ones share most of their way: keep just those.',
  locoOther: '{chosen} is allowed, but a locomotive can stand for any colour: take that one.',
  locoRoute: '{chosen} can be claimed already, but this step is about cards: take the locomotive.',
  locoTickets: '{chosen} is a whole turn of its own, and you have two already: take the locomotive.',
  dearOther: '{chosen} would help, but first try the purple route to see what a route costs.',
  dearRoute: '{chosen} can be paid for; the purple route shows what happens if you cannot pay.',
  dearTickets: '{chosen} comes later; try the purple route first.',
  claimOther: '{chosen} is allowed, but one white card already brings your tickets closer.',
  claimRoute: '{chosen} works, but both your tickets need Karlstad: claim its white space to Oslo.',
  claimTickets: '{chosen} is allowed, but work on the two you have: the white space helps both.',
  claimLoco: '{chosen} works, but white does the same, and the locomotive will pay for a ferry.',
  parallelOther: '{chosen} is allowed, but first see whether the green route beside yours can be had.',
  parallelRoute: '{chosen} is free; the one to try is the green route beside your white one.',
  parallelTickets: '{chosen} comes later; first try the green route beside yours.',
  secondOther: '{chosen} is allowed, but one green card completes your first ticket now.',
  secondRoute: '{chosen} works, but Oslo – Stockholm still lacks the green space from Karlstad.',
  secondTickets: '{chosen} is allowed, but one green space completes the first one you have.',
  secondLoco: '{chosen} works, but keep the locomotive: the next step needs it.',
  ferryOther: '{chosen} is allowed, but your locomotive and a black card pay for the ferry now.',
  ferryRoute: '{chosen} works, but your second ticket starts in Stavanger: take the ferry there.',
  ferryTickets: '{chosen} is allowed, but your second ticket needs the ferry to Stavanger first.',
  payPair:
    'Two black cards can stand for the icon, but then the other space takes your locomotive: that costs one card more.',
  ticketsOther: '{chosen} is allowed, but this step is about more tickets: draw three.',
  ticketsRoute: '{chosen} would score; this step is about tickets, so draw three.',
  moreOther:
    'Turku and Imatra are far from your routes, and tickets that fail cost points: keep only Oslo – Copenhagen.',
  moreBoth: 'Oslo – Copenhagen fits, but each further ticket is one more to complete: keep only that one.',
} as const;

export type ReplyText = keyof typeof repliesEn;
