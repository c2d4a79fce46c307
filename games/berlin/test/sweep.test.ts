import { playoutChance } from '@quai/engine/chance.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import { playout } from '@quai/engine/kit/playout.ts';
import { begin, moves, play, toAct } from '@quai/engine/play.ts';
import { pickOne, randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { cardsIn, legal, plays, position, rowOf } from '../../rails/test/position.ts';
import { berlin } from './sample.ts';

const rules = berlin(2);

test('BE-6 three bikes face up are swept between the two cards of a draw', () => {
  const state = position(rules, { row: 'BG**R', pile: '*KKOOBBGG' });
  const { kinds, touched } = plays(rules, state, 'take:B', '*KKOOB');
  expect(kinds).toEqual(['took', 'turned', 'swept', 'turned', 'turned', 'turned', 'turned', 'turned']);
  expect(rowOf(rules, state)).toBe('KKOOB');
  expect(cardsIn(rules, state.discards)).toBe('GR***');
  expect(legal(rules, state).sort()).toEqual(['blind', 'take:B', 'take:K', 'take:O']);
  expect(touched).toBe(true);
});

test('BE-6 and after a claim that let a short row fill up', () => {
  const state = position(rules, { row: 'B**R', hands: ['K*', ''] });
  // What was paid is the pile. Its bike fills the gap and is the third: five are swept, and with the black card left and
  // the swept ones, shuffled, there is a new row.
  const { kinds } = plays(rules, state, 'claim:T29', '*KBR**');
  expect(kinds).toEqual([
    'claimed',
    'reshuffled',
    'turned',
    'swept',
    'turned',
    'reshuffled',
    'turned',
    'turned',
    'turned',
    'turned',
  ]);
  expect(rowOf(rules, state)).toBe('KBR**');
});

test('BE-6 no sweep with fewer than five face up', () => {
  const state = position(rules, { row: '***B', hands: ['', 'KK'], ticketPile: 'rest' });
  plays(rules, state, 'take:B');
  expect(rowOf(rules, state)).toBe('***--');
});

test('BE-6 BE-19.8 no sweep when row, pile and discards hold fewer than three other cards', () => {
  const state = position(rules, { row: '**BGK', pile: '*' });
  plays(rules, state, 'take:K', '*');
  expect(rowOf(rules, state)).toBe('**BG*');
  const enough = position(rules, { row: '**BGK', pile: '*', discards: 'O' });
  const { kinds } = plays(rules, enough, 'take:K', '*OB*G*');
  expect(kinds).toContain('swept');
});

/** Ten cards outside the hands, three bikes in each half: two bad rows would replace each other forever. */
const tenLeft = { row: 'KBG**', pile: '****RO', hands: ['', 'KK'] };

test('BE-6 BE-19.8 not a sixth time in a row: then the row stands', () => {
  const state = position(rules, tenLeft);
  const { kinds } = plays(rules, state, 'take:K', `*${'***RO'}${'*BG**'}${'***RO'}${'*BG**'}${'***RO'}`);
  expect(kinds.filter((kind) => kind === 'swept')).toHaveLength(5);
  expect(rowOf(rules, state)).toBe('***RO');
});

test('BE-6 BE-19.8 it stands until it next changes: a claim that turns up nothing leaves it', () => {
  const state = position(rules, { row: '***RO', pile: 'BBGG', hands: ['KK', 'BB'] });
  const { kinds } = plays(rules, state, 'claim:T23');
  expect(kinds).not.toContain('swept');
  expect(rowOf(rules, state)).toBe('***RO');
});

test('BE-6 BE-19.8 when it next changes it is swept again', () => {
  const state = position(rules, { row: '***RO', pile: 'BBGGKKRR', hands: ['', 'BB'] });
  const { kinds } = plays(rules, state, 'take:R', 'BBGGKK');
  expect(kinds).toContain('swept');
  expect(rowOf(rules, state)).toBe('BGGKK');
});

test('BE-6 BE-19.8 tables of four come to that limit', () => {
  const four = berlin(4);
  let met = 0;
  for (let seed = 0; seed < 40 && met === 0; seed++) if (mostSweeps(four, seed) === 5) met++;
  expect(met).toBe(1);
});

/** The most sweeps caused by one move of a random game. */
function mostSweeps(four: typeof rules, seed: number): number {
  const random = randomFrom(seed);
  const chance = playoutChance(random);
  const state = begin(four, chance);
  let most = 0;
  while (state.ended === null) {
    const events: GameEvent[] = [];
    const seat = pickOne(toAct(state), random);
    play(four, state, seat, pickOne(moves(four, state, seat), random), chance, (event) => events.push(event));
    most = Math.max(most, events.filter(({ kind }) => kind === 'swept').length);
  }
  return most;
}

test('BE-6 a full row with three bikes stands only by the guards: few other cards, or few cards at all', () => {
  const four = berlin(4);
  const { wild } = four.board;
  let standing = 0;
  for (let seed = 0; seed < 10; seed++)
    playout(four, seed, 10_000, ({ row, left, discards, turn }) => {
      if (turn < 0 || row.includes(-1) || row.filter((card) => card === wild).length < 3) return;
      standing++;
      // With five sweeps in a row every card outside the hands has been face up: there are not many.
      expect(left + discards.reduce((sum, count) => sum + count, 0)).toBeLessThan(20);
    });
  expect(standing).toBeGreaterThan(0);
});
