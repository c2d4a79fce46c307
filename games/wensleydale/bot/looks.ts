/** How good a move looks before it is tried, by what it does. */

import type { Seat } from '@quai/engine/contract.ts';
import { freeSlots } from '../rules/goods.ts';
import { influence } from '../rules/influence.ts';
import {
  CHEESE,
  CUBES,
  EACH_LOAD,
  FIGURES,
  GOVERNMENT,
  GREEN,
  INFLUENCES,
  NOBODY,
  type PerLoad,
  RED,
  STONE,
  TRAIN,
} from '../rules/kinds.ts';
import {
  amountOf,
  BID,
  BUY,
  DONE,
  doing,
  LINK,
  LOAD,
  type Move,
  PAY,
  payload,
  pieceOf,
  subjectOf,
  TAKE,
  takenWay,
} from '../rules/moves.ts';
import { touches } from '../rules/network.ts';
import type { Tables } from '../rules/open.ts';
import { discsOn } from '../rules/phases/auction.ts';
import { companyFee, objectorsAt } from '../rules/phases/build.ts';
import { exchangeGift, missingFor } from '../rules/phases/trains.ts';
import type { State } from '../rules/state.ts';
import type { Weights } from './weights.ts';
import { pieceWorths, roundsLeft, withinReach } from './worth.ts';

/** A line with more links than this is seldom worth its upkeep. */
const LONG = 5;

export type Look = (s: State, seat: Seat, moves: readonly Move[], looks: number[]) => void;

/** Not computed yet. */
const UNKNOWN = -1;
const NOWHERE = -2;

export function looker(t: Tables, w: Weights): Look {
  const counts: PerLoad = [0, 0, 0, 0];
  /** For the moves judged together: what a piece of each kind is worth, and what each region opens. */
  const worths: PerLoad = [0, 0, 0, 0];
  const openings = new Float64Array(t.regions);
  /** By region: the best region to go on to, what it opens, and what the next best opens. */
  const onwardTo = new Int16Array(t.regions);
  const first = new Float64Array(t.regions);
  const second = new Float64Array(t.regions);
  const waiting = { goods: 0, passengers: 0 };
  /** The auction space judged last, and what its discs are worth. */
  let spaceJudged = NOBODY;
  let discsWorth = 0;

  return (s, seat, moves, looks) => {
    const kind = doing(moves[moves.length - 1]!);
    if (kind === LINK) {
      openings.fill(UNKNOWN);
      onwardTo.fill(UNKNOWN);
    }
    if (kind === LINK || kind === BUY || kind === LOAD) pieceWorths(t, w, s, seat, worths);
    if (kind === BUY || (kind === LOAD && moves.some((move) => doing(move) === BUY))) countWaiting(s, seat);
    spaceJudged = NOBODY;
    for (let i = 0; i < moves.length; i++) looks[i] = lookAt(s, seat, moves[i]!);
  };

  function lookAt(s: State, seat: Seat, move: Move): number {
    switch (doing(move)) {
      case BID:
        return bidLook(s, seat, subjectOf(move), amountOf(move));
      case LINK:
        return linkLook(s, seat, payload(move));
      case PAY:
        return -amountOf(move) * (subjectOf(move) === CUBES ? w.cube : w.influence[subjectOf(move)]!);
      case BUY:
        return trainLook(s, seat, payload(move));
      case LOAD:
        return w.load + worths[pieceOf(move)];
      case TAKE:
        return saleLook(s, takenWay(move));
      case DONE:
        return s.phase === 9 ? 0.2 : 0;
      default:
        return 0;
    }
  }

  /** What the discs are worth; leftover cubes are worth little. Bids for one space come one after the other. */
  function bidLook(s: State, seat: Seat, space: number, cubes: number): number {
    if (space !== spaceJudged) {
      spaceJudged = space;
      discsWorth = discsLook(s, seat, space);
    }
    return discsWorth - w.bid * w.cube * cubes;
  }

  /** More if the seat has few. */
  function discsLook(s: State, seat: Seat, space: number): number {
    let sum = 0;
    for (let kind = 0; kind < INFLUENCES; kind++) {
      const discs = discsOn(t, space, kind, s.drawn[space]!);
      const have = influence(s, seat, kind);
      const room = Math.min(discs, t.influenceMax - have);
      sum += room * w.influence[kind]! * (have > 3 ? w.plenty : kind === TRAIN && have < 2 ? w.firstTrain : 1);
    }
    return sum;
  }

  /** What the new region opens, minus what the link costs. */
  function linkLook(s: State, seat: Seat, way: number): number {
    const from = t.from[way]!;
    const to = t.to[way]!;
    if (s.line.length >= LONG) return -2;
    const fees = companyFee(t, s, way, 0) + companyFee(t, s, way, 1);
    const cost =
      w.lies +
      w.linkCube * w.cube * t.cost[way >> 1]! +
      w.fee * fees +
      w.objector * w.influence[GOVERNMENT] * objectorsAt(s, to);
    let gain = opened(s, seat, to) + onward(s, seat, to, from);
    if (s.line.length === 0 && !touches(t, s, seat, from)) gain += opened(s, seat, from);
    return gain - cost;
  }

  function opened(s: State, seat: Seat, region: number): number {
    if (openings[region] === UNKNOWN) openings[region] = openedBy(s, seat, region);
    return openings[region]!;
  }

  /** What a link to the region newly gives the seat access to. */
  function openedBy(s: State, seat: Seat, region: number): number {
    if (touches(t, s, seat, region)) return 0;
    let sum = 0;
    const late = roundsLeft(t, s) === 0;
    if (t.goods[region] === CHEESE && s.goods[region]! > 0)
      sum += Math.min(w.cheeses, s.goods[region]!) * worths[CHEESE];
    if (s.companies[region] === 0 && t.town[region] !== 0)
      for (const hill of t.quarriesBeside[region]!) sum += w.stone * s.goods[hill]! * worths[STONE];
    for (let piece = RED; piece <= GREEN; piece++)
      sum += w.passenger * s.figures[region * FIGURES + piece - RED]! * worths[piece]!;
    return (late ? w.late : w.now) * sum;
  }

  /** A little for what lies one region further on, which the line does not come from. */
  function onward(s: State, seat: Seat, region: number, before: number): number {
    if (onwardTo[region] === UNKNOWN) lookOnward(s, seat, region);
    return w.onward * (onwardTo[region] === before ? second[region]! : first[region]!);
  }

  /** Finds the best two regions one further on. */
  function lookOnward(s: State, seat: Seat, region: number): void {
    let most = 0;
    let next = NOWHERE;
    let runnerUp = 0;
    for (const way of t.waysFrom[region]!) {
      if (t.cost[way >> 1] === 0 || s.links[way >> 1] !== NOBODY) continue;
      const to = t.to[way]!;
      const opens = opened(s, seat, to);
      if (opens > most) {
        runnerUp = most;
        most = opens;
        next = to;
      } else if (opens > runnerUp && to !== next) runnerUp = opens;
    }
    onwardTo[region] = next;
    first[region] = most;
    second[region] = runnerUp;
  }

  /** What the seat could load beyond the slots it has. */
  function countWaiting(s: State, seat: Seat): void {
    withinReach(t, s, seat, counts);
    waiting.goods = counts[STONE] + counts[CHEESE];
    waiting.passengers = counts[RED] + counts[GREEN];
    for (let train = 0; train < t.trainRow.length; train++) {
      if (s.trainOwner[train] !== seat) continue;
      waiting.goods -= freeSlots(t, s, train, STONE);
      waiting.passengers -= freeSlots(t, s, train, RED);
    }
  }

  /** Slots for waiting pieces, minus the influence it costs. */
  function trainLook(s: State, seat: Seat, train: number): number {
    const used =
      Math.max(0, Math.min(t.goodsSlots[train]!, waiting.goods)) +
      Math.max(0, Math.min(t.passengerSlots[train]!, waiting.passengers));
    const missing = missingFor(t, s, seat, train);
    const cost = w.trainCost * (t.trainCost[train]! - missing) + w.exchange * exchangeGift(missing);
    let mean = 0;
    for (const piece of EACH_LOAD) mean += worths[piece] / EACH_LOAD.length;
    return w.slot * used * mean - cost - (used === 0 ? w.empty : 0);
  }

  /** A link once sold costs nothing more, but what could be loaded there next round is lost. */
  function saleLook(s: State, way: number): number {
    const to = t.to[way]!;
    const lost =
      roundsLeft(t, s) === 0 ? 0 : w.sold * (s.goods[to]! + s.figures[to * FIGURES]! + s.figures[to * FIGURES + 1]!);
    return w.sale - lost;
  }
}
