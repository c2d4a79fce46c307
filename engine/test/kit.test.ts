import { describe, expect, test } from 'vitest';
import { at } from '../at.ts';
import type { Common, Rules, Step } from '../contract.ts';
import { checksOf, conform, type Kit } from '../kit/conform.ts';
import { type LanternMove, type Lanterns, lanterns, swapLantern } from './tiny.ts';

const kit: Kit<Lanterns> = { secrets: true, swap: swapLantern, conserved: box, runs: 40 };

/** Every card is in the pile, in a hand or lifted. */
function box(state: Lanterns): number {
  const inHands = state.hands.flat().length + state.kept.filter((card) => card >= 0).length;
  return state.pile.reduce((a, b) => a + b) + inHands + state.lifted;
}

conform('lanterns', () => lanterns(3), kit);
conform('lanterns for two', () => lanterns(2), kit);

type LanternRules = ReturnType<typeof lanterns>;

/** Every planted fault must be found by the check meant for it. */
describe('the kit finds planted faults', () => {
  const sound = lanterns(3);
  const step = (name: 'keep' | 'lamp') => sound.steps[name] as Step<Lanterns, LanternMove>;

  const found = (check: string, faulty: Rules<Lanterns>, pattern: RegExp, with_: Kit<Lanterns> = kit) =>
    expect(checksOf(faulty, with_)[check], check).toThrow(pattern);
  const broken = (change: Partial<LanternRules>): Rules<Lanterns> =>
    ({ ...sound, ...change }) as unknown as Rules<Lanterns>;
  const brokenLamp = (change: Partial<Step<Lanterns, LanternMove>>) =>
    broken({ steps: { ...sound.steps, lamp: { ...step('lamp'), ...change } } });

  test('a game that never ends', () => {
    const faulty = brokenLamp({ apply: () => {} });
    found('a table ends and its score adds up', faulty, /not ended/);
  });

  test('a score sheet that does not add up', () => {
    const faulty = broken({
      standings: (state) => sound.standings(state).map((row) => ({ ...row, total: row.total + 1 })),
    });
    found('a table ends and its score adds up', faulty, /add up/);
  });

  test('a ranking that is not that of the score sheets', () => {
    const faulty = broken({
      ranking: (state) => sound.standings(state).map(({ seat, total }) => ({ seat, total, rank: 1 })),
    });
    found('seats are ranked as their sheets say', faulty, /the sheets say/);
    const wrongAtTheEnd = broken({
      ranking: (state) =>
        sound.standings(state).map((row) => ({ ...row, total: row.total + (state.ended === null ? 0 : 1) })),
    });
    found('a table ends and its score adds up', wrongAtTheEnd, /the sheets say/);
  });

  test('a seat that must act and has no move', () => {
    const faulty = brokenLamp({ check: () => 'LN-9' });
    found('who must act has moves, others have none', faulty, /no move/);
  });

  test('a list that is not the candidates that pass', () => {
    const faulty = brokenLamp({ list: (_s, _seat, _open, each) => each({ stop: true }) });
    found('who must act has moves, others have none', faulty, /candidates that pass/);
  });

  test('a check that changes the state', () => {
    const faulty = brokenLamp({
      check(state, seat, open, move) {
        state.points[0]!++;
        return step('lamp').check(state, seat, open, move);
      },
    });
    found('who must act has moves, others have none', faulty, /changed the state/);
  });

  test('a notation that is ambiguous', () => {
    const faulty = broken({ format: (move) => ('keep' in move ? 'k0' : 'lift' in move ? 'l' : 's') });
    found('notation reads back', faulty, /read back/);
  });

  test('a move of another step that is accepted', () => {
    const faulty = brokenLamp({
      check: (_state, _seat, _open, move) => ('keep' in move ? null : step('lamp').check(_state, _seat, _open, move)),
    });
    found('moves from elsewhere are judged like any other', faulty, /accepted true, listed false/);
  });

  test('a clone that shares memory', () => {
    const faulty = broken({
      clone: (state) => ({ ...sound.clone(state), points: state.points, stopped: state.stopped, pile: state.pile }),
    });
    found('moves play on clones and strand nobody', faulty, /changed the original/);
    found('old clones and views never change', faulty, /old clone/);
  });

  test('a view that shares memory', () => {
    const faulty = broken({ view: (state, viewer) => ({ ...sound.view(state, viewer), points: state.points }) });
    found('old clones and views never change', faulty, /old clone or view/);
  });

  test('chance from elsewhere', () => {
    let hidden = 0;
    const faulty = broken({
      setup(chance, tell) {
        const state = sound.setup(chance, tell);
        state.points[0] = hidden++ % 3;
        return state;
      },
    });
    found('same outcomes, same table', faulty, /another table/);
  });

  test('a state that JSON cannot hold', () => {
    const faulty = broken({
      setup(chance, tell) {
        const state = sound.setup(chance, tell) as Lanterns & { extra: unknown };
        state.extra = new Map();
        return state;
      },
    });
    found('moves play on clones and strand nobody', faulty, /not JSON/);
  });

  test('a pick that is not legal, and one that forgets a move', () => {
    const illegal = broken({ pick: () => ({ lift: true }) });
    found('pick chooses among the moves, and each of them', illegal, /not legal/);
    const lazy = broken({
      pick: (state, seat) => (at(state.open, seat).at(-1)!.step === 'keep' ? { keep: 0 } : { stop: true }),
    });
    found('pick chooses among the moves, and each of them', lazy, /never chose/);
  });

  test('a view that leaks a hand', () => {
    const faulty = broken({ view: (state, viewer) => ({ ...sound.view(state, viewer), kept: state.kept }) as never });
    found('exchanging a secret changes nothing for others', faulty, /sees a secret/);
  });

  test('a refusal that leaks a hand', () => {
    const faulty = brokenLamp({
      details: (state) => ({ have: at(state.kept, 0) }),
      check: (state, seat, open, move) => ('keep' in move ? 'LN-1' : step('lamp').check(state, seat, open, move)),
    });
    found('exchanging a secret changes nothing for others', faulty, /sees a secret/);
  });

  test('an event that leaks a hand', () => {
    const faulty = brokenLamp({
      apply(state, seat, open, move, chance, tell) {
        tell?.({ kind: 'oops', by: seat, cards: state.kept.slice() });
        step('lamp').apply(state, seat, open, move, chance, tell);
      },
    });
    found('exchanging a secret changes nothing for others', faulty, /hears a secret/);
  });

  test('an imagination that forgets', () => {
    const faulty = broken({ imagine: (view, random) => ({ ...sound.imagine(view, random), points: [0, 0, 0] }) });
    found('an imagined world cannot be told from the real one', faulty, /can tell/);
  });

  test('an undo that teaches', () => {
    const peeking: Step<Lanterns, LanternMove> = {
      ...step('lamp'),
      apply(state, seat, open, move, chance, tell) {
        if ('stop' in move) tell?.({ kind: 'peek', by: seat, only: { seat, card: at(state.kept, (seat + 1) % 3) } });
        step('lamp').apply(state, seat, open, move, chance, tell);
      },
    };
    found('undo teaches nothing', broken({ steps: { ...sound.steps, lamp: peeking } }), /tells seat/);
  });

  test('an event by nobody', () => {
    const faulty = brokenLamp({
      apply(state, seat, open, move, chance, tell) {
        tell?.({ kind: 'ghost', by: 17 });
        step('lamp').apply(state, seat, open, move, chance, tell);
      },
    });
    found('events have one private part', faulty, /by nobody/);
  });

  test('a box that loses a card', () => {
    const faulty = brokenLamp({
      apply(state, seat, open, move, chance, tell) {
        step('lamp').apply(state, seat, open, move, chance, tell);
        state.lifted = 0;
      },
    });
    found('what is in the box stays conserved', faulty, /the box holds/);
  });

  test('secrets where all should be open', () => {
    found('all views are equal', sound as unknown as Rules<Lanterns>, /sees more or less/, { secrets: false });
  });

  test('a swap that never swaps proves nothing and says so', () => {
    found('exchanging a secret changes nothing for others', sound as unknown as Rules<Lanterns>, /saw nothing/, {
      ...kit,
      swap: () => null,
    });
    expect(() => checksOf(sound as unknown as Rules<Common>, { secrets: true })).toThrow(/how to swap/);
  });
});
