/** Checks that no secret leaks: what a viewer gets depends only on what that viewer may know. */

import { type Chance, noted, OutcomeImpossible, OutcomeNeeded, playoutChance, scriptedChance } from '../chance.ts';
import type { Common, GameEvent, Rules, Seat, Viewer } from '../contract.ts';
import { canonical } from '../hash.ts';
import { moves, play, refusal, show, toAct } from '../play.ts';
import { pickOne, type Random } from '../random.ts';
import { must } from './checks.ts';
import type { Playout } from './playout.ts';

/** Another world that differs only in what `seat` holds in secret (and in piles nobody knows); null if there is no such world. */
export type Swap<S> = (state: S, seat: Seat, random: Random) => S | null;

/** Everything a viewer can find out: view, moves, who must act, and the answer to each of `asked`. */
function known<S extends Common>(rules: Rules<S>, state: S, viewer: Viewer, asked: readonly string[]): string {
  const answers = [];
  if (viewer !== null)
    for (const text of asked) {
      const move = rules.parse(text);
      answers.push(move === null ? 'malformed' : refusal(rules, state, viewer, move));
    }
  const legal = viewer === null ? [] : moves(rules, state, viewer).map((move) => rules.format(move));
  return canonical({ view: rules.view(state, viewer), legal, acting: toAct(state), ended: state.ended, answers });
}

function viewers(rules: Rules): Viewer[] {
  return [null, ...Array.from({ length: rules.seats }, (_, seat) => seat)];
}

/** A world imagined from a view shows that same view again, with the same moves and refusals. */
export function checkRoundTrip<S extends Common>(
  rules: Rules<S>,
  { state }: Playout<S>,
  random: Random,
  asked: readonly string[],
): void {
  for (const viewer of viewers(rules)) {
    const view = JSON.parse(canonical(rules.view(state, viewer)));
    const world = rules.imagine(view, random);
    const a = known(rules, state, viewer, asked);
    const b = known(rules, world, viewer, asked);
    must(a === b, () => `viewer ${viewer} can tell an imagined world from the real one: ${firstDifference(a, b)}`);
  }
}

/** Exchanging a seat's secret changes nothing for anybody else. */
export function checkSwap<S extends Common>(
  rules: Rules<S>,
  { state }: Playout<S>,
  random: Random,
  asked: readonly string[],
  swap: Swap<S>,
): boolean {
  let swapped = false;
  for (let seat = 0; seat < rules.seats; seat++) {
    const other = swap(rules.clone(state), seat, random);
    if (other === null) continue;
    swapped = true;
    for (const viewer of viewers(rules)) {
      if (viewer === seat) continue;
      const a = known(rules, state, viewer, asked);
      const b = known(rules, other, viewer, asked);
      must(a === b, () => `viewer ${viewer} sees a secret of seat ${seat}: ${firstDifference(a, b)}`);
    }
    checkStep(rules, state, other, seat, random);
  }
  return swapped;
}

/** The same move by another seat, with the same outcomes, tells the others the same in both worlds. */
function checkStep<S extends Common>(rules: Rules<S>, a: S, b: S, secret: Seat, random: Random): void {
  for (const mover of toAct(a)) {
    if (mover === secret) continue;
    const legal = moves(rules, a, mover);
    const move = pickOne(legal, random);
    const inA = told(rules, a, mover, move, playoutChance(random));
    const inB = toldAgain(rules, b, mover, move, inA.outcomes);
    // A reveal may legitimately show the secret, and worlds with different possible outcomes cannot be compared.
    if (inB === null || inA.revealed || inB.revealed) continue;
    for (const viewer of viewers(rules)) {
      if (viewer === secret) continue;
      const x = canonical(inA.events.map((event) => show(event, viewer)));
      const y = canonical(inB.events.map((event) => show(event, viewer)));
      must(x === y, () => `viewer ${viewer} hears a secret of seat ${secret}: ${firstDifference(x, y)}`);
    }
  }
}

interface Told<S> {
  readonly events: GameEvent[];
  readonly outcomes: number[];
  readonly touched: boolean;
  readonly revealed: boolean;
  readonly after: S;
}

/** Plays on a clone and keeps what was told. */
function told<S extends Common>(rules: Rules<S>, state: S, seat: Seat, move: unknown, source: Chance): Told<S> {
  const events: GameEvent[] = [];
  let revealed = false;
  const chance = noted({
    from: source.from,
    reveal: () => {
      revealed = true;
    },
  });
  const after = rules.clone(state);
  play(rules, after, seat, move, chance, (event) => events.push(event));
  return { events, outcomes: chance.outcomes, touched: chance.touched, revealed, after };
}

/** The same with given outcomes; null if they are impossible in this world. */
function toldAgain<S extends Common>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  move: unknown,
  outcomes: readonly number[],
): Told<S> | null {
  try {
    return told(rules, state, seat, move, scriptedChance(outcomes));
  } catch (error) {
    if (error instanceof OutcomeImpossible || error instanceof OutcomeNeeded) return null;
    throw error;
  }
}

/** A move that can be undone shows its seat the same in every world that fits its view: undo teaches nothing. */
export function checkUndo<S extends Common>(rules: Rules<S>, { state }: Playout<S>, random: Random): void {
  for (const seat of toAct(state)) {
    const view = rules.view(state, seat);
    const one = rules.imagine(JSON.parse(canonical(view)), random);
    const other = rules.imagine(JSON.parse(canonical(view)), random);
    const legal = moves(rules, state, seat);
    for (let i = 0; i < Math.min(4, legal.length); i++) {
      const move = pickOne(legal, random);
      const seenIn = (world: S) => {
        const run = told(rules, world, seat, move, playoutChance(random));
        return run.touched
          ? 'touched'
          : canonical([rules.view(run.after, seat), run.events.map((event) => show(event, seat))]);
      };
      const a = seenIn(one);
      const b = seenIn(other);
      must(
        a === b,
        () => `«${rules.format(move)}» can be undone and tells seat ${seat} a secret: ${firstDifference(a, b)}`,
      );
    }
  }
}

/** A game without secrets shows everybody the same. */
export function checkOpenInformation<S extends Common>(rules: Rules<S>, { state }: Playout<S>): void {
  const spectator = canonical(rules.view(state, null));
  for (let seat = 0; seat < rules.seats; seat++)
    must(canonical(rules.view(state, seat)) === spectator, () => `seat ${seat} sees more or less than a spectator`);
}

/** Every event has at most one private part, which only its seat sees. */
export function checkEvents<S extends Common>(rules: Rules<S>, at: Playout<S>, random: Random): void {
  for (const seat of toAct(at.state)) {
    const move = pickOne(moves(rules, at.state, seat), random);
    const run = told(rules, at.state, seat, move, playoutChance(random));
    for (const event of run.events) {
      canonical(event);
      must(typeof event.kind === 'string' && event.kind !== '', () => 'an event has no kind');
      must(event.by === null || (event.by >= 0 && event.by < rules.seats), () => `event ${event.kind} is by nobody`);
      for (const viewer of viewers(rules))
        must(
          event.only === undefined || viewer === event.only.seat || !('only' in show(event, viewer)),
          () => `event ${event.kind} shows its private part to ${viewer}`,
        );
    }
  }
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… against …${b.slice(from, at + 60)}…`;
}
