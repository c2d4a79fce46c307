/**
 * The clocks of a table, computed from its log: every seat that must act and is a person's runs. Time used is never given
 * back. What a turn earns is taken away again if the turn is undone; but what all agreed to undo leaves nobody without time.
 * No clock runs while no server does.
 */

import type { Seat } from '@quai/engine/contract.ts';
import type { ClockTerms } from '@quai/protocol/terms.ts';

/** No server ran in this time: from, to. */
export type Pause = readonly [from: number, to: number];

export interface Clock {
  /** The time of the last entry. */
  readonly last: number;
  /** What each seat had left then. */
  readonly left: readonly number[];
  readonly running: readonly boolean[];
  /** What was earned by which entry. */
  readonly earned: readonly Readonly<{ seq: number; seat: Seat; time: number }>[];
}

const DAY = 24 * 3600 * 1000;
/** Who comes back after a time-out, or to a turn that all agreed to undo, has at least this part of the bank, and this long. */
const BACK_PART = 10;
const BACK_LEAST = 30_000;

export function startClock(terms: ClockTerms, running: readonly boolean[], at: number): Clock | null {
  if (terms.kind === 'none') return null;
  return { last: at, left: running.map(() => allowance(terms)), running, earned: [] };
}

/** What a seat begins with. */
function allowance(terms: ClockTerms): number {
  if (terms.kind === 'none') return Number.POSITIVE_INFINITY;
  return terms.kind === 'bank' ? terms.bank : terms.days * DAY;
}

/** How much clock time passed between two moments. */
function passed(from: number, to: number, pauses: readonly Pause[]): number {
  let time = to - from;
  for (const [begin, end] of pauses) time -= Math.max(0, Math.min(to, end) - Math.max(from, begin));
  return Math.max(0, time);
}

/** What each seat has left at a moment. */
export function leftAt(clock: Clock, now: number, pauses: readonly Pause[]): number[] {
  const time = passed(clock.last, now, pauses);
  return clock.left.map((left, seat) => (clock.running[seat] ? left - time : left));
}

/** What an entry means for the clocks. */
export type ClockStep = Readonly<{
  seq: number;
  at: number;
  /** Who runs after it. */
  running: readonly boolean[];
  /** Ended its turn, or touched chance, by this entry: it earns its increment. */
  earns?: Seat;
  /** The entry that all is taken back to. */
  undoneTo?: number;
  /** All agreed to take it back. */
  agreed?: boolean;
  /** Plays for itself again. */
  back?: Seat;
}>;

export function advance(clock: Clock, terms: ClockTerms, step: ClockStep, pauses: readonly Pause[]): Clock {
  const left = leftAt(clock, step.at, pauses);
  let { earned } = clock;
  if (step.undoneTo !== undefined) {
    for (const { seq, seat, time } of earned) if (seq >= step.undoneTo) left[seat]! -= time;
    earned = earned.filter(({ seq }) => seq < step.undoneTo!);
  }
  if (step.agreed)
    left.forEach((time, seat) => {
      left[seat] = Math.max(time, atLeast(terms));
    });
  if (step.earns !== undefined) {
    const time = terms.kind === 'bank' ? terms.increment : allowance(terms) - left[step.earns]!;
    left[step.earns]! += time;
    earned = [...earned, { seq: step.seq, seat: step.earns, time }];
  }
  if (step.back !== undefined) left[step.back] = Math.max(left[step.back]!, atLeast(terms));
  return { last: Math.max(clock.last, step.at), left, running: step.running, earned };
}

function atLeast(terms: ClockTerms): number {
  return terms.kind === 'bank' ? Math.max(BACK_LEAST, terms.bank / BACK_PART) : allowance(terms);
}

/** When the next seat runs out, and which; `extra` is what the host gave each. Null if nobody's clock runs. */
export function nextDue(
  clock: Clock,
  extra: readonly number[],
  pauses: readonly Pause[],
): Readonly<{ seat: Seat; at: number }> | null {
  let next: { seat: Seat; at: number } | null = null;
  const paused = pauses.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, clock.last)), 0);
  clock.left.forEach((left, seat) => {
    if (!clock.running[seat]) return;
    const at = clock.last + paused + left + (extra[seat] ?? 0);
    if (next === null || at < next.at) next = { seat, at };
  });
  return next;
}
