/** The texts of Berlin's lesson in English. */

export const en = {
  welcome:
    'Berlin in the twenties. You claim routes between places: streetcars in the middle, subways on the ring. Routes are worth points at once; destinations, which only you see, at the end.',
  keep: 'These two destinations were dealt to you. The long one is worth a lot, but costs as much if you fail. Keep only the short one, Gleisdreieck – Brandenburg Gate.',
  cards:
    'Your turn is one of three things: draw two cards, claim a route, or draw destinations. Five cards lie face up. Take the pink one.',
  bike: 'A gap in the row is filled at once. Bikes stand for any colour; a face-up bike must be taken first and is then your only card. Try to take it as your second card.',
  blind: 'Not as the second. Draw your second card blind, from the pile.',
  dear: 'Ann has claimed a route. Now you: a route asks for as many cards of its colour as it has spaces. Try the three blue spaces from Nollendorfplatz to Potsdamer Platz.',
  claim:
    'You have no blue card. Gray routes take any one colour, and you have three black cards: claim the two gray spaces from Potsdamer Platz to Gleisdreieck.',
  pay: 'Two points, two streetcars less. Your destination lacks one more space: claim Brandenburg Gate – Potsdamer Platz, either track, and choose what to pay with.',
  parallel:
    'Destination reached: your own routes join both ends. Now try to claim the other track beside your last one.',
  tickets:
    'With two seats a double route is closed once one of the two is taken. There is time for another destination: draw two.',
  keepMore: 'Keep the first one only, Potsdamer Platz – Nikolai Quarter: it goes on from where you are.',
  subway:
    'Another table, your first turn. A subway route costs the number written beside it, but always takes a single subway piece. You hold two orange cards: claim the orange subway from the Central Station to the Museum of Natural History.',
  pieces:
    'Three points for one piece. You began with 11 streetcars and 5 subways. When somebody has at most one piece left, everybody plays one more turn.',
  end: 'At the end completed destinations add their points and the others take them away. Tap one of your destinations and the map shows its two ends.',
  last: 'Now the last turns of a real game, against a gentle bot. Look at your destinations first!',
} as const;

export type LessonText = keyof typeof en;
