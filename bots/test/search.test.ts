import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import type { Common, Rules } from '@quai/engine/contract.ts';
import { begin, moves, openStep, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { type Lanterns, lanterns } from '@quai/engine/test/tiny.ts';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../bot.ts';
import { type Effort, iterations, part, time } from '../effort.ts';
import { plainLevels, rolloutBot } from '../levels.ts';
import { randomBot } from '../random.ts';
import { reasonsFor } from '../reasons.ts';
import { searcher } from '../search.ts';
import { settled, Tree } from '../tree.ts';

const rules: Rules = lanterns(2);

/** Both have kept a card, seat 0 has `own` points and must lift or stop, seat 1 has stopped with `other`. */
function lampFor(own: number, other: number): Common {
  const state = begin(rules, playoutChance(randomFrom(1))) as Lanterns;
  for (const seat of [0, 1]) play(rules, state, seat, { keep: 0 }, playoutChance(randomFrom(2)));
  state.kept = [0, 0];
  state.points = [own, other];
  state.stopped = [0, 1];
  return state;
}

const thoughtOn = (state: Common, effort: Effort, seed = 1) =>
  searcher(rules, 0, { scale: 2 }).think(rules.view(state, 0), effort, randomFrom(seed));

describe('the search', () => {
  test('stops when it leads and would lose its points, and goes on when it is behind', () => {
    expect(thoughtOn(lampFor(5, 3), iterations(400)).moves).toEqual([{ stop: true }]);
    expect(thoughtOn(lampFor(1, 4), iterations(400)).moves).toEqual([{ lift: true }]);
  });

  test('says what it expects: who is behind and stops has lost', () => {
    const { weighed } = thoughtOn(lampFor(1, 4), iterations(400));
    const stopping = weighed.find(({ move }) => rules.format(move) === 's')!;
    expect([stopping.win, at(weighed, 0).win > 0.1]).toEqual([0, true]);
    const [reasons] = reasonsFor(rules, rules.view(lampFor(1, 4), 0), 0, weighed, randomFrom(1));
    expect(reasons!.length).toBeGreaterThan(0);
    expect(at(reasons!, 0).points).not.toBe(0);
  });

  test('has reasons also where playouts are cut off, from how things stand there', () => {
    const value = (state: Common, points: number[]) => {
      for (const { seat, total } of rules.standings(state)) points[seat] = total;
    };
    const cutOff = searcher(rules, 0, { scale: 2, value, depth: 0 });
    const view = rules.view(lampFor(0, 4), 0);
    const { weighed } = cutOff.think(view, iterations(100), randomFrom(1));
    expect(weighed.map(({ lines }) => lines!.length > 0)).toEqual([true, true]);
    const [reasons] = reasonsFor(rules, view, 0, weighed, randomFrom(1));
    expect(Math.abs(at(reasons!, 0).points)).toBeGreaterThan(0.25);
  });

  test('a reason may be what is not on the sheet yet; who weighed one move only tells what it changes', () => {
    const view = rules.view(lampFor(1, 4), 0);
    const [line] = at(rules.standings(lampFor(1, 4)), 0).lines;
    const lift = { move: { lift: true }, score: 6, win: 0.5, lines: [{ line: line!, points: 3 }] };
    const stop = { move: { stop: true }, score: 1, win: 0, lines: [{ line: line!, points: 1 }] };
    expect(reasonsFor(rules, view, 0, [lift, stop], randomFrom(1))).toEqual([
      [
        { line: null, points: 3 },
        { line, points: 2 },
      ],
      [
        { line: null, points: -3 },
        { line, points: -2 },
      ],
    ]);
    expect(reasonsFor(rules, view, 0, [lift], randomFrom(1))).toEqual([[{ line, points: 3 - line!.points }]]);
  });

  test('the same seed and iterations give the same thought', () => {
    const state = lampFor(2, 3);
    expect(thoughtOn(state, iterations(100), 7)).toEqual(thoughtOn(state, iterations(100), 7));
  });

  test('it does not go on when nothing can change any more', () => {
    let asked = 0;
    const whole = iterations(4000);
    const counted: Effort = {
      used() {
        asked++;
        return whole.used();
      },
    };
    expect(thoughtOn(lampFor(5, 3), counted).moves).toEqual([{ stop: true }]);
    expect(asked).toBeLessThan(3000);
  });

  test('it always answers, also with no time at all, and leaves the view as it was', () => {
    const view = rules.view(lampFor(2, 3), 0);
    const before = JSON.stringify(view);
    const stopped = time(
      1000,
      () => 0,
      () => true,
    );
    expect(searcher(rules, 0, { scale: 2 }).think(view, stopped, randomFrom(1)).moves).toHaveLength(1);
    expect(JSON.stringify(view)).toBe(before);
  });

  test('what others decide at the same time is no branch of its own: thinking of the first choice', () => {
    const state = begin(rules, playoutChance(randomFrom(3)));
    expect(state.open.every((stack) => stack.length === 1)).toBe(true);
    const { moves: chosen, weighed } = searcher(rules, 1, { scale: 2 }).think(
      rules.view(state, 1),
      iterations(60),
      randomFrom(1),
    );
    expect(['k0', 'k1']).toContain(rules.format(chosen[0]));
    expect(weighed).toHaveLength(2);
  });

  test('a move that looks hopeless is left out as long as others remain', () => {
    const look = (_state: Common, _seat: number, legal: readonly unknown[], looks: number[]) =>
      legal.forEach((move, i) => {
        looks[i] = rules.format(move) === 'l' ? Number.NEGATIVE_INFINITY : 0;
      });
    const state = lampFor(1, 4);
    const { moves: chosen } = searcher(rules, 0, { scale: 2, look }).think(
      rules.view(state, 0),
      iterations(50),
      randomFrom(1),
    );
    expect(chosen.map((move) => rules.format(move))).toEqual(['s']);
  });

  test('a playout that is cut off is judged by what the game expects', () => {
    const hopeless = (_state: Common, points: number[]) => {
      points[0] = 0;
      points[1] = 50;
    };
    // Two iterations: each move is tried once, and lifting does not end the table.
    const { weighed } = searcher(rules, 0, { scale: 2, value: hopeless, depth: 0 }).think(
      rules.view(lampFor(1, 4), 0),
      iterations(2),
      randomFrom(1),
    );
    expect(weighed.map(({ move, score }) => [rules.format(move), score])).toContainEqual(['l', 0]);
  });
});

describe('the tree', () => {
  const grown = (most: number) => {
    const tree = new Tree(0, most);
    return { tree, own: tree.branch(tree.root, 'own', 1), others: tree.branch(tree.root, 'others', 2) };
  };

  test('is settled when the runner-up would need more than half of what is left', () => {
    const { tree, own, others } = grown(10);
    own.visits = 60;
    others.visits = 20;
    expect([settled(tree.root, 80), settled(tree.root, 79)]).toEqual([false, true]);
  });

  test('grows to a number of moves and no further', () => {
    const { tree, own, others } = grown(3);
    tree.grow(own, 1);
    tree.branch(own.next!, 'answer', 3);
    tree.grow(others, 1);
    expect([tree.size, own.next !== null, others.next]).toEqual([3, true, null]);
  });

  test('a long think stops growing at the limit, but for moves of decisions it has', () => {
    const state = begin(rules, playoutChance(randomFrom(3)));
    const tree = new Tree(0, 20);
    const whole = iterations(2000);
    let most = 0;
    const watched: Effort = {
      used() {
        most = Math.max(most, tree.size);
        return whole.used();
      },
    };
    searcher(rules, 0, { scale: 2 }, tree).think(rules.view(state, 0), watched, randomFrom(1));
    expect(most).toBeGreaterThanOrEqual(20);
    expect(most).toBeLessThan(40);
  });

  test('keeps what it knows of the decision after a move, if it is the same seat’s', () => {
    const { tree, own, others } = grown(10);
    tree.grow(own, 0);
    tree.grow(others, 1);
    const next = own.next!;
    tree.branch(next, 'more', 3);
    tree.advance(own);
    expect(tree.root).toBe(next);
    expect(tree.size).toBe(1);
    tree.advance(others);
    expect([tree.root.seat, tree.root.branches.size, tree.size]).toEqual([0, 0, 0]);
  });
});

describe('effort', () => {
  test('iterations, time, and parts of them', () => {
    const three = iterations(3);
    expect([0, 1, 2, 3].map(() => three.used() >= 1)).toEqual([false, false, false, true]);
    let now = 0;
    const second = time(1000, () => now);
    const half = part(second, 0.5);
    now = 400;
    expect([second.used(), half.used()]).toEqual([0.4, 0.8]);
    now = 500;
    expect(half.used()).toBe(1);
    const rest = part(second, 0.5);
    now = 750;
    expect([rest.used(), second.used()]).toEqual([1, 0.75]);
  });
});

describe.each([...LEVELS.map((level) => plainLevels[level]), rolloutBot, randomBot])('$name', (bot) => {
  test('plays a table to its end from views alone', () => {
    const random = randomFrom(5);
    const state = begin(rules, playoutChance(random));
    while (state.ended === null) {
      const seat = openStep(state, 0) === undefined ? 1 : 0;
      const legal = moves(rules, state, seat).map((move) => rules.format(move));
      const [move] = bot.sit(rules, seat).think(rules.view(state, seat), iterations(20), random).moves;
      expect(legal).toContain(rules.format(move));
      play(rules, state, seat, move, playoutChance(random));
    }
    expect(state.ended).toBe('dark');
  });
});
