/** Between rounds: the drawings are shown, the dice are rolled, everybody draws again. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Tell } from '@quai/engine/contract.ts';
import { SPACES, spaceName } from './geometry.ts';
import { formatMove } from './move.ts';
import { DRAW, type State } from './state.ts';
import type { Tables } from './tables.ts';

/** Every seat has ended its round (RI-13). */
export function nextRound(tables: Tables, state: State, chance: Chance, tell?: Tell): void {
  if (tell !== undefined && state.round > 0) showRound(tables, state, tell);
  if (state.round === tables.rounds) {
    state.ended = 'rounds';
    return;
  }
  state.round++;
  for (let seat = 0; seat < state.boards.length; seat++) {
    const board = state.boards[seat]!;
    board.dice = 0;
    board.crossedNow = 0;
    board.moves = [];
    state.open[seat]!.push(DRAW);
  }
  for (let i = 0; i < tables.dice.length; i++) {
    const die = tables.dice[i]!;
    state.roll[i] = die.faces[chance.from(die.counts, die.what)]!;
  }
  tell?.({
    kind: 'rolled',
    by: null,
    round: state.round,
    dice: state.roll.map((face) => tables.drawings.faces[face]!.code),
  });
}

/** All drawings of the round, seat by seat, in the order in which they were made. */
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
