/** Tables kept in this browser (IndexedDB). */

import type { Options } from '@quai/engine/contract.ts';
import type { Entry } from '@quai/table/entry.ts';
import type { Slot } from '@quai/table/room.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface Saved {
  readonly id: string;
  readonly game: string;
  readonly rulesNumber: number;
  readonly edition: Readonly<{ id: string; hash: string; data?: unknown }>;
  readonly options: Options;
  readonly slots: readonly Slot[];
  readonly seed: string;
  /** Typed in from a real box. */
  readonly box?: true;
  readonly status: string;
  readonly updated: number;
  readonly entries: readonly Entry[];
}

interface Schema extends DBSchema {
  tables: { key: string; value: Saved };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('quai', 1, { upgrade: (db) => void db.createObjectStore('tables', { keyPath: 'id' }) });
  return opened;
}

export async function savedTables(): Promise<Saved[]> {
  const all = await (await database()).getAll('tables');
  return all.sort((a, b) => b.updated - a.updated);
}

export async function savedTable(id: string): Promise<Saved | undefined> {
  return (await database()).get('tables', id);
}

/** Keeps a table unless another page kept a longer log of it meanwhile; false then. */
export async function keepTable(saved: Saved, entriesBefore: number): Promise<boolean> {
  const transaction = (await database()).transaction('tables', 'readwrite');
  const old = await transaction.store.get(saved.id);
  const first = (old?.entries.length ?? 0) === entriesBefore;
  if (first) await transaction.store.put(saved);
  await transaction.done;
  return first;
}

export async function forgetTable(id: string): Promise<void> {
  await (await database()).delete('tables', id);
}
