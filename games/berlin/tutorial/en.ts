/** The texts of Berlin's lesson in English. */

export const en = {
  welcome:
    'Welcome to Berlin. The most points win. Claim routes between places to score at once, and connect the places on your destinations, which only you see, to score at the end.',
  keep: 'You were dealt two destinations. The long one is worth 12, but costs 12 if you fail. Keep only the short one, Gleisdreieck – Brandenburg Gate.',
  cards:
    'On your turn, do one of three things: draw two cards, claim a route, or draw destinations. Five cards are face up. Take the pink one.',
  bike: 'The gap is filled at once. Bikes are wild; a face-up bike must be taken first and is then your only card. Try to take it second.',
  blind: 'Not as your second card. Draw that one blind, from the pile.',
  dear: 'A route costs as many cards of its colour as it has spaces. Try the three blue spaces from Nollendorfplatz to Potsdamer Platz.',
  claim:
    'You have no blue. Grey routes take any single colour, and you have three black cards: claim the two grey spaces from Potsdamer Platz to Gleisdreieck.',
  pay: 'Two points, two streetcars fewer. One more space completes your destination: claim Brandenburg Gate – Potsdamer Platz, either route, and choose how to pay.',
  parallel:
    'Completed: your own routes, of whatever kind, now connect both places. Try to claim the other route beside your last one.',
  tickets:
    'With two players, one of two parallel routes stays closed once the other is taken. There is time for another destination: draw two.',
  keepMore: 'Keep only the first one, Potsdamer Platz – Nikolai Quarter: it continues from where you are.',
  subway:
    'Another game. A subway route costs the number of cards beside it, but takes a single subway. With your two orange cards, claim Central Station – Museum of Natural History.',
  points:
    'Three points for one piece. Long routes pay best: four streetcar spaces bring 7 points, four single ones only 4. Saving up is worth it.',
  pieces:
    'Everybody starts with 11 streetcars and 5 subways. When somebody has at most one piece left, everybody plays one more turn.',
  end: 'Then completed destinations add their points, and the others subtract them. Tap one of yours: the map shows its two places.',
  last: 'Now play the last turns of a real game against a beginner bot. Look at your destinations first: what is missing?',
} as const;

export type LessonText = keyof typeof en;

/** Replies to other moves; `{chosen}` is the move. */
export const repliesEn = {
  keepLong:
    'Kurfürstendamm – Alexanderplatz alone is allowed, but twelve points lost is a hard start: keep the short one.',
  keepBoth: 'Both are allowed, but the long one costs 12 points if you fail: keep only the short one.',
  cardsOther: '{chosen} is allowed, but take the pink card here: the next step shows what fills its place.',
  cardsClaim: '{chosen} can be claimed already, but this step is about drawing cards: take pink.',
  cardsTickets: '{chosen} is a whole turn of its own; you have a destination to connect first, so take pink.',
  bikeOther: '{chosen} is a good second card, but try the bike: it shows what a second card cannot be.',
  blindOther: '{chosen} is allowed as a second card; here, draw blind to see that the pile works too.',
  dearCard: '{chosen} would help later; first try the blue route, to see what a route costs.',
  dearClaim: '{chosen} can be paid for, but try the blue one: it shows what happens if you cannot pay.',
  dearTickets: '{chosen} comes later; first try the blue route.',
  claimCard: '{chosen} is allowed, but your three black cards already pay for the grey route.',
  claimRoute: '{chosen} works, but your destination needs Gleisdreieck: claim the two grey spaces from there.',
  claimTickets: '{chosen} is allowed, but complete the destination you have first.',
  payCard: '{chosen} is allowed, but one card in your hand already completes your destination.',
  payRoute: '{chosen} works, but your destination still lacks Brandenburg Gate – Potsdamer Platz.',
  payTickets: '{chosen} is allowed, but one space completes the destination you have.',
  parallelCard: '{chosen} is allowed, but see first what happens with the route beside yours.',
  parallelRoute: '{chosen} is still free; the one to try is the other route beside your last one.',
  parallelTickets: '{chosen} is the next step; first try the route beside yours.',
  ticketsCard: '{chosen} is allowed, but without a destination to work on, new destinations are worth more now.',
  ticketsRoute: '{chosen} would score a little; another destination is worth more now, so draw two.',
  moreSecond: 'Charlottenburg Gate – Gendarmenmarkt is worth 9, but lies on the other side of Berlin from your routes.',
  moreBoth: 'Both would be allowed, but failing the long one costs 9 points: keep only the first.',
  subwayCard: '{chosen} is allowed, but your two orange cards already pay for the subway.',
  subwayRoute: '{chosen} works, but it is not the orange subway from Central Station.',
  subwayTickets: '{chosen} is allowed, but this step is about the subway: your cards pay for it.',
} as const;

export type ReplyText = keyof typeof repliesEn;
