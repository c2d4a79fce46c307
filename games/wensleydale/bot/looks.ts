/** How good a move of Wensleydale looks before it is tried, step by step. */

import type { Seat } from '@quai/engine/contract.ts';
import { freeSlots } from '../rules/goods.ts';
import { influence } from '../rules/influence.ts';
import { CHEESE, CUBES, FIGURES, GOVERNMENT, GREEN, INFLUENCES, NOBODY, RED, STONE, TRAIN } from '../rules/kinds.ts';
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
import { discsOn, type Tables } from '../rules/open.ts';
import { companyFee, objectorsAt } from '../rules/phases/build.ts';
import { exchangeGift, missingFor } from '../rules/phases/trains.ts';
import type { State } from '../rules/state.ts';
import { CUBE, INFLUENCE, PIECES, pieceWorth, roundsLeft, withinReach } from './worth.ts';

/** A link costs its upkeep, and a point at the end unless it is sold. */
const LINK_LIES = 0.9;
/** What a train of the right size is worth for each piece that waits for it. */
const PER_SLOT = 0.85;
/** More links than this in one line are seldom worth their upkeep. */
const LONG = 5;

export type Look = (s: State, seat: Seat, moves: readonly Move[], looks: number[]) => void;

export function looker(t: Tables): Look {
  const counts = [0, 0, 0, 0];

  return (s, seat, moves, looks) => {
    const kind = doing(moves[moves.length - 1]!);
    if (kind === BUY || kind === LOAD || (kind !== BID && s.phase === 6)) withinReach(t, s, seat, counts);
    for (let i = 0; i < moves.length; i++) looks[i] = lookAt(s, seat, moves[i]!);
  };

  function lookAt(s: State, seat: Seat, move: Move): number {
    switch (doing(move)) {
      case BID:
        return bidLook(s, seat, subjectOf(move), amountOf(move));
      case LINK:
        return linkLook(s, seat, payload(move));
      case PAY:
        return -amountOf(move) * (subjectOf(move) === CUBES ? CUBE : INFLUENCE[subjectOf(move)]!);
      case BUY:
        return trainLook(s, seat, payload(move));
      case LOAD:
        return 1 + pieceWorth(t, s, seat, pieceOf(move));
      case TAKE:
        return saleLook(s, takenWay(move));
      case DONE:
        return s.phase === 9 ? 0.2 : 0;
      default:
        return 0;
    }
  }

  /** What the discs are worth, the more the fewer one has; cubes that are left are worth little. */
  function bidLook(s: State, seat: Seat, space: number, cubes: number): number {
    let sum = 0;
    for (let kind = 0; kind < INFLUENCES; kind++) {
      const discs = discsOn(t, space, kind, s.drawn[space]!);
      const have = influence(s, seat, kind);
      const room = Math.min(discs, t.influenceMax - have);
      sum += room * INFLUENCE[kind]! * (have > 3 ? 0.6 : kind === TRAIN && have < 2 ? 1.4 : 1);
    }
    return sum - 1.4 * CUBE * cubes;
  }

  /** What the new region opens, less what the link costs. */
  function linkLook(s: State, seat: Seat, way: number): number {
    const from = t.from[way]!;
    const to = t.to[way]!;
    if (s.line.length >= LONG) return -2;
    const fees = companyFee(t, s, way, 0) + companyFee(t, s, way, 1);
    const cost =
      LINK_LIES + CUBE * 1.3 * t.cost[way >> 1]! + 0.6 * fees + INFLUENCE[GOVERNMENT]! * 0.7 * objectorsAt(s, to);
    let gain = opened(s, seat, to) + onward(s, seat, to, from);
    if (s.line.length === 0 && !touches(t, s, seat, from)) gain += opened(s, seat, from);
    return gain - cost;
  }

  /** What a link to the region gives access to that the seat has not had. */
  function opened(s: State, seat: Seat, region: number): number {
    if (touches(t, s, seat, region)) return 0;
    let sum = 0;
    const late = roundsLeft(t, s) === 0;
    if (t.goods[region] === CHEESE && s.goods[region]! > 0)
      sum += Math.min(2, s.goods[region]!) * pieceWorth(t, s, seat, CHEESE);
    if (s.companies[region] === 0 && t.town[region] !== 0)
      for (const hill of t.quarriesBeside[region]!) sum += 0.8 * s.goods[hill]! * pieceWorth(t, s, seat, STONE);
    for (let piece = RED; piece <= GREEN; piece++)
      sum += 0.6 * s.figures[region * FIGURES + piece - RED]! * pieceWorth(t, s, seat, piece);
    return (late ? 0.6 : 0.7) * sum;
  }

  /** A little for what lies one region further. */
  function onward(s: State, seat: Seat, region: number, before: number): number {
    let best = 0;
    for (const way of t.waysFrom[region]!) {
      const next = t.to[way]!;
      if (next === before || t.cost[way >> 1] === 0 || s.links[way >> 1] !== NOBODY) continue;
      best = Math.max(best, opened(s, seat, next));
    }
    return 0.3 * best;
  }

  /** Slots for what waits, less the influence. */
  function trainLook(s: State, seat: Seat, train: number): number {
    let goods = counts[STONE]! + counts[CHEESE]!;
    let passengers = counts[RED]! + counts[GREEN]!;
    for (let other = 0; other < t.trainRow.length; other++) {
      if (s.trainOwner[other] !== seat) continue;
      goods -= freeSlots(t, s, other, STONE);
      passengers -= freeSlots(t, s, other, RED);
    }
    const used =
      Math.max(0, Math.min(t.goodsSlots[train]!, goods)) + Math.max(0, Math.min(t.passengerSlots[train]!, passengers));
    const missing = missingFor(t, s, seat, train);
    const cost = 0.35 * (t.trainCost[train]! - missing) + 0.35 * exchangeGift(missing);
    let mean = 0;
    for (const piece of PIECES) mean += pieceWorth(t, s, seat, piece) / PIECES.length;
    return PER_SLOT * used * mean - cost - (used === 0 ? 2 : 0);
  }

  /** A link that is sold costs nothing any more; what could be loaded there next round is lost. */
  function saleLook(s: State, way: number): number {
    const to = t.to[way]!;
    const lost =
      roundsLeft(t, s) === 0 ? 0 : 0.25 * (s.goods[to]! + s.figures[to * FIGURES]! + s.figures[to * FIGURES + 1]!);
    return 1.1 - lost;
  }
}
