/** Exhaustive search of the last round: every set of drawings after which it may end, each set once. */

import type { Effort } from '@quai/bots/effort.ts';
import { SPACES } from '../rules/geometry.ts';
import { drawingOf, moveOf, spaceOf } from '../rules/move.ts';
import { countBits, spend } from '../rules/supply.ts';
import { Anatomy } from './anatomy.ts';
import { finalWeights } from './features.ts';
import { blankSketch, copySketch, DRAWINGS, fillSketch, type Shapes, type Sketch } from './shapes.ts';

/** Boards between two checks of the effort spent. */
const ASK = 64;

/** A set of boards, each identified by two hashes so that collisions do not occur in practice. */
class Known {
  private size = 1 << 12;
  private count = 0;
  private first = new Int32Array(this.size);
  private second = new Int32Array(this.size);

  clear(): void {
    this.first.fill(0);
    this.second.fill(0);
    this.count = 0;
  }

  /** False if the board was already in the set. */
  add(first: number, second: number): boolean {
    if (2 * ++this.count > this.size) this.grow();
    let at = first & (this.size - 1);
    while (this.first[at] !== 0 || this.second[at] !== 0) {
      if (this.first[at] === first && this.second[at] === second) return false;
      at = (at + 1) & (this.size - 1);
    }
    this.first[at] = first;
    this.second[at] = second;
    return true;
  }

  private grow(): void {
    const { first, second } = this;
    this.size *= 2;
    this.first = new Int32Array(this.size);
    this.second = new Int32Array(this.size);
    this.count = 0;
    for (let i = 0; i < first.length; i++) if (first[i] !== 0 || second[i] !== 0) this.add(first[i]!, second[i]!);
    this.count++;
  }
}

export class LastRound {
  /** Boards visited by the most recent search. */
  boards = 0;
  private readonly shapes: Shapes;
  private readonly anatomy: Anatomy;
  /** For drawings that close a cycle, which have to be made on a copy to be judged exactly. */
  private readonly ringAnatomy: Anatomy;
  private readonly weights = finalWeights();
  private readonly path: Sketch[] = [];
  private readonly trial = blankSketch();
  private readonly known = new Known();
  private readonly secondKey: Int32Array;
  private roll: ArrayLike<number> = [];
  private effort: Effort = { used: () => 0 };
  private out = false;
  private best = 0;
  private bestMoves: readonly number[] = [];

  constructor(shapes: Shapes, anatomy: Anatomy) {
    this.shapes = shapes;
    this.anatomy = anatomy;
    this.ringAnatomy = new Anatomy(shapes);
    this.secondKey = shapes.key.map((key) => Math.imul(key ^ (key >>> 15), 0x85ebca6b) ^ (key << 7));
  }

  /** The best end of the round, if better than `known`. `whole` tells whether the search was exhaustive. */
  solve(
    start: Sketch,
    roll: ArrayLike<number>,
    known: Sketch | null,
    effort: Effort,
  ): { end: Sketch | null; whole: boolean } {
    this.roll = roll;
    this.effort = effort;
    this.out = false;
    this.boards = 0;
    this.best = known?.value ?? Number.NEGATIVE_INFINITY;
    this.bestMoves = [];
    const before = this.best;
    this.known.clear();
    this.visit(copySketch(start, this.board(0)), 0, 0);
    if (this.best === before) return { end: null, whole: !this.out };
    const end = copySketch(start, blankSketch());
    for (const move of this.bestMoves) this.drawOn(end, move);
    end.value = this.best;
    return { end, whole: !this.out };
  }

  private board(depth: number): Sketch {
    const board = this.path[depth] ?? blankSketch();
    this.path[depth] = board;
    return board;
  }

  private drawOn(board: Sketch, move: number): void {
    spend(this.shapes.tables, this.roll, board, this.shapes.faceOf[drawingOf(move)]!);
    fillSketch(this.shapes, board, spaceOf(move), drawingOf(move));
    board.moves = [...board.moves, move];
  }

  /** `second` is the board's second hash; the first is its own key. */
  private visit(board: Sketch, depth: number, second: number): void {
    const { tables, facesAt, from, count, list, faces, key } = this.shapes;
    if (this.boards++ % ASK === 0 && this.effort.used() >= 1) this.out = true;
    let left = 0;
    let dice = 0;
    for (let die = 0; die < tables.routeDice; die++)
      if (((board.dice >> die) & 1) === 0) {
        left |= 1 << this.roll[die]!;
        dice++;
      }
    const mayCross = countBits(board.crossedNow) < tables.perRound && countBits(board.crossed) < tables.perGame;
    const wanted = left | (mayCross ? tables.specials & ~board.crossed : 0);
    const value = this.anatomy.study(board, this.weights);
    // If the round must end after the next drawing, an estimate of each is enough.
    const lastDrawing = dice + (mayCross ? 1 : 0) === 1;
    let ends = true;
    const further: number[] = [];
    for (let space = 0; space < SPACES; space++) {
      const looks = board.looks[space]!;
      let fitting = facesAt[looks]! & wanted;
      if (fitting & left) ends = false;
      while (fitting !== 0) {
        const bit = fitting & -fitting;
        fitting ^= bit;
        const entry = looks * faces + 31 - Math.clz32(bit);
        const to = from[entry]! + count[entry]!;
        for (let n = from[entry]!; n < to; n++) {
          const drawing = list[n]!;
          const move = moveOf(drawing, space);
          if (lastDrawing) this.consider(board, move);
          else if (
            this.known.add(
              board.key ^ key[space * DRAWINGS + drawing]!,
              second ^ this.secondKey[space * DRAWINGS + drawing]!,
            )
          )
            further.push(move);
        }
      }
    }
    if (ends && value > this.best) this.note(value, board.moves);
    for (const move of further) {
      if (this.out) return;
      const next = copySketch(board, this.board(depth + 1));
      this.drawOn(next, move);
      this.visit(next, depth + 1, second ^ this.secondKey[spaceOf(move) * DRAWINGS + drawingOf(move)]!);
    }
  }

  /** Judges a drawing after which the round must end. */
  private consider(board: Sketch, move: number): void {
    this.boards++;
    let value = this.anatomy.after(spaceOf(move), drawingOf(move), board.crossed);
    if (this.anatomy.ring) {
      copySketch(board, this.trial);
      fillSketch(this.shapes, this.trial, spaceOf(move), drawingOf(move));
      value = this.ringAnatomy.study(this.trial, this.weights);
    }
    if (value > this.best) this.note(value, [...board.moves, move]);
  }

  private note(value: number, moves: readonly number[]): void {
    this.best = value;
    this.bestMoves = moves;
  }
}
