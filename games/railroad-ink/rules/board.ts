/** One seat's board: what is drawn in its spaces, and how a drawing changes it. */

import { NEIGHBOUR, opposite, SPACES } from './geometry.ts';
import { countSides, EXIT, FILLED, HIGHWAY, LAKE, lookAt, RAILWAY, sidesOf } from './looks.ts';
import { drawingOf, type Move, spaceOf } from './move.ts';
import type { Tables } from './tables.ts';

export interface Board {
  /** What looks into each space, and whether it is filled: see looks.ts. Follows from `drawn`. */
  looks: number[];
  /** The drawing in each space, or EMPTY. */
  drawn: number[];
  /** The round in which each space was filled, or 0 (RI-12). */
  rounds: number[];
  /** Bits of the dice of this round's roll that are drawn. */
  dice: number;
  /** Bits of the special routes crossed off, and of those of this round alone. */
  crossed: number;
  crossedNow: number;
  /** The drawings of this round in their order. */
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

/** Draws a route that fits, and floods what it floods. The dice and special routes are the step's business. */
export function draw(tables: Tables, board: Board, move: Move, round: number): void {
  fill(tables, board, spaceOf(move), drawingOf(move), round);
  if (tables.flooded >= 0 && tables.drawings.sidesOfKind[LAKE]![drawingOf(move)] !== 0) flood(tables, board, round);
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

/** RI-24: all spaces that must be flooded are, at once, and again until there are none. */
function flood(tables: Tables, board: Board, round: number): void {
  for (;;) {
    const spaces: number[] = [];
    for (let space = 0; space < SPACES; space++) if (isFlooded(tables, board.looks[space]!)) spaces.push(space);
    if (spaces.length === 0) return;
    for (const space of spaces) fill(tables, board, space, tables.flooded, round);
  }
}

/** RI-24: is this empty space to be flooded? */
export function isFlooded(tables: Tables, looks: number): boolean {
  if (looks & FILLED || countSides(sidesOf(looks, LAKE)) < tables.floodedFrom) return false;
  if (tables.waterMeets) return true;
  const kept =
    sidesOf(looks, HIGHWAY) | sidesOf(looks, RAILWAY) | sidesOf(looks, HIGHWAY + EXIT) | sidesOf(looks, RAILWAY + EXIT);
  return kept === 0;
}

/** A board known by its drawings and their rounds alone, as a view shows it. */
export function boardOf(tables: Tables, drawn: readonly number[], rounds: readonly number[]): Board {
  const board = emptyBoard(tables);
  for (let space = 0; space < SPACES; space++)
    if (drawn[space] !== EMPTY) fill(tables, board, space, drawn[space]!, rounds[space]!);
  return board;
}

/** The same board without what was drawn in this round: what the other seats see of it (RI-13). */
export function boardBefore(tables: Tables, board: Board, round: number): Board {
  const before = boardOf(
    tables,
    board.drawn.map((drawing, space) => (board.rounds[space] === round ? EMPTY : drawing)),
    board.rounds,
  );
  before.crossed = board.crossed & ~board.crossedNow;
  return before;
}

/** A board with these drawings, made in this order; for scoring a position from elsewhere. */
export function boardWith(tables: Tables, moves: readonly Move[], round = 1): Board {
  const board = emptyBoard(tables);
  for (const move of moves) draw(tables, board, move, round);
  return board;
}
