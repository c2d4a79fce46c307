/** What the bots know of Wensleydale: how moves look, likely playouts, and what a position promises. */

import { blurredBest } from '@quai/bots/blurred.ts';
import type { Knowledge } from '@quai/bots/knowledge.ts';
import { moves } from '@quai/engine/play.ts';
import { amountOf, BID, bidMove, doing, type Move, subjectOf } from '../rules/moves.ts';
import { leastBid } from '../rules/phases/auction.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { looker } from './looks.ts';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/** By how many points a playout misjudges its moves, so that no two are alike. */
const BLUR = 1.2;

export function knowledgeOf(rules: WensleydaleRules, weights: Weights, outlook: Outlook): Knowledge<State, Move> {
  const t = rules.tables;
  const look = looker(t, weights);
  const looks: number[] = [];

  /** In a playout a bid is the least that will do, or one more. */
  function likely(s: State, seat: number): Move[] {
    const open = s.open[seat]!;
    if (open[open.length - 1]!.step !== 'bid') return moves(rules, s, seat);
    const bids: Move[] = [];
    for (let space = 0; space < t.minimum.length; space++) {
      if (s.bidder[space] === seat) continue;
      const least = leastBid(t, s, space);
      if (least <= s.hand[seat]!) bids.push(bidMove(space, least));
      if (least < s.hand[seat]!) bids.push(bidMove(space, least + 1));
    }
    return bids;
  }

  return {
    scale: 8,
    sharpness: 1,
    depth: outlook.depth,
    quiet: outlook.quiet,
    value(state, points) {
      for (const { seat, total } of rules.standings(state)) points[seat] = total + outlook.expects(state, seat);
    },
    look(state, seat, list, out) {
      look(state, seat, list, out);
      // Bids far above what is needed are not worth a try.
      for (let i = 0; i < list.length; i++)
        if (doing(list[i]!) === BID && excess(state, list[i]!) > 3) out[i] = Number.NEGATIVE_INFINITY;
    },
    playout(state, seat, random) {
      const list = likely(state, seat);
      if (list.length === 1) return list[0]!;
      look(state, seat, list, looks);
      return blurredBest(list, looks, BLUR, random);
    },
  };

  function excess(s: State, move: Move): number {
    return amountOf(move) - leastBid(t, s, subjectOf(move));
  }
}
