/** Phase 9: each seat may let a company take over one line of its links, chosen link by link. */

import { at } from '@quai/engine/at.ts';
import type { RuleId, Seat, Tell } from '@quai/engine/contract.ts';
import { removeAfterTakeover } from '../goods.ts';
import { influence, spend } from '../influence.ts';
import { bitOf, COMPANIES, COMPANY_NAMES, influenceOf, linkOwner, NO_TOWN, NOBODY } from '../kinds.ts';
import { DONE, doing, type Move, PASS, TAKE, takeMove, takenBy, takenWay } from '../moves.ts';
import { bordersOf } from '../network.ts';
import type { Tables } from '../open.ts';
import { closeFrame, type State } from '../state.ts';
import { lineEnd, lineVisits } from './build.ts';
import type { Phase, WensleydaleStep } from './phase.ts';

/** WD-26. */
const LINKS_A_POINT = 2;

export const takeover: Phase = {
  id: 'takeover',
  begin(_t, s) {
    s.turn = 0;
  },
  decisions: {
    frame: { step: 'takeover', args: [] },
    nextSeat(t, s, tell) {
      for (; s.turn < t.seats; s.turn++) {
        const seat = s.order[s.turn]!;
        if (canBeTaken(t, s, seat)) return seat;
        tell?.({ kind: 'passed', by: seat, phase: s.phase, unable: true });
      }
      return NOBODY;
    },
  },
};

export function takeoverStep(t: Tables): WensleydaleStep {
  return {
    asked: true,
    candidates(s, seat, _open, each) {
      each(s.line.length === 0 ? PASS : DONE);
      eachOwnWay(t, s, seat, (way) => {
        for (let company = 0; company < COMPANIES; company++) each(takeMove(way, company));
      });
    },
    check: (s, seat, _open, move) => refuseTakeover(t, s, seat, move),
    details(s, seat, _open, move) {
      if (doing(move) !== TAKE) return {};
      const way = takenWay(move);
      const { regions } = t.edition;
      return {
        from: at(regions, at(t.from, way)).name,
        to: at(regions, at(t.to, way)).name,
        company: COMPANY_NAMES[takenBy(move)],
        most: mostLinks(s, seat, takenBy(move)),
      };
    },
    apply(s, seat, _open, move, _chance, tell) {
      if (doing(move) === TAKE) {
        s.line.push(takenWay(move));
        s.buyer = takenBy(move);
        tell?.({ kind: 'chosen', by: seat, way: takenWay(move), company: s.buyer, cost: takeoverCost(s.line.length) });
        return;
      }
      closeFrame(s, seat);
      s.turn++;
      if (s.line.length === 0) tell?.({ kind: 'passed', by: seat, phase: s.phase, unable: false });
      else takeOver(t, s, seat, tell);
    },
    list(s, seat, _open, each) {
      if (s.line.length === 0) each(PASS);
      else if (mayEnd(t, lineEnd(t, s))) each(DONE);
      eachOwnWay(t, s, seat, (way) => {
        for (let company = 0; company < COMPANIES; company++)
          if (refuseTaken(t, s, seat, way, company) === null) each(takeMove(way, company));
      });
    },
  };
}

function eachOwnWay(t: Tables, s: State, seat: Seat, each: (way: number) => void): void {
  for (const border of bordersOf(t, s, seat)) {
    each(2 * border);
    each(2 * border + 1);
  }
}

function canBeTaken(t: Tables, s: State, seat: Seat): boolean {
  for (let company = 0; company < COMPANIES; company++) {
    if (mostLinks(s, seat, company) === 0) continue;
    for (const border of bordersOf(t, s, seat)) {
      if (refuseTaken(t, s, seat, 2 * border, company) === null) return true;
      if (refuseTaken(t, s, seat, 2 * border + 1, company) === null) return true;
    }
  }
  return false;
}

function refuseTakeover(t: Tables, s: State, seat: Seat, move: Move): RuleId | null {
  switch (doing(move)) {
    case TAKE:
      return refuseTaken(t, s, seat, takenWay(move), takenBy(move));
    case PASS:
      return s.line.length === 0 ? null : 'WD-26';
    case DONE:
      return s.line.length > 0 && mayEnd(t, lineEnd(t, s)) ? null : 'WD-26';
    default:
      return 'step';
  }
}

/** WD-26: on from the end of the line, or out of one of the company's towns; and only if a town can still be reached. */
function refuseTaken(t: Tables, s: State, seat: Seat, way: number, company: number): RuleId | null {
  const from = t.from[way]!;
  const to = t.to[way]!;
  if (s.links[way >> 1] !== seat) return 'WD-26';
  if (s.line.length === 0 ? (s.companies[from]! & bitOf(company)) === 0 : from !== lineEnd(t, s)) return 'WD-26';
  if (s.line.length > 0 && company !== s.buyer) return 'WD-31.16';
  if (lineVisits(t, s, to)) return 'WD-31.27';
  if (s.companyStock[company]! <= s.line.length) return 'WD-31.20';
  const left = mostLinks(s, seat, company) - s.line.length - 1;
  return left >= 0 && townWithin(t, s, seat, from, to, left) ? null : 'WD-26';
}

/** The length of the longest line that the seat's influence and the company's stock of links allow. */
function mostLinks(s: State, seat: Seat, company: number): number {
  return Math.min(LINKS_A_POINT * influence(s, seat, influenceOf(company)), s.companyStock[company]!);
}

export function takeoverCost(links: number): number {
  return Math.ceil(links / LINKS_A_POINT);
}

/** WD-26, WD-31.11: a takeover ends in a town, and never in The South. */
function mayEnd(t: Tables, region: number): boolean {
  return t.town[region] !== NO_TOWN && t.outOnly[region] === 0;
}

/** Whether the seat's links lead from `start` to a town in at most `most` steps, avoiding `before` and the line so far. */
function townWithin(t: Tables, s: State, seat: Seat, before: number, start: number, most: number): boolean {
  if (mayEnd(t, start)) return true;
  const { queue, distance } = t.scratch;
  distance.fill(NOBODY);
  queue[0] = start;
  distance[start] = 0;
  distance[before] = 0;
  for (let head = 0, tail = 1; head < tail; head++) {
    const region = queue[head]!;
    if (distance[region] === most) return false;
    const ways = t.waysFrom[region]!;
    for (let i = 0; i < ways.length; i++) {
      const to = t.to[ways[i]!]!;
      if (s.links[ways[i]! >> 1] !== seat || distance[to] !== NOBODY || lineVisits(t, s, to)) continue;
      if (mayEnd(t, to)) return true;
      distance[to] = distance[region]! + 1;
      queue[tail++] = to;
    }
  }
  return false;
}

/** WD-27 and its consequences, all before the next seat's takeover (WD-31.15). */
export function takeOver(t: Tables, s: State, seat: Seat, tell?: Tell): void {
  const { line, buyer } = s;
  s.line = [];
  s.buyer = NOBODY;
  const cost = takeoverCost(line.length);
  tell?.({ kind: 'takeover', by: seat, company: buyer, line, cost });
  spend(s, seat, influenceOf(buyer), cost, tell);
  for (const way of line) s.links[way >> 1] = linkOwner(buyer);
  s.linkStock[seat]! += line.length;
  s.companyStock[buyer]! -= line.length;
  const regions = [t.from[line[0]!]!, ...line.map((way) => t.to[way]!)];
  for (const region of regions) joinCompany(t, s, region, buyer, tell);
  for (const region of regions) removeAfterTakeover(t, s, region, buyer, seat, tell);
}

function joinCompany(t: Tables, s: State, region: number, company: number, tell?: Tell): void {
  if (t.town[region] === NO_TOWN || (s.companies[region]! & bitOf(company)) !== 0) return;
  s.companies[region]! |= bitOf(company);
  tell?.({ kind: 'companyTown', by: null, region, company });
}
