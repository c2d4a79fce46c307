/** The score of a board: as plain points for bots, and as score sheet lines with the places that scored (RI-19). */

import { at } from '@quai/engine/at.ts';
import type { Line, Standing } from '@quai/engine/contract.ts';
import { ranks } from '@quai/engine/play.ts';
import { type Board, EMPTY } from './board.ts';
import { SPACES } from './geometry.ts';
import { longestPath } from './longest.ts';
import { countSides, HIGHWAY, type Kind, LAKE, NONE, RAILWAY, RIVER, sidesOf } from './looks.ts';
import { exitPoints, networks } from './networks.ts';
import type { Tables } from './tables.ts';
import { longestTrail } from './trail.ts';
import { bestRiver, smallestLake, type Water } from './water.ts';

/** Points by line. `falseRoutes` is the number of loose ends, each a point lost. */
export interface Points {
  readonly exits: number;
  readonly highway: number;
  readonly railway: number;
  readonly centre: number;
  readonly expansion: number;
  readonly falseRoutes: number;
  readonly total: number;
}

/** RI-26 */
export function pointsOf(tables: Tables, board: Board): Points {
  const exits = exitPoints(tables, board);
  const highway = longestWay(tables, board, HIGHWAY).length;
  const railway = longestWay(tables, board, RAILWAY).length;
  const centre = centreFilled(tables, board);
  const expansion = expansionWater(tables, board)?.points ?? 0;
  const falseRoutes = countFalseRoutes(tables, board);
  const total = exits + highway + railway + centre + expansion - falseRoutes;
  return { exits, highway, railway, centre, expansion, falseRoutes, total };
}

export function longestWay(tables: Tables, board: Board, kind: Kind): number[] {
  return tables.trail ? longestTrail(tables, board, kind) : longestPath(tables, board, kind);
}

function expansionWater(tables: Tables, board: Board): Water | null {
  if (tables.expansion === 'none') return null;
  return tables.expansion === 'river' ? bestRiver(tables, board) : smallestLake(tables, board);
}

/** RI-16: any drawing counts, including a river, a lake or a flooded space. */
function centreFilled({ centre }: Tables, board: Board): number {
  let filled = 0;
  for (const space of centre) if (board.drawn[space] !== EMPTY) filled++;
  return filled;
}

/** RI-17: the sides with a route or river end that meets nothing. The border and open lake sides do not count. */
function looseSides({ drawings }: Tables, board: Board, space: number): number {
  const drawing = board.drawn[space]!;
  const looks = board.looks[space]!;
  const ends = drawings.routeSides[drawing]! | drawings.sidesOfKind[RIVER][drawing]!;
  // A route end against open water, where the options allow it, meets no route either.
  return ends & (sidesOf(looks, NONE) | sidesOf(looks, LAKE));
}

function countFalseRoutes(tables: Tables, board: Board): number {
  let count = 0;
  for (let space = 0; space < SPACES; space++)
    if (board.drawn[space] !== EMPTY) count += countSides(looseSides(tables, board, space));
  return count;
}

/** The same score line by line. False routes are marked as `space * 4 + side`, everything else by its spaces. */
export function sheetOf(tables: Tables, board: Board): Line[] {
  const linked = networks(tables, board).filter((network) => network.exits > 1);
  const highway = longestWay(tables, board, HIGHWAY);
  const railway = longestWay(tables, board, RAILWAY);
  const centre = tables.centre.filter((space) => board.drawn[space] !== EMPTY);
  const loose = falseRoutes(tables, board);
  const lines: Line[] = [
    {
      id: 'exits',
      points: linked.reduce((points, network) => points + at(tables.exitPoints, network.exits), 0),
      figures: { exits: linked.map((network) => network.exits).join('+') },
      marks: linked.map((network) => network.spaces),
    },
    { id: 'highway', points: highway.length, marks: group(highway) },
    { id: 'railway', points: railway.length, marks: group(railway) },
    { id: 'centre', points: centre.length, marks: group(centre) },
  ];
  if (tables.expansion !== 'none') {
    const water = expansionWater(tables, board);
    lines.push({ id: 'expansion', points: water?.points ?? 0, marks: group(water?.spaces ?? []) });
  }
  // `0 - x` rather than `-x`: JSON cannot represent -0.
  lines.push({ id: 'errors', points: 0 - loose.length, marks: loose.map((end) => [end]) });
  return lines;
}

const group = (spaces: readonly number[]): (readonly number[])[] => (spaces.length === 0 ? [] : [spaces]);

function falseRoutes(tables: Tables, board: Board): number[] {
  const ends: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (board.drawn[space] === EMPTY) continue;
    const loose = looseSides(tables, board, space);
    for (let side = 0; loose >> (3 * side) !== 0; side++) if ((loose >> (3 * side)) & 1) ends.push(space * 4 + side);
  }
  return ends;
}

/** RI-18: most points, then fewest false routes, else a shared win. A solo game has a score but no winner (RI-25). */
export function standingsOf(tables: Tables, boards: readonly Board[]): Standing[] {
  const sheets = boards.map((board) => {
    const lines = sheetOf(tables, board);
    const total = lines.reduce((points, line) => points + line.points, 0);
    return { lines, total, tie: at(lines, lines.length - 1).points };
  });
  const rank = ranks(sheets.map(({ total, tie }) => [total, tie]));
  return sheets.map(({ lines, total, tie }, seat) => ({ seat, total, rank: at(rank, seat), tie, lines }));
}
