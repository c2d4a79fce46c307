/**
 * A seat's draft: its moves played on a world imagined from its view, free to undo and redo, until they are confirmed or a move
 * needs chance. Until then nothing leaves the player's device. Bots and browsers use the same draft.
 */

import { at } from '@quai/engine/at.ts';
import { ChanceTouched, noChance } from '@quai/engine/chance.ts';
import type { Common, Refusal, Rules, Seat } from '@quai/engine/contract.ts';
import { eachMove, openStep, play, refusal, stepOf } from '@quai/engine/play.ts';
import type { Random } from '@quai/engine/random.ts';

export interface Draft {
  readonly rules: Rules;
  readonly seat: Seat;
  /** The world before the first move, then after each move. */
  readonly worlds: readonly Common[];
  readonly moves: readonly string[];
  /** Of each move, whether it was the only one and therefore not asked for. */
  readonly forced: readonly boolean[];
  /** Undone moves; the last one is redone first. */
  readonly redo: readonly string[];
}

export function newDraft(rules: Rules, view: unknown, seat: Seat, random: Random): Draft {
  return { rules, seat, worlds: [rules.imagine(view, random)], moves: [], forced: [], redo: [] };
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
  const forced = [...draft.forced, false];
  return { kind: 'drafted', draft: { ...draft, worlds: [...draft.worlds, next], moves, forced, redo } };
}

/** The only legal move, if its step need not be asked; null if there is a choice. */
function onlyMove({ rules, seat }: Draft, now: Common): string | null {
  const open = now.ended === null ? openStep(now, seat) : undefined;
  if (open === undefined || stepOf(rules, open).asked === true) return null;
  let only: unknown = null;
  let count = 0;
  eachMove(rules, now, seat, (move) => {
    only = move;
    count++;
  });
  return count === 1 ? rules.format(only) : null;
}

/** More in a row would be a game that plays itself. */
const MOST_FORCED = 50;

/** Plays on while there is nothing to choose, up to what needs chance: that is left to the player. */
export function draftForced(draft: Draft): Draft {
  let on = draft;
  for (let n = 0; n < MOST_FORCED; n++) {
    const move = onlyMove(on, world(on));
    const next = move === null ? null : draftMove(on, move);
    if (next?.kind !== 'drafted') return on;
    on = { ...next.draft, forced: [...on.forced, true] };
  }
  return on;
}

/** How many moves the seat chose itself: those that can be undone. */
export function chosen(draft: Draft): number {
  return draft.forced.filter((forced) => !forced).length;
}

/** Whether the last move closed its step: what follows is another decision, and this one is not to be held open (`Step.closes`). */
export function closed({ rules, seat, worlds }: Draft): boolean {
  const [before, after] = worlds.slice(-2).map((state) => openStep(state, seat));
  if (before === undefined || after === undefined) return false;
  return stepOf(rules, before).closes === true && before.step !== after.step;
}

/** Whether the seat has no decision left except to confirm. */
export function complete(draft: Draft): boolean {
  return draft.moves.length > 0 && (world(draft).ended !== null || openStep(world(draft), draft.seat) === undefined);
}

/** Undoes the last move that was chosen, and all that followed from it. */
export function undoDraft(draft: Draft): Draft {
  const from = draft.forced.lastIndexOf(false);
  if (from < 0) return draft;
  return {
    ...draft,
    worlds: draft.worlds.slice(0, from + 1),
    moves: draft.moves.slice(0, from),
    forced: draft.forced.slice(0, from),
    redo: [...draft.redo, ...draft.moves.slice(from).reverse()],
  };
}

/** Replays moves from the start of the draft, after a reload in the middle of a turn, up to the first that no longer fits. */
export function redraft(draft: Draft, moves: readonly string[]): Draft {
  let again: Draft = { ...draft, worlds: draft.worlds.slice(0, 1), moves: [], forced: [], redo: [] };
  for (const text of moves) {
    const forced = onlyMove(again, world(again)) === text;
    const result = draftMove(again, text);
    if (result.kind !== 'drafted') break;
    again = { ...result.draft, forced: [...again.forced, forced] };
  }
  return again;
}
