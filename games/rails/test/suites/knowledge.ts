/** What a viewer can work out, and that every imagined world respects it: BE-13, BE-22, NL-12, NL-22. */

import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { canonical } from '@quai/engine/hash.ts';
import { begin, moves, play, toAct } from '@quai/engine/play.ts';
import { pickOne, randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { misfits } from '../../rules/imagine-fit.ts';
import type { RailsRules } from '../../rules/rails.ts';
import type { RailsState } from '../../rules/state.ts';
import { boxOf } from '../kit.ts';
import { cardsIn, counts, plays, position, ticketIds } from '../position.ts';
import { habits } from '../reach.ts';
import type { Sample } from './sample.ts';

const WORLDS = 40;

/** Worlds that fit what the viewer sees; each shows the same view again. */
function worlds(rules: RailsRules, state: RailsState, viewer: number | null, count = WORLDS): RailsState[] {
  const seen = canonical(rules.view(state, viewer));
  const random = randomFrom(7);
  return Array.from({ length: count }, () => {
    const world = rules.imagine(JSON.parse(seen), random);
    expect(canonical(rules.view(world, viewer))).toBe(seen);
    return world;
  });
}

export function knowledgeSuite({ open, black, shortColour }: Sample): void {
  const rules = open(2);
  const three = open(3);
  const { board } = rules;
  const drawn = board.edition.tickets.drawn;

  test('BE-13 NL-12 who took three blue face up and spent one blue holds two blue at least', () => {
    const state = position(rules, { row: 'BBBRO', pile: 'KKKKGGGGRRRROOOO***', hands: ['', 'GG'] });
    plays(rules, state, 'take:B take:B', 'KG');
    plays(rules, state, 'blind blind', 'GG');
    plays(rules, state, 'take:B blind', 'OR');
    const blue = board.routes.find(
      (route) => route.length === 1 && route.price.colour === counts(rules, 'B').indexOf(1),
    );
    plays(rules, state, 'blind blind', 'RR', 1);
    plays(rules, state, `claim:${at(board.edition.routes, blue!.index).id}`);
    const two = counts(rules, 'BB');
    expect(rules.view(state, 1).shown[0]).toEqual(two);
    for (const world of worlds(rules, state, 1))
      for (let kind = 0; kind < board.kinds; kind++)
        expect(at(at(world.hands, 0), kind)).toBeGreaterThanOrEqual(at(two, kind));
  });

  test('BE-13 NL-12 hidden cards may be any that the viewer cannot see', () => {
    const state = position(rules, { row: 'BBBRO', pile: 'KKKKGGGG', hands: ['KG', 'GG'] });
    const hands = new Set(worlds(rules, state, 1).map((world) => cardsIn(rules, at(world.hands, 0))));
    expect([...hands].sort()).toEqual(
      [...new Set(['KK', 'KG', 'GG'].map((pair) => cardsIn(rules, counts(rules, pair))))].sort(),
    );
  });

  test('BE-7 NL-6 with two seats the other hand is known when the pile has run out, and the new pile too', () => {
    const state = position(rules, { row: 'BBBRO', pile: 'KG', discards: 'RRRRO', hands: ['KB', 'GG'] });
    plays(rules, state, 'blind blind', 'KG');
    expect(state.sealed).toHaveLength(1);
    for (const world of worlds(rules, state, 1)) {
      expect(world.hands).toEqual(state.hands);
      expect(cardsIn(rules, world.pile)).toBe(cardsIn(rules, counts(rules, 'RRRRO')));
    }
    // Then it draws from the new pile: what it had stays known, what came is one of the five.
    plays(rules, state, 'blind blind', 'RR', 1);
    plays(rules, state, 'blind take:B', 'RR');
    for (const world of worlds(rules, state, 1)) {
      const known = counts(rules, 'KKBBG');
      for (let kind = 0; kind < board.kinds; kind++)
        expect(at(at(world.hands, 0), kind)).toBeGreaterThanOrEqual(at(known, kind));
    }
  });

  test('BE-7 NL-6 with three seats the two other hands are known together, and who drew nothing since has nothing new', () => {
    const state = position(three, { row: 'BBBOO', pile: 'KG', discards: 'RRRR', hands: ['', 'BBG', 'OOG'] });
    plays(three, state, 'blind blind', 'KG');
    plays(three, state, 'blind blind', 'RR');
    const red = counts(three, 'R').indexOf(1);
    const hands = new Set<string>();
    for (const world of worlds(three, state, 0, 10 * WORLDS)) {
      const both = at(world.hands, 1).map((count, kind) => count + at(at(world.hands, 2), kind));
      expect(cardsIn(three, both)).toBe(cardsIn(three, counts(three, 'BBGOOGRR')));
      // Only seat 1 drew from the pile of four red.
      expect(at(world.hands, 2)[red]).toBe(0);
      expect(at(world.hands, 1)[red]).toBe(2);
      hands.add(cardsIn(three, at(world.hands, 2)));
    }
    // Three of the old cards, two of each of three colours: all seven hands come up.
    expect(hands.size).toBe(7);
  });

  test('BE-7 NL-6 a card spent that can only have come from one pile says who drew it there', () => {
    // The old pile held the only black cards; seat 1 had three of its six cards, seat 2 the other three.
    const state = position(three, { row: 'BBBOO', pile: 'G', discards: 'RRRR', hands: ['', 'KKO', 'GGB'] });
    plays(three, state, 'blind take:B', 'GR');
    plays(three, state, `claim:${black}`);
    const blackCard = counts(three, 'K').indexOf(1);
    for (const world of worlds(three, state, 0)) {
      expect(['O', 'G', 'B']).toContain(cardsIn(three, at(world.hands, 1)));
      expect(at(world.hands, 2)[blackCard]).toBe(0);
    }
  });

  test('BE-14 NL-21 a seat that was skipped could not pay for what was open to it', () => {
    // Seat 1 holds two of the hidden cards and was skipped although one-space routes were open to it.
    const state = position(three, { row: 'B', hands: ['', '', `${shortColour}${shortColour}GGG`], turn: 0 });
    plays(three, state, 'take:B');
    expect(state.turn).toBe(2);
    expect(state.skips).toHaveLength(1);
    for (const world of worlds(three, state, 0)) {
      const judge = misfits(board, three.view(state, 0));
      expect(judge.any).toBe(true);
      for (const seat of [1, 2]) expect(judge.of(at(world.past, seat), at(world.hands, seat), seat)).toBe(0);
    }
  });

  test('BE-14 NL-21 whose turn it is can act, also in a world where only routes are left to do', () => {
    // Eight hidden cards, two seats: seat 1 has but one card, and it is its turn: that card pays for something.
    const state = position(three, { row: 'R', hands: ['', shortColour, 'OOOOOOO'], turn: 0 });
    plays(three, state, 'take:R');
    expect(state.turn).toBe(1);
    for (const world of worlds(three, state, 0)) expect(moves(three, world, 1).length).toBeGreaterThan(0);
  });

  test('BE-22 NL-22 a viewer’s own tickets under the pile stay where they are', () => {
    const ids = ticketIds(rules, [3, 4, 5, 6]);
    const under = [0, 1, 0, 1].map((seat, i) => [seat, at(ids, i)] as const);
    const state = position(rules, { row: 'BGKRO', pile: 'BB', under, ticketPile: 'rest' });
    const others = new Set<number>();
    for (const world of worlds(rules, state, 0)) {
      expect([world.returned[0], world.returned[2]]).toEqual([3, 5]);
      others.add(at(world.returned, 1));
    }
    expect(others.size).toBeGreaterThan(5);
  });

  test('BE-22 NL-22 a ticket that the viewer gave back and another drew is with that seat or under the pile again', () => {
    const ids = ticketIds(rules, [3, 4, 5, 6, 7, 8]);
    const under = [1, 0, 0, 0, 0, 0].map((seat, i) => [seat, at(ids, i)] as const);
    const state = position(rules, { row: 'BGKRO', pile: 'BBBB', under, turn: 0 });
    plays(rules, state, 'tickets');
    plays(rules, state, 'keep:2');
    const places = new Set<string>();
    for (const world of worlds(rules, state, 1)) {
      const held = at(world.tickets, 0).includes(3);
      const lies = world.returned.slice(world.head).includes(3);
      expect(held).not.toBe(lies);
      places.add(held ? 'held' : 'under');
    }
    expect([...places].sort()).toEqual(['held', 'under']);
  });

  test('BE-22 NL-22 what it draws later tells the viewer which one it was', () => {
    // All of the pile was given back by seat 1; seat 0 draws, keeps the last, and seat 1 draws what came back.
    const ids = ticketIds(rules, [3, 4, 5].slice(0, drawn));
    const state = position(rules, { row: 'BGKRO', pile: 'BBBB', under: ids.map((id) => [1, id] as const) });
    plays(rules, state, 'tickets');
    plays(rules, state, `keep:${drawn}`);
    plays(rules, state, 'tickets');
    const kept = 3 + drawn - 1;
    for (const world of worlds(rules, state, 1)) expect(world.tickets[0]).toEqual([kept]);
    // A spectator has seen none of it.
    expect(new Set(worlds(rules, state, null).map((world) => at(world.tickets, 0)[0])).size).toBeGreaterThan(5);
  });

  test('BE-3 NL-4 while others choose, what they keep is anybody’s guess', () => {
    const state = begin(three, playoutChance(randomFrom(3)));
    plays(three, state, 'keep:12', '', 1);
    const kept = new Set(worlds(three, state, 0).map((world) => at(world.tickets, 1).length));
    expect(kept.size).toBeGreaterThan(1);
  });

  test('BE-13 NL-12 hoarders: every world keeps the box, strands nobody and contradicts nothing', () => {
    for (const [seed, habit] of [habits.hoard, habits.hoardAll, habits.tickets].entries())
      checkTable(open(3), seed, habit);
  });
}

function checkTable(rules: RailsRules, seed: number, habit: (typeof habits)['any']): void {
  const random = randomFrom(seed);
  const chance = playoutChance(random);
  const state = begin(rules, chance);
  const box = canonical(boxOf(rules.board)(state));
  for (let ply = 0; state.ended === null; ply++) {
    if (ply % 5 === 0 || state.left === 0)
      for (const viewer of [null, 0, 1, 2]) {
        const view = rules.view(state, viewer);
        const world = rules.imagine(view, random);
        if (canonical(boxOf(rules.board)(world)) !== box) throw new Error(`ply ${ply}: the box of a world differs`);
        for (const seat of toAct(world))
          if (moves(rules, world, seat).length === 0) throw new Error(`ply ${ply}: seat ${seat} is stranded`);
        const judge = misfits(rules.board, view);
        for (let seat = 0; seat < rules.seats; seat++)
          if (seat !== viewer && judge.of(at(world.past, seat), at(world.hands, seat), seat) > 0)
            throw new Error(`ply ${ply}: the hand of seat ${seat} contradicts what is known`);
      }
    const seat = pickOne(toAct(state), random);
    play(rules, state, seat, habit(moves(rules, state, seat), state, seat, random), chance);
  }
}
