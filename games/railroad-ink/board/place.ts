/** What a player can do with a die and a space (choose, turn, undo), derived from the legal moves alone. */

import { at } from '@quai/engine/at.ts';
import type { Board } from '../rules/board.ts';
import { type Drawings, TURNS } from '../rules/drawings.ts';
import { countSides, sameSides } from '../rules/looks.ts';
import { drawingOf, END, type Move, moveOf, spaceOf } from '../rules/move.ts';
import type { InkRules } from '../rules/rules.ts';
import type { Tables } from '../rules/tables.ts';
import { drawAnew, takeBack } from '../rules/takeback.ts';

/** The legal drawings by face, then by space. */
export type Choices = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>;

export function choicesOf(rules: InkRules, moves: readonly string[]): Choices {
  const { faceOf } = rules.tables.drawings;
  const choices = new Map<number, Map<number, number[]>>();
  for (const text of moves) {
    const move = rules.parse(text);
    if (move === null || move === END) continue;
    const drawing = drawingOf(move);
    const spaces = entry(choices, at(faceOf, drawing), () => new Map<number, number[]>());
    entry(spaces, spaceOf(move), () => []).push(drawing);
  }
  return choices;
}

function entry<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}

/** The drawing a tap makes: as the die is held if that fits, else the one that joins the most ends. */
export function firstDrawing(
  { drawings }: Tables,
  board: Board,
  space: number,
  fitting: readonly number[],
  held: number,
): number {
  if (fitting.includes(held)) return held;
  const joined = (drawing: number) => countSides(meeting(drawings, board, space, drawing));
  return fitting.reduce((best, drawing) => (joined(drawing) > joined(best) ? drawing : best));
}

/** The sides on which the drawing meets an end or an exit of its kind. */
function meeting(drawings: Drawings, board: Board, space: number, drawing: number): number {
  const looks = at(board.looks, space);
  const met = sameSides(looks, at(drawings.ends, drawing)) | sameSides(looks, at(drawings.reaches, drawing));
  return met & at(drawings.routeSides, drawing);
}

/** The move to submit when nothing fits: the die as it is held, so that the rules say why not. */
export function refusedMove(rules: InkRules, held: number, space: number): string {
  return rules.format(moveOf(held, space));
}

/** The next drawing of the same face if `step` is 1, the previous one if it is -1. */
export function turnedInHand({ drawings }: Tables, drawing: number, step: number): number {
  const { first, count } = at(drawings.faces, at(drawings.faceOf, drawing));
  return first + ((drawing - first + step + count) % count);
}

/** The mirror image of a drawing: east and west change places. */
export function mirrored({ drawings }: Tables, drawing: number): number {
  const turn = at(drawings.turnOf, drawing);
  const back = (4 - (turn % 4)) % 4;
  return at(drawings.drawingAt, at(drawings.faceOf, drawing) * TURNS + (turn < 4 ? 4 + back : back));
}

/** All the ways to turn one of this round's drawings while the others stay as they are, including how it is now. */
export function turnsInPlace(tables: Tables, board: Board, round: number, move: Move): number[] {
  const { faces, faceOf } = tables.drawings;
  const { first, count } = at(faces, at(faceOf, drawingOf(move)));
  const ways: number[] = [];
  for (let drawing = first; drawing < first + count; drawing++)
    if (turned(tables, board, round, move, drawing) !== null) ways.push(drawing);
  return ways;
}

/** This round's drawings with one of them turned, in an order in which they can be drawn; null if there is none. */
export function turned(tables: Tables, board: Board, round: number, move: Move, drawing: number): Move[] | null {
  const moves = board.moves.map((one) => (one === move ? moveOf(drawing, spaceOf(move)) : one));
  const { kept, returned } = drawAnew(tables, board, round, moves);
  return returned.length === 0 ? kept : null;
}

/** The next element in a cycle if `step` is 1, the previous one if it is -1. */
export function nextOf(cycle: readonly number[], now: number, step: number): number {
  return at(cycle, (cycle.indexOf(now) + step + cycle.length) % cycle.length);
}

/** The moves of the draft, by space. Drawings confirmed before the draft began are not included. */
export function draftedMoves(rules: InkRules, draft: readonly string[]): ReadonlyMap<number, Move> {
  const moves = new Map<number, Move>();
  for (const text of draft) {
    const move = rules.parse(text);
    if (move !== null && move !== END && !moves.has(spaceOf(move))) moves.set(spaceOf(move), move);
  }
  return moves;
}

export interface Redraft {
  readonly draft: string[];
  /** The drawings that are undone, the one asked for first. */
  readonly returned: Move[];
}

/** The draft without one of its drawings and those that depended on it (RI-12). */
export function withoutDrawing(
  rules: InkRules,
  board: Board,
  round: number,
  draft: readonly string[],
  move: Move,
): Redraft {
  const { kept, returned } = takeBack(rules.tables, board, round, move);
  return { draft: draftOf(rules, board, draft, kept), returned };
}

/** The draft with one of its drawings turned; null if the others would no longer fit. */
export function withTurned(
  rules: InkRules,
  board: Board,
  round: number,
  draft: readonly string[],
  move: Move,
  drawing: number,
): string[] | null {
  const moves = turned(rules.tables, board, round, move, drawing);
  return moves === null ? null : draftOf(rules, board, draft, moves);
}

/** Drawings confirmed before the draft began depend on nothing in it, so they come first in any order. */
function draftOf(rules: InkRules, board: Board, draft: readonly string[], moves: readonly Move[]): string[] {
  const confirmed = board.moves.slice(0, board.moves.length - draft.length);
  return moves.filter((one) => !confirmed.includes(one)).map((one) => rules.format(one));
}

/** Whether a die of the roll is drawn. Of equal dice the first is spent first, as in the rules. */
export const isDrawn = (dice: number, die: number): boolean => ((dice >> die) & 1) === 1;

/** The route die picked automatically: the first that is not drawn and fits somewhere. */
export function nextDie(tables: Tables, roll: readonly number[], dice: number, choices: Choices): number | null {
  const die = roll.slice(0, tables.routeDice).findIndex((face, index) => !isDrawn(dice, index) && choices.has(face));
  return die < 0 ? null : die;
}
