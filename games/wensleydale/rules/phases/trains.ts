/** Phase 6: in train order, one action each, round and round: buy a train, load a piece, or pass for good. */

import type { Open, RuleId, Seat, Tell, Work } from '@quai/engine/contract.ts';
import { anyLoad, eachPiece, freeSlots, lift, refuseLoad, trainFor } from '../goods.ts';
import { gain, influence, spend } from '../influence.ts';
import { isPassenger, LOADS, NOBODY, PIECE_NAMES, RED, STONE, TRAIN } from '../kinds.ts';
import { BUY, buyMove, doing, LOAD, loadMove, type Move, PASS, payload, pieceOf, regionOf } from '../moves.ts';
import { survey } from '../network.ts';
import type { Tables } from '../open.ts';
import type { State } from '../state.ts';
import { demand, exchangeable, FOR_TRAIN } from './pay.ts';
import type { Phase, WensleydaleStep } from './phase.ts';

/** WD-19. */
const EXCHANGE = 3;

export const trains: Phase = {
  id: 'trains',
  frame: { step: 'trains', args: [] },
  begin(_t, s) {
    s.turn = 0;
    s.passed.fill(0);
  },
  nextSeat(t, s, tell) {
    for (let i = 0; i < t.seats; i++) {
      const turn = (s.turn + i) % t.seats;
      const seat = s.trainOrder[turn]!;
      if (s.passed[seat] === 1) continue;
      if (canAct(t, s, seat)) {
        s.turn = turn;
        return seat;
      }
      // WD-31.28: nothing that others do could help it any more.
      s.passed[seat] = 1;
      tell?.({ kind: 'passed', by: seat, phase: s.phase, unable: true });
    }
    return NOBODY;
  },
};

export function trainsStep(t: Tables): WensleydaleStep {
  return {
    candidates(s, _seat, _open, each) {
      each(PASS);
      for (let train = 0; train < t.trainRow.length; train++) each(buyMove(train));
      eachPiece(t, s, (region, piece) => each(loadMove(region, piece)));
    },
    check: (s, seat, _open, move) => refuseAction(t, s, seat, move),
    details: (s, seat, _open, move) => figuresOf(t, s, seat, move),
    apply(s, seat, _open, move, _chance, tell) {
      s.open[seat]!.pop();
      s.turn = (s.turn + 1) % t.seats;
      if (doing(move) === BUY) order(t, s, seat, payload(move), tell);
      else if (doing(move) === LOAD) load(t, s, seat, regionOf(move), pieceOf(move), tell);
      else {
        s.passed[seat] = 1;
        tell?.({ kind: 'passed', by: seat, phase: s.phase, unable: false });
      }
    },
    list(s, seat, _open, each) {
      each(PASS);
      for (let train = 0; train < t.trainRow.length; train++)
        if (refuseTrain(t, s, seat, train) === null) each(buyMove(train));
      const goods = trainFor(t, s, seat, STONE) !== NOBODY;
      const passengers = trainFor(t, s, seat, RED) !== NOBODY;
      if (!goods && !passengers) return;
      survey(t, s, seat);
      eachPiece(t, s, (region, piece) => {
        if ((isPassenger(piece) ? passengers : goods) && refuseLoad(t, s, region, piece) === null)
          each(loadMove(region, piece));
      });
    },
  };
}

/** The rest of a purchase, once its exchange is paid. The frame's argument is the train. */
export function purchaseWork(t: Tables): Work<State> {
  return { run: (s, seat, open, _chance, tell) => purchase(t, s, seat, open.args[0]!, tell) };
}

function refuseAction(t: Tables, s: State, seat: Seat, move: Move): RuleId | null {
  switch (doing(move)) {
    case PASS:
      return null;
    case BUY:
      return refuseTrain(t, s, seat, payload(move));
    case LOAD:
      if (trainFor(t, s, seat, pieceOf(move)) === NOBODY) return 'WD-20';
      survey(t, s, seat);
      return refuseLoad(t, s, regionOf(move), pieceOf(move));
    default:
      return 'step';
  }
}

/** WD-18, then WD-19: what is missing must be to be had by exchange. */
function refuseTrain(t: Tables, s: State, seat: Seat, train: number): RuleId | null {
  if (s.trainOwner[train] !== NOBODY || s.locomotives[seat] === 0) return 'WD-18';
  for (let other = 0; other < t.trainRow.length; other++)
    if (s.trainOwner[other] === seat && t.trainRow[other] === t.trainRow[train]) return 'WD-18';
  return exchangeGift(missingFor(t, s, seat, train)) > exchangeable(s, seat) ? 'WD-19' : null;
}

/** Train influence that the seat lacks for the train. */
export function missingFor(t: Tables, s: State, seat: Seat, train: number): number {
  return Math.max(0, t.trainCost[train]! - influence(s, seat, TRAIN));
}

/** WD-19: what an exchange for so much train influence takes. */
export function exchangeGift(missing: number): number {
  return EXCHANGE * missing;
}

/** WD-31.28: whether there is anything but passing. */
function canAct(t: Tables, s: State, seat: Seat): boolean {
  for (let train = 0; train < t.trainRow.length; train++) if (refuseTrain(t, s, seat, train) === null) return true;
  const goods = trainFor(t, s, seat, STONE) !== NOBODY;
  const passengers = trainFor(t, s, seat, RED) !== NOBODY;
  return anyLoad(t, s, seat, goods, passengers);
}

function order(t: Tables, s: State, seat: Seat, train: number, tell?: Tell): void {
  const rest: Open = { step: 'purchase', args: [train] };
  s.open[seat]!.push(rest);
  demand(s, seat, FOR_TRAIN, exchangeGift(missingFor(t, s, seat, train)), tell);
}

/** What was exchanged arrives as train influence, and goes with the rest: the disc moves up, then down. */
function purchase(t: Tables, s: State, seat: Seat, train: number, tell?: Tell): void {
  gain(t, s, seat, TRAIN, missingFor(t, s, seat, train), tell);
  spend(s, seat, TRAIN, t.trainCost[train]!, tell);
  s.locomotives[seat]!--;
  s.trainOwner[train] = seat;
  tell?.({ kind: 'bought', by: seat, train });
}

function load(t: Tables, s: State, seat: Seat, region: number, piece: number, tell?: Tell): void {
  const train = trainFor(t, s, seat, piece);
  lift(s, region, piece);
  s.loads[train * LOADS + piece]!++;
  tell?.({ kind: 'loaded', by: seat, region, piece, train, left: freeSlots(t, s, train, piece) });
}

function figuresOf(t: Tables, s: State, seat: Seat, move: Move): Record<string, string | number> {
  if (doing(move) === BUY) {
    const train = payload(move);
    const need = exchangeGift(missingFor(t, s, seat, train));
    return { train: t.edition.trains[train]!.id, row: t.trainRow[train]!, need, have: exchangeable(s, seat) };
  }
  if (doing(move) === LOAD)
    return { region: t.edition.regions[regionOf(move)]!.name, piece: PIECE_NAMES[pieceOf(move)]! };
  return {};
}
