/** What a seat can still draw this round: the dice of the roll, and special routes. */

import type { RuleId } from '@quai/engine/contract.ts';
import type { Board } from './board.ts';
import { SPACES } from './geometry.ts';
import type { Tables } from './tables.ts';

/** A bit for each face shown by a route die that is not drawn yet. */
export function routesLeft(tables: Tables, roll: readonly number[], board: Board): number {
  return facesLeft(roll, board.dice, 0, tables.routeDice);
}

/** The same for the expansion dice, which are optional (RI-20). */
export function extrasLeft(tables: Tables, roll: readonly number[], board: Board): number {
  return facesLeft(roll, board.dice, tables.routeDice, roll.length);
}

function facesLeft(roll: readonly number[], drawn: number, from: number, to: number): number {
  let faces = 0;
  for (let die = from; die < to; die++) if (((drawn >> die) & 1) === 0) faces |= 1 << roll[die]!;
  return faces;
}

/** RI-11: a bit for each special route that may still be drawn in this round. */
export function specialsLeft(tables: Tables, board: Board): number {
  if (countBits(board.crossedNow) >= tables.perRound || countBits(board.crossed) >= tables.perGame) return 0;
  return tables.specials & ~board.crossed;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Null if the seat may draw this face, else the rule that forbids it. */
export function unavailable(tables: Tables, roll: readonly number[], board: Board, face: number): RuleId | null {
  const bit = 1 << face;
  if (tables.specials & bit) return specialsLeft(tables, board) & bit ? null : 'RI-11';
  if ((tables.mustJoin & bit) === 0) return extrasLeft(tables, roll, board) & bit ? null : 'RI-20';
  return routesLeft(tables, roll, board) & bit ? null : 'RI-5';
}

/** Uses a die showing this face, or crosses off the special route. */
export function spend(
  tables: Tables,
  roll: ArrayLike<number>,
  board: Pick<Board, 'dice' | 'crossed' | 'crossedNow'>,
  face: number,
): void {
  const bit = 1 << face;
  if (tables.specials & bit) {
    board.crossed |= bit;
    board.crossedNow |= bit;
    return;
  }
  for (let die = 0; die < roll.length; die++)
    if (roll[die] === face && ((board.dice >> die) & 1) === 0) {
      board.dice |= 1 << die;
      return;
    }
}

/** Does any of these faces fit anywhere on the board as it stands? */
export function fitsSomewhere({ fits }: Tables, board: Board, faces: number): boolean {
  if (faces === 0) return false;
  for (let space = 0; space < SPACES; space++) if (fits.facesAt[board.looks[space]!]! & faces) return true;
  return false;
}
