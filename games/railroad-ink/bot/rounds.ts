/**
 * Beam search for whole rounds. Each layer holds the boards with one more die drawn, and only the most promising are expanded.
 * A special route may come at any time, so each layer has two rows: without one and with one.
 */

import { SPACES } from '../rules/geometry.ts';
import { drawingOf, moveOf, spaceOf } from '../rules/move.ts';
import { countBits, spend } from '../rules/supply.ts';
import type { Anatomy } from './anatomy.ts';
import type { Weights } from './features.ts';
import { blankSketch, copySketch, DRAWINGS, fillSketch, type Shapes, type Sketch } from './shapes.ts';
import { Shortlist } from './shortlist.ts';

/** How broad the search is. */
export interface Breadth {
  /** Boards of a row that are expanded. */
  readonly width: number;
  /** Boards of a layer on which special routes are tried. */
  readonly specials: number;
  /** Maximum number of whole rounds returned. */
  readonly keep: number;
}

/** The boards of one layer, either all with or all without a special route. */
class Row {
  readonly list: Shortlist;
  readonly boards: Sketch[] = [];
  constructor(most: number) {
    this.list = new Shortlist(most);
  }
}

const MOST = 512;

export class Rounds {
  private readonly shapes: Shapes;
  private readonly anatomy: Anatomy;
  private readonly without: readonly Row[];
  private readonly withSpecial: readonly Row[];
  private roll: ArrayLike<number> = [];
  private readonly ends: Sketch[] = [];

  constructor(shapes: Shapes, anatomy: Anatomy) {
    this.shapes = shapes;
    this.anatomy = anatomy;
    const rows = () => Array.from({ length: shapes.tables.routeDice + 1 }, () => new Row(MOST));
    this.without = rows();
    this.withSpecial = rows();
  }

  /**
   * The best ends of the round, best first. The boards stay valid until the next call.
   * `weights[n]` judges boards with n drawings made in this round; the last entry judges whole rounds.
   */
  best(start: Sketch, roll: ArrayLike<number>, weights: readonly Weights[], breadth: Breadth): readonly Sketch[] {
    const { tables } = this.shapes;
    const dice = tables.routeDice;
    const drawn = countBits(start.dice & ((1 << dice) - 1));
    const mayCross = countBits(start.crossedNow) < tables.perRound && countBits(start.crossed) < tables.perGame;
    const specials = mayCross ? breadth.specials : 0;
    const after = (drawings: number) => weights[Math.min(drawings, weights.length - 1)]!;
    this.roll = roll;
    this.ends.length = 0;
    for (let layer = drawn; layer <= dice; layer++) {
      const room = layer === dice ? Math.max(breadth.width, breadth.keep) : breadth.width;
      this.without[layer]!.list.clear(room);
      this.withSpecial[layer]!.list.clear(room);
    }
    for (let layer = drawn; layer <= dice; layer++) {
      const row = this.without[layer]!;
      const next = layer < dice ? this.without[layer + 1]!.list : null;
      const count = layer === drawn ? this.begin(row, start) : this.make(row, this.without[layer - 1]!, null);
      for (let i = 0; i < count; i++)
        this.expand(row, i, after(layer - drawn + 1), next, i < specials ? this.withSpecial[layer]!.list : null);
      if (specials === 0) continue;
      const crossed = this.withSpecial[layer]!;
      const nextCrossed = layer < dice ? this.withSpecial[layer + 1]!.list : null;
      const more = this.make(crossed, layer === drawn ? null : this.withSpecial[layer - 1]!, row);
      for (let i = 0; i < more; i++) this.expand(crossed, i, after(layer - drawn + 2), nextCrossed, null);
    }
    return this.finish(weights[weights.length - 1]!, breadth.keep);
  }

  private begin(row: Row, start: Sketch): number {
    copySketch(start, this.board(row, 0));
    return 1;
  }

  private board(row: Row, i: number): Sketch {
    const board = row.boards[i] ?? blankSketch();
    row.boards[i] = board;
    return board;
  }

  /** Builds the boards of a row's shortlist: with a die from the layer before, with a special route from the row beside. */
  private make(row: Row, before: Row | null, beside: Row | null): number {
    const { list } = row;
    const { tables } = this.shapes;
    for (let i = 0; i < list.size; i++) {
      const move = list.move[i]!;
      const face = this.shapes.faceOf[drawingOf(move)]!;
      const special = (tables.specials >> face) & 1;
      const from = special === 1 ? beside : before;
      if (from === null) throw new Error('a shortlisted drawing has no parent row');
      const board = copySketch(from.boards[list.parent[i]!]!, this.board(row, i));
      spend(tables, this.roll, board, face);
      fillSketch(this.shapes, board, spaceOf(move), drawingOf(move));
      board.moves = [...board.moves, move];
    }
    return list.size;
  }

  /** Shortlists everything that can be drawn on a board. If no remaining die fits, the round may end there (RI-9). */
  private expand(row: Row, i: number, weights: Weights, dice: Shortlist | null, crossed: Shortlist | null): void {
    const board = row.boards[i]!;
    const { tables, facesAt, from, count, list, faces, key } = this.shapes;
    let left = 0;
    for (let die = 0; die < tables.routeDice; die++) if (((board.dice >> die) & 1) === 0) left |= 1 << this.roll[die]!;
    const specials = crossed === null ? 0 : tables.specials & ~board.crossed;
    const wanted = dice === null ? specials : left | specials;
    let ends = true;
    if (wanted !== 0) {
      this.anatomy.study(board, weights);
      for (let space = 0; space < SPACES; space++) {
        const looks = board.looks[space]!;
        let fitting = facesAt[looks]! & wanted;
        while (fitting !== 0) {
          const bit = fitting & -fitting;
          fitting ^= bit;
          const face = 31 - Math.clz32(bit);
          const special = (bit & tables.specials) !== 0;
          if (!special) ends = false;
          const to = special ? crossed : dice;
          if (to === null) continue;
          const crossedThen = special ? board.crossed | bit : board.crossed;
          const entry = looks * faces + face;
          const last = from[entry]! + count[entry]!;
          for (let n = from[entry]!; n < last; n++) {
            const drawing = list[n]!;
            const value = this.anatomy.after(space, drawing, crossedThen);
            to.offer(value, i, moveOf(drawing, space), board.key ^ key[space * DRAWINGS + drawing]!);
          }
        }
      }
    }
    if (ends) this.ends.push(board);
  }

  private finish(weights: Weights, keep: number): readonly Sketch[] {
    for (const end of this.ends) end.value = this.anatomy.study(end, weights);
    this.ends.sort((a, b) => b.value - a.value);
    if (this.ends.length > keep) this.ends.length = keep;
    return this.ends;
  }
}
