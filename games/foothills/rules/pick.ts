/** Picks a legal move for playouts, without listing them all where that would be slow. */

import type { Seat, Step } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import { cardRefusal } from './cards.ts';
import { type Move, move, SLOT } from './moves.ts';
import { SLOTS, type State } from './state.ts';
import type { Steps, Tables } from './tables.ts';

export function picker(t: Tables, steps: Steps): (s: State, seat: Seat, random: Random) => Move {
  const found: Move[] = [];
  let count = 0;
  const note = (m: Move) => {
    found[count++] = m;
  };
  return (s, seat, random) => {
    const stack = s.open[seat]!;
    const open = stack[stack.length - 1]!;
    if (open.step === 'card') return pickCard(t, s, seat, random);
    const step = steps[open.step] as Step<State, Move>;
    count = 0;
    step.candidates(s, seat, open, note);
    // Sampled without replacement until one is legal: legal moves are equally likely, and few are checked.
    for (;;) {
      const at = random.below(count);
      const m = found[at]!;
      if (step.check(s, seat, open, m) === null) return m;
      found[at] = found[--count]!;
    }
  };
}

function pickCard(t: Tables, s: State, seat: Seat, random: Random): Move {
  for (;;) {
    const slot = random.below(SLOTS);
    if (cardRefusal(t, s, seat, slot) === null) return move(SLOT, slot);
  }
}
