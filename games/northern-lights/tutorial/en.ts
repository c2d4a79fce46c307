/** The texts of the lesson of Northern Lights in English. */

export const en = {
  welcome:
    'From Gdańsk to the North Cape. You have 40 wagons, claim routes between towns for points, and complete tickets. Four bonus cards, for everybody to see, reward whoever has the most of something.',
  keep: 'Four tickets were dealt to you and at least two must be kept. Keep the first two: Oslo – Stockholm and Stavanger – Karlstad go well together.',
  loco: 'A turn is one of three things: draw two cards, claim a route, or draw tickets. Locomotives stand for any colour. Face up, one is all you may take: take it.',
  dear: 'Ann has claimed a route in the north. Routes cost as many cards of their colour as they have spaces. Try the three purple spaces from Bergen to Oslo.',
  claim:
    'Not enough purple. A white card pays for the single white space between Karlstad and Oslo: claim it. Pay with white; the locomotive is worth more elsewhere.',
  parallel: 'Three tracks join these two towns. Try to claim the green one too.',
  second:
    'Nobody holds two of parallel routes, and with two seats only one of them is used at all. Claim the green space from Karlstad to Stockholm, and pay with green.',
  ferry:
    'Oslo – Stockholm is done. Next the coast: ferries have icons, each of which asks for a locomotive, or for two cards of one colour. Claim the ferry from Kristiansand to Stavanger.',
  payFerry:
    'There are two ways to pay. A locomotive for the icon and one black card for the other space is the cheaper one: choose it.',
  drawn:
    'The +1 on the ferry gave you a card from the pile. Kristiansand – Oslo, white or yellow, would complete your second ticket.',
  tickets: 'You may also draw three tickets in a turn and keep at least one. Do it now.',
  keepMore: 'Keep the first one, Oslo – Copenhagen, only.',
  bonus:
    'Keep an eye on the bonus cards: they count at the end, for whoever has the most; all who are tied score them in full.',
  end: 'When somebody has two wagons or fewer left, everybody plays one last turn. Tickets that are not completed cost their points.',
  last: 'Now the last turns of a real game, against a gentle bot. Eleven wagons are left.',
} as const;

export type LessonText = keyof typeof en;
