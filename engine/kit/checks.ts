/** What the contract demands of every game, position by position. Each check throws with a sentence, or returns. */

import { playoutChance, scriptedChance } from '../chance.ts';
import type { Common, Rules, Standing } from '../contract.ts';
import { canonical, sameJson } from '../hash.ts';
import { begin, decisionOf, moves, openStep, play, refusal, stepOf, toAct } from '../play.ts';
import { pickOne, type Random, randomFrom } from '../random.ts';
import { ENDLESS, type Playout, playout } from './playout.ts';

export function must(truth: boolean, sentence: () => string): asserts truth {
  if (!truth) throw new Error(sentence());
}

const APPLIED = 12;
const PICKS = 400;
const FEW = 30;

/** A whole table ends, says why, and its score sheet adds up. */
export function checkEnds<S extends Common>(rules: Rules<S>, seed: number): void {
  const end = playout(rules, seed, ENDLESS);
  checkEnd(rules, end.state);
  checkRanking(rules, end);
}

export function checkEnd<S extends Common>(rules: Rules<S>, state: S): void {
  must(state.ended !== null && state.ended !== '', () => `the table has not ended after ${ENDLESS} moves`);
  must(toAct(state).length === 0, () => 'somebody must act after the end');
  for (let seat = 0; seat < rules.seats; seat++)
    must(moves(rules, state, seat).length === 0, () => `seat ${seat} has moves after the end`);
  checkStandings(rules, rules.standings(state));
}

function checkStandings<S extends Common>(rules: Rules<S>, standings: readonly Standing[]): void {
  must(standings.length === rules.seats, () => `${standings.length} standings for ${rules.seats} seats`);
  standings.forEach((standing, seat) => {
    must(standing.seat === seat, () => 'standings are not in seat order');
    const sum = standing.lines.reduce((points, line) => points + line.points, 0);
    must(
      Math.abs(sum - standing.total) < 1e-9,
      () => `the lines of seat ${seat} add up to ${sum}, not ${standing.total}`,
    );
  });
  must(
    standings.some((standing) => standing.rank === 1),
    () => 'nobody is first',
  );
}

/** A game that can rank seats without sheets comes to the same totals and ranks. */
export function checkRanking<S extends Common>(rules: Rules<S>, { state }: Playout<S>): void {
  const ranked = rules.ranking?.(state).map(({ seat, total, rank }) => ({ seat, total, rank }));
  if (ranked === undefined) return;
  const sheets = rules.standings(state).map(({ seat, total, rank }) => ({ seat, total, rank }));
  must(sameJson(ranked, sheets), () => `ranking is ${canonical(ranked)}, the sheets say ${canonical(sheets)}`);
}

/** Seats that must act have moves, others have none; `list` is the candidates that pass, each once. */
export function checkMoves<S extends Common>(rules: Rules<S>, { state }: Playout<S>): void {
  const acting = new Set(toAct(state));
  must(state.ended !== null || acting.size > 0, () => 'nobody must act, yet the table has not ended');
  const before = JSON.parse(canonical(state));
  for (let seat = 0; seat < rules.seats; seat++) {
    const listed = moves(rules, state, seat).map((move) => rules.format(move));
    must(
      acting.has(seat) === listed.length > 0,
      () => `seat ${seat} must act: ${acting.has(seat)}, moves: ${listed.length}`,
    );
    must(new Set(listed).size === listed.length, () => `a move is listed twice for seat ${seat}`);
    const open = openStep(state, seat);
    if (open !== undefined && state.ended === null) {
      const passed: string[] = [];
      const step = stepOf(rules, open);
      step.candidates(state, seat, open, (move) => {
        if (refusal(rules, state, seat, move) === null) passed.push(rules.format(move));
      });
      must(sameJson(passed, listed), () => `list is not the candidates that pass: ${difference(passed, listed)}`);
    }
    must(sameJson(state, before), () => 'listing or checking moves changed the state');
  }
}

function difference(a: readonly string[], b: readonly string[]): string {
  const only = (x: readonly string[], y: readonly string[]) => x.filter((item) => !y.includes(item)).slice(0, 5);
  return `only candidates ${only(a, b)}; only list ${only(b, a)}`;
}

/** A move reads back from its notation; texts that are not moves are refused without crashing. */
export function checkNotation<S extends Common>(rules: Rules<S>, { state }: Playout<S>): void {
  for (const seat of toAct(state)) {
    const open = decisionOf(state, seat);
    stepOf(rules, open).candidates(state, seat, open, (move) => {
      const text = rules.format(move);
      must(/^\S+$/.test(text), () => `the notation «${text}» has a space or is empty`);
      const back = rules.parse(text);
      must(back !== null && sameJson(back, move), () => `«${text}» does not read back as the same move`);
      must(rules.format(back) === text, () => `«${text}» is written «${rules.format(back)}» the second time`);
    });
  }
  for (const text of [
    '',
    ' ',
    '0',
    '-1',
    '§',
    'constructor',
    '__proto__',
    'x'.repeat(1000),
    '99999999999',
    'NaN',
    '1e9',
    'null',
  ]) {
    const move = rules.parse(text);
    if (move !== null) for (let seat = 0; seat < rules.seats; seat++) refusal(rules, state, seat, move);
  }
}

/** Moves kept from other positions are legal here if and only if they are listed here. */
export function checkForeign<S extends Common>(rules: Rules<S>, at: Playout<S>, kept: readonly string[]): void {
  for (let seat = 0; seat < rules.seats; seat++) {
    const listed = new Set(moves(rules, at.state, seat).map((move) => rules.format(move)));
    for (const text of kept) {
      const move = rules.parse(text);
      must(move !== null, () => `«${text}» was played once and does not parse`);
      const legal = refusal(rules, at.state, seat, move) === null;
      must(
        legal === listed.has(text),
        () => `«${text}» by seat ${seat}: accepted ${legal}, listed ${listed.has(text)}`,
      );
    }
  }
}

/** Legal moves can be played; the original and older clones do not change; JSON loses nothing. */
export function checkApply<S extends Common>(rules: Rules<S>, { state }: Playout<S>, random: Random): void {
  const text = canonical(state);
  const [before, parsed] = [JSON.parse(text), JSON.parse(text) as S];
  must(canonical(rules.clone(state)) === text, () => 'a clone differs from its original');
  for (const seat of toAct(state)) {
    const legal = moves(rules, state, seat);
    must(
      sameJson(
        moves(rules, parsed, seat).map((m) => rules.format(m)),
        legal.map((m) => rules.format(m)),
      ),
      () => 'a state read back from JSON has other moves',
    );
    for (let i = 0; i < Math.min(APPLIED, legal.length); i++) {
      const move = legal.length <= APPLIED ? legal[i] : pickOne(legal, random);
      const copy = rules.clone(state);
      play(rules, copy, seat, move, playoutChance(random));
      canonical(copy);
      must(sameJson(state, before), () => `playing «${rules.format(move)}» on a clone changed the original`);
      must(copy.ended !== null || toAct(copy).length > 0, () => `after «${rules.format(move)}» nobody must act`);
      for (const next of toAct(copy))
        must(moves(rules, copy, next).length > 0, () => `after «${rules.format(move)}» seat ${next} is stranded`);
    }
  }
}

/** The same moves with the same outcomes make the same table, and use up all the outcomes. */
export function checkReplay<S extends Common>(rules: Rules<S>, at: Playout<S>): void {
  const setup = scriptedChance(at.setup);
  const state = begin(rules, setup);
  must(setup.used() === at.setup.length, () => 'the set-up asked for fewer outcomes the second time');
  for (const ply of at.plies) {
    const chance = scriptedChance(ply.outcomes);
    const move = rules.parse(ply.move);
    must(
      move !== null && refusal(rules, state, ply.seat, move) === null,
      () => `«${ply.move}» is refused the second time`,
    );
    play(rules, state, ply.seat, move, chance);
    must(chance.used() === ply.outcomes.length, () => `«${ply.move}» asked for fewer outcomes the second time`);
  }
  must(canonical(state) === canonical(at.state), () => 'the same moves and outcomes made another table');
}

/** Clones and views taken along the way are unchanged at the end. */
export function checkOldOnes<S extends Common>(rules: Rules<S>, seed: number): void {
  const kept: { bytes: string; thing: unknown }[] = [];
  playout(rules, seed, ENDLESS, (state) => {
    if (kept.length > 300) return;
    for (const thing of [rules.clone(state), rules.view(state, null), rules.view(state, 0)])
      kept.push({ bytes: canonical(thing), thing });
  });
  for (const { bytes, thing } of kept)
    must(canonical(thing) === bytes, () => 'an old clone or view changed as play went on');
}

/** `pick` chooses only legal moves, and where they are few, each of them comes up. */
export function checkPick<S extends Common>(rules: Rules<S>, { state }: Playout<S>, random: Random): void {
  if (rules.pick === undefined) return;
  for (const seat of toAct(state)) {
    const wanted = new Set(moves(rules, state, seat).map((move) => rules.format(move)));
    const missing = new Set(wanted);
    const rounds = wanted.size <= FEW ? PICKS * wanted.size : FEW;
    for (let i = 0; i < rounds && missing.size > 0; i++) {
      const text = rules.format(rules.pick(state, seat, random));
      must(wanted.has(text), () => `pick chose «${text}», which is not legal`);
      missing.delete(text);
    }
    must(wanted.size > FEW || missing.size === 0, () => `pick never chose ${[...missing].slice(0, 5)}`);
  }
}

/** Nothing enters or leaves the box: `count` is the same for every state of a table. */
export function checkConserved<S extends Common>(rules: Rules<S>, seed: number, count: (state: S) => unknown): void {
  let first: string | null = null;
  playout(rules, seed, ENDLESS, (state, ply) => {
    const now = canonical(count(state));
    first ??= now;
    must(now === first, () => `before move ${ply} the box holds ${now}, at the start ${first}`);
  });
}

/** Moves of every kind from one whole table, for `checkForeign`. */
export function keptMoves<S extends Common>(rules: Rules<S>, seed: number, limit = 150): string[] {
  const kept = new Set<string>();
  const random = randomFrom(seed);
  playout(rules, seed, ENDLESS, (state) => {
    for (const seat of toAct(state)) {
      const open = decisionOf(state, seat);
      const all: string[] = [];
      stepOf(rules, open).candidates(state, seat, open, (move) => all.push(rules.format(move)));
      for (let i = 0; i < 3; i++) kept.add(pickOne(all, random));
    }
  });
  return [...kept].slice(0, limit);
}
