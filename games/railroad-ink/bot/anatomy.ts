/**
 * A board taken apart: its networks, its longest ways, what looks into its empty spaces, and its value by given weights;
 * and, from that, about what the value would be after one more drawing, without making the board.
 */

import { EMPTY } from '../rules/board.ts';
import { SPACES } from '../rules/geometry.ts';
import { EXIT, FILLED, HIGHWAY, RAILWAY } from '../rules/looks.ts';
import { AT, NET_EXITS, NET_OPEN, numbering, pairIndex, type Weights } from './features.ts';
import { PATTERNS, type Shapes, SIDE_WEIGHT, type Sketch, WALL } from './shapes.ts';
import { Ways } from './ways.ts';

/** An exit that nothing reaches yet looks into its space as a network of its own. */
const EXIT_NETWORK = 100;

/** Two neighbours one above the other with nothing around them. Such open country says nothing, and is everywhere at first. */
const EMPTY_PAIR = pairIndex(0, 0, 2, 0);

export class Anatomy {
  /** Did the drawing last asked about close a ring? Then its longest ways were only estimated. */
  ring = false;
  private readonly shapes: Shapes;
  private readonly ways: readonly [Ways, Ways];
  private sketch: Sketch | null = null;
  private weights: Weights | null = null;

  /** The network of each part of a space, and of what looks into an empty space from each side (-1: nothing). */
  private readonly network = new Int16Array(SPACES * 2);
  private readonly looking = new Int16Array(SPACES * 4);
  private readonly exits = new Uint8Array(SPACES * 2);
  private readonly openEnds = new Uint8Array(SPACES * 2);
  private readonly pattern = new Int32Array(SPACES);
  /** How many ends and exits look into an empty space, and from how many networks. */
  private readonly lookers = new Uint8Array(SPACES);
  private readonly different = new Uint8Array(SPACES);
  /** For a space and a side: may different networks meet in it and its empty neighbour there? */
  private readonly meets = new Uint8Array(SPACES * 4);
  private readonly queue = new Int16Array(SPACES * 2);
  private networks = 0;
  private linked = 0;
  private reached = 0;
  private open = 0;
  /** The sums of a value. */
  private cells = 0;
  private nets = 0;
  private points = 0;

  // Scratch of `after`: the groups of the new drawing, then the networks it touches.
  private readonly nodeNetwork = new Int16Array(8);
  private readonly nodeLabel = new Int16Array(8);
  private readonly nodeExits = new Int16Array(8);
  private readonly nodeOpen = new Int16Array(8);

  constructor(shapes: Shapes) {
    this.shapes = shapes;
    this.ways = [new Ways(shapes, HIGHWAY), new Ways(shapes, RAILWAY)];
  }

  /** What the studied board scores for sure, without hopes and fears. */
  get certain(): number {
    return this.points + (this.ways[0].longest >> 1) + (this.ways[1].longest >> 1);
  }

  /** Takes a board apart and answers its value. */
  study(sketch: Sketch, weights: Weights): number {
    this.sketch = sketch;
    this.weights = weights;
    this.join();
    this.look();
    const { exitPoints } = this.shapes;
    let nets = 0;
    let points = 0;
    this.linked = 0;
    this.reached = 0;
    this.open = 0;
    for (let n = 0; n < this.networks; n++) {
      const exits = this.exits[n]!;
      const open = this.openEnds[n]!;
      nets += weights.net[exits * NET_OPEN + (open < NET_OPEN ? open : NET_OPEN - 1)]!;
      points += exitPoints[exits]!;
      if (exits > 0) this.linked++;
      this.reached += exits;
      this.open += open;
    }
    this.nets = nets;
    this.points += points;
    const [highway, railway] = this.ways;
    highway.study(sketch);
    railway.study(sketch);
    return (
      this.cells +
      nets +
      this.points +
      (highway.longest >> 1) +
      (railway.longest >> 1) +
      weights.way[highway.hopeful]! +
      weights.way[railway.hopeful]! +
      weights.linked[this.linked * NET_EXITS + this.reached]! +
      weights.specials[(sketch.crossed >> this.shapes.firstSpecial) & 63]! +
      weights.open[this.open]!
    );
  }

  /** Which parts of spaces belong together, with their exits and open ends; and the points of centre and dead ends. */
  private join(): void {
    const { looks, drawn } = this.sketch!;
    const { endAt, groupAt, neighbour, centre } = this.shapes;
    const { network, exits, openEnds, queue } = this;
    network.fill(-1);
    let count = 0;
    let points = 0;
    for (let space = 0; space < SPACES; space++) {
      const drawing = drawn[space]!;
      if (drawing === EMPTY) continue;
      points += centre[space]!;
      for (let side = 0; side < 4; side++) {
        const kind = endAt[drawing * 4 + side]!;
        if (kind === 0) continue;
        const start = space * 2 + groupAt[drawing * 4 + side]!;
        if (network[start] !== -1) continue;
        let length = 1;
        queue[0] = start;
        network[start] = count;
        let found = 0;
        let open = 0;
        for (let at = 0; at < length; at++) {
          const part = queue[at]!;
          const here = part >> 1;
          const base = drawn[here]! * 4;
          const look = looks[here]!;
          for (let s = 0; s < 4; s++) {
            const end = endAt[base + s]!;
            if (end === 0 || groupAt[base + s] !== (part & 1)) continue;
            const seen = (look >> (3 * s)) & 7;
            const next = neighbour[here * 4 + s]!;
            if (next < 0) {
              if (seen === end + EXIT && end <= RAILWAY) found++;
            } else if (seen === end) {
              const other = next * 2 + groupAt[drawn[next]! * 4 + (s ^ 2)]!;
              if (network[other] === -1) {
                network[other] = count;
                queue[length++] = other;
              }
            } else if (end <= RAILWAY) {
              if (looks[next]! & FILLED) points--;
              else open++;
            }
          }
        }
        exits[count] = found;
        openEnds[count] = open;
        count++;
      }
    }
    this.networks = count;
    this.points = points;
  }

  /** What looks into each empty space. */
  private look(): void {
    const { looks, drawn } = this.sketch!;
    const { neighbour, groupAt } = this.shapes;
    const { cell, join } = this.weights!;
    let cells = 0;
    for (let space = 0; space < SPACES; space++) {
      const look = looks[space]!;
      if (look & FILLED) continue;
      let pattern = 0;
      let lookers = 0;
      for (let side = 0; side < 4; side++) {
        const seen = (look >> (3 * side)) & 7;
        const next = neighbour[space * 4 + side]!;
        let who = -1;
        let code = 0;
        if (seen === HIGHWAY || seen === RAILWAY) {
          code = seen;
          who = this.network[next * 2 + groupAt[drawn[next]! * 4 + (side ^ 2)]!]!;
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
      cells += cell[space * PATTERNS + pattern]!;
      if (lookers > 1) {
        const different = this.countDifferent(space, -1);
        this.different[space] = different;
        cells += join[different * PATTERNS + pattern]!;
      }
    }
    this.cells = this.weights!.plain ? cells : cells + this.pairs();
  }

  /** What looks into two empty neighbours. */
  private pairs(): number {
    const { looks } = this.sketch!;
    const { neighbour } = this.shapes;
    const { pair } = this.weights!;
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

  /** 1 if networks look into both spaces, and not the same one into both alone. */
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

  /** How the pairs change by a drawing in `space`: those with it are gone, its neighbours have a new looker or wall. */
  private pairsAfter(space: number, base: number): number {
    const { looks } = this.sketch!;
    const { neighbour, endAt, groupAt } = this.shapes;
    const { pair } = this.weights!;
    const { pattern, meets, lookers } = this;
    let sum = 0;
    for (let side = 0; side < 4; side++) {
      const next = neighbour[space * 4 + side]!;
      if (next < 0 || looks[next]! & FILLED) continue;
      const before = pattern[next]!;
      sum -=
        pair[
          side === 1 || side === 2
            ? pairIndex(pattern[space]!, before, side, meets[space * 4 + side]!)
            : pairIndex(before, pattern[space]!, side ^ 2, meets[space * 4 + side]!)
        ]!;
      const end = endAt[base + side]!;
      const route = end === HIGHWAY || end === RAILWAY;
      const now = before + (route ? end : WALL) * SIDE_WEIGHT[side ^ 2]!;
      const label = route ? this.nodeLabel[groupAt[base + side]!]! : -1;
      for (let further = 0; further < 4; further++) {
        const other = neighbour[next * 4 + further]!;
        if (other < 0 || other === space || looks[other]! & FILLED) continue;
        const met = meets[next * 4 + further]!;
        const meet = met === 0 && route && lookers[other]! > 0 ? this.othersThan(label, next, other) : met;
        const seen = pattern[other]!;
        if (further === 1 || further === 2)
          sum += pair[pairIndex(now, seen, further, meet)]! - pair[pairIndex(before, seen, further, met)]!;
        else sum += pair[pairIndex(seen, now, further ^ 2, meet)]! - pair[pairIndex(seen, before, further ^ 2, met)]!;
      }
    }
    return sum;
  }

  /** 1 if a network that does not carry this label after a drawing looks into one of two spaces. */
  private othersThan(label: number, space: number, next: number): number {
    for (let i = 0; i < 8; i++) {
      const who = this.looking[(i < 4 ? space : next) * 4 + (i & 3)]!;
      if (who >= 0 && this.labelOf(who) !== label) return 1;
    }
    return 0;
  }

  /** From how many networks ends look into a space. With a label: those that carry it after a drawing count as one more. */
  private countDifferent(space: number, label: number): number {
    const { looking } = this;
    let count = label >= 0 ? 1 : 0;
    for (let side = 0; side < 4; side++) {
      const who = looking[space * 4 + side]!;
      if (who < 0) continue;
      let known = label >= 0 && this.labelOf(who) === label;
      for (let before = 0; before < side && !known; before++) known = looking[space * 4 + before] === who;
      if (!known) count++;
    }
    return count;
  }

  private labelOf(network: number): number {
    for (let node = 2; node < this.nodes; node++) if (this.nodeNetwork[node] === network) return this.nodeLabel[node]!;
    return -1;
  }

  private nodes = 2;

  /** About what `study` would answer after this drawing in this empty space. */
  after(space: number, drawing: number, crossed: number): number {
    const { looks } = this.sketch!;
    const weights = this.weights!;
    const { cell, join, net } = weights;
    const { endAt, groupAt, neighbour, exitPoints } = this.shapes;
    const { nodeLabel, nodeExits, nodeOpen, nodeNetwork, pattern, lookers } = this;
    const look = looks[space]!;
    const base = drawing * 4;
    let value = this.cells - cell[space * PATTERNS + pattern[space]!]!;
    if (lookers[space]! > 1) value -= join[this.different[space]! * PATTERNS + pattern[space]!]!;
    let points = this.points + this.shapes.centre[space]!;
    let open = this.open;
    nodeLabel[0] = 0;
    nodeLabel[1] = 1;
    nodeExits[0] = 0;
    nodeExits[1] = 0;
    nodeOpen[0] = 0;
    nodeOpen[1] = 0;
    let groups = 0;
    let nodes = 2;
    let later = 0;
    for (let side = 0; side < 4; side++) {
      const end = endAt[base + side]!;
      const seen = (look >> (3 * side)) & 7;
      const next = neighbour[space * 4 + side]!;
      const group = groupAt[base + side]!;
      const route = end === HIGHWAY || end === RAILWAY;
      if (end !== 0) groups |= 1 << group;
      if (next < 0) {
        if (route && seen === end + EXIT) nodeExits[group]!++;
        continue;
      }
      if (looks[next]! & FILLED) {
        if (seen !== HIGHWAY && seen !== RAILWAY) {
          if (route) points--;
          continue;
        }
        const who = this.looking[space * 4 + side]!;
        let node = 2;
        while (node < nodes && nodeNetwork[node] !== who) node++;
        if (node === nodes) {
          nodeNetwork[node] = who;
          nodeLabel[node] = node;
          nodeExits[node] = this.exits[who]!;
          nodeOpen[node] = this.openEnds[who]!;
          nodes++;
        }
        nodeOpen[node]!--;
        open--;
        if (route) {
          const old = nodeLabel[node]!;
          const now = nodeLabel[group]!;
          if (old !== now) for (let i = 0; i < nodes; i++) if (nodeLabel[i] === old) nodeLabel[i] = now;
        } else points--;
        continue;
      }
      const before = pattern[next]!;
      const now = before + (route ? end : WALL) * SIDE_WEIGHT[side ^ 2]!;
      value += cell[next * PATTERNS + now]! - cell[next * PATTERNS + before]!;
      if (route) {
        nodeOpen[group]!++;
        open++;
        if (lookers[next]! > 0) later |= 1 << side;
      } else if (lookers[next]! > 1) {
        const different = this.different[next]! * PATTERNS;
        value += join[different + now]! - join[different + before]!;
      }
    }
    this.nodes = nodes;
    for (let side = 0; later >> side !== 0; side++) {
      if (((later >> side) & 1) === 0) continue;
      const next = neighbour[space * 4 + side]!;
      const before = pattern[next]!;
      const now = before + endAt[base + side]! * SIDE_WEIGHT[side ^ 2]!;
      value += join[this.countDifferent(next, nodeLabel[groupAt[base + side]!]!) * PATTERNS + now]!;
      if (lookers[next]! > 1) value -= join[this.different[next]! * PATTERNS + before]!;
    }
    if (!weights.plain) value += this.pairsAfter(space, base);
    let { linked, reached, nets } = this;
    for (let node = 2; node < nodes; node++) {
      const who = nodeNetwork[node]!;
      const exits = this.exits[who]!;
      const ends = this.openEnds[who]!;
      nets -= net[exits * NET_OPEN + (ends < NET_OPEN ? ends : NET_OPEN - 1)]!;
      points -= exitPoints[exits]!;
      if (exits > 0) linked--;
      reached -= exits;
    }
    for (let label = 0; label < nodes; label++) {
      let exits = 0;
      let ends = 0;
      let used = false;
      for (let node = 0; node < nodes; node++) {
        if (nodeLabel[node] !== label) continue;
        if (node < 2 && ((groups >> node) & 1) === 0) continue;
        used = true;
        exits += nodeExits[node]!;
        ends += nodeOpen[node]!;
      }
      if (!used) continue;
      nets += net[exits * NET_OPEN + (ends < NET_OPEN ? ends : NET_OPEN - 1)]!;
      points += exitPoints[exits]!;
      if (exits > 0) linked++;
      reached += exits;
    }
    const [highway, railway] = this.ways;
    const ringOfHighway = highway.after(looks, space, drawing);
    this.ring = railway.after(looks, space, drawing) || ringOfHighway;
    return (
      value +
      nets +
      points +
      (highway.longestAfter >> 1) +
      (railway.longestAfter >> 1) +
      weights.way[highway.hopefulAfter]! +
      weights.way[railway.hopefulAfter]! +
      weights.linked[linked * NET_EXITS + reached]! +
      weights.specials[(crossed >> this.shapes.firstSpecial) & 63]! +
      weights.open[open]!
    );
  }

  /** The features of the board that was studied last, by their numbers in a list of weights. */
  features(each: (feature: number) => void): void {
    const { looks } = this.sketch!;
    for (let space = 0; space < SPACES; space++) {
      if (looks[space]! & FILLED) continue;
      const pattern = this.pattern[space]!;
      const known = numbering.pattern[pattern]!;
      if (pattern !== 0) each(AT.pattern + known);
      each(AT.cell + numbering.cell[space * PATTERNS + pattern]!);
      if (this.lookers[space]! > 1) each(AT.join + this.different[space]! * numbering.patterns + known);
    }
    for (let space = 0; space < SPACES; space++) {
      if (looks[space]! & FILLED) continue;
      for (let side = 1; side <= 2; side++) {
        const next = this.shapes.neighbour[space * 4 + side]!;
        if (next < 0 || looks[next]! & FILLED) continue;
        const index = pairIndex(this.pattern[space]!, this.pattern[next]!, side, this.meets[space * 4 + side]!);
        if (index !== 0 && index !== EMPTY_PAIR) each(AT.pair + numbering.pair[index]!);
      }
    }
    for (let n = 0; n < this.networks; n++)
      each(AT.net + this.exits[n]! * NET_OPEN + Math.min(this.openEnds[n]!, NET_OPEN - 1));
    for (const way of this.ways) each(AT.way + way.hopeful);
    each(AT.linked + this.linked * NET_EXITS + this.reached);
    each(AT.specials + numbering.specials[(this.sketch!.crossed >> this.shapes.firstSpecial) & 63]!);
    each(AT.open + this.open);
  }
}
