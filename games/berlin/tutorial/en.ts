/** The texts of Berlin's lesson in English. */

export const en = {
  welcome:
    'Welcome to Berlin. Claim routes between places: streetcars in the centre, subways on the ring. Routes score at once; destinations, which only you can see, score at the end.',
  keep: 'You were dealt these two destinations. The long one is worth a lot, but costs as much if you fail. Keep only the short one, Gleisdreieck – Brandenburg Gate.',
  cards:
    'On your turn, do one of three things: draw two cards, claim a route, or draw destinations. Five cards are face up. Take the pink one.',
  bike: 'The gap is filled at once. Bikes are wild; a face-up bike must be taken first and is then your only card. Try to take it as your second card.',
  blind: 'Not as your second card. Draw your second card blind, from the pile.',
  dear: 'Ann has claimed a route. Your turn: a route costs as many cards of its colour as it has spaces. Try the three blue spaces from Nollendorfplatz to Potsdamer Platz.',
  claim:
    'You have no blue cards. Grey routes take any single colour, and you have three black cards: claim the two grey spaces from Potsdamer Platz to Gleisdreieck.',
  pay: 'Two points, two streetcars fewer. Your destination needs just one more space: claim Brandenburg Gate – Potsdamer Platz, either route, and choose how to pay.',
  parallel:
    'Destination completed: your own routes connect both places. Now try to claim the other route, next to your last one.',
  tickets:
    'With two players, one route of a double route is closed once the other is taken. There is time for another destination: draw two.',
  keepMore: 'Keep only the first one, Potsdamer Platz – Nikolai Quarter: it continues from where you are.',
  subway:
    'Another game, your first turn. A subway route costs the number of cards shown beside it, but takes a single subway. You have two orange cards: claim the orange subway from Central Station to the Museum of Natural History.',
  pieces:
    'Three points for one piece. You start with 11 streetcars and 5 subways. When somebody has at most one piece left, everybody plays one more turn.',
  end: 'At the end, completed destinations add their points and the others subtract them. Tap one of your destinations, and the map shows its two places.',
  last: 'Now play the last turns of a real game, against a beginner bot. Look at your destinations first!',
} as const;

export type LessonText = keyof typeof en;
