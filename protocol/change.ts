/** The difference between two JSON values, to send instead of the second one. docs/protocol.md describes the format. */

import { sameJson } from '@quai/engine/hash.ts';

/**
 * `[value]` is the new value, `[]` removes a key, `[from, removed, added]` replaces part of a list, and an object changes what is
 * inside an object or a list, by key or index.
 */
export type Change =
  | readonly []
  | readonly [value: unknown]
  | readonly [from: number, removed: number, added: readonly unknown[]]
  | { readonly [key: string]: Change };

type Json = Readonly<Record<string, unknown>>;

/** null if both are the same. */
export function changeBetween(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after);
  if (isObject(before) && isObject(after)) return changeOfObject(before, after);
  return [after];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ownOf = (value: Json, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

/** Most of a table stays the same after a move, so what is equal is passed over without a call or an allocation. */
function changeOfObject(before: Json, after: Json): Change | null {
  let changes: Record<string, Change> | null = null;
  // JSON leaves out what is undefined.
  for (const key of Object.keys(before))
    if (before[key] !== undefined && ownOf(after, key) === undefined) (changes ??= Object.create(null))[key] = [];
  for (const key of Object.keys(after)) {
    const value = after[key];
    const old = ownOf(before, key);
    if (value === undefined || value === old) continue;
    const change = changeBetween(old, value);
    if (change !== null) (changes ??= Object.create(null))[key] = change;
  }
  return changes;
}

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  if (before.length !== after.length) return spliceBetween(before, after);
  let changes: Record<string, Change> | null = null;
  let changed = 0;
  for (let index = 0; index < after.length; index++) {
    if (before[index] === after[index]) continue;
    const change = changeBetween(before[index], after[index]);
    if (change === null) continue;
    (changes ??= {})[index] = change;
    // Written one by one, with their numbers, most elements take more room than the whole list.
    if (++changed * 2 > after.length && typeof after[index] !== 'object') return [after];
  }
  return changes;
}

/** What is between the common beginning and the common end. */
function spliceBetween(before: readonly unknown[], after: readonly unknown[]): Change {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && sameJson(before[from], after[from])) from++;
  let end = 0;
  while (end < shorter - from && sameJson(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  if (from + end === 0) return [after];
  return [from, before.length - from - end, after.slice(from, after.length - end)];
}

/** The value after the change. Neither is altered, and what did not change is shared. Throws if the change is not for this value. */
export function withChange(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    if (change.length !== 3 || !Array.isArray(before)) throw new ChangeMismatch();
    const [from, removed, added] = change as [number, number, unknown[]];
    return [...before.slice(0, from), ...added, ...before.slice(from + removed)];
  }
  if (typeof before !== 'object' || before === null) throw new ChangeMismatch();
  if (Array.isArray(before)) {
    const after = [...before];
    for (const [index, part] of partsOf(change)) after[Number(index)] = withChange(before[Number(index)], part);
    return after;
  }
  const after = new Map<string, unknown>(Object.entries(before));
  for (const [key, part] of partsOf(change)) {
    if (Array.isArray(part) && part.length === 0) after.delete(key);
    else after.set(key, withChange(after.get(key), part));
  }
  return Object.fromEntries(after);
}

const partsOf = (change: Change) => Object.entries(change) as [key: string, part: Change][];

export class ChangeMismatch extends Error {}
