/** The texts of the lesson of Northern Lights in English. */

export const en = {
  welcome:
    'From Gdańsk to the North Cape. You have 40 wagons: claim routes between towns to score, and complete tickets. Four bonus cards, open to everybody, reward the player with the most of something.',
  keep: 'You were dealt four tickets and must keep at least two. Keep the first two: Oslo – Stockholm and Stavanger – Karlstad go well together.',
  loco: 'On your turn, do one of three things: draw two cards, claim a route, or draw tickets. Locomotives are wild. If you take one face up, it is your only card: take it.',
  dear: 'Ann has claimed a route in the north. Routes cost as many cards of their colour as they have spaces. Try the three purple spaces from Bergen to Oslo.',
  claim:
    'Not enough purple. One white card pays for the single white space between Karlstad and Oslo: claim it. Pay with white; the locomotive is worth more elsewhere.',
  parallel: 'Three routes connect these two towns. Try to claim the green one too.',
  second:
    'Nobody may have two parallel routes, and with two players only one of them can be claimed at all. Claim the green space from Karlstad to Stockholm, and pay with green.',
  ferry:
    'Oslo – Stockholm is completed. Now the coast: ferries have icons, and each icon requires a locomotive or two cards of one colour. Claim the ferry from Kristiansand to Stavanger.',
  payFerry:
    'There are two ways to pay. A locomotive for the icon and one black card for the other space is the cheaper one: choose it.',
  drawn:
    'The +1 on the ferry gave you a card from the pile. Kristiansand – Oslo, white or yellow, would complete your second ticket.',
  tickets: 'On your turn you may also draw three tickets and keep at least one. Do it now.',
  keepMore: 'Keep only the first one, Oslo – Copenhagen.',
  bonus:
    'Keep an eye on the bonus cards: at the end, each goes to the player with the most; if tied, all of them score it in full.',
  end: 'When somebody has two wagons or fewer left, everybody plays one last turn. Tickets you have not completed cost you their points.',
  last: 'Now play the last turns of a real game, against a beginner bot. You have eleven wagons left.',
} as const;

export type LessonText = keyof typeof en;
