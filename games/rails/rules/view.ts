/** What one viewer knows and may remember: BE-13, BE-22, NL-12, NL-22. */

import type { Open, Viewer } from '@quai/engine/contract.ts';
import type { Board } from './board.ts';
import { ofSeat } from './lists.ts';
import { HIDDEN } from './memory.ts';
import { type RailsState, type Redeal, TURN } from './state.ts';
import { countBits } from './tickets.ts';

export interface RailsView {
  viewer: Viewer;
  ended: string | null;
  turn: number;
  last: number;
  idle: number;
  /** The stack of each seat. That another seat is choosing how to pay is not shown. */
  open: Open[][];

  row: number[];
  pileSize: number;
  discards: number[];
  /** By seat and kind; null where the viewer may not look. */
  hands: (number[] | null)[];
  handSizes: number[];
  shown: number[][];
  /** As in the state, with HIDDEN for each card the viewer did not see. */
  past: number[][];
  fresh: number[];
  sealed: number[][];
  skips: number[][];

  tickets: (number[] | null)[];
  /** Tickets kept by each seat; 0 for others until all have chosen their first. */
  ticketCounts: number[];
  offered: (number[] | null)[];
  offeredCounts: number[];
  /** What the viewer gave back while others are still choosing. */
  back: number[];
  ticketsLeft: number;
  /** Every ticket ever given back; -1 for those given back by other seats. */
  returned: number[];
  returnedBy: number[];
  head: number;
  redeals: SeenRedeal[];
  bonuses: number[];

  owner: number[];
  pieces: number[][];
  score: number[];
}

/** A redeal as others see it: how many were kept, not which. */
export interface SeenRedeal {
  seat: number;
  from: readonly number[];
  /** How many were kept; -1 while the seat is choosing. */
  keptCount: number;
  back: number;
  /** The tickets, and which were kept as bits; null for other seats. */
  tickets: readonly number[] | null;
  kept: number | null;
}

export function view(board: Board, state: RailsState, viewer: Viewer): RailsView {
  const over = state.ended !== null;
  const choosing = state.turn < 0;
  const own = (seat: number) => seat === viewer;
  return {
    viewer,
    ended: state.ended,
    turn: state.turn,
    last: state.last,
    idle: state.idle,
    open: state.open.map((stack, seat) => (own(seat) ? stack.slice() : stack.map(seenByOthers))),
    row: state.row.slice(),
    pileSize: state.left,
    discards: state.discards.slice(),
    hands: state.hands.map((hand, seat) => (own(seat) || (over && board.handsCount) ? hand.slice() : null)),
    handSizes: state.hands.map((hand) => hand.reduce((sum, count) => sum + count, 0)),
    shown: state.shown.map((shown) => shown.slice()),
    past: state.past.map((past, seat) => (own(seat) ? past.slice() : past.map((entry) => hide(board, entry)))),
    fresh: state.fresh.slice(),
    sealed: state.sealed.map((kinds) => kinds.slice()),
    skips: state.skips.map((skip) => skip.slice()),
    tickets: state.tickets.map((tickets, seat) => (own(seat) || over ? tickets.slice() : null)),
    ticketCounts: state.tickets.map((tickets, seat) => (own(seat) || !choosing ? tickets.length : 0)),
    offered: state.offered.map((offered, seat) => (own(seat) ? offered.slice() : null)),
    offeredCounts: state.offered.map((offered) => offered.length),
    back: viewer === null ? [] : ofSeat(state.back, viewer).slice(),
    ticketsLeft: state.ticketsLeft,
    returned: state.returned.map((ticket, at) => (state.returnedBy[at] === viewer ? ticket : -1)),
    returnedBy: state.returnedBy.slice(),
    head: state.head,
    redeals: state.redeals.map((redeal) => seenRedeal(redeal, own(redeal.seat))),
    bonuses: state.bonuses.slice(),
    owner: state.owner.slice(),
    pieces: state.pieces.map((pieces) => pieces.slice()),
    score: state.score.slice(),
  };
}

function seenByOthers(open: Open): Open {
  return open.step === 'pay' ? TURN : open;
}

/** Only the kinds of cards drawn blind are secret; they are smaller than any other entry. */
function hide(board: Board, entry: number): number {
  return entry < board.kinds ? HIDDEN : entry;
}

function seenRedeal({ seat, from, kept, back, tickets }: Redeal, own: boolean): SeenRedeal {
  return {
    seat,
    from: from.slice(),
    keptCount: kept < 0 ? -1 : countBits(kept),
    back,
    tickets: own ? tickets.slice() : null,
    kept: own ? kept : null,
  };
}
