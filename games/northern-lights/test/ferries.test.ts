import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { cardsIn, legal, plays, position, refused } from '../../rails/test/position.ts';
import { northernLights } from './sample.ts';

const rules = northernLights(2);
const cards = { row: 'BGKRO', pile: 'BBBBBBGGGGGG' };

/** The ways to pay for a route with this hand; a route with one way is paid at once. */
function ways(hand: string, route: string): string[] {
  const state = position(rules, { ...cards, hands: [hand, ''], ticketPile: 'rest' });
  const claim = `claim:${route}`;
  if (refused(rules, state, claim) !== null) return [];
  const owner = state.owner.slice();
  plays(rules, state, claim, '');
  if (state.owner.some((seat, index) => seat !== owner[index])) return [`pay:${cardsIn(rules, state.discards)}`];
  return legal(rules, state);
}

/** A locomotive counts two; tied ways keep the order in which they are written. */
const byCost = (x: string, y: string) => cost(x) - cost(y);
const cost = (way: string) => [...way.slice(4)].reduce((sum, card) => sum + (card === '*' ? 2 : 1), 0);

/** Three spaces and one icon; four spaces and two icons, +2; one space and one icon. */
const THREE = 'alborg--oslo--1';
const FOUR = 'mo-i-rana--narvik--1';
const ONE = 'alborg--goteborg--1';

test('NL-9 NL-19.1 the rulebook’s second example: two of a colour, and a locomotive or a pair', () => {
  expect(ways('BB*', THREE)).toEqual(['pay:BB*']);
  expect(ways('BBRR', THREE)).toEqual(['pay:BBRR']);
  // With both there are two more: a locomotive in the set beside one card, and the other pair on the icon.
  expect(ways('BBRR*', THREE)).toEqual(['pay:BBRR', 'pay:BB*', 'pay:RR*', 'pay:BRR*', 'pay:BBR*'].sort(byCost));
});

test('NL-9 NL-19.1 the third example: a locomotive and a pair for two icons, two more of one colour', () => {
  const state = position(rules, { ...cards, hands: ['BBRR*', ''] });
  plays(rules, state, `claim:${FOUR}`, 'BB');
  expect(cardsIn(rules, state.discards)).toBe('BBRR*');
});

test('NL-9 NL-19.1 a pair may be of the colour of the set: four blue for three spaces and one icon', () => {
  expect(ways('BBBB', THREE)).toEqual(['pay:BBBB']);
  expect(ways('BBB', THREE)).toEqual([]);
});

test('NL-9 NL-19.1 pairs may differ in colour from the set and from each other', () => {
  const state = position(rules, { ...cards, hands: ['BBGGRR', ''] });
  plays(rules, state, `claim:${FOUR}`, 'BB');
  expect(cardsIn(rules, state.discards)).toBe('BBGGRR');
});

test('NL-9 NL-19.1 locomotives can make the set while pairs pay the icons', () => {
  const state = position(rules, { ...cards, hands: ['RRRR**', ''] });
  plays(rules, state, `claim:${FOUR}`);
  // As the locomotive counts two, a set of two red is cheaper than one of locomotives.
  expect(legal(rules, state)).toEqual(['pay:RRRR*', 'pay:RR**', 'pay:RRR**', 'pay:RRRR**']);
});

test('NL-9 a way is what is discarded: how it is shared between icons and spaces makes no second way', () => {
  // Two blue for the set and two red for the icon, or the other way round.
  const state = position(rules, { ...cards, hands: ['BBRR', ''] });
  plays(rules, state, `claim:${THREE}`);
  expect(state.turn).toBe(1);
});

test('NL-9 NL-19.1 NL-19.19 a one-space ferry costs a locomotive or a pair', () => {
  expect(ways('BBRR*', ONE)).toEqual(['pay:BB', 'pay:RR', 'pay:*']);
  expect(ways('BR', ONE)).toEqual([]);
});

test('NL-9 cheapest first, a locomotive counting as two cards; tied, fewest locomotives', () => {
  const wilds = (way: string) => [...way].filter((card) => card === '*').length;
  const list = ways('BBBGGG***', THREE);
  expect(list.length).toBeGreaterThan(8);
  for (let i = 1; i < list.length; i++) {
    expect(cost(at(list, i))).toBeGreaterThanOrEqual(cost(at(list, i - 1)));
    if (cost(at(list, i)) === cost(at(list, i - 1)))
      expect(wilds(at(list, i))).toBeGreaterThanOrEqual(wilds(at(list, i - 1)));
  }
  expect(new Set(list).size).toBe(list.length);
});

test('NL-9 NL-19.2 refused: a locomotive in a pair, a pair of unlike cards, a card too many, no icon paid', () => {
  const one = position(rules, { ...cards, hands: ['BBG*', ''] });
  plays(rules, one, `claim:${ONE}`);
  for (const way of ['pay:B*', 'pay:BG', 'pay:BB*', 'pay:B', 'pay:'])
    expect(refused(rules, one, way)?.rule).toBe('NL-9');
  const three = position(rules, { ...cards, hands: ['BBBBGRR***', ''] });
  plays(rules, three, `claim:${THREE}`);
  for (const way of ['pay:BBGR', 'pay:BGR*', 'pay:BBBR*', 'pay:BBB', 'pay:BBBRR*', 'pay:****', 'pay:RRRR'])
    expect(refused(rules, three, way)?.rule, way).toBe('NL-9');
  expect(refused(rules, three, 'pay:BBRR')).toBeNull();
});

test('NL-9 NL-19.2 a pair stands for a locomotive on icons only, never on coloured routes', () => {
  const state = position(rules, { ...cards, hands: ['KBB', ''] });
  expect(refused(rules, state, 'claim:goteborg--oslo--1')?.rule).toBe('NL-7');
});

test('NL-9 a ferry that cannot be paid says what it asks for', () => {
  const state = position(rules, { ...cards, hands: ['BR', ''] });
  const why = refused(rules, state, `claim:${FOUR}`);
  expect(why?.rule).toBe('NL-9');
  expect(why?.figures).toMatchObject({ cards: 4, icons: 2, have: 1, wilds: 0 });
});

test('NL-7 the rulebook’s first example: two yellow, a yellow and a locomotive, or two locomotives', () => {
  expect(ways('YY**', 'lillehammer--andalsnes--1').length + ways('YY**', 'lillehammer--andalsnes--2').length).toBe(4);
  const yellow = rules.board.edition.routes.find(({ colour, length }) => colour === 'yellow' && length === 2)!.id;
  expect(ways('YY**', yellow)).toEqual(['pay:YY', 'pay:Y*', 'pay:**']);
});

test('NL-7 too few wagons left for a ferry is a matter of wagons', () => {
  const state = position(rules, { ...cards, hands: ['BBBB*****', ''], pieces: [[3], [40]] });
  expect(refused(rules, state, `claim:${FOUR}`)?.rule).toBe('NL-7');
});

test('NL-10 NL-19.3 after the claim X cards are drawn from the pile, never face up', () => {
  const state = position(rules, { row: '*****', pile: 'BGK', hands: ['RR**', ''] });
  const { events } = plays(rules, state, `claim:${FOUR}`, 'GB');
  expect(cardsIn(rules, at(state.hands, 0))).toBe('BG');
  expect(events.filter(({ kind }) => kind === 'blind')).toHaveLength(2);
  expect(state.turn).toBe(1);
});

test('NL-10 NL-19.3 its own cards are among the discards by then: they can come back', () => {
  const state = position(rules, { row: 'BGKRO', pile: 'B', hands: ['RR**', ''] });
  plays(rules, state, `claim:${FOUR}`, 'B*');
  expect(cardsIn(rules, at(state.hands, 0))).toBe('B*');
  expect(cardsIn(rules, state.pile)).toBe('RR*');
});

test('NL-10 NL-19.17 the row is filled first if it was short, and fewer are drawn if there are fewer', () => {
  const state = position(rules, { row: 'BG', hands: ['RR**', ''] });
  const { kinds } = plays(rules, state, `claim:${FOUR}`, 'R**R');
  // Four cards were paid: three fill the row, one is left to draw.
  expect(kinds).toEqual(['claimed', 'reshuffled', 'turned', 'turned', 'turned', 'blind']);
  expect(cardsIn(rules, at(state.hands, 0))).toBe('R');
});

test('NL-10 nothing is drawn when the row takes all there is', () => {
  const state = position(rules, { row: '', hands: ['*', 'B'] });
  const { kinds } = plays(rules, state, 'claim:andalsnes--trondheim--1', '*');
  expect(kinds).not.toContain('blind');
});

test('NL-10 NL-19.3 a locomotive drawn that way is an ordinary card, and the turn is over', () => {
  const state = position(rules, { row: 'BGKRO', pile: '**B', hands: ['RR**', ''] });
  plays(rules, state, `claim:${FOUR}`, '**');
  expect(cardsIn(rules, at(state.hands, 0))).toBe('**');
  expect(state.turn).toBe(1);
});

test('NL-10 the nine double ferries of the Norwegian coast give +1, +2 or +3', () => {
  const drawn = rules.board.edition.routes.filter(({ draw }) => draw !== undefined);
  expect(drawn).toHaveLength(18);
  for (const { length, draw } of drawn) expect(draw).toBe(length <= 2 ? 1 : length === 4 ? 2 : 3);
});

test('NL-23 a claim that drew cards cannot be undone', () => {
  const state = position(rules, { row: 'BGKRO', pile: 'BB', hands: ['RR**', ''] });
  expect(plays(rules, state, `claim:${FOUR}`, 'BB').touched).toBe(true);
});

test('NL-7 NL-19.17 the order of a claim: pieces and cards, points, row, cards of the route', () => {
  const state = position(rules, { row: 'BGKR', pile: 'BBB', hands: ['RR**', ''] });
  const { events } = plays(rules, state, `claim:${FOUR}`, 'BBB');
  expect(events.map(({ kind }) => kind)).toEqual(['claimed', 'turned', 'blind', 'blind', 'reshuffled']);
  expect(events[0]).toMatchObject({ points: 7 });
});
