/** What happened, in sentences whose words point to places on the board. */

import type { GameEvent, Seat } from '@quai/engine/contract.ts';
import { logRule } from '@quai/engine/words.ts';
import type { TableMessage } from '@quai/protocol/messages.ts';
import { type Accessor, createMemo } from 'solid-js';
import { filled, t } from '../text/text.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { TableState } from './state.ts';

export interface Sentence {
  readonly seq: number;
  readonly by: Seat | null;
  readonly text: string;
  /** The same in fewer words, without what is in parentheses. */
  readonly brief: string;
  readonly pieces: readonly Piece[];
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
  return { seq, by: event.by, text, brief, pieces: piecesOf(text, pointers), places, rule };
}

/** The same, followed: a sentence is made once, and stays the same thing while names and language do. */
export function createSentences(state: TableState): Accessor<readonly Sentence[]> {
  let known = new Map<Told, Sentence | null>();
  let madeFor: readonly unknown[] = [];
  return createMemo(() => {
    const names = state.message()!.seats.map((seat) => seat.name);
    const now = [state.opened(), ...names];
    if (now.some((part, index) => part !== madeFor[index])) known = new Map();
    madeFor = now;
    return state.told().flatMap((told) => {
      const before = known.get(told);
      const sentence = before === undefined ? sentenceOf(state, told) : before;
      known.set(told, sentence);
      return sentence ?? [];
    });
  });
}
