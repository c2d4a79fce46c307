/** What the bots know about Wensleydale: how moves look, plausible playouts, and what a position promises. */

import { blurredBest } from '@quai/bots/blurred.ts';
import type { Knowledge } from '@quai/bots/knowledge.ts';
import { decisionOf, moves } from '@quai/engine/play.ts';
import { amountOf, BID, bidMove, doing, type Move, subjectOf } from '../rules/moves.ts';
import { leastBid } from '../rules/phases/auction.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import { totalOf } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { looker } from './looks.ts';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/** The noise in a playout's judgement of moves, in points, so that no two playouts are alike. */
const BLUR = 1.2;

export function knowledgeOf(rules: WensleydaleRules, weights: Weights, outlook: Outlook): Knowledge<State, Move> {
  const t = rules.tables;
  const look = looker(t, weights);
  const looks: number[] = [];

  /** In a playout a bid is the lowest possible, or one more. */
  function likely(s: State, seat: number): Move[] {
    if (decisionOf(s, seat).step !== 'bid') return moves(rules, s, seat);
    const hand = s.hand[seat]!;
    const bids: Move[] = [];
    for (let space = 0; space < t.minimum.length; space++) {
      if (s.bidder[space] === seat) continue;
      const least = leastBid(t, s, space);
      if (least <= hand) bids.push(bidMove(space, least));
      if (least < hand) bids.push(bidMove(space, least + 1));
    }
    return bids;
  }

  return {
    scale: 8,
    sharpness: 1,
    open: true,
    depth: outlook.depth,
    quiet: outlook.quiet,
    value(state, points) {
      for (let seat = 0; seat < t.seats; seat++) points[seat] = totalOf(t, state, seat) + outlook.expects(state, seat);
    },
    look(state, seat, list, out) {
      look(state, seat, list, out);
      // Bids far above what is needed are not worth trying.
      list.forEach((move, i) => {
        if (doing(move) === BID && excess(state, move) > 3) out[i] = Number.NEGATIVE_INFINITY;
      });
    },
    playout(state, seat, random) {
      const list = likely(state, seat);
      const [first] = list;
      if (first !== undefined && list.length === 1) return first;
      look(state, seat, list, looks);
      return blurredBest(list, looks, BLUR, random);
    },
  };

  function excess(s: State, move: Move): number {
    return amountOf(move) - leastBid(t, s, subjectOf(move));
  }
}
