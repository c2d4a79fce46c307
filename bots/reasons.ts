/** Why a move is better than the others: the lines of the score sheet that it changes most. */

import { at } from '@quai/engine/at.ts';
import { ChanceTouched, noChance } from '@quai/engine/chance.ts';
import type { Common, Line, Rules, Seat } from '@quai/engine/contract.ts';
import { play } from '@quai/engine/play.ts';
import type { Random } from '@quai/engine/random.ts';
import type { LineMean, Weighed } from './bot.ts';

/** A kind of score line, and how many points this move changes it by, compared with the other moves or with now. */
export interface Reason {
  /** Null stands for points that are expected but not on the sheet yet. */
  readonly line: Line | null;
  readonly points: number;
}

/** As many as a person will read. */
const MOST = 2;
/** Anything less is noise. */
const LEAST = 0.25;

type WithLines = Weighed & Readonly<{ lines: readonly LineMean[] }>;

const hasLines = (one: Weighed): one is WithLines => one.lines !== undefined;

/** The reasons for each of the moves considered. */
export function reasonsFor(
  rules: Rules,
  view: unknown,
  seat: Seat,
  weighed: readonly Weighed[],
  random: Random,
): Reason[][] {
  return weighed.map((one) => {
    const others = weighed.filter((other) => other !== one).filter(hasLines);
    if (hasLines(one) && others.length > 0) return against(one, others);
    const world = rules.imagine(view, random);
    const now = sheetOf(rules, world, seat);
    const then = one.lines ?? sheetAfter(rules, world, seat, one.move);
    return then === null ? [] : since(now, then);
  });
}

/** Adds up the lines of each kind. */
function byKind(lines: readonly LineMean[]): Map<string, Reason> {
  const kinds = new Map<string, Reason>();
  for (const { line, points } of lines)
    kinds.set(line.id, { line, points: points + (kinds.get(line.id)?.points ?? 0) });
  return kinds;
}

/** No line of any game has this id. */
const LATER = '';

/** The lines by kind, and the rest of the score. */
function partsOf({ score, lines }: WithLines): Map<string, Reason> {
  const parts = byKind(lines);
  const onSheet = lines.reduce((sum, { points }) => sum + points, 0);
  return parts.set(LATER, { line: null, points: score - onSheet });
}

function against(one: WithLines, others: readonly WithLines[]): Reason[] {
  const mine = partsOf(one);
  const sheets = others.map(partsOf);
  const all = new Map([...sheets.flatMap((sheet) => [...sheet]), ...mine]);
  const reasons = [...all].map(([key, { line }]) => {
    const usual = sheets.reduce((sum, sheet) => sum + (sheet.get(key)?.points ?? 0), 0) / sheets.length;
    return { line, points: (mine.get(key)?.points ?? 0) - usual };
  });
  return largest(reasons);
}

/** The sheet after the move; null if playing it involves chance. */
function sheetAfter(rules: Rules, world: Common, seat: Seat, move: unknown): LineMean[] | null {
  try {
    play(rules, world, seat, move, noChance);
  } catch (error) {
    if (error instanceof ChanceTouched) return null;
    throw error;
  }
  return sheetOf(rules, world, seat);
}

function sheetOf(rules: Rules, world: Common, seat: Seat): LineMean[] {
  return at(rules.standings(world), seat).lines.map((line) => ({ line, points: line.points }));
}

function since(now: readonly LineMean[], then: readonly LineMean[]): Reason[] {
  const was = byKind(now);
  const reasons = [...byKind(then)].map(([key, { line, points }]) => ({
    line,
    points: points - (was.get(key)?.points ?? 0),
  }));
  return largest(reasons);
}

function largest(reasons: Reason[]): Reason[] {
  return reasons
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
}
