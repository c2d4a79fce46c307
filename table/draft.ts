/**
 * A seat's draft: its moves played on a world imagined from its view, free to undo and redo, until they are confirmed or a move
 * needs chance. Until then nothing leaves the player's device. Bots and browsers use the same draft.
 */

import { at } from '@quai/engine/at.ts';
import { ChanceTouched, noChance } from '@quai/engine/chance.ts';
import type { Common, Refusal, Rules, Seat } from '@quai/engine/contract.ts';
import { openStep, play, refusal } from '@quai/engine/play.ts';
import type { Random } from '@quai/engine/random.ts';

export interface Draft {
  readonly rules: Rules;
  readonly seat: Seat;
  /** The world before the first move, then after each move. */
  readonly worlds: readonly Common[];
  readonly moves: readonly string[];
  /** Undone moves; the last one is redone first. */
  readonly redo: readonly string[];
}

export function newDraft(rules: Rules, view: unknown, seat: Seat, random: Random): Draft {
  return { rules, seat, worlds: [rules.imagine(view, random)], moves: [], redo: [] };
}

export function world(draft: Draft): Common {
  return at(draft.worlds, draft.worlds.length - 1);
}

/** drafted: played here; the seat may go on or confirm. send: the last move needs the table, so send them all at once. */
export type Drafted =
  | Readonly<{ kind: 'drafted'; draft: Draft }>
  | Readonly<{ kind: 'send'; moves: readonly string[] }>
  | Readonly<{ kind: 'refused'; refusal: Refusal }>;

export function draftMove(draft: Draft, text: string): Drafted {
  const { rules, seat } = draft;
  const move = rules.parse(text);
  if (move === null) return { kind: 'refused', refusal: { rule: 'malformed', figures: {} } };
  const why = refusal(rules, world(draft), seat, move);
  if (why !== null) return { kind: 'refused', refusal: why };
  const next = rules.clone(world(draft));
  const moves = [...draft.moves, text];
  try {
    play(rules, next, seat, move, noChance);
  } catch (error) {
    if (error instanceof ChanceTouched) return { kind: 'send', moves };
    throw error;
  }
  const redo = draft.redo.at(-1) === text ? draft.redo.slice(0, -1) : [];
  return { kind: 'drafted', draft: { ...draft, worlds: [...draft.worlds, next], moves, redo } };
}

/** Whether the seat has no decision left except to confirm. */
export function complete(draft: Draft): boolean {
  return draft.moves.length > 0 && (world(draft).ended !== null || openStep(world(draft), draft.seat) === undefined);
}

export function undoDraft(draft: Draft): Draft {
  const last = draft.moves.at(-1);
  if (last === undefined) return draft;
  return { ...draft, worlds: draft.worlds.slice(0, -1), moves: draft.moves.slice(0, -1), redo: [...draft.redo, last] };
}

/** Replays moves from the start of the draft, after a reload in the middle of a turn, up to the first that no longer fits. */
export function redraft(draft: Draft, moves: readonly string[]): Draft {
  let again: Draft = { ...draft, worlds: draft.worlds.slice(0, 1), moves: [], redo: [] };
  for (const text of moves) {
    const result = draftMove(again, text);
    if (result.kind !== 'drafted') break;
    again = result.draft;
  }
  return again;
}
