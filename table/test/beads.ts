/**
 * Beads, a tiny game with turns of several moves: a seat strings beads of its choice (r, g), draws one (d), ends its turn (e),
 * or cuts the string (x), which ends the table in the middle of a turn.
 */

import { at } from '@quai/engine/at.ts';
import type { Common, Game, Rules, Seat, Step } from '@quai/engine/contract.ts';
import { cloneOpen } from '@quai/engine/play.ts';

export interface Beads extends Common {
  /** The beads of each seat, in order. */
  strings: string[];
  turn: Seat;
  /** Red and green beads that are left to draw. */
  bag: number[];
}

type BeadMove = 'r' | 'g' | 'd' | 'e' | 'x';
const MOVES: readonly string[] = ['r', 'g', 'd', 'e', 'x'];
const OPEN = { step: 'bead', args: [] };

const bead: Step<Beads, BeadMove> = {
  candidates(_state, _seat, _open, each) {
    for (const move of MOVES) each(move as BeadMove);
  },
  check: (state, seat, _open, move) => (move === 'e' && at(state.strings, seat) === '' ? 'BD-1' : null),
  apply(state, seat, _open, move, chance, tell) {
    if (move === 'e') at(state.open, seat).pop();
    else if (move === 'x') state.ended = 'cut';
    else {
      const drawn = move === 'd' ? chance.from(state.bag, 'bead') : null;
      if (drawn !== null) state.bag[drawn]!--;
      const colour = drawn === null ? move : at(['r', 'g'], drawn);
      state.strings[seat] += colour;
      tell?.({ kind: 'strung', by: seat, colour });
    }
  },
};

export const beads = (seats: number): Rules<Beads, BeadMove, Beads> => {
  const clone = (state: Beads): Beads => ({
    ...state,
    open: cloneOpen(state.open),
    strings: state.strings.slice(),
    bag: state.bag.slice(),
  });
  return {
    seats,
    setup: () => ({
      open: Array.from({ length: seats }, () => []),
      ended: null,
      strings: Array.from({ length: seats }, () => ''),
      turn: seats - 1,
      bag: [2, 2],
    }),
    steps: { bead },
    next(state) {
      state.turn = (state.turn + 1) % seats;
      at(state.open, state.turn).push(OPEN);
    },
    view: clone,
    imagine: clone,
    standings: (state) =>
      state.strings.map((string, seat) => ({
        seat,
        total: string.length,
        rank: 1,
        lines: [{ id: 'beads', points: 0 }],
      })),
    clone,
    format: (move) => move,
    parse: (text) => (MOVES.includes(text) ? (text as BeadMove) : null),
  };
};

export const beadsGame: Game = {
  id: 'beads',
  rulesNumber: 3,
  seats: { min: 2, max: 3 },
  options: [{ id: 'knots', values: ['none', 'many'] }],
  editions: { wood: { id: 'wood' }, glass: { id: 'glass' } },
  readEdition: (raw) => ({ ok: true, value: raw }),
  open: (_edition, _options, seats) => beads(seats),
  words: () => {
    throw new Error('beads has no texts');
  },
};
