/** What happened, in sentences whose words point to places on the board. */

import type { GameEvent, Seat } from '@quai/engine/contract.ts';
import type { Pointer } from '../kit/guide.ts';
import { filled, t } from '../text/text.ts';
import type { TableState } from './state.ts';

/** A piece of a sentence; with a place, if it is the name of one. */
export type Piece = Readonly<{ text: string; place?: string }>;

export interface Sentence {
  readonly seq: number;
  readonly by: Seat | null;
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly places: readonly string[];
  /** The rule it is about, if the game says so. */
  readonly rule: string | undefined;
}

/** The events of the table as sentences, oldest first; those not worth a line are left out. */
export function sentencesOf(state: TableState): Sentence[] {
  const names = (seat: number) => state.message()!.seats[seat]!.name;
  const { rules, words, guide } = state.opened()!;
  return state.told().flatMap(({ seq, event: told }) => {
    const event = told as GameEvent;
    const own = t().events[event.kind];
    const name = event.by === null ? '' : names(event.by);
    const text = own === undefined ? words.event(event, names) : filled(own, { name });
    if (text === null) return [];
    const pointers = own === undefined ? (guide?.event(rules, words, event) ?? []) : [];
    const places = pointers.map(({ place }) => place);
    const rule = guide?.logRules?.[event.kind];
    return [{ seq, by: event.by, text, pieces: piecesOf(text, pointers), places, rule }];
  });
}

/** Cuts a sentence at the names of places, each where it first stands as a whole word. */
export function piecesOf(text: string, pointers: readonly Pointer[]): Piece[] {
  const cuts: { from: number; to: number; place: string }[] = [];
  for (const { place, name } of pointers) {
    if (name === undefined) continue;
    for (const found of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu'))) {
      const [from, to] = [found.index, found.index + name.length];
      if (cuts.some((cut) => from < cut.to && to > cut.from)) continue;
      cuts.push({ from, to, place });
      break;
    }
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, place } of cuts.sort((a, b) => a.from - b.from)) {
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({ text: text.slice(from, to), place });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The entries that are moves and still count, with who made them: undone ones are gone. */
export function liveEntries(told: TableState['told'] extends () => infer T ? T : never): Map<number, Seat | null> {
  const live = new Map<number, Seat | null>();
  for (const { seq, event } of told) {
    if (event.kind === 'table:undo') {
      for (const entry of [...live.keys()]) if (entry >= (event.to as number)) live.delete(entry);
    } else if (!event.kind.startsWith('table:') && seq > 0 && (event.by !== null || !live.has(seq)))
      live.set(seq, live.get(seq) ?? event.by);
  }
  return live;
}
