/** Phase 5: each seat may build one unbroken line, link by link; fees are paid with each link, the cost at its end. */

import type { RuleId, Seat, Tell } from '@quai/engine/contract.ts';
import { remove } from '../goods.ts';
import { allInfluence, influence, spend } from '../influence.ts';
import { bitOf, COMPANIES, COMPANY_NAMES, FIGURES, GOVERNMENT, influenceOf, NOBODY, RED, WHITE } from '../kinds.ts';
import { DONE, doing, LINK, linkMove, type Move, PASS, payload } from '../moves.ts';
import { touches } from '../network.ts';
import type { Tables } from '../open.ts';
import type { State } from '../state.ts';
import { demand, FOR_LINE } from './pay.ts';
import type { Phase, WensleydaleStep } from './phase.ts';

export const build: Phase = {
  id: 'build',
  frame: { step: 'build', args: [] },
  begin(_t, s) {
    s.turn = 0;
  },
  nextSeat(t, s, tell) {
    for (; s.turn < t.seats; s.turn++) {
      const seat = s.buildOrder[s.turn]!;
      if (canBuild(t, s, seat)) return seat;
      tell?.({ kind: 'passed', by: seat, phase: s.phase, unable: true });
    }
    return NOBODY;
  },
};

export function buildStep(t: Tables): WensleydaleStep {
  return {
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
      eachWay(t, s, seat, (way) => {
        if (refuseLink(t, s, seat, way) === null) each(linkMove(way));
      });
    },
  };
}

/** The ways a person might point at: on from the line's end, or out of every region where a line may start. */
function eachWay(t: Tables, s: State, seat: Seat, each: (way: number) => void): void {
  if (s.line.length > 0) {
    t.waysFrom[lineEnd(t, s)]!.forEach(each);
    return;
  }
  for (let region = 0; region < t.regions; region++)
    if (mayStart(t, s, seat, region)) t.waysFrom[region]!.forEach(each);
}

function canBuild(t: Tables, s: State, seat: Seat): boolean {
  for (let region = 0; region < t.regions; region++) {
    if (!mayStart(t, s, seat, region)) continue;
    const ways = t.waysFrom[region]!;
    for (let i = 0; i < ways.length; i++) if (refuseLink(t, s, seat, ways[i]!) === null) return true;
  }
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

/** Where it may lie first, then whether it can be paid for. */
export function refuseLink(t: Tables, s: State, seat: Seat, way: number): RuleId | null {
  const from = t.from[way]!;
  const to = t.to[way]!;
  if (s.line.length === 0 ? !mayStart(t, s, seat, from) : from !== lineEnd(t, s)) return 'WD-11';
  if (t.cost[way >> 1] === 0 || s.links[way >> 1] !== NOBODY) return 'WD-12';
  if (t.outOnly[to] === 1) return 'WD-31.11';
  if (lineVisits(t, s, to)) return 'WD-31.9';
  if (s.linkStock[seat] === 0) return 'WD-31.20';
  return refusePrice(t, s, seat, way);
}

/** WD-14 to WD-16: fees in their own kind of point, then the cost so far with all that is left. */
function refusePrice(t: Tables, s: State, seat: Seat, way: number): RuleId | null {
  let fees = 0;
  for (let company = 0; company < COMPANIES; company++) {
    const fee = companyFee(t, s, way, company);
    if (fee > influence(s, seat, influenceOf(company))) return 'WD-14';
    fees += fee;
  }
  const objectors = objectorsAt(s, t.to[way]!);
  if (objectors > influence(s, seat, GOVERNMENT)) return 'WD-15';
  const purse = s.hand[seat]! + allInfluence(s, seat) - fees - objectors;
  return s.due + t.cost[way >> 1]! > purse ? 'WD-16' : null;
}

/** WD-11: in a company town's region, or where the seat's network is. */
function mayStart(t: Tables, s: State, seat: Seat, region: number): boolean {
  return s.companies[region] !== 0 || touches(t, s, seat, region);
}

export function lineEnd(t: Tables, s: State): number {
  return t.to[s.line[s.line.length - 1]!]!;
}

/** Whether the line that is being built or taken over has come through the region. */
export function lineVisits(t: Tables, s: State, region: number): boolean {
  if (s.line.length > 0 && t.from[s.line[0]!] === region) return true;
  for (let i = 0; i < s.line.length; i++) if (t.to[s.line[i]!] === region) return true;
  return false;
}

/** WD-14: one point for each region of the company's that the line comes to, its start included, and each once. */
export function companyFee(t: Tables, s: State, way: number, company: number): number {
  const bit = bitOf(company);
  const entered = (s.companies[t.to[way]!]! & bit) !== 0 ? 1 : 0;
  const started = s.line.length === 0 && (s.companies[t.from[way]!]! & bit) !== 0 ? 1 : 0;
  return entered + started;
}

export function objectorsAt(s: State, region: number): number {
  return s.figures[region * FIGURES + WHITE - RED]!;
}

function lay(t: Tables, s: State, seat: Seat, way: number, tell?: Tell): void {
  const border = way >> 1;
  const to = t.to[way]!;
  const objectors = objectorsAt(s, to);
  const fees = [companyFee(t, s, way, 0), companyFee(t, s, way, 1)];
  s.links[border] = seat;
  s.linkStock[seat]!--;
  s.due += t.cost[border]!;
  s.line.push(way);
  tell?.({ kind: 'link', by: seat, way, cost: t.cost[border], fees, objectors, due: s.due });
  for (let company = 0; company < COMPANIES; company++) spend(s, seat, influenceOf(company), fees[company]!, tell);
  spend(s, seat, GOVERNMENT, objectors, tell);
  remove(t, s, to, WHITE, seat, tell);
}

/** WD-16: cubes first, as far as they go; the rest is a debt of influence. */
function finish(s: State, seat: Seat, tell?: Tell): void {
  s.open[seat]!.pop();
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
  const from = regions[t.from[way]!]!.name;
  const to = regions[t.to[way]!]!.name;
  switch (refuseLink(t, s, seat, way)) {
    case 'WD-14': {
      const company = companyFee(t, s, way, 0) > influence(s, seat, influenceOf(0)) ? 0 : 1;
      const need = companyFee(t, s, way, company);
      return { from, to, company: COMPANY_NAMES[company]!, need, have: influence(s, seat, influenceOf(company)) };
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
