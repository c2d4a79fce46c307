/** Phase 6: in train order, one action at a time until all have passed: buy a train, load a piece, or pass. */

import { at } from '@quai/engine/at.ts';
import type { RuleId, Seat, Tell, Work } from '@quai/engine/contract.ts';
import { anyLoad, eachLoad, eachPiece, freeSlots, lift, refuseLoad, trainFor } from '../goods.ts';
import { gain, influence, spend } from '../influence.ts';
import { LOADS, NOBODY, PIECE_NAMES, RED, STONE, TRAIN } from '../kinds.ts';
import { BUY, buyMove, doing, LOAD, loadMove, type Move, PASS, payload, pieceOf, regionOf } from '../moves.ts';
import { survey } from '../network.ts';
import type { Tables } from '../open.ts';
import { closeFrame, openFrame, type State } from '../state.ts';
import { demand, exchangeable, FOR_TRAIN } from './pay.ts';
import type { Phase, WensleydaleStep } from './phase.ts';

/** WD-19. */
const EXCHANGE = 3;

export const trains: Phase = {
  id: 'trains',
  begin(_t, s) {
    s.turn = 0;
    s.passed.fill(0);
  },
  decisions: {
    frame: { step: 'trains', args: [] },
    nextSeat(t, s, tell) {
      for (let i = 0; i < t.seats; i++) {
        const turn = (s.turn + i) % t.seats;
        const seat = s.trainOrder[turn]!;
        if (s.passed[seat] === 1) continue;
        if (canAct(t, s, seat)) {
          s.turn = turn;
          return seat;
        }
        // WD-31.28: nothing the others do could give it an action again.
        s.passed[seat] = 1;
        tell?.({ kind: 'passed', by: seat, phase: s.phase, unable: true });
      }
      return NOBODY;
    },
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
      closeFrame(s, seat);
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
      const rows = rowsOf(t, s, seat);
      const purse = exchangeable(s, seat);
      for (let train = 0; train < t.trainRow.length; train++)
        if (refuseTrain(t, s, seat, train, rows, purse) === null) each(buyMove(train));
      const goods = trainFor(t, s, seat, STONE) !== NOBODY;
      const passengers = trainFor(t, s, seat, RED) !== NOBODY;
      if (!goods && !passengers) return;
      survey(t, s, seat);
      eachLoad(t, s, seat, goods, passengers, (region, piece) => each(loadMove(region, piece)));
    },
  };
}

/** Completes a purchase once its exchange is paid. Frame: train. */
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

/** WD-18, then WD-19: the seat must be able to exchange for the influence it lacks. */
function refuseTrain(
  t: Tables,
  s: State,
  seat: Seat,
  train: number,
  rows = rowsOf(t, s, seat),
  purse = exchangeable(s, seat),
): RuleId | null {
  if (s.trainOwner[train] !== NOBODY || s.locomotives[seat] === 0) return 'WD-18';
  if ((rows & (1 << t.trainRow[train]!)) !== 0) return 'WD-18';
  return exchangeGift(missingFor(t, s, seat, train)) > purse ? 'WD-19' : null;
}

/** The rows from which the seat has a train, as bits. */
function rowsOf(t: Tables, s: State, seat: Seat): number {
  let rows = 0;
  for (let train = 0; train < t.trainRow.length; train++)
    if (s.trainOwner[train] === seat) rows |= 1 << t.trainRow[train]!;
  return rows;
}

/** The train influence that the seat lacks for the train. */
export function missingFor(t: Tables, s: State, seat: Seat, train: number): number {
  return Math.max(0, t.trainCost[train]! - influence(s, seat, TRAIN));
}

/** WD-19: the price of this much train influence by exchange. */
export function exchangeGift(missing: number): number {
  return EXCHANGE * missing;
}

/** WD-31.28: whether the seat can do anything but pass. */
function canAct(t: Tables, s: State, seat: Seat): boolean {
  const rows = rowsOf(t, s, seat);
  const purse = exchangeable(s, seat);
  for (let train = 0; train < t.trainRow.length; train++)
    if (refuseTrain(t, s, seat, train, rows, purse) === null) return true;
  const goods = trainFor(t, s, seat, STONE) !== NOBODY;
  const passengers = trainFor(t, s, seat, RED) !== NOBODY;
  return anyLoad(t, s, seat, goods, passengers);
}

function order(t: Tables, s: State, seat: Seat, train: number, tell?: Tell): void {
  openFrame(s, seat, { step: 'purchase', args: [train] });
  demand(s, seat, FOR_TRAIN, exchangeGift(missingFor(t, s, seat, train)), tell);
}

/** The influence gained by exchange is spent with the rest: the disc moves up, then down. */
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
    const { id, row } = at(t.edition.trains, train);
    return { train: id, row, need, have: exchangeable(s, seat) };
  }
  if (doing(move) === LOAD)
    return { region: at(t.edition.regions, regionOf(move)).name, piece: PIECE_NAMES[pieceOf(move)] };
  return {};
}
