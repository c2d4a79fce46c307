/** Between rounds: the drawings are revealed, the dice rolled, and everybody draws again. */

import { at } from '@quai/engine/at.ts';
import type { Chance } from '@quai/engine/chance.ts';
import type { Tell } from '@quai/engine/contract.ts';
import { SPACES, spaceName } from './geometry.ts';
import { formatMove } from './move.ts';
import { DRAW, type State } from './state.ts';
import type { Die, Tables } from './tables.ts';

/** Every seat has ended its round (RI-13). */
export function nextRound(tables: Tables, state: State, chance: Chance, tell?: Tell): void {
  if (tell !== undefined && state.round > 0) showRound(tables, state, tell);
  if (state.round === tables.rounds) {
    state.ended = 'rounds';
    return;
  }
  state.round++;
  for (const board of state.boards) {
    board.dice = 0;
    board.crossedNow = 0;
    board.moves = [];
  }
  for (const stack of state.open) stack.push(DRAW);
  state.roll = tables.dice.map((die) => rolled(die, chance));
  tell?.({
    kind: 'rolled',
    by: null,
    round: state.round,
    dice: state.roll.map((face) => at(tables.drawings.faces, face).code),
  });
}

function rolled({ faces, counts, what }: Die, chance: Chance): number {
  const face = faces[chance.from(counts, what)];
  if (face === undefined) throw new RangeError(`${what} has no such outcome`);
  return face;
}

/** Reveals the round's drawings, seat by seat, in the order they were made. */
function showRound(tables: Tables, state: State, tell: Tell): void {
  state.boards.forEach((board, seat) => {
    const flooded: string[] = [];
    for (let space = 0; space < SPACES; space++)
      if (board.rounds[space] === state.round && board.drawn[space] === tables.flooded) flooded.push(spaceName(space));
    tell({
      kind: 'drawn',
      by: seat,
      round: state.round,
      drawings: board.moves.map((move) => formatMove(tables, move)),
      flooded,
    });
  });
}
