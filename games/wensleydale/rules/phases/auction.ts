/** Phase 3: the auction of influence. Seats must bid while they can; then the spaces are resolved in order. */

import type { RuleId, Seat, Tell } from '@quai/engine/contract.ts';
import { gain } from '../influence.ts';
import { INFLUENCES, NOBODY } from '../kinds.ts';
import { amountOf, BID, bidMove, doing, type Move, subjectOf } from '../moves.ts';
import type { Tables } from '../open.ts';
import { closeFrame, type State } from '../state.ts';
import type { Phase, WensleydaleStep } from './phase.ts';

/** WD-8. */
const BIDS_EACH = 2;

export const auction: Phase = {
  id: 'auction',
  begin(_t, s) {
    s.turn = 0;
  },
  decisions: {
    frame: { step: 'bid', args: [] },
    nextSeat(t, s, tell) {
      for (let i = 0; i < t.seats; i++) {
        const turn = (s.turn + i) % t.seats;
        const seat = s.order[turn]!;
        if (bidsOf(s, seat) >= BIDS_EACH) continue;
        if (canBid(t, s, seat)) {
          s.turn = turn;
          return seat;
        }
        tell?.({ kind: 'noBid', by: seat });
      }
      return NOBODY;
    },
  },
  end: resolve,
};

export function bidStep(t: Tables): WensleydaleStep {
  return {
    asked: true,
    closes: true,
    candidates(s, seat, _open, each) {
      for (let space = 0; space < t.minimum.length; space++)
        for (let cubes = 1; cubes <= s.hand[seat]!; cubes++) each(bidMove(space, cubes));
    },
    check: (s, seat, _open, move) => refuseBid(t, s, seat, move),
    details(s, seat, _open, move) {
      if (doing(move) !== BID) return {};
      const space = subjectOf(move);
      return { space: space + 1, need: leastBid(t, s, space), have: s.hand[seat]!, cubes: amountOf(move) };
    },
    apply(s, seat, _open, move, _chance, tell) {
      closeFrame(s, seat);
      const space = subjectOf(move);
      const cubes = amountOf(move);
      const outbid = s.bidder[space]!;
      if (outbid !== NOBODY) s.hand[outbid]! += s.bid[space]!;
      s.hand[seat]! -= cubes;
      tell?.({ kind: 'bid', by: seat, space, cubes, outbid, returned: s.bid[space] });
      s.bidder[space] = seat;
      s.bid[space] = cubes;
      s.turn = (s.turn + 1) % t.seats;
    },
    list(s, seat, _open, each) {
      for (let space = 0; space < t.minimum.length; space++) {
        if (s.bidder[space] === seat) continue;
        for (let cubes = leastBid(t, s, space); cubes <= s.hand[seat]!; cubes++) each(bidMove(space, cubes));
      }
    },
  };
}

function refuseBid(t: Tables, s: State, seat: Seat, move: Move): RuleId | null {
  if (doing(move) !== BID) return 'step';
  const space = subjectOf(move);
  if (s.bidder[space] === seat) return 'WD-31.2';
  const cubes = amountOf(move);
  return cubes < leastBid(t, s, space) || cubes > s.hand[seat]! ? 'WD-8' : null;
}

export function leastBid(t: Tables, s: State, space: number): number {
  return s.bidder[space] === NOBODY ? t.minimum[space]! : s.bid[space]! + 1;
}

export function bidsOf(s: State, seat: Seat): number {
  let bids = 0;
  for (let space = 0; space < s.bidder.length; space++) if (s.bidder[space] === seat) bids++;
  return bids;
}

/** How many discs of an influence the winner of a space receives, including the one drawn for it. */
export function discsOn(t: Tables, space: number, influence: number, drawn: number): number {
  return t.printed[space * INFLUENCES + influence]! + (drawn === influence ? 1 : 0);
}

function canBid(t: Tables, s: State, seat: Seat): boolean {
  for (let space = 0; space < t.minimum.length; space++)
    if (s.bidder[space] !== seat && leastBid(t, s, space) <= s.hand[seat]!) return true;
  return false;
}

/** WD-9: resolves space by space; discs nobody bid for go to nobody, and all of them return to the bag (WD-31.4). */
function resolve(t: Tables, s: State, tell?: Tell): void {
  for (let space = 0; space < t.minimum.length; space++) {
    const winner = s.bidder[space]!;
    const drawn = s.drawn[space]!;
    if (winner !== NOBODY) {
      tell?.({ kind: 'won', by: winner, space, cubes: s.bid[space], drawn });
      for (let influence = 0; influence < INFLUENCES; influence++)
        gain(t, s, winner, influence, discsOn(t, space, influence, drawn), tell);
      s.stock[winner]! += s.bid[space]!;
      s.bidder[space] = NOBODY;
      s.bid[space] = 0;
    }
    s.bag[drawn]!++;
    s.drawn[space] = NOBODY;
  }
}
