/** Runs lists of operations in order, skipping what cannot be done; the rest of a list waits on the seat's stack (FH-42). */

import type { Chance } from '@quai/engine/chance.ts';
import type { Seat, Tell, Work } from '@quai/engine/contract.ts';
import { openFrame, type State } from './state.ts';
import { argOf, type List, type Op, opOf, type Tables } from './tables.ts';

/** Does the operations of a list, stopping at the first one that has to ask; the rest then waits below it. */
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

/** The rest of a list, after an operation that had to ask. */
export function restWork(t: Tables): Work<State> {
  return {
    run(s, seat, open, chance, tell) {
      const from = argOf(open, 0);
      runFrom(t, s, seat, from, t.ops[from]!.end, chance, tell);
    },
  };
}

/** Opens the step of a repeatable operation, if it can still be done; `times` is how often it was done before. */
export function ask(t: Tables, s: State, seat: Seat, op: Op, times: number): void {
  if (times < op.times && op.does.can(t, s, seat, op))
    openFrame(s, seat, { step: op.does.step!, args: [op.id, times] });
}

/** Returns to a repeatable operation once everything that its last time opened is finished. */
export function askAgain(s: State, seat: Seat, op: Op, times: number): void {
  if (times < op.times) openFrame(s, seat, { step: 'again', args: [op.id, times] });
}

export function againWork(t: Tables): Work<State> {
  return {
    run(s, seat, open) {
      ask(t, s, seat, opOf(t, open), argOf(open, 1));
    },
  };
}

/**
 * FH-41.19, FH-11: a repeat may be declined, and so may an optional effect, unless the card in use would then have had no
 * effect at all. A chosen option must be done.
 */
export function mayStop(t: Tables, s: State, seat: Seat, op: Op, times: number): boolean {
  if (times > 0) return true;
  if (op.isOption) return false;
  return s.done === 1 || canFrom(t, s, seat, op.id + 1, op.end);
}

/** FH-11: whether any effect of the list can be done. A flip alone does not count. */
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
