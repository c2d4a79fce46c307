/**
 * Somebody at a puzzle: a table state like any other, but the answer is judged instead of played on. By first moves, the first
 * legal choice is the answer; otherwise the whole turn is, once it is sent.
 */

import type { Puzzle } from '@quai/engine/puzzle.ts';
import { answer as playTurn } from '@quai/table/lesson.ts';
import { pointsOf, starsFor, worthOf } from '@quai/table/puzzle.ts';
import type { Room } from '@quai/table/room.ts';
import { createSignal, onCleanup } from 'solid-js';
import { createTableState, type TableState } from '../table/state.ts';
import { lessonLink } from '../tutorial/link.ts';

/** What was answered: a move, or a whole turn; its worth in points, if the expert weighed it. */
export type Given = Readonly<{ moves: readonly string[]; value: number | undefined; stars: number }>;

export function createPuzzleSitting(room: Room, puzzle: Puzzle, answered: (given: Given) => void) {
  const { seat } = puzzle.position;
  const [given, setGiven] = createSignal<Given | null>(null);
  const [shown, setShown] = createSignal(false);
  const judge = (moves: readonly string[], value: number | undefined) => {
    const now = { moves, value, stars: starsFor(puzzle, value) };
    setGiven(now);
    answered(now);
  };
  const link = lessonLink(room, (before, moves) => {
    const after = playTurn(before, seat, { say: '', rules: [] }, moves);
    if (after.ok) judge(moves, pointsOf(after.room, seat));
    return after;
  });
  const table = createTableState(link, room.id, { everyStep: true });
  // Nobody will continue this draft.
  onCleanup(() => {
    if (table.draft() !== null) table.redraft([]);
  });

  function first(move: string, otherwise: () => void): void {
    if (table.choosing()?.moves.includes(move) === true) judge([move], worthOf(puzzle, move));
    else otherwise();
  }
  const gated: TableState =
    puzzle.turn === true
      ? table
      : {
          ...table,
          choose: (move) => first(move, () => table.choose(move)),
          redraft: (list) => first(list[0] ?? '', () => table.redraft(list)),
          choosing: (() => (given() === null ? table.choosing() : null)) as TableState['choosing'],
        };
  return {
    table: gated,
    given,
    /** The solution is on view. */
    shown,
    show() {
      setShown(true);
      // A whole turn is drawn on the board, all but its end.
      if (puzzle.turn === true && table.draft() !== null)
        table.redraft(puzzle.answers[0]?.moves.split(' ').slice(0, -1) ?? []);
    },
  };
}

export type PuzzleSitting = ReturnType<typeof createPuzzleSitting>;
