/** Turns a table saved in this browser into a room, and back. */

import { listed } from '@quai/games/list.ts';
import { openKind } from '@quai/games/open.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import { calledAfter } from '@quai/table/called.ts';
import { loadRoom, NOT_BEGUN, type Room, statusOf } from '@quai/table/room.ts';
import { ME } from './id.ts';
import { keepEdition, type Saved, savedEdition, savedTables } from './saved.ts';

/** Throws if its game, rules or figures are not available. */
export async function roomFrom(saved: Saved): Promise<Room> {
  const { id, game, rulesNumber, options, slots, seed, box } = saved;
  const opened = await openSaved(saved);
  if (!opened.ok) throw new Error(`table ${id}: ${opened.problems.join('; ')}`);
  const room: Room = {
    id,
    game,
    rulesNumber,
    rules: opened.value.rules,
    edition: opened.value.edition,
    options,
    terms: { ...DEFAULT_TERMS, hints: true },
    host: ME,
    slots,
    seed,
    ...NOT_BEGUN,
    ...(box ? { box } : {}),
  };
  return loadRoom(room, saved.entries);
}

async function openSaved({ game, rulesNumber, edition, options, slots }: Saved) {
  const data = await savedEdition(edition.hash);
  const figures = data === undefined ? edition : { ...edition, data };
  return openKind({ game, rulesNumber, edition: figures, options, seats: slots.length });
}

export function savedFrom(room: Room): Saved {
  const { id, game, rulesNumber, options, slots, seed } = room;
  const edition = { id: room.edition.id, hash: room.edition.hash };
  const entries = room.table?.entries ?? [];
  const box = room.box ? { box: room.box } : {};
  const name = calledAfter(listed(game)?.meta, room.edition.data);
  const called = name === null ? {} : { called: name };
  const status = statusOf(room);
  const kind = { id, game, rulesNumber, edition, ...called, options };
  return { ...kind, slots, seed, ...box, status, updated: Date.now(), entries };
}

/**
 * Stores the figures of every saved table that lacks them, if this site still ships them, so that a corrected edition does not
 * change games that have started. Returns the tables whose figures are no longer available.
 */
export async function pinEditions(): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const saved of await savedTables()) {
    if ((await savedEdition(saved.edition.hash)) !== undefined) continue;
    const opened = await openSaved(saved);
    if (opened.ok) await keepEdition({ hash: opened.value.edition.hash, data: opened.value.data });
    else missing.push(saved.id);
  }
  return missing;
}
