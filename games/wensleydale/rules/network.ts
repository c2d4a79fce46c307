/** Where a seat's links lie and where they lead. A link "to" a region is one on any of its borders (WD-31.31). */

import type { Seat } from '@quai/engine/contract.ts';
import { linkOwner, NOBODY } from './kinds.ts';
import type { Tables } from './open.ts';
import type { State } from './state.ts';

export function touches(t: Tables, s: State, owner: number, region: number): boolean {
  const crossings = t.crossingsOf[region]!;
  for (let i = 0; i < crossings.length; i++) if (s.links[crossings[i]!] === owner) return true;
  return false;
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
  const { reach, ownLinks } = t.scratch;
  reach.fill(NOBODY);
  let count = 0;
  const own = linksOf(t, s, seat);
  for (let i = 0; count < own && i < t.crossings.length; i++) {
    const border = t.crossings[i]!;
    if (s.links[border] !== seat) continue;
    ownLinks[count++] = border;
    const a = t.from[2 * border]!;
    const b = t.to[2 * border]!;
    reach[a] = s.companies[a]!;
    reach[b] = s.companies[b]!;
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < count; i++) {
      const a = t.from[2 * ownLinks[i]!]!;
      const b = t.to[2 * ownLinks[i]!]!;
      const both = reach[a]! | reach[b]!;
      if (reach[a] === both && reach[b] === both) continue;
      reach[a] = both;
      reach[b] = both;
      changed = true;
    }
  }
}
