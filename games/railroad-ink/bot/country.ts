/** A board's empty spaces, alone and in adjacent pairs: what looks into them, its value, and how a drawing changes it. */

import { SPACES } from '../rules/geometry.ts';
import { EXIT, FILLED, HIGHWAY, RAILWAY } from '../rules/looks.ts';
import { AT, numbering, pairIndex, type Weights } from './features.ts';
import type { Linking } from './linking.ts';
import { PATTERNS, type Shapes, SIDE_WEIGHT, type Sketch, WALL } from './shapes.ts';

/** An exit that nothing reaches yet counts as a network of its own. */
const EXIT_NETWORK = 100;

/** Two spaces one above the other with nothing around them. Common at first and uninformative, so not a feature. */
const EMPTY_PAIR = pairIndex(0, 0, 2, 0);

export class Country {
  private readonly shapes: Shapes;
  private readonly linking: Linking;
  // Set by `study`, which always comes first.
  private sketch!: Sketch;
  private weights!: Weights;
  /** What lies on the four sides of an empty space. */
  private readonly pattern = new Int32Array(SPACES);
  /** `looking[space * 4 + side]`: the network whose end looks in, or -1. */
  private readonly looking = new Int16Array(SPACES * 4);
  /** Number of ends and exits that look into an empty space. */
  private readonly lookers = new Uint8Array(SPACES);
  /** Number of different networks among them. */
  private readonly different = new Uint8Array(SPACES);
  /** `meets[space * 4 + side]`: 1 if different networks may meet in this space and its empty neighbour on that side. */
  private readonly meets = new Uint8Array(SPACES * 4);
  private value = 0;

  /** Both `study` and `after` rely on `linking` having been called first. */
  constructor(shapes: Shapes, linking: Linking) {
    this.shapes = shapes;
    this.linking = linking;
  }

  study(sketch: Sketch, weights: Weights): number {
    this.sketch = sketch;
    this.weights = weights;
    this.value = 0;
    if (weights.plain) return 0;
    const { looks } = sketch;
    const { cell, join } = weights;
    let value = 0;
    for (let space = 0; space < SPACES; space++) {
      if (looks[space]! & FILLED) continue;
      this.look(space);
      const pattern = this.pattern[space]!;
      value += cell[space * PATTERNS + pattern]!;
      if (this.lookers[space]! < 2) continue;
      const different = this.countDifferent(space, -1);
      this.different[space] = different;
      value += join[different * PATTERNS + pattern]!;
    }
    this.value = value + this.pairs();
    return this.value;
  }

  /** Finds what looks into an empty space. */
  private look(space: number): void {
    const { looks, drawn } = this.sketch;
    const { neighbour, groupAt } = this.shapes;
    let pattern = 0;
    let lookers = 0;
    for (let side = 0; side < 4; side++) {
      const seen = (looks[space]! >> (3 * side)) & 7;
      const next = neighbour[space * 4 + side]!;
      let who = -1;
      let code = 0;
      if (seen === HIGHWAY || seen === RAILWAY) {
        code = seen;
        who = this.linking.network[next * 2 + groupAt[drawn[next]! * 4 + (side ^ 2)]!]!;
      } else if (seen > EXIT) {
        code = seen - 2;
        who = EXIT_NETWORK + space;
      } else if (next < 0 || looks[next]! & FILLED) code = WALL;
      this.looking[space * 4 + side] = who;
      if (who >= 0) lookers++;
      pattern += code * SIDE_WEIGHT[side]!;
    }
    this.pattern[space] = pattern;
    this.lookers[space] = lookers;
  }

  /** The number of networks that look into a space. All networks carrying `label` after a drawing (if not -1) count as one more. */
  private countDifferent(space: number, label: number): number {
    const { looking } = this;
    let count = label >= 0 ? 1 : 0;
    for (let side = 0; side < 4; side++) {
      const who = looking[space * 4 + side]!;
      if (who < 0) continue;
      let known = label >= 0 && this.linking.labelOf(who) === label;
      for (let before = 0; before < side && !known; before++) known = looking[space * 4 + before] === who;
      if (!known) count++;
    }
    return count;
  }

  /** The value of all pairs of adjacent empty spaces. */
  private pairs(): number {
    const { looks } = this.sketch;
    const { neighbour } = this.shapes;
    const { pair } = this.weights;
    const { pattern, meets } = this;
    let sum = 0;
    for (let space = 0; space < SPACES; space++) {
      if (looks[space]! & FILLED) continue;
      for (let side = 1; side <= 2; side++) {
        const next = neighbour[space * 4 + side]!;
        if (next < 0 || looks[next]! & FILLED) continue;
        const meet = this.meet(space, next);
        meets[space * 4 + side] = meet;
        meets[next * 4 + (side ^ 2)] = meet;
        sum += pair[pairIndex(pattern[space]!, pattern[next]!, side, meet)]!;
      }
    }
    return sum;
  }

  /** 1 if something looks into both spaces and not all of it belongs to a single network, else 0. */
  private meet(space: number, next: number): number {
    if (this.lookers[space] === 0 || this.lookers[next] === 0) return 0;
    let one = -1;
    for (let i = 0; i < 8; i++) {
      const who = this.looking[(i < 4 ? space : next) * 4 + (i & 3)]!;
      if (who < 0 || who === one) continue;
      if (one >= 0) return 1;
      one = who;
    }
    return 0;
  }

  /** An estimate of what `study` would return after this drawing in this empty space: labels of distant networks may be stale. */
  after(space: number, drawing: number): number {
    const { weights } = this;
    if (weights.plain) return 0;
    const { looks } = this.sketch;
    const { cell, join } = weights;
    const { endAt, groupAt, neighbour } = this.shapes;
    const { pattern, lookers, different } = this;
    let value = this.value - cell[space * PATTERNS + pattern[space]!]!;
    if (lookers[space]! > 1) value -= join[different[space]! * PATTERNS + pattern[space]!]!;
    for (let side = 0; side < 4; side++) {
      const next = neighbour[space * 4 + side]!;
      if (next < 0 || looks[next]! & FILLED) continue;
      const end = endAt[drawing * 4 + side]!;
      const route = end === HIGHWAY || end === RAILWAY;
      const label = route ? this.linking.labelOfGroup(groupAt[drawing * 4 + side]!) : -1;
      const before = pattern[next]!;
      const now = before + (route ? end : WALL) * SIDE_WEIGHT[side ^ 2]!;
      value += cell[next * PATTERNS + now]! - cell[next * PATTERNS + before]!;
      if (lookers[next]! > 1) value -= join[different[next]! * PATTERNS + before]!;
      if (route) {
        if (lookers[next]! > 0) value += join[this.countDifferent(next, label) * PATTERNS + now]!;
      } else if (lookers[next]! > 1) value += join[different[next]! * PATTERNS + now]!;
      value += this.pairsAfter(space, side, next, now, label);
    }
    return value;
  }

  /** How the pairs of an empty neighbour change: the one with the newly drawn space is gone, the others see a new pattern. */
  private pairsAfter(space: number, side: number, next: number, now: number, label: number): number {
    const { looks } = this.sketch;
    const { neighbour } = this.shapes;
    const { pair } = this.weights;
    const { pattern, meets, lookers } = this;
    const before = pattern[next]!;
    let sum = -pair[pairOf(pattern[space]!, before, side, meets[space * 4 + side]!)]!;
    for (let further = 0; further < 4; further++) {
      const other = neighbour[next * 4 + further]!;
      if (other < 0 || other === space || looks[other]! & FILLED) continue;
      const met = meets[next * 4 + further]!;
      const meet = met === 0 && label >= 0 && lookers[other]! > 0 ? this.othersThan(label, next, other) : met;
      const seen = pattern[other]!;
      sum += pair[pairOf(now, seen, further, meet)]! - pair[pairOf(before, seen, further, met)]!;
    }
    return sum;
  }

  /** 1 if a network that does not carry this label after a drawing looks into one of the two spaces, else 0. */
  private othersThan(label: number, space: number, next: number): number {
    for (let i = 0; i < 8; i++) {
      const who = this.looking[(i < 4 ? space : next) * 4 + (i & 3)]!;
      if (who >= 0 && this.linking.labelOf(who) !== label) return 1;
    }
    return 0;
  }

  /** The features of the board studied last, as indexes into a list of weights. */
  features(each: (feature: number) => void): void {
    const { looks } = this.sketch;
    for (let space = 0; space < SPACES; space++) {
      if (looks[space]! & FILLED) continue;
      const pattern = this.pattern[space]!;
      const known = numbering.pattern[pattern]!;
      if (pattern !== 0) each(AT.pattern + known);
      each(AT.cell + numbering.cell[space * PATTERNS + pattern]!);
      if (this.lookers[space]! > 1) each(AT.join + this.different[space]! * numbering.patterns + known);
      for (let side = 1; side <= 2; side++) {
        const next = this.shapes.neighbour[space * 4 + side]!;
        if (next < 0 || looks[next]! & FILLED) continue;
        const index = pairIndex(pattern, this.pattern[next]!, side, this.meets[space * 4 + side]!);
        if (index !== 0 && index !== EMPTY_PAIR) each(AT.pair + numbering.pair[index]!);
      }
    }
  }
}

/** The index of a space and its neighbour on any side. */
const pairOf = (pattern: number, neighbour: number, side: number, meet: number): number =>
  side === 1 || side === 2 ? pairIndex(pattern, neighbour, side, meet) : pairIndex(neighbour, pattern, side ^ 2, meet);
