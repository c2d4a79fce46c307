/** Sentences cut at the names of places, and which entries of a log still count. */

import type { Seat } from '@quai/engine/contract.ts';
import type { Pointer } from '@quai/kit/guide.ts';
import type { TableMessage } from '@quai/protocol/messages.ts';

/** A piece of a sentence; with a place, if it is the name of one. */
export type Piece = Readonly<{ text: string; place?: string }>;

/** Cuts a sentence at the names of places, each where it first stands as a whole word. */
export function piecesOf(text: string, pointers: readonly Pointer[]): Piece[] {
  const cuts: { from: number; to: number; place: string }[] = [];
  for (const { place, name } of pointers) {
    if (name === undefined) continue;
    for (let from = text.indexOf(name); from >= 0 && name !== ''; from = text.indexOf(name, from + 1)) {
      const to = from + name.length;
      if (WORD.test(text[from - 1] ?? '') || WORD.test(text[to] ?? '')) continue;
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

/** A letter or a digit: part of a word. */
const WORD = /[\p{L}\p{N}]/u;

/** The entries that were moves and no longer count. */
export function undoneEntries(told: TableMessage['events']): Set<number> {
  const live = liveEntries(told);
  const gone = told.filter(({ seq, event }) => seq > 0 && !event.kind.startsWith('table:') && !live.has(seq));
  return new Set(gone.map(({ seq }) => seq));
}

/** The entries that are moves and still count, with who made them: undone ones are gone. */
export function liveEntries(told: TableMessage['events']): Map<number, Seat | null> {
  const live = new Map<number, Seat | null>();
  for (const { seq, event } of told) {
    if (event.kind === 'table:undo') {
      for (const entry of [...live.keys()]) if (entry >= (event.to as number)) live.delete(entry);
    } else if (!event.kind.startsWith('table:') && seq > 0 && (event.by !== null || !live.has(seq)))
      live.set(seq, live.get(seq) ?? event.by);
  }
  return live;
}

/**
 * Groups entries into turns. Where seats play one after another, a turn lasts until another seat acts; otherwise
 * every entry is one. What was undone stays apart from what counts.
 */
export function turnsOf(told: TableMessage['events'], inTurn: boolean): number[][] {
  const undone = undoneEntries(told);
  const turns: number[][] = [];
  let open: Seat | null = null;
  const entries = new Map<number, TableMessage['events'][number][]>();
  for (const one of told) entries.set(one.seq, [...(entries.get(one.seq) ?? []), one]);
  for (const [seq, events] of entries) {
    const by = seq === 0 || !inTurn ? null : (events.find(({ event }) => event.by !== null)?.event.by ?? null);
    const turn = turns.at(-1);
    const last = turn?.at(-1) ?? -1;
    if (turn && by !== null && by === open && last === seq - 1 && undone.has(last) === undone.has(seq)) turn.push(seq);
    else turns.push([seq]);
    const ends = events.some(({ event }) => event.kind.startsWith('table:') || (event.by !== null && event.by !== by));
    open = ends ? null : by;
  }
  return turns;
}

/** Who made the last move between two moments of the table, in either direction; null if nobody did. */
export function moverOf(told: TableMessage['events'], from: number, to: number): Seat | null {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return told.findLast(({ seq, event }) => seq > low && seq <= high && event.by !== null)?.event.by ?? null;
}

/** Joins sentences; a repeated one appears once, with its count. */
export function summed(sentences: readonly string[]): string {
  const times = new Map<string, number>();
  for (const sentence of sentences) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].map(([text, n]) => (n === 1 ? text : text.replace(/\.?$/, ` (×${n}).`))).join(' ');
}
