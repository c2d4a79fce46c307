/** What happened, in sentences whose words point to places on the board. */

import type { GameEvent, Seat } from '@quai/engine/contract.ts';
import { logRule } from '@quai/engine/words.ts';
import type { TableMessage } from '@quai/protocol/messages.ts';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, runWithOwner } from 'solid-js';
import { filled, t } from '../text/text.ts';
import { afterPaint } from './afterpaint.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { TableState } from './state.ts';

export interface Sentence {
  readonly seq: number;
  readonly event: GameEvent;
  readonly by: Seat | null;
  readonly text: string;
  /** The same in fewer words, without what is in parentheses. */
  readonly brief: string;
  readonly pieces: readonly Piece[];
  readonly briefPieces: readonly Piece[];
  readonly places: readonly string[];
  /** The rule it is about, if the game says so. */
  readonly rule: string | undefined;
}

type Told = TableMessage['events'][number];

/** The events of the table as sentences, oldest first; those not worth a line are left out. */
export function sentencesOf(state: TableState): Sentence[] {
  return state.told().flatMap((told) => sentenceOf(state, told) ?? []);
}

function sentenceOf(state: TableState, { seq, event: told }: Told): Sentence | null {
  const names = (seat: number) => state.message()!.seats[seat]!.name;
  const { rules, words, guide } = state.opened()!;
  const event = told as GameEvent;
  const own = t().events[event.kind];
  const name = event.by === null ? '' : names(event.by);
  const text = own === undefined ? words.event(event, names) : filled(own, { name });
  if (text === null) return null;
  const pointers = own === undefined ? (guide?.event(rules, words, event) ?? []) : [];
  const places = pointers.map(({ place }) => place);
  // Entry 0 sets the table up.
  const rule = logRule(guide?.logRules ?? {}, event, seq === 0);
  const brief = (own === undefined ? words.brief?.(event, names) : null) ?? text.replace(/\s\([^()]*\)/g, '');
  const [pieces, briefPieces] = [piecesOf(text, pointers), piecesOf(brief, pointers)];
  return { seq, event, by: event.by, text, brief, pieces, briefPieces, places, rule };
}

/** The sentences that say most about a turn: what was done on the board; without that, what a player did. */
export function essential(list: readonly Sentence[]): readonly Sentence[] {
  const own = list.filter(({ by, brief }) => by !== null && brief !== '');
  const placed = own.filter(({ places }) => places.length > 0);
  return placed.length > 0 ? placed : own;
}

const made = new WeakMap<TableState, Accessor<readonly Sentence[]>>();

/**
 * The same, followed: a sentence is made once, and stays the same thing while names and language do. They come after the board has
 * shown what they tell.
 */
export function createSentences(state: TableState): Accessor<readonly Sentence[]> {
  const shared = made.get(state) ?? runWithOwner(state.owner, () => followed(state));
  if (shared === undefined) throw new Error('the table is gone');
  made.set(state, shared);
  return shared;
}

function followed(state: TableState): Accessor<readonly Sentence[]> {
  const [told, setTold] = createSignal(state.told());
  createEffect(
    on(
      state.told,
      (now) => {
        // The first ones exist from the beginning.
        if (told().length === 0) setTold(now);
        else onCleanup(afterPaint(() => setTold(now)));
      },
      { defer: true },
    ),
  );
  let known = new Map<Told, Sentence | null>();
  let madeFor: readonly unknown[] = [];
  return createMemo(() => {
    const names = state.message()!.seats.map((seat) => seat.name);
    const now = [state.opened(), ...names];
    if (now.some((part, index) => part !== madeFor[index])) known = new Map();
    madeFor = now;
    return told().flatMap((event) => {
      const before = known.get(event);
      const sentence = before === undefined ? sentenceOf(state, event) : before;
      known.set(event, sentence);
      return sentence ?? [];
    });
  });
}
