/**
 * The clocks of a table, computed from its log. The clock of every person who must act is running. Time used is never given
 * back; what a turn earned is taken away again if the turn is undone, but an undo by consent leaves nobody without time. Clocks
 * stop while no server is running.
 */

import { at } from '@quai/engine/at.ts';
import type { Seat } from '@quai/engine/contract.ts';
import type { ClockTerms } from '@quai/protocol/terms.ts';

/** A span of time when no server was running. */
export type Pause = readonly [from: number, to: number];

export interface Clock {
  /** The time of the last entry. */
  readonly last: number;
  /** The time each seat had left then. */
  readonly left: readonly number[];
  readonly running: readonly boolean[];
  /** The time earned, by entry. */
  readonly earned: readonly Readonly<{ seq: number; seat: Seat; time: number }>[];
}

const DAY = 24 * 3600 * 1000;
/** After a time-out or an undo by consent, a seat has at least this fraction of its bank (a tenth), and at least this long. */
const BACK_PART = 10;
const BACK_LEAST = 30_000;

export function startClock(terms: ClockTerms, running: readonly boolean[], started: number): Clock | null {
  if (terms.kind === 'none') return null;
  return { last: started, left: running.map(() => allowance(terms)), running, earned: [] };
}

/** The time a seat starts with. */
function allowance(terms: ClockTerms): number {
  if (terms.kind === 'none') return Number.POSITIVE_INFINITY;
  return terms.kind === 'bank' ? terms.bank : terms.days * DAY;
}

/** How much clock time passed between two moments. */
export function passed(from: number, to: number, pauses: readonly Pause[]): number {
  let time = to - from;
  for (const [begin, end] of pauses) time -= Math.max(0, Math.min(to, end) - Math.max(from, begin));
  return Math.max(0, time);
}

/** The time each seat has left at `now`. */
export function leftAt(clock: Clock, now: number, pauses: readonly Pause[]): number[] {
  const time = passed(clock.last, now, pauses);
  return clock.left.map((left, seat) => (clock.running[seat] ? left - time : left));
}

/** What an entry does to the clocks. */
export type ClockStep = Readonly<{
  seq: number;
  at: number;
  /** Whose clock runs after it. */
  running: readonly boolean[];
  /** The seat that ended its turn or touched chance, and so earns its increment. */
  earns?: Seat;
  /** The first entry that is undone. */
  undoneTo?: number;
  /** Everybody agreed to the undo. */
  agreed?: boolean;
  /** The seat whose player is back. */
  back?: Seat;
}>;

export function advance(clock: Clock, terms: ClockTerms, step: ClockStep, pauses: readonly Pause[]): Clock {
  const left = leftAt(clock, step.at, pauses);
  let { earned } = clock;
  const { undoneTo } = step;
  if (undoneTo !== undefined) {
    for (const { seq, seat, time } of earned) if (seq >= undoneTo) left[seat] = at(left, seat) - time;
    earned = earned.filter(({ seq }) => seq < undoneTo);
  }
  if (step.agreed)
    left.forEach((time, seat) => {
      left[seat] = Math.max(time, atLeast(terms));
    });
  if (step.earns !== undefined) {
    const before = at(left, step.earns);
    const time = terms.kind === 'bank' ? terms.increment : allowance(terms) - before;
    left[step.earns] = before + time;
    earned = [...earned, { seq: step.seq, seat: step.earns, time }];
  }
  if (step.back !== undefined) left[step.back] = Math.max(at(left, step.back), atLeast(terms));
  return { last: Math.max(clock.last, step.at), left, running: step.running, earned };
}

function atLeast(terms: ClockTerms): number {
  return terms.kind === 'bank' ? Math.max(BACK_LEAST, terms.bank / BACK_PART) : allowance(terms);
}

/** Which seat runs out of time next, and when; `extra` is the time the host added per seat. Null if no clock is running. */
export function nextDue(
  clock: Clock,
  extra: readonly number[],
  pauses: readonly Pause[],
): Readonly<{ seat: Seat; at: number }> | null {
  let next: { seat: Seat; at: number } | null = null;
  const paused = pauses.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, clock.last)), 0);
  clock.left.forEach((left, seat) => {
    if (!clock.running[seat]) return;
    const due = clock.last + paused + left + (extra[seat] ?? 0);
    if (next === null || due < next.at) next = { seat, at: due };
  });
  return next;
}
