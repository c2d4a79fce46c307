/** WD-29, WD-30: victory points line by line, and who wins. */

import type { Line, Ranked, Seat, Standing } from '@quai/engine/contract.ts';
import { ranks } from '@quai/engine/play.ts';
import { CHEESE, GREEN, LOADS, PROFIT, RED, STONE } from './kinds.ts';
import { linksOf } from './network.ts';
import type { Tables } from './open.ts';
import { loadsOf } from './phases/profit.ts';
import { placeOn, spaceOf } from './piles.ts';
import type { State } from './state.ts';

const SET_POINTS = 2;
const PIECE_LINES = [
  ['stone', STONE],
  ['cheese', CHEESE],
  ['redPassengers', RED],
  ['greenPassengers', GREEN],
] as const;

export function standings(t: Tables, s: State): Standing[] {
  return ranking(t, s).map((ranked) => ({ ...ranked, lines: linesOf(t, s, ranked.seat) }));
}

/** The same without the sheets. */
export function ranking(t: Tables, s: State): Ranked[] {
  const totals = s.order.map((_, seat) => totalOf(t, s, seat));
  // WD-30: the profit/loss track has no ties, since of two discs on a space one lies on top.
  const rank = ranks(totals.map((total, seat) => [total, -placeOn(s, PROFIT, seat)]));
  return totals.map((total, seat) => ({ seat, total, rank: rank[seat]! }));
}

/** What the seat has taken: the pieces in front of it, and those on its trains. */
export function taken(s: State, seat: Seat, piece: number): number {
  return s.held[seat * LOADS + piece]! + loadsOf(s, seat, piece);
}

/** What the lines of the seat's sheet add up to. */
export function totalOf(t: Tables, s: State, seat: Seat): number {
  let sum = 0;
  let sets = Number.POSITIVE_INFINITY;
  for (const [, piece] of PIECE_LINES) {
    const count = taken(s, seat, piece);
    sum += count;
    if (count < sets) sets = count;
  }
  return sum + SET_POINTS * sets + profitPoints(t, spaceOf(s, PROFIT, seat)) - linksOf(t, s, seat);
}

function linesOf(t: Tables, s: State, seat: Seat): Line[] {
  const lines: Line[] = PIECE_LINES.map(([id, piece]) => {
    const count = taken(s, seat, piece);
    return { id, points: count, figures: { count } };
  });
  const sets = Math.min(...lines.map((line) => line.points));
  lines.push({ id: 'sets', points: SET_POINTS * sets, figures: { count: sets } });
  const space = spaceOf(s, PROFIT, seat);
  lines.push({ id: 'profit', points: profitPoints(t, space), figures: { space } });
  const links = linksOf(t, s, seat);
  // A mark is the pair of regions that a link joins.
  const marks = t.crossings.filter((border) => s.links[border] === seat).map((border) => endsOf(t, border));
  lines.push({ id: 'links', points: links === 0 ? 0 : -links, figures: { count: links }, marks });
  return lines;
}

export function profitPoints(t: Tables, space: number): number {
  return t.profitPoints[t.profitMax - space]!;
}

function endsOf(t: Tables, border: number): number[] {
  return [t.from[2 * border]!, t.to[2 * border]!];
}
