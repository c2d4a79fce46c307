/** What a person can do with a die and a space, worked out from the legal moves alone: choosing, turning, taking back. */

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
    const spaces = entry(choices, faceOf[drawing]!, () => new Map<number, number[]>());
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

/** The drawing that a tap makes: as the die is held if that fits, else the one that joins the most ends. */
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
  const looks = board.looks[space]!;
  const ends = drawings.routeSides[drawing]!;
  return (sameSides(looks, drawings.ends[drawing]!) | sameSides(looks, drawings.reaches[drawing]!)) & ends;
}

/** The move to name when nothing fits there: as the die is held, so that the rules say why. */
export function refusedMove(rules: InkRules, held: number, space: number): string {
  return rules.format(moveOf(held, space));
}

/** All drawings of a face, the next after this one first when `step` is 1, the one before when it is -1. */
export function turnedInHand({ drawings }: Tables, drawing: number, step: number): number {
  const { first, count } = drawings.faces[drawings.faceOf[drawing]!]!;
  return first + ((drawing - first + step + count) % count);
}

/** The same drawing seen in a mirror: east and west change places. */
export function mirrored({ drawings }: Tables, drawing: number): number {
  const turn = drawings.turnOf[drawing]!;
  const back = (4 - (turn % 4)) % 4;
  return drawings.drawingAt[drawings.faceOf[drawing]! * TURNS + (turn < 4 ? 4 + back : back)]!;
}

/** Every way in which a drawing of this round may stand in its space while all others stay, its own among them. */
export function turnsInPlace(tables: Tables, board: Board, round: number, move: Move): number[] {
  const { first, count } = tables.drawings.faces[tables.drawings.faceOf[drawingOf(move)]!]!;
  const ways: number[] = [];
  for (let drawing = first; drawing < first + count; drawing++)
    if (turned(tables, board, round, move, drawing) !== null) ways.push(drawing);
  return ways;
}

/** This round's drawings with one of them turned, in an order in which they can be drawn; null if they cannot. */
export function turned(tables: Tables, board: Board, round: number, move: Move, drawing: number): Move[] | null {
  const moves = board.moves.map((one) => (one === move ? moveOf(drawing, spaceOf(move)) : one));
  const { kept, returned } = drawAnew(tables, board, round, moves);
  return returned.length === 0 ? kept : null;
}

/** The one after this in a cycle, or before it. */
export function nextOf(cycle: readonly number[], now: number, step: number): number {
  return cycle[(cycle.indexOf(now) + step + cycle.length) % cycle.length]!;
}

/** The moves of the draft, by the space they drew in. Drawings that were confirmed before the draft began are not in it. */
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
  /** What comes back, the drawing itself first. */
  readonly returned: Move[];
}

/** The draft without one of its drawings, and without those that hung on it (RI-12). */
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

/** Drawings made before the draft began come first in every order, for they hang on nothing of it. */
function draftOf(rules: InkRules, board: Board, draft: readonly string[], moves: readonly Move[]): string[] {
  const confirmed = board.moves.slice(0, board.moves.length - draft.length);
  return moves.filter((one) => !confirmed.includes(one)).map((one) => rules.format(one));
}

/** Which dice of the roll are drawn: the first of equal faces first, as the rules spend them. */
export const isDrawn = (dice: number, die: number): boolean => ((dice >> die) & 1) === 1;

/** The route die that is taken up by itself: the first that is not drawn and fits somewhere. */
export function nextDie(tables: Tables, roll: readonly number[], dice: number, choices: Choices): number | null {
  for (let die = 0; die < tables.routeDice; die++) if (!isDrawn(dice, die) && choices.has(roll[die]!)) return die;
  return null;
}
