/** Where a seat's links lie and where they lead. A link "to" a region is one on any of its borders (WD-31.31). */

import type { Seat } from '@quai/engine/contract.ts';
import { linkOwner, NO_TOWN, NOBODY } from './kinds.ts';
import type { Surroundings, Tables } from './open.ts';
import type { State } from './state.ts';

export function touches(t: Tables, s: State, owner: number, region: number): boolean {
  const crossings = t.crossingsOf[region]!;
  for (let i = 0; i < crossings.length; i++) if (s.links[crossings[i]!] === owner) return true;
  return false;
}

/** Fills `scratch.touched`: 1 for each region with a link of the seat. */
export function markTouched(t: Tables, s: State, seat: Seat): void {
  const { touched } = t.scratch;
  touched.fill(0);
  const borders = bordersOf(t, s, seat);
  for (let i = 0; i < borders.length; i++) {
    touched[t.from[2 * borders[i]!]!] = 1;
    touched[t.to[2 * borders[i]!]!] = 1;
  }
}

/** The borders where the seat has its links, in order. */
export function bordersOf(t: Tables, s: State, seat: Seat): readonly number[] {
  return surroundings(t, s, seat).borders;
}

/** The regions that its links touch, and the quarries beside their towns, in order: nothing else can be loaded. */
export function regionsNear(t: Tables, s: State, seat: Seat): readonly number[] {
  return surroundings(t, s, seat).regions;
}

/** Looks at the borders found last before it looks at all of them: links seldom change. */
function surroundings(t: Tables, s: State, seat: Seat): Surroundings {
  const own = t.scratch.surroundings[seat]!;
  const { borders, regions } = own;
  const count = linksOf(t, s, seat);
  if (borders.length === count && areAll(s, seat, borders)) return own;
  borders.length = 0;
  for (let i = 0; borders.length < count && i < t.crossings.length; i++)
    if (s.links[t.crossings[i]!] === seat) borders.push(t.crossings[i]!);
  const near = new Set<number>();
  for (const border of borders)
    for (const region of [t.from[2 * border]!, t.to[2 * border]!]) {
      near.add(region);
      if (t.town[region] !== NO_TOWN) for (const quarry of t.quarriesBeside[region]!) near.add(quarry);
    }
  regions.length = 0;
  for (const region of near) regions.push(region);
  regions.sort((a, b) => a - b);
  return own;
}

function areAll(s: State, seat: Seat, borders: readonly number[]): boolean {
  for (let i = 0; i < borders.length; i++) if (s.links[borders[i]!] !== seat) return false;
  return true;
}

export function companyLinkAt(t: Tables, s: State, region: number): boolean {
  return touches(t, s, linkOwner(0), region) || touches(t, s, linkOwner(1), region);
}

/** How many links the seat has on the board. */
export function linksOf(t: Tables, s: State, seat: Seat): number {
  return t.links - s.linkStock[seat]!;
}

/**
 * Fills `scratch.reach`: NOBODY for a region without a link of the seat, else the companies (as bits) whose towns can be
 * reached from there by the seat's own links alone (WD-23). A company's links carry nobody (WD-31.26).
 */
export function survey(t: Tables, s: State, seat: Seat): void {
  const { reach } = t.scratch;
  reach.fill(NOBODY);
  const borders = bordersOf(t, s, seat);
  for (let i = 0; i < borders.length; i++) {
    const a = t.from[2 * borders[i]!]!;
    const b = t.to[2 * borders[i]!]!;
    reach[a] = s.companies[a]!;
    reach[b] = s.companies[b]!;
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < borders.length; i++) {
      const a = t.from[2 * borders[i]!]!;
      const b = t.to[2 * borders[i]!]!;
      const both = reach[a]! | reach[b]!;
      if (reach[a] === both && reach[b] === both) continue;
      reach[a] = both;
      reach[b] = both;
      changed = true;
    }
  }
}
