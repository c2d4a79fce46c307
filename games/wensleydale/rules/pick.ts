/** Picks a legal move for playouts, all equally likely. */

import type { Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import { bidMove, type Move, payMove } from './moves.ts';
import type { Tables } from './open.ts';
import { leastBid } from './phases/auction.ts';
import { leastOf, mostOf, sourceOf } from './phases/pay.ts';
import type { WensleydaleStep } from './phases/phase.ts';
import type { State } from './state.ts';

export type Pick = (s: State, seat: Seat, random: Random) => Move;

export function picker(t: Tables, steps: Readonly<Record<string, WensleydaleStep>>): Pick {
  const { found } = t.scratch;
  const collect = (move: Move) => {
    found.push(move);
  };
  return (s, seat, random) => {
    const stack = s.open[seat]!;
    const open = stack[stack.length - 1]!;
    if (open.step === 'bid') return pickBid(t, s, seat, random);
    if (open.step === 'pay') {
      const least = leastOf(s, seat, open);
      return payMove(sourceOf(open), least + random.below(mostOf(s, seat, open) - least + 1));
    }
    found.length = 0;
    steps[open.step]!.list!(s, seat, open, collect);
    return found[random.below(found.length)]!;
  };
}

/** Counts the bids a seat may make and picks one of them, without listing the others. */
function pickBid(t: Tables, s: State, seat: Seat, random: Random): Move {
  const hand = s.hand[seat]!;
  let count = 0;
  for (let space = 0; space < t.minimum.length; space++) count += choices(t, s, seat, space, hand);
  let left = random.below(count);
  let space = 0;
  for (; left >= choices(t, s, seat, space, hand); space++) left -= choices(t, s, seat, space, hand);
  return bidMove(space, leastBid(t, s, space) + left);
}

function choices(t: Tables, s: State, seat: Seat, space: number, hand: number): number {
  return s.bidder[space] === seat ? 0 : Math.max(0, hand - leastBid(t, s, space) + 1);
}
