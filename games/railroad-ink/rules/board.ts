/** One seat's board: the drawings in its spaces, and how a new drawing changes them. */

import { NEIGHBOUR, opposite, SPACES } from './geometry.ts';
import { countSides, EXIT, FILLED, HIGHWAY, LAKE, lookAt, RAILWAY, sidesOf } from './looks.ts';
import { drawingOf, type Move, spaceOf } from './move.ts';
import type { Tables } from './tables.ts';

export interface Board {
  /** What looks into each space, and whether it is filled (see looks.ts). Derived from `drawn`. */
  looks: number[];
  /** The drawing in each space, or EMPTY. */
  drawn: number[];
  /** The round in which each space was filled, or 0 (RI-12). */
  rounds: number[];
  /** A bit for each die of this round's roll that has been drawn. */
  dice: number;
  /** A bit for each special route crossed off: in the whole game, and in this round. */
  crossed: number;
  crossedNow: number;
  /** This round's drawings, in the order they were made. */
  moves: Move[];
}

export const EMPTY = -1;

export function emptyBoard(tables: Tables): Board {
  return {
    looks: tables.emptyLooks.slice(),
    drawn: NOTHING_DRAWN.slice(),
    rounds: NO_ROUNDS.slice(),
    dice: 0,
    crossed: 0,
    crossedNow: 0,
    moves: [],
  };
}

const NOTHING_DRAWN: readonly number[] = new Array(SPACES).fill(EMPTY);
const NO_ROUNDS: readonly number[] = new Array(SPACES).fill(0);

export function cloneBoard(board: Board): Board {
  return {
    looks: board.looks.slice(),
    drawn: board.drawn.slice(),
    rounds: board.rounds.slice(),
    dice: board.dice,
    crossed: board.crossed,
    crossedNow: board.crossedNow,
    moves: board.moves.slice(),
  };
}

/** Draws a route known to fit, then floods what must be flooded. Dice and special routes are left to the step. */
export function draw(tables: Tables, board: Board, move: Move, round: number): void {
  fill(tables, board, spaceOf(move), drawingOf(move), round);
  if (tables.flooded >= 0 && tables.drawings.sidesOfKind[LAKE][drawingOf(move)] !== 0) flood(tables, board, round);
}

function fill(tables: Tables, board: Board, space: number, drawing: number, round: number): void {
  board.drawn[space] = drawing;
  board.rounds[space] = round;
  board.looks[space]! |= FILLED;
  const ends = tables.drawings.ends[drawing]!;
  for (let side = 0; side < 4; side++) {
    const end = lookAt(ends, side);
    if (end === 0) continue;
    const neighbour = NEIGHBOUR[space * 4 + side]!;
    if (neighbour >= 0) board.looks[neighbour]! |= end << (3 * opposite(side));
  }
}

/** RI-24: floods all the spaces that qualify at once, and repeats until none does. */
function flood(tables: Tables, board: Board, round: number): void {
  for (;;) {
    const spaces: number[] = [];
    for (let space = 0; space < SPACES; space++) if (isFlooded(tables, board.looks[space]!)) spaces.push(space);
    if (spaces.length === 0) return;
    for (const space of spaces) fill(tables, board, space, tables.flooded, round);
  }
}

/** RI-24: must this space be flooded? */
export function isFlooded(tables: Tables, looks: number): boolean {
  if (looks & FILLED || countSides(sidesOf(looks, LAKE)) < tables.floodedFrom) return false;
  if (!tables.floodSpares) return true;
  const kept =
    sidesOf(looks, HIGHWAY) | sidesOf(looks, RAILWAY) | sidesOf(looks, HIGHWAY + EXIT) | sidesOf(looks, RAILWAY + EXIT);
  return kept === 0;
}

/** Rebuilds a board from its drawings and their rounds, which is what a view shows. */
export function boardOf(tables: Tables, drawn: readonly number[], rounds: readonly number[]): Board {
  const board = emptyBoard(tables);
  for (let space = 0; space < SPACES; space++)
    if (drawn[space] !== EMPTY) fill(tables, board, space, drawn[space]!, rounds[space]!);
  return board;
}

/** The board without this round's drawings, as the other seats see it (RI-13). */
export function boardBefore(tables: Tables, board: Board, round: number): Board {
  const before = boardOf(
    tables,
    board.drawn.map((drawing, space) => (board.rounds[space] === round ? EMPTY : drawing)),
    board.rounds,
  );
  before.crossed = board.crossed & ~board.crossedNow;
  return before;
}

/** A board with these drawings made in this order, for scoring positions that were not played here. */
export function boardWith(tables: Tables, moves: readonly Move[], round = 1): Board {
  const board = emptyBoard(tables);
  for (const move of moves) draw(tables, board, move, round);
  return board;
}
