/** Why a move is better than the others: the lines of the score sheet that it changes most. */

import { ChanceTouched, noChance } from '@quai/engine/chance.ts';
import type { Common, Line, Rules, Seat } from '@quai/engine/contract.ts';
import { play } from '@quai/engine/play.ts';
import type { Random } from '@quai/engine/random.ts';
import type { LineMean, Weighed } from './bot.ts';

/** A kind of line of the sheet, and by how many points this move changes it against the other moves, or against now. */
export interface Reason {
  readonly line: Line;
  readonly points: number;
}

/** No more of them than a person reads. */
const MOST = 2;
/** Less than this is noise. */
const LEAST = 0.25;

/** The reasons for each of the moves that were weighed. */
export function reasonsFor(
  rules: Rules,
  view: unknown,
  seat: Seat,
  weighed: readonly Weighed[],
  random: Random,
): Reason[][] {
  return weighed.map((one) => {
    const others = weighed.filter((other) => other !== one && other.lines !== undefined);
    if (one.lines !== undefined && others.length > 0) return against(one.lines, others);
    return atOnce(rules, rules.imagine(view, random), seat, one.move);
  });
}

/** All lines of a kind together. */
function byKind(lines: readonly LineMean[]): Map<string, LineMean> {
  const kinds = new Map<string, LineMean>();
  for (const { line, points } of lines)
    kinds.set(line.id, { line, points: points + (kinds.get(line.id)?.points ?? 0) });
  return kinds;
}

function against(lines: readonly LineMean[], others: readonly Weighed[]): Reason[] {
  const sheets = others.map((other) => byKind(other.lines!));
  const reasons = [...byKind(lines)].map(([key, { line, points }]) => {
    const usual = sheets.reduce((sum, sheet) => sum + (sheet.get(key)?.points ?? 0), 0) / sheets.length;
    return { line, points: points - usual };
  });
  return largest(reasons);
}

/** What the move itself changes on the sheet, if it needs no chance. */
function atOnce(rules: Rules, world: Common, seat: Seat, move: unknown): Reason[] {
  const before = means(rules, world, seat);
  try {
    play(rules, world, seat, move, noChance);
  } catch (error) {
    if (error instanceof ChanceTouched) return [];
    throw error;
  }
  const was = byKind(before);
  const reasons = [...byKind(means(rules, world, seat))].map(([key, { line, points }]) => ({
    line,
    points: points - (was.get(key)?.points ?? 0),
  }));
  return largest(reasons);
}

function means(rules: Rules, world: Common, seat: Seat): LineMean[] {
  return rules.standings(world)[seat]!.lines.map((line) => ({ line, points: line.points }));
}

function largest(reasons: Reason[]): Reason[] {
  return reasons
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
}
