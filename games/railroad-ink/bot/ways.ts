/** The longest way of one kind on a board, how far a way can get from each space, and how a drawing changes that. */

import { EMPTY } from '../rules/board.ts';
import { SPACES } from '../rules/geometry.ts';
import { FILLED } from '../rules/looks.ts';
import type { Shapes, Sketch } from './shapes.ts';

/** With many cycles there are too many ways to try them all; the best found in this many steps is good enough for a bot. */
const MOST_STEPS = 20_000;

/** Lengths count two for each space; hopeful lengths one more for each end that may still grow. */
export class Ways {
  longest = 0;
  hopeful = 0;
  longestAfter = 0;
  hopefulAfter = 0;

  private readonly shapes: Shapes;
  private readonly kind: number;
  /** The sides on which a space is joined to others of this kind, as four bits. */
  private readonly joined = new Uint8Array(SPACES);
  private readonly openEnds = new Uint8Array(SPACES);
  /** The longest way that starts in a space. */
  private readonly reach = new Uint8Array(SPACES);
  private readonly hope = new Uint8Array(SPACES);
  /** Connected spaces have the same number; 0 for spaces without this kind. */
  private readonly body = new Uint8Array(SPACES);
  private readonly visited = new Uint8Array(SPACES);
  private readonly queue = new Uint8Array(SPACES);
  private readonly parent = new Int8Array(SPACES);
  // The two longest branches below a space, by length and by hopeful length.
  private readonly first = new Uint8Array(SPACES);
  private readonly second = new Uint8Array(SPACES);
  private readonly firstHope = new Uint8Array(SPACES);
  private readonly secondHope = new Uint8Array(SPACES);
  private steps = 0;
  private farthest = 0;
  private farthestHope = 0;

  constructor(shapes: Shapes, kind: number) {
    this.shapes = shapes;
    this.kind = kind;
  }

  study({ looks, drawn }: Sketch): void {
    const { endAt, neighbour } = this.shapes;
    const { kind, joined, openEnds, body, queue, parent } = this;
    body.fill(0);
    this.longest = 0;
    this.hopeful = 0;
    for (let space = 0; space < SPACES; space++) {
      const drawing = drawn[space]!;
      joined[space] = 0;
      if (drawing === EMPTY) continue;
      const look = looks[space]!;
      let sides = 0;
      let open = 0;
      let any = false;
      for (let side = 0; side < 4; side++) {
        if (endAt[drawing * 4 + side] !== kind) continue;
        any = true;
        const seen = (look >> (3 * side)) & 7;
        if (seen === kind) sides |= 1 << side;
        else if (seen === 0 && (looks[neighbour[space * 4 + side]!]! & FILLED) === 0) open++;
      }
      if (!any) continue;
      joined[space] = sides;
      openEnds[space] = open;
      body[space] = 255;
    }
    let bodies = 0;
    for (let start = 0; start < SPACES; start++) {
      if (body[start] !== 255) continue;
      body[start] = ++bodies;
      queue[0] = start;
      parent[start] = -1;
      let length = 1;
      let ends = 0;
      for (let at = 0; at < length; at++) {
        const space = queue[at]!;
        const sides = joined[space]!;
        for (let side = 0; sides >> side !== 0; side++) {
          if (((sides >> side) & 1) === 0) continue;
          ends++;
          const next = neighbour[space * 4 + side]!;
          if (body[next] !== 255) continue;
          body[next] = bodies;
          parent[next] = space;
          queue[length++] = next;
        }
      }
      if (ends === 2 * (length - 1)) this.tree(length);
      else this.rings(length);
    }
  }

  /** Without cycles: once up and once down the tree. */
  private tree(length: number): void {
    const { queue, parent, first, second, firstHope, secondHope, openEnds, reach, hope } = this;
    for (let at = 0; at < length; at++) {
      const space = queue[at]!;
      first[space] = 0;
      second[space] = 0;
      const open = openEnds[space]!;
      firstHope[space] = open > 0 ? 1 : 0;
      secondHope[space] = open > 1 ? 1 : 0;
    }
    for (let at = length - 1; at > 0; at--) {
      const space = queue[at]!;
      this.hang(parent[space]!, first[space]! + 2, firstHope[space]! + 2);
    }
    for (let at = 0; at < length; at++) {
      const space = queue[at]!;
      if (at > 0) {
        const above = parent[space]!;
        const mine = first[space]! + 2;
        const mineHope = firstHope[space]! + 2;
        const far = (first[above] === mine ? second[above]! : first[above]!) + 2;
        const farHope = (firstHope[above] === mineHope ? secondHope[above]! : firstHope[above]!) + 2;
        this.hang(space, far, farHope);
      }
      reach[space] = first[space]! + 2;
      hope[space] = firstHope[space]! + 2;
      const through = first[space]! + second[space]! + 2;
      const throughHope = firstHope[space]! + secondHope[space]! + 2;
      if (through > this.longest) this.longest = through;
      if (throughHope > this.hopeful) this.hopeful = throughHope;
    }
  }

  private hang(space: number, branch: number, branchHope: number): void {
    const { first, second, firstHope, secondHope } = this;
    if (branch > first[space]!) {
      second[space] = first[space]!;
      first[space] = branch;
    } else if (branch > second[space]!) second[space] = branch;
    if (branchHope > firstHope[space]!) {
      secondHope[space] = firstHope[space]!;
      firstHope[space] = branchHope;
    } else if (branchHope > secondHope[space]!) secondHope[space] = branchHope;
  }

  private rings(length: number): void {
    const { queue, reach, hope, openEnds } = this;
    this.steps = 0;
    for (let at = 0; at < length; at++) {
      const space = queue[at]!;
      this.farthest = 0;
      this.farthestHope = 0;
      this.walk(space, 2);
      reach[space] = this.farthest;
      hope[space] = this.farthestHope;
      const whole = this.farthestHope + (openEnds[space]! > 0 ? 1 : 0);
      if (this.farthest > this.longest) this.longest = this.farthest;
      if (whole > this.hopeful) this.hopeful = whole;
    }
  }

  private walk(space: number, length: number): void {
    const { visited } = this;
    if (length > this.farthest) this.farthest = length;
    const hope = length + (this.openEnds[space]! > 0 ? 1 : 0);
    if (hope > this.farthestHope) this.farthestHope = hope;
    if (++this.steps > MOST_STEPS) return;
    visited[space] = 1;
    const sides = this.joined[space]!;
    for (let side = 0; sides >> side !== 0; side++) {
      if (((sides >> side) & 1) === 0) continue;
      const next = this.shapes.neighbour[space * 4 + side]!;
      if (visited[next] === 0) this.walk(next, length + 2);
    }
    visited[space] = 0;
  }

  /** Computes the two lengths after a drawing. Returns whether it closes a cycle, in which case they are lower bounds. */
  after(looks: Int16Array, space: number, drawing: number): boolean {
    const { endAt, neighbour } = this.shapes;
    const { kind, reach, hope, body } = this;
    let best = 0;
    let next = 0;
    let bestHope = 0;
    let nextHope = 0;
    let bestBody = 0;
    let bodies = 0;
    let any = false;
    let ring = false;
    let open = 0;
    for (let side = 0; side < 4; side++) {
      if (endAt[drawing * 4 + side] !== kind) continue;
      any = true;
      const seen = (looks[space]! >> (3 * side)) & 7;
      const other = neighbour[space * 4 + side]!;
      if (seen !== kind) {
        if (seen === 0 && (looks[other]! & FILLED) === 0) open++;
        continue;
      }
      const far = reach[other]!;
      const farHope = hope[other]!;
      if ((bodies >> body[other]!) & 1) ring = true;
      bodies |= 1 << body[other]!;
      if (body[other] === bestBody) {
        if (far > best) best = far;
        if (farHope > bestHope) bestHope = farHope;
      } else if (far > best) {
        next = best;
        nextHope = bestHope;
        best = far;
        bestHope = farHope;
        bestBody = body[other]!;
      } else {
        if (far > next) next = far;
        if (farHope > nextHope) nextHope = farHope;
      }
    }
    this.longestAfter = this.longest;
    this.hopefulAfter = this.hopeful;
    if (!any) return false;
    if (open > 0 && bestHope === 0) bestHope = 1;
    if (open > 0 && nextHope === 0) nextHope = bestHope === 1 && open === 1 ? 0 : 1;
    const through = best + next + 2;
    const throughHope = bestHope + nextHope + 2;
    if (through > this.longestAfter) this.longestAfter = through;
    if (throughHope > this.hopefulAfter) this.hopefulAfter = throughHope;
    return ring;
  }
}
