/** Tables stored in this browser (IndexedDB), and the editions they are played with, once each. */

import type { Options } from '@quai/engine/contract.ts';
import type { Said } from '@quai/engine/meta.ts';
import type { Entry } from '@quai/table/entry.ts';
import type { Slot } from '@quai/table/room.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface Saved {
  readonly id: string;
  readonly game: string;
  readonly rulesNumber: number;
  /** Its figures are among the stored editions, by hash. */
  readonly edition: Readonly<{ id: string; hash: string }>;
  /** The name of the edition, if the table is called by it. */
  readonly called?: Said;
  readonly options: Options;
  readonly slots: readonly Slot[];
  readonly seed: string;
  /** Typed in from a real box. */
  readonly box?: true;
  readonly status: string;
  readonly updated: number;
  readonly entries: readonly Entry[];
}

export type KeptEdition = Readonly<{ hash: string; data: unknown }>;

interface Schema extends DBSchema {
  tables: { key: string; value: Saved };
  editions: { key: string; value: KeptEdition };
}

/** Version 1 stored custom editions inside the table, and shipped ones not at all. */
type SavedV1 = Saved & Readonly<{ edition: Readonly<{ data?: unknown }> }>;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('quai', 2, {
    async upgrade(db, version, _to, transaction) {
      const editions = db.createObjectStore('editions', { keyPath: 'hash' });
      if (version === 0) return void db.createObjectStore('tables', { keyPath: 'id' });
      const tables = transaction.objectStore('tables');
      for (const saved of (await tables.getAll()) as SavedV1[]) {
        const { id, hash, data } = saved.edition;
        if (data === undefined) continue;
        await editions.put({ hash, data });
        await tables.put({ ...saved, edition: { id, hash } });
      }
    },
  });
  return opened;
}

export async function savedTables(): Promise<Saved[]> {
  const all = await (await database()).getAll('tables');
  return all.sort((a, b) => b.updated - a.updated);
}

export async function savedTable(id: string): Promise<Saved | undefined> {
  return (await database()).get('tables', id);
}

/** The figures of an edition; undefined if they are not stored here. */
export async function savedEdition(hash: string): Promise<unknown> {
  return (await (await database()).get('editions', hash))?.data;
}

export async function keepEdition(edition: KeptEdition): Promise<void> {
  await (await database()).put('editions', edition);
}

/** Whether there is a table whose figures are not stored, as in version 1. */
export async function lacksFigures(): Promise<boolean> {
  const db = await database();
  const hashes = new Set(await db.getAllKeys('editions'));
  return (await db.getAll('tables')).some(({ edition }) => !hashes.has(edition.hash));
}

/** Stores a table; false if another page has stored a longer log of it meanwhile. */
export async function keepTable(saved: Saved, entriesBefore: number): Promise<boolean> {
  const transaction = (await database()).transaction('tables', 'readwrite');
  const old = await transaction.store.get(saved.id);
  const first = (old?.entries.length ?? 0) === entriesBefore;
  if (first) await transaction.store.put(saved);
  await transaction.done;
  return first;
}

/** Deletes a table, and its edition if no other table needs it. */
export async function forgetTable(id: string): Promise<void> {
  const transaction = (await database()).transaction(['tables', 'editions'], 'readwrite');
  const tables = transaction.objectStore('tables');
  const gone = await tables.get(id);
  await tables.delete(id);
  const left = await tables.getAll();
  if (gone !== undefined && !left.some(({ edition }) => edition.hash === gone.edition.hash))
    await transaction.objectStore('editions').delete(gone.edition.hash);
  await transaction.done;
}
