/** WD-1 to WD-5: the table before the first round. */

import { at } from '@quai/engine/at.ts';
import type { Chance } from '@quai/engine/chance.ts';
import type { Tell } from '@quai/engine/contract.ts';
import { removeStrandedStone } from './goods.ts';
import { FIGURES, INFLUENCE_NAMES, LARGE, LOADS, NO_TOWN, NOBODY, PIECES, RED, STONE, TRACKS } from './kinds.ts';
import type { Tables } from './open.ts';
import { add, type State } from './state.ts';

export function setup(t: Tables, chance: Chance, tell?: Tell): State {
  const s = emptyTable(t);
  drawOrder(t, s, chance, tell);
  drawCubes(t, s, chance);
  drawFigures(t, s, chance);
  tell?.({ kind: 'setup', by: null, goods: s.goods.slice(), figures: s.figures.slice(), gone: s.gone.slice() });
  return s;
}

/** Everything is in the box or in front of its seat. */
export function emptyTable(t: Tables): State {
  const { influence, profit, components } = t.edition;
  const seats = Array.from({ length: t.seats }, (_, seat) => seat);
  const perSeat = (value: number) => seats.map(() => value);
  const perRegion = (value: number) => new Array<number>(t.regions).fill(value);
  const starts = [...INFLUENCE_NAMES.map((name) => influence.start[name]), profit.start];
  return {
    open: seats.map(() => []),
    ended: null,
    round: 1,
    phase: 0,
    turn: 0,
    order: seats.slice(),
    buildOrder: seats.slice(),
    trainOrder: seats.slice(),
    space: starts.flatMap(perSeat),
    rank: starts.flatMap(() => seats),
    stock: perSeat(t.cubes),
    hand: perSeat(0),
    bag: INFLUENCE_NAMES.map((name) => components.influenceDiscs[name]),
    drawn: t.minimum.map(() => NOBODY),
    bidder: t.minimum.map(() => NOBODY),
    bid: t.minimum.map(() => 0),
    links: new Array(t.borders).fill(NOBODY),
    linkStock: perSeat(t.links),
    companyStock: [components.companyLinks.mr, components.companyLinks.ner],
    companies: t.companies.slice(),
    goods: perRegion(0),
    figures: new Array(t.regions * FIGURES).fill(0),
    trainOwner: t.trainRow.map(() => NOBODY),
    loads: new Array(t.trainRow.length * LOADS).fill(0),
    locomotives: perSeat(t.locomotives),
    passed: perSeat(0),
    held: new Array(t.seats * LOADS).fill(0),
    gone: new Array(PIECES).fill(0),
    line: [],
    due: 0,
    buyer: NOBODY,
  };
}

/** WD-1: the first seat is drawn, the others follow clockwise. WD-2: the first seat's disc is on top of every pile. */
function drawOrder(t: Tables, s: State, chance: Chance, tell?: Tell): void {
  const first = chance.from(new Array(t.seats).fill(1), 'the first seat');
  s.order = s.order.map((_, place) => (first + place) % t.seats);
  s.rank = Array.from({ length: TRACKS }, () => s.order).flat();
  s.buildOrder = s.order.slice();
  s.trainOrder = s.order.slice();
  tell?.({ kind: 'seatOrder', by: null, order: s.order.slice() });
}

/** WD-3: two cubes per region; those not of the printed kind, and those left in the bag, are removed from the game. */
function drawCubes(t: Tables, s: State, chance: Chance): void {
  const { components, setup, regions } = t.edition;
  const bag = [components.stone, components.cheese];
  t.goods.forEach((printed, region) => {
    if (printed === NOBODY) return;
    const what = `cube for ${at(regions, region).name}`;
    for (let i = 0; i < setup.cubesPerRegion; i++) {
      const cube = chance.from(bag, what);
      add(bag, cube, -1);
      if (cube === printed) add(s.goods, region, 1);
      else add(s.gone, cube, 1);
    }
  });
  bag.forEach((left, cube) => {
    add(s.gone, cube, left);
  });
  t.goods.forEach((printed, region) => {
    if (printed === STONE) removeStrandedStone(t, s, region, null);
  });
}

/** WD-4: three figures in each large town without a company, two in each small town. */
function drawFigures(t: Tables, s: State, chance: Chance): void {
  const { components, setup, regions } = t.edition;
  const bag = [components.figures.mr, components.figures.ner, components.figures.objectors];
  t.town.forEach((town, region) => {
    if (town === NO_TOWN || t.companies[region] !== 0) return;
    const count = town === LARGE ? setup.figuresPerLargeTown : setup.figuresPerSmallTown;
    const what = `figure for ${at(regions, region).name}`;
    for (let i = 0; i < count; i++) {
      const figure = chance.from(bag, what);
      add(bag, figure, -1);
      add(s.figures, region * FIGURES + figure, 1);
    }
  });
  bag.forEach((left, figure) => {
    add(s.gone, RED + figure, left);
  });
}
