/** How far somebody is in each lesson: kept in the browser, and in the account of those who have one. */

import { createSignal } from 'solid-js';
import { recall, remember } from '../kept.ts';

/** `at` of `of` steps were reached; the last one is the short game. */
export type Progress = Readonly<{ at: number; of: number; won: boolean }>;

const KEY = 'lessons';
const ADDRESS = '/api/settings';

/** By game. */
type All = Readonly<Record<string, Progress>>;

/** `3/17`, and `17/17!` once the short game is won. */
const written = ({ at, of, won }: Progress): string => `${at}/${of}${won ? '!' : ''}`;

function read(text: unknown): Progress | null {
  const [, at, of, won] = /^(\d{1,2})\/(\d{1,2})(!?)$/.exec(String(text)) ?? [];
  return at === undefined || of === undefined ? null : { at: Number(at), of: Number(of), won: won === '!' };
}

function readAll(value: unknown): All {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([game, text]) => {
      const found = read(text);
      return found === null ? [] : [[game, found]];
    }),
  );
}

function kept(): All {
  try {
    return readAll(JSON.parse(recall(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

const [all, setAll] = createSignal(kept());

export const progressIn = (game: string): Progress | null => all()[game] ?? null;
/** All steps were seen. */
export const learned = (game: string): boolean => {
  const found = progressIn(game);
  return found !== null && found.at >= found.of;
};

const textOf = (some: All) =>
  Object.fromEntries(Object.entries(some).map(([game, progress]) => [game, written(progress)]));

/** The further of two; a lesson that has changed since counts anew. */
function further(one: Progress | undefined, other: Progress): Progress {
  if (one === undefined) return other;
  const won = one.won || other.won;
  if (one.of !== other.of) return { ...other, won };
  return { at: Math.max(one.at, other.at), of: one.of, won };
}

function merged(known: All, more: All): All {
  const next: Record<string, Progress> = { ...known };
  for (const [game, progress] of Object.entries(more)) next[game] = further(known[game], progress);
  return next;
}

function keep(next: All): boolean {
  const text = JSON.stringify(textOf(next));
  if (text === JSON.stringify(textOf(all()))) return false;
  setAll(next);
  remember(KEY, text);
  return true;
}

const signedIn = () => recall('name') !== null;

function send(): void {
  if (!signedIn()) return;
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lessons: textOf(all()) }),
  };
  void fetch(ADDRESS, init).catch(() => {});
}

/** A step of a lesson is shown. */
export function reached(game: string, at: number, of: number): void {
  if (keep(merged(all(), { [game]: { at, of, won: false } }))) send();
}

/** The short game of a lesson was won. */
export function wonShortGame(game: string): void {
  const known = progressIn(game);
  if (known !== null && keep(merged(all(), { [game]: { ...known, won: true } }))) send();
}

/** What the account knows of other devices, and the other way round. */
export async function shareProgress(): Promise<void> {
  if (!signedIn()) return;
  const answer = await fetch(ADDRESS).catch(() => null);
  if (answer?.ok !== true) return;
  const value: unknown = await answer.json().catch(() => null);
  const theirs = readAll((value as { lessons?: unknown } | null)?.lessons);
  keep(merged(theirs, all()));
  if (JSON.stringify(textOf(theirs)) !== JSON.stringify(textOf(all()))) send();
}
