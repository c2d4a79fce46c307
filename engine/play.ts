/** What is the same in every game: who must act, what is legal, why not, and how a move is played. */

import type { Chance } from './chance.ts';
import type { Common, GameEvent, Open, Refusal, Rules, Seat, Step, Tell, Viewer, Work } from './contract.ts';
import { pickOne, type Random } from './random.ts';

/** Stops rules that, through a bug, would otherwise loop for ever. */
const SETTLE_LIMIT = 100_000;

/** Sets up a table and runs it to its first decision. */
export function begin<S extends Common>(rules: Rules<S>, chance: Chance, tell?: Tell): S {
  const state = rules.setup(chance, tell);
  settle(rules, state, chance, tell);
  return state;
}

/** The frame that this seat decides now. */
export function openStep(state: Common, seat: Seat): Open | undefined {
  const stack = state.open[seat];
  return stack === undefined ? undefined : stack[stack.length - 1];
}

/** The frame of a seat that must act. */
export function decisionOf(state: Common, seat: Seat): Open {
  const open = openStep(state, seat);
  if (open === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return open;
}

/** The seats that must act, in seat order. */
export function toAct(state: Common): Seat[] {
  const seats: Seat[] = [];
  if (state.ended !== null) return seats;
  state.open.forEach((stack, seat) => {
    if (stack.length > 0) seats.push(seat);
  });
  return seats;
}

export function stepOf<S extends Common, M>(rules: Rules<S, M>, open: Open): Step<S, M> {
  const step = rules.steps[open.step];
  if (step === undefined || isWork(step)) throw new Error(`no step named ${open.step}`);
  return step;
}

/** Reads the property instead of asking whether it is there, which is slow where steps are many kinds of objects. */
function isWork<S extends Common, M>(step: Step<S, M> | Work<S>): step is Work<S> {
  return (step as Partial<Work<S>>).run !== undefined;
}

/** Calls `each` with every legal move of the seat; never, if it has nothing to decide. */
export function eachMove<S extends Common, M>(rules: Rules<S, M>, state: S, seat: Seat, each: (move: M) => void): void {
  const open = openStep(state, seat);
  if (open === undefined || state.ended !== null) return;
  const step = stepOf(rules, open);
  if (step.list !== undefined) {
    step.list(state, seat, open, each);
    return;
  }
  step.candidates(state, seat, open, (move) => {
    if (step.check(state, seat, open, move) === null) each(move);
  });
}

export function moves<S extends Common, M>(rules: Rules<S, M>, state: S, seat: Seat): M[] {
  const list: M[] = [];
  eachMove(rules, state, seat, (move) => list.push(move));
  return list;
}

/** Some legal move of a seat that must act, for playouts: the rules' own pick, or any move of the list. */
export function anyMove<S extends Common, M>(rules: Rules<S, M>, state: S, seat: Seat, random: Random): M {
  return rules.pick === undefined ? pickOne(moves(rules, state, seat), random) : rules.pick(state, seat, random);
}

/** Null if the seat may play this move now, else why not. */
export function refusal<S extends Common, M>(rules: Rules<S, M>, state: S, seat: Seat, move: M): Refusal | null {
  if (state.ended !== null) return { rule: 'over', figures: {} };
  const open = openStep(state, seat);
  if (open === undefined) return { rule: 'turn', figures: {} };
  const step = stepOf(rules, open);
  const rule = step.check(state, seat, open, move);
  if (rule === null) return null;
  return { rule, figures: step.details?.(state, seat, open, move) ?? {} };
}

/** Plays a legal move in place, then runs whatever needs no decision. The caller has asked `refusal`, or listed the move. */
export function play<S extends Common, M>(
  rules: Rules<S, M>,
  state: S,
  seat: Seat,
  move: M,
  chance: Chance,
  tell?: Tell,
): void {
  const open = openStep(state, seat)!;
  stepOf(rules, open).apply(state, seat, open, move, chance, tell);
  settle(rules, state, chance, tell);
}

/** Runs waiting work and opens phases until somebody has a decision or the table is over. */
export function settle<S extends Common>(rules: Rules<S>, state: S, chance: Chance, tell?: Tell): void {
  for (let turn = 0; turn < SETTLE_LIMIT; turn++) {
    if (state.ended !== null) return;
    const seat = workingSeat(rules, state);
    if (seat === DECISION) return;
    if (seat === NOTHING) rules.next(state, chance, tell);
    else {
      const open = state.open[seat]!.pop()!;
      const work = rules.steps[open.step]!;
      if (isWork(work)) work.run(state, seat, open, chance, tell);
    }
  }
  throw new Error('the rules neither ask for a decision nor end the table');
}

const DECISION = -1;
const NOTHING = -2;

/** The first seat with work on top of its stack; else whether anybody has a decision. */
function workingSeat<S extends Common>(rules: Rules<S>, state: S): Seat | typeof DECISION | typeof NOTHING {
  let found: Seat = NOTHING;
  for (let seat = 0; seat < state.open.length; seat++) {
    const stack = state.open[seat]!;
    if (stack.length === 0) continue;
    if (isWork(rules.steps[stack[stack.length - 1]!.step]!)) return seat;
    found = DECISION;
  }
  return found;
}

/** A copy of the stacks, sharing the frames. For a game's `clone`. */
export function cloneOpen(open: Open[][]): Open[][] {
  const copy: Open[][] = new Array(open.length);
  for (let seat = 0; seat < open.length; seat++) copy[seat] = open[seat]!.slice();
  return copy;
}

/** What a viewer learns of an event: the only way events reach sockets, logs, replays and bots. */
export function show(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.only === undefined || (viewer !== null && event.only.seat === viewer)) return event;
  const { only: _, ...rest } = event;
  return rest as GameEvent;
}

/** Ranks seats by their keys: most important key first, higher is better, equal keys share a rank. */
export function ranks(keys: readonly (readonly number[])[]): number[] {
  const better = (a: readonly number[], b: readonly number[]) => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! > b[i]!;
    return false;
  };
  return keys.map((own) => 1 + keys.filter((other) => better(other, own)).length);
}
