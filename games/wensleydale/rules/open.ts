/** The tables of an edition for a number of seats, computed once: everything the rules look up during play. */

import { at } from '@quai/engine/at.ts';
import type { Options } from '@quai/engine/contract.ts';
import type { Edition } from '../edition.ts';
import { bitOf, CHEESE, INFLUENCE_NAMES, LARGE, NO_TOWN, NOBODY, SMALL, STONE } from './kinds.ts';
import { companiesOfSouth, feeByLink } from './options.ts';

/** WD-13: what a link costs; hills have none (WD-12). */
const LOWLAND_COST = 1;
const VALLEY_COST = 2;
const NEVER = 0;

/**
 * A way is a border crossed in one direction: way 2n crosses border n from its region `a` to its region `b`, way 2n + 1 back.
 * Regions, borders, spaces and trains are numbered as in the edition (spaces from 0).
 */
export interface Tables {
  readonly edition: Edition;
  readonly seats: number;
  readonly rounds: number;
  readonly regions: number;
  readonly borders: number;
  readonly town: readonly number[];
  /** The companies of each town at the start, as bits. */
  readonly companies: readonly number[];
  /** STONE or CHEESE where a cube is printed, else NOBODY. */
  readonly goods: readonly number[];
  /** 1 where lines may only start: The South. */
  readonly outOnly: readonly number[];
  /** Whether a line may close a ring (WD-31.9), and whether fees are counted by links (WD-14). */
  readonly rings: boolean;
  readonly feeByLink: boolean;
  readonly neighbours: readonly (readonly number[])[];
  /** By region: the neighbours with a town. */
  readonly townsBeside: readonly (readonly number[])[];
  /** By region: the neighbours where stone is printed. */
  readonly quarriesBeside: readonly (readonly number[])[];
  /** Cost of a link by border; 0 where there can be none. */
  readonly cost: readonly number[];
  /** The borders that can take a link: all of them, and by region. */
  readonly crossings: readonly number[];
  readonly crossingsOf: readonly (readonly number[])[];
  /** By region: the ways out of it, across every border. */
  readonly waysFrom: readonly (readonly number[])[];
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly minimum: readonly number[];
  /** How many discs of each influence are printed on a space: [space * INFLUENCES + influence]. */
  readonly printed: readonly number[];
  readonly trainRow: readonly number[];
  readonly trainCost: readonly number[];
  readonly passengerSlots: readonly number[];
  readonly goodsSlots: readonly number[];
  readonly cubes: number;
  readonly links: number;
  readonly locomotives: number;
  readonly influenceMax: number;
  readonly profitMax: number;
  readonly profitMin: number;
  /** Victory points of each profit space, best first. */
  readonly profitPoints: readonly number[];
  readonly scratch: Scratch;
}

/** Where a seat's links lie, and what they may give access to (network.ts). */
export interface Surroundings {
  readonly borders: number[];
  readonly regions: number[];
}

/** Working memory, so that checks allocate nothing. Nothing in it outlives a call. */
interface Scratch {
  /** By region: NOBODY, or the companies whose towns the surveyed seat reaches from there (network.ts). */
  readonly reach: Int8Array;
  /** By region: 1 where the marked seat has a link (network.ts). */
  readonly touched: Uint8Array;
  /** By seat, as they were last. */
  readonly surroundings: readonly Surroundings[];
  /** For the search for a town where a takeover can end: a queue of regions, and distances by region. */
  readonly queue: number[];
  readonly distance: number[];
  /** Legal moves, for pick.ts. */
  readonly found: number[];
}

export function openTables(edition: Edition, seats: number, options: Options, rulesNumber: number): Tables {
  const { regions, borders, spaces, trains, components, profit } = edition;
  const ids = regions.map((region) => region.id);
  const ends = borders.map(({ a, b }) => [ids.indexOf(a), ids.indexOf(b)] as const);
  const perRegion = () => regions.map((): number[] => []);
  const neighbours = perRegion();
  const crossingsOf = perRegion();
  const waysFrom = perRegion();
  const cost = ends.map(([a, b]) => linkCost(at(regions, a).terrain, at(regions, b).terrain));
  ends.forEach(([a, b], i) => {
    at(neighbours, a).push(b);
    at(neighbours, b).push(a);
    at(waysFrom, a).push(2 * i);
    at(waysFrom, b).push(2 * i + 1);
    if (cost[i] !== NEVER) {
      at(crossingsOf, a).push(i);
      at(crossingsOf, b).push(i);
    }
  });
  const town = regions.map((region) => (region.town === null ? NO_TOWN : region.town.size === 'large' ? LARGE : SMALL));
  const goods = regions.map((region) => (region.goods === null ? NOBODY : region.goods === 'stone' ? STONE : CHEESE));
  return {
    edition,
    seats,
    rounds: seats === 3 ? edition.rounds.three : edition.rounds.four,
    regions: regions.length,
    borders: borders.length,
    town,
    companies: regions.map(({ town, outOnly }) => {
      const printed = companyBits(town?.companies ?? []);
      return outOnly === true ? companiesOfSouth(options, printed) : printed;
    }),
    goods,
    outOnly: regions.map((region) => (region.outOnly === true ? 1 : 0)),
    rings: rulesNumber >= 2,
    feeByLink: feeByLink(options),
    neighbours,
    townsBeside: neighbours.map((beside) => beside.filter((region) => town[region] !== NO_TOWN)),
    quarriesBeside: neighbours.map((beside) => beside.filter((region) => goods[region] === STONE)),
    cost,
    crossings: borders.map((_, i) => i).filter((i) => cost[i] !== NEVER),
    crossingsOf,
    waysFrom,
    from: ends.flat(),
    to: ends.flatMap(([a, b]) => [b, a]),
    minimum: spaces.map((space) => space.minimum),
    printed: spaces.flatMap((space) =>
      INFLUENCE_NAMES.map((name) => space.printed.filter((printed) => printed === name).length),
    ),
    trainRow: trains.map((train) => train.row),
    trainCost: trains.map((train) => train.cost),
    passengerSlots: trains.map((train) => train.passengers),
    goodsSlots: trains.map((train) => train.goods),
    cubes: components.seat.cubes,
    links: components.seat.links,
    locomotives: components.seat.locomotives,
    influenceMax: edition.influence.track.max,
    profitMax: at(profit.spaces, 0).value,
    profitMin: at(profit.spaces, profit.spaces.length - 1).value,
    profitPoints: profit.spaces.map((space) => space.points),
    scratch: {
      reach: new Int8Array(regions.length).fill(NOBODY),
      touched: new Uint8Array(regions.length),
      surroundings: Array.from({ length: seats }, () => ({ borders: [], regions: [] })),
      queue: [],
      distance: new Array(regions.length).fill(NOBODY),
      found: [],
    },
  };
}

function linkCost(one: string, other: string): number {
  if (one === 'hill' || other === 'hill') return NEVER;
  return one === 'lowland' && other === 'lowland' ? LOWLAND_COST : VALLEY_COST;
}

function companyBits(companies: readonly ('mr' | 'ner')[]): number {
  return companies.reduce((bits, company) => bits | bitOf(company === 'mr' ? 0 : 1), 0);
}
