/** A board's networks: their exits, open ends and value, and how a drawing would link them. */

import { EMPTY } from '../rules/board.ts';
import { SPACES } from '../rules/geometry.ts';
import { EXIT, FILLED, HIGHWAY, RAILWAY } from '../rules/looks.ts';
import { AT, NET_EXITS, NET_OPEN, OPEN_ENDS, type Weights } from './features.ts';
import type { Shapes, Sketch } from './shapes.ts';

// Custom editions may exceed the trained ranges; the last weight then serves for everything beyond.
const netIndex = (exits: number, open: number): number =>
  (exits < NET_EXITS ? exits : NET_EXITS - 1) * NET_OPEN + (open < NET_OPEN ? open : NET_OPEN - 1);
const linkedIndex = (linked: number, reached: number): number =>
  (linked < NET_EXITS ? linked : NET_EXITS - 1) * NET_EXITS + (reached < NET_EXITS ? reached : NET_EXITS - 1);
const openIndex = (open: number): number => (open < OPEN_ENDS ? open : OPEN_ENDS - 1);

export class Linking {
  /** The network of each part of a space, or -1. */
  readonly network = new Int16Array(SPACES * 2);
  /** Points for exits and the centre, less those lost on ends that can no longer be met. */
  points = 0;
  private readonly shapes: Shapes;
  // Set by `study`, which always comes first.
  private sketch!: Sketch;
  private weights!: Weights;
  private readonly exits = new Uint8Array(SPACES * 2);
  private readonly openEnds = new Uint8Array(SPACES * 2);
  private readonly queue = new Int16Array(SPACES * 2);
  private networks = 0;
  /** Number of networks that reach an exit. */
  private linked = 0;
  /** Number of exits they reach together. */
  private reached = 0;
  /** Number of open ends. */
  private open = 0;
  private nets = 0;

  // Scratch space of `after`: the two groups of the new drawing, then the networks it touches. Joined nodes share a label.
  private nodes = 2;
  private readonly nodeNetwork = new Int16Array(8);
  private readonly nodeLabel = new Int16Array(8);
  private readonly nodeExits = new Int16Array(8);
  private readonly nodeOpen = new Int16Array(8);

  constructor(shapes: Shapes) {
    this.shapes = shapes;
  }

  /** Finds the networks and returns their value. */
  study(sketch: Sketch, weights: Weights): number {
    this.sketch = sketch;
    this.weights = weights;
    this.join();
    this.nets = 0;
    this.linked = 0;
    this.reached = 0;
    this.open = 0;
    for (let n = 0; n < this.networks; n++) {
      const exits = this.exits[n]!;
      this.nets += weights.net[netIndex(exits, this.openEnds[n]!)]!;
      this.points += this.shapes.exitPoints[exits]!;
      if (exits > 0) this.linked++;
      this.reached += exits;
      this.open += this.openEnds[n]!;
    }
    if (weights.plain) return this.points - this.open;
    return (
      this.points +
      this.nets +
      weights.linked[linkedIndex(this.linked, this.reached)]! +
      weights.open[openIndex(this.open)]!
    );
  }

  /** Finds the networks with their exits and open ends, and the points for the centre and dead ends. */
  private join(): void {
    const { looks, drawn } = this.sketch;
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
        if (endAt[drawing * 4 + side] === 0) continue;
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

  /** What `study` would return after this drawing in this empty space. */
  after(space: number, drawing: number): number {
    const { looks, drawn } = this.sketch;
    const { endAt, groupAt, neighbour, centre } = this.shapes;
    const { nodeLabel, nodeExits, nodeOpen, nodeNetwork } = this;
    const look = looks[space]!;
    const base = drawing * 4;
    let points = this.points + centre[space]!;
    let open = this.open;
    for (let node = 0; node < 2; node++) {
      nodeLabel[node] = node;
      nodeExits[node] = 0;
      nodeOpen[node] = 0;
    }
    let groups = 0;
    let nodes = 2;
    for (let side = 0; side < 4; side++) {
      const end = endAt[base + side]!;
      const seen = (look >> (3 * side)) & 7;
      const next = neighbour[space * 4 + side]!;
      const group = groupAt[base + side]!;
      const route = end === HIGHWAY || end === RAILWAY;
      if (end !== 0) groups |= 1 << group;
      if (next < 0) {
        if (route && seen === end + EXIT) nodeExits[group]!++;
      } else if ((looks[next]! & FILLED) === 0) {
        if (!route) continue;
        nodeOpen[group]!++;
        open++;
      } else if (seen !== HIGHWAY && seen !== RAILWAY) {
        if (route) points--;
      } else {
        const who = this.network[next * 2 + groupAt[drawn[next]! * 4 + (side ^ 2)]!]!;
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
        if (!route) {
          points--;
          continue;
        }
        const old = nodeLabel[node]!;
        const now = nodeLabel[group]!;
        if (old !== now) for (let i = 0; i < nodes; i++) if (nodeLabel[i] === old) nodeLabel[i] = now;
      }
    }
    this.nodes = nodes;
    return this.sum(points, open, groups);
  }

  /** The value with the touched networks replaced by what they are joined into. */
  private sum(certain: number, open: number, groups: number): number {
    const { plain, net, linked: links, open: openWeights } = this.weights;
    const { exitPoints } = this.shapes;
    const { nodes, nodeNetwork, nodeLabel, nodeExits, nodeOpen } = this;
    let { linked, reached, nets } = this;
    let points = certain;
    for (let node = 2; node < nodes; node++) {
      const who = nodeNetwork[node]!;
      const exits = this.exits[who]!;
      nets -= net[netIndex(exits, this.openEnds[who]!)]!;
      points -= exitPoints[exits]!;
      if (exits > 0) linked--;
      reached -= exits;
    }
    for (let label = 0; label < nodes; label++) {
      let exits = 0;
      let ends = 0;
      let used = false;
      for (let node = 0; node < nodes; node++) {
        if (nodeLabel[node] !== label || (node < 2 && ((groups >> node) & 1) === 0)) continue;
        used = true;
        exits += nodeExits[node]!;
        ends += nodeOpen[node]!;
      }
      if (!used) continue;
      nets += net[netIndex(exits, ends)]!;
      points += exitPoints[exits]!;
      if (exits > 0) linked++;
      reached += exits;
    }
    if (plain) return points - open;
    return points + nets + links[linkedIndex(linked, reached)]! + openWeights[openIndex(open)]!;
  }

  /** The label of a network after the drawing last passed to `after`; -1 if that does not touch it. */
  labelOf(network: number): number {
    for (let node = 2; node < this.nodes; node++) if (this.nodeNetwork[node] === network) return this.nodeLabel[node]!;
    return -1;
  }

  labelOfGroup(group: number): number {
    return this.nodeLabel[group]!;
  }

  /** The features of the board studied last, as indexes into a list of weights. */
  features(each: (feature: number) => void): void {
    for (let n = 0; n < this.networks; n++) each(AT.net + netIndex(this.exits[n]!, this.openEnds[n]!));
    each(AT.linked + linkedIndex(this.linked, this.reached));
    each(AT.open + openIndex(this.open));
  }
}
