/** "What if?" for boards, texts and bots: pure questions about a view, answered by the rules themselves. */

import { at } from '@quai/engine/at.ts';
import type { RuleId, Seat } from '@quai/engine/contract.ts';
import { openStep } from '@quai/engine/play.ts';
import { eachPiece, piecesAt, refuseLoad } from './goods.ts';
import { NOBODY, PROFIT } from './kinds.ts';
import { survey } from './network.ts';
import type { Tables } from './open.ts';
import { companyFee, objectorsAt, refuseLink } from './phases/build.ts';
import { PHASES } from './phases/list.ts';
import { incomeOf, profit, settleAll, upkeepOf } from './phases/profit.ts';
import { takeOver } from './phases/takeover.ts';
import { orderOn, spaceOf } from './piles.ts';
import { add, cloneState, type State } from './state.ts';

export interface ProfitForecast {
  readonly seat: Seat;
  readonly income: number;
  readonly upkeep: number;
  readonly from: number;
  readonly to: number;
  /** In the new seat order; 0 is first. */
  readonly place: number;
}

/** Whether phase 7 of this round is still to come: after it, a forecast would concern loads that nobody has yet. */
export function profitToCome(view: State): boolean {
  return view.ended === null && view.phase <= PHASES.indexOf(profit);
}

/** What phase 7 would do if it happened now. */
export function profitIfNow(t: Tables, view: State): ProfitForecast[] {
  const after = cloneState(view);
  settleAll(t, after);
  const order = orderOn(after, PROFIT);
  return view.order.map((_, seat) => ({
    seat,
    income: incomeOf(view, seat),
    upkeep: upkeepOf(t, view, seat),
    from: spaceOf(view, PROFIT, seat),
    to: spaceOf(after, PROFIT, seat),
    place: order.indexOf(seat),
  }));
}

export interface LinkTerms {
  readonly cost: number;
  /** In influence of each of the two companies. */
  readonly fees: readonly [number, number];
  /** Objectors removed, each for one government influence. */
  readonly objectors: number;
  /** What the whole line would cost, without fees. */
  readonly due: number;
  /** Why the link cannot be laid, or null. */
  readonly refusal: RuleId | null;
}

/** What a link would cost this seat as the next one of its line, or as the first. */
export function linkTerms(t: Tables, view: State, seat: Seat, way: number): LinkTerms {
  const s = asBuilder(view, seat);
  const cost = at(t.cost, way >> 1);
  return {
    cost,
    fees: [companyFee(t, s, way, 0), companyFee(t, s, way, 1)],
    objectors: objectorsAt(s, at(t.to, way)),
    due: s.due + cost,
    refusal: refuseLink(t, s, seat, way),
  };
}

/** The direction in which a seat means to cross a border: from its line, or from where a line may start, so that a refusal makes sense. */
export function meantWay(t: Tables, view: State, seat: Seat, border: number): number {
  const way = 2 * border;
  return linkTerms(t, view, seat, way).refusal === 'WD-11' ? way + 1 : way;
}

/** The line on the board belongs to the builder; any other seat would start a new one. */
function asBuilder(view: State, seat: Seat): State {
  return openStep(view, seat)?.step === 'build' ? view : { ...view, line: [], due: 0 };
}

export interface Loadable {
  readonly region: number;
  readonly piece: number;
  readonly count: number;
}

/** What the seat's links give it access to, regardless of its trains. */
export function loadableNow(t: Tables, view: State, seat: Seat): Loadable[] {
  const list: Loadable[] = [];
  survey(t, view, seat);
  eachPiece(t, view, (region, piece) => {
    if (refuseLoad(t, view, region, piece) === null)
      list.push({ region, piece, count: piecesAt(t, view, region, piece) });
  });
  return list;
}

/** The same with one more of the seat's links on the board. */
export function loadableAfter(t: Tables, view: State, seat: Seat, way: number): Loadable[] {
  const after = cloneState(view);
  after.links[way >> 1] = seat;
  add(after.linkStock, seat, -1);
  return loadableNow(t, after, seat);
}

/** Only what that link would add. */
export function loadableThrough(t: Tables, view: State, seat: Seat, way: number): Loadable[] {
  const before = loadableNow(t, view, seat);
  return loadableAfter(t, view, seat, way).filter(
    ({ region, piece }) => !before.some((known) => known.region === region && known.piece === piece),
  );
}

export interface TakeoverForecast {
  /** Towns that would belong to the company. */
  readonly towns: readonly number[];
  /** Pieces that would leave the game, by kind. */
  readonly gone: readonly number[];
  /** By how much the seat's upkeep would fall. */
  readonly saved: number;
}

/** What the takeover chosen so far would do; null if no link has been chosen. */
export function takeoverIfNow(t: Tables, view: State, seat: Seat): TakeoverForecast | null {
  if (view.line.length === 0 || view.buyer === NOBODY) return null;
  const after = cloneState(view);
  takeOver(t, after, seat);
  return {
    towns: view.companies.flatMap((companies, region) => (after.companies[region] === companies ? [] : [region])),
    gone: after.gone.map((count, piece) => count - at(view.gone, piece)),
    saved: upkeepOf(t, view, seat) - upkeepOf(t, after, seat),
  };
}
