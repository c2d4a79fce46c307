/** Runs lists of operations: in order, what cannot be done is skipped, what waits lies on the seat's stack (FH-42). */

import type { Chance } from '@quai/engine/chance.ts';
import type { Seat, Tell, Work } from '@quai/engine/contract.ts';
import type { State } from './state.ts';
import type { List, Op, Tables } from './tables.ts';

/** Does the operations of a list; stops at the first that has something to ask, with the rest waiting below it. */
export function runList(t: Tables, s: State, seat: Seat, list: List, chance: Chance, tell?: Tell): void {
  runFrom(t, s, seat, list.from, list.end, chance, tell);
}

function runFrom(t: Tables, s: State, seat: Seat, from: number, end: number, chance: Chance, tell?: Tell): void {
  const stack = s.open[seat]!;
  for (let i = from; i < end; i++) {
    const op = t.ops[i]!;
    if (!op.does.can(t, s, seat, op)) continue;
    if (i + 1 === end) {
      op.does.start(t, s, seat, op, chance, tell);
      return;
    }
    stack.push(t.rest[i + 1]!);
    const waiting = stack.length;
    op.does.start(t, s, seat, op, chance, tell);
    if (stack.length > waiting) return;
    stack.pop();
  }
}

/** The rest of a list, after something was asked in its middle. */
export function restWork(t: Tables): Work<State> {
  return {
    run(s, seat, open, chance, tell) {
      const from = open.args[0]!;
      runFrom(t, s, seat, from, t.ops[from]!.end, chance, tell);
    },
  };
}

/** An operation that can be done several times asks, if it still can, with the times it was done before. */
export function ask(t: Tables, s: State, seat: Seat, op: Op, times: number): void {
  if (times < op.times && op.does.can(t, s, seat, op))
    s.open[seat]!.push({ step: op.does.step!, args: [op.id, times] });
}

/** Comes back to an operation after one of its times: what that opened is finished first. */
export function askAgain(s: State, seat: Seat, op: Op, times: number): void {
  if (times < op.times) s.open[seat]!.push({ step: 'again', args: [op.id, times] });
}

export function againWork(t: Tables): Work<State> {
  return {
    run(s, seat, open) {
      ask(t, s, seat, t.ops[open.args[0]!]!, open.args[1]!);
    },
  };
}

/**
 * FH-41.19, FH-11: a repeat may be declined; so may an effect of the second kind, unless the card in use would then have
 * done nothing at all. A chosen option is done.
 */
export function mayStop(t: Tables, s: State, seat: Seat, op: Op, times: number): boolean {
  if (times > 0) return true;
  if (op.isOption) return false;
  return s.done === 1 || canFrom(t, s, seat, op.id + 1, op.end);
}

/** FH-11: is there an effect that can be done? A flip alone does not count. */
export function canAny(t: Tables, s: State, seat: Seat, list: List): boolean {
  return canFrom(t, s, seat, list.from, list.end);
}

function canFrom(t: Tables, s: State, seat: Seat, from: number, end: number): boolean {
  for (let i = from; i < end; i++) {
    const op = t.ops[i]!;
    if (op.does.noEffect !== true && op.does.can(t, s, seat, op)) return true;
  }
  return false;
}
