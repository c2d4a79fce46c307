/** Phase 5: each seat may build one unbroken line, link by link; fees are paid with each link, the cost at the end. */

import { at } from '@quai/engine/at.ts';
import type { RuleId, Seat, Tell } from '@quai/engine/contract.ts';
import { remove } from '../goods.ts';
import { allInfluence, influence, spend } from '../influence.ts';
import {
  bitOf,
  COMPANIES,
  COMPANY_NAMES,
  FIGURES,
  GOVERNMENT,
  influenceOf,
  MR,
  NER,
  NOBODY,
  RED,
  WHITE,
} from '../kinds.ts';
import { DONE, doing, LINK, linkMove, type Move, PASS, payload } from '../moves.ts';
import { markTouched, touches } from '../network.ts';
import type { Tables } from '../open.ts';
import { closeFrame, type State } from '../state.ts';
import { demand, FOR_LINE } from './pay.ts';
import type { Phase, WensleydaleStep } from './phase.ts';

export const build: Phase = {
  id: 'build',
  begin(_t, s) {
    s.turn = 0;
  },
  decisions: {
    frame: { step: 'build', args: [] },
    nextSeat(t, s, tell) {
      for (; s.turn < t.seats; s.turn++) {
        const seat = s.buildOrder[s.turn]!;
        if (canBuild(t, s, seat)) return seat;
        tell?.({ kind: 'passed', by: seat, phase: s.phase, unable: true });
      }
      return NOBODY;
    },
  },
};

export function buildStep(t: Tables): WensleydaleStep {
  return {
    asked: true,
    candidates(s, seat, _open, each) {
      each(s.line.length === 0 ? PASS : DONE);
      eachWay(t, s, seat, (way) => each(linkMove(way)));
    },
    check: (s, seat, _open, move) => refuseBuild(t, s, seat, move),
    details: (s, seat, _open, move) => figuresOf(t, s, seat, move),
    apply(s, seat, _open, move, _chance, tell) {
      if (doing(move) === LINK) lay(t, s, seat, payload(move), tell);
      else finish(s, seat, tell);
    },
    list(s, seat, _open, each) {
      each(s.line.length === 0 ? PASS : DONE);
      const purse = purseOf(s, seat);
      eachWay(t, s, seat, (way) => {
        if (refuseOn(t, s, seat, way, purse) === null) each(linkMove(way));
      });
    },
  };
}

/** The ways a person might point at: on from the end of the line, or out of any region where a line may start. */
function eachWay(t: Tables, s: State, seat: Seat, each: (way: number) => void): void {
  anyWay(t, s, seat, (way) => {
    each(way);
    return false;
  });
}

/** Whether the seat can start a line: whatever else it may do in its turn, no line is being built yet. */
function canBuild(t: Tables, s: State, seat: Seat): boolean {
  const purse = purseOf(s, seat);
  return anyWay(t, s, seat, (way) => refuseOn(t, s, seat, way, purse) === null);
}

/** Goes through these ways until `is` holds for one. */
function anyWay(t: Tables, s: State, seat: Seat, is: (way: number) => boolean): boolean {
  if (s.line.length > 0) return anyOf(t.waysFrom[lineEnd(t, s)]!, is);
  const { touched } = t.scratch;
  markTouched(t, s, seat);
  for (let region = 0; region < t.regions; region++)
    if ((s.companies[region] !== 0 || touched[region] === 1) && anyOf(t.waysFrom[region]!, is)) return true;
  return false;
}

function anyOf(ways: readonly number[], is: (way: number) => boolean): boolean {
  for (let i = 0; i < ways.length; i++) if (is(ways[i]!)) return true;
  return false;
}

function refuseBuild(t: Tables, s: State, seat: Seat, move: Move): RuleId | null {
  switch (doing(move)) {
    case LINK:
      return refuseLink(t, s, seat, payload(move));
    case PASS:
      return s.line.length === 0 ? null : 'WD-11';
    case DONE:
      return s.line.length > 0 ? null : 'WD-11';
    default:
      return 'step';
  }
}

/** First whether the link may be laid there, then whether it can be paid for. */
export function refuseLink(t: Tables, s: State, seat: Seat, way: number): RuleId | null {
  const from = t.from[way]!;
  if (s.line.length === 0 ? !mayStart(t, s, seat, from) : from !== lineEnd(t, s)) return 'WD-11';
  return refuseOn(t, s, seat, way, purseOf(s, seat));
}

/** The same for a way that goes on from the line, or starts where the seat may start one; `purse` is what the seat has. */
function refuseOn(t: Tables, s: State, seat: Seat, way: number, purse: number): RuleId | null {
  const to = t.to[way]!;
  if (t.cost[way >> 1] === 0 || s.links[way >> 1] !== NOBODY) return 'WD-12';
  if (t.outOnly[to] === 1) return 'WD-31.11';
  if (branches(t, s, to)) return 'WD-31.9';
  if (s.linkStock[seat] === 0) return 'WD-31.20';
  return refusePrice(t, s, seat, way, purse);
}

/** WD-14 to WD-16: fees are paid in their own kind of influence, the line's cost with everything left. */
function refusePrice(t: Tables, s: State, seat: Seat, way: number, purse: number): RuleId | null {
  let fees = 0;
  for (let company = 0; company < COMPANIES; company++) {
    const fee = companyFee(t, s, way, company);
    if (fee > influence(s, seat, influenceOf(company))) return 'WD-14';
    fees += fee;
  }
  const objectors = objectorsAt(s, t.to[way]!);
  if (objectors > influence(s, seat, GOVERNMENT)) return 'WD-15';
  return s.due + t.cost[way >> 1]! > purse - fees - objectors ? 'WD-16' : null;
}

/** Everything that can pay for a line. */
function purseOf(s: State, seat: Seat): number {
  return s.hand[seat]! + allInfluence(s, seat);
}

/** WD-11: a line starts in a company town, or anywhere on the seat's network. */
function mayStart(t: Tables, s: State, seat: Seat, region: number): boolean {
  return s.companies[region] !== 0 || touches(t, s, seat, region);
}

export function lineEnd(t: Tables, s: State): number {
  return t.to[s.line[s.line.length - 1]!]!;
}

/** WD-31.9: back at its start the line is a ring and ends there; any other region it comes to again would be a branch. */
function branches(t: Tables, s: State, to: number): boolean {
  // Before rules number 2, no line came back to its start either.
  if (!t.rings || s.line.length === 0) return lineVisits(t, s, to);
  const start = t.from[s.line[0]!]!;
  return lineEnd(t, s) === start || (to !== start && lineVisits(t, s, to));
}

/** Whether the line being built or taken over passes through the region. */
export function lineVisits(t: Tables, s: State, region: number): boolean {
  if (s.line.length > 0 && t.from[s.line[0]!] === region) return true;
  for (let i = 0; i < s.line.length; i++) if (t.to[s.line[i]!] === region) return true;
  return false;
}

/**
 * WD-14: one point for each of the company's regions the line enters, including its start, once each. Counted by links, a link
 * between two such regions costs one point, not two.
 */
export function companyFee(t: Tables, s: State, way: number, company: number): number {
  const bit = bitOf(company);
  const to = t.to[way]!;
  if (((s.companies[to]! | s.companies[t.from[way]!]!) & bit) === 0) return 0;
  const entered = (s.companies[to]! & bit) !== 0 && !lineVisits(t, s, to) ? 1 : 0;
  const started = s.line.length === 0 && (s.companies[t.from[way]!]! & bit) !== 0 ? 1 : 0;
  return t.feeByLink ? Math.max(entered, started) : entered + started;
}

export function objectorsAt(s: State, region: number): number {
  return s.figures[region * FIGURES + WHITE - RED]!;
}

function lay(t: Tables, s: State, seat: Seat, way: number, tell?: Tell): void {
  const border = way >> 1;
  const to = t.to[way]!;
  const objectors = objectorsAt(s, to);
  const fees = [companyFee(t, s, way, 0), companyFee(t, s, way, 1)] as const;
  s.links[border] = seat;
  s.linkStock[seat]!--;
  s.due += t.cost[border]!;
  s.line.push(way);
  tell?.({ kind: 'link', by: seat, way, cost: t.cost[border], fees, objectors, due: s.due });
  spend(s, seat, MR, fees[0], tell);
  spend(s, seat, NER, fees[1], tell);
  spend(s, seat, GOVERNMENT, objectors, tell);
  remove(t, s, to, WHITE, seat, tell);
}

/** WD-16: cubes are used first, as far as they go; the rest is a debt in influence. */
function finish(s: State, seat: Seat, tell?: Tell): void {
  closeFrame(s, seat);
  s.turn++;
  const { due, line } = s;
  s.line = [];
  s.due = 0;
  if (line.length === 0) {
    tell?.({ kind: 'passed', by: seat, phase: s.phase, unable: false });
    return;
  }
  const cubes = Math.min(due, s.hand[seat]!);
  s.hand[seat]! -= cubes;
  s.stock[seat]! += cubes;
  tell?.({ kind: 'line', by: seat, line, due, cubes });
  demand(s, seat, FOR_LINE, due - cubes, tell);
}

function figuresOf(t: Tables, s: State, seat: Seat, move: Move): Record<string, string | number> {
  if (doing(move) !== LINK) return {};
  const { regions } = t.edition;
  const way = payload(move);
  const from = at(regions, at(t.from, way)).name;
  const to = at(regions, at(t.to, way)).name;
  switch (refuseLink(t, s, seat, way)) {
    case 'WD-14': {
      const company = companyFee(t, s, way, 0) > influence(s, seat, influenceOf(0)) ? 0 : 1;
      const need = companyFee(t, s, way, company);
      return { from, to, company: COMPANY_NAMES[company], need, have: influence(s, seat, influenceOf(company)) };
    }
    case 'WD-15':
      return { from, to, need: objectorsAt(s, t.to[way]!), have: influence(s, seat, GOVERNMENT) };
    case 'WD-16': {
      const fees = companyFee(t, s, way, 0) + companyFee(t, s, way, 1) + objectorsAt(s, t.to[way]!);
      return { from, to, need: s.due + t.cost[way >> 1]!, have: s.hand[seat]! + allInfluence(s, seat) - fees };
    }
    default:
      return { from, to };
  }
}
