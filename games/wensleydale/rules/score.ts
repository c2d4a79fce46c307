/** WD-29, WD-30: victory points line by line, and who wins. */

import type { Line, Ranked, Seat, Standing } from '@quai/engine/contract.ts';
import { ranks } from '@quai/engine/play.ts';
import { CHEESE, EACH_LOAD, GREEN, LOADS, type PerLoad, PROFIT, RED, STONE } from './kinds.ts';
import { linksOf } from './network.ts';
import type { Tables } from './open.ts';
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

/** Filled and read within one call. */
const pieces: PerLoad = [0, 0, 0, 0];

/** What the lines of the seat's sheet add up to. */
export function totalOf(t: Tables, s: State, seat: Seat): number {
  countTaken(s, seat, pieces);
  let sum = 0;
  let sets = Number.POSITIVE_INFINITY;
  for (const count of pieces) {
    sum += count;
    if (count < sets) sets = count;
  }
  return sum + SET_POINTS * sets + profitPoints(t, spaceOf(s, PROFIT, seat)) - linksOf(t, s, seat);
}

/** What the seat has taken of each kind: the pieces in front of it, and those on its trains. */
export function countTaken(s: State, seat: Seat, counts: PerLoad): void {
  for (const piece of EACH_LOAD) counts[piece] = s.held[seat * LOADS + piece]!;
  for (let train = 0; train < s.trainOwner.length; train++)
    if (s.trainOwner[train] === seat) for (const piece of EACH_LOAD) counts[piece] += s.loads[train * LOADS + piece]!;
}

function linesOf(t: Tables, s: State, seat: Seat): Line[] {
  countTaken(s, seat, pieces);
  const lines: Line[] = PIECE_LINES.map(([id, piece]) => {
    const count = pieces[piece];
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
