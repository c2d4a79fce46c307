/**
 * The rooms of this process. One change at a time for each table; kept first, told after. A room that is not in memory comes
 * back from its log.
 */

import { randomBytes } from 'node:crypto';
import type { Refusal } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { listed } from '@quai/games/list.ts';
import { readOptions } from '@quai/table/record.ts';
import { FREE, type Handled, loadRoom, type Room, type Slot, statusOf } from '@quai/table/room.ts';
import type { Store, StoredTable } from './store.ts';

/** Rooms kept in memory; the longest unused goes first. */
const MOST_ROOMS = 1000;
/** How often a change is tried again when another one was first. */
const TRIES = 5;

type Kept = { room: Room; version: number };
type Listener = (room: Room) => void;
/** What makes a change from the room as it is. */
export type Work = (room: Room) => Handled;

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly edition: string | null;
  /** A bot for each seat that is not for people. */
  readonly bots: readonly (string | null)[];
}

export class Rooms {
  private readonly store: Store;
  private readonly kept = new Map<string, Kept>();
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly listeners: Listener[] = [];

  constructor(store: Store) {
    this.store = store;
  }

  /** Hears of every room that has changed, after the change is safe. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  async create(
    host: string,
    wanted: NewTable,
    now: number,
  ): Promise<{ ok: true; id: string } | { ok: false; problems: readonly string[] }> {
    const game = await listed(wanted.game)?.load();
    if (game === undefined) return { ok: false, problems: [`there is no game ${wanted.game}`] };
    const { min, max } = game.seats;
    if (wanted.seats < min || wanted.seats > max)
      return { ok: false, problems: [`${game.id} has ${min} to ${max} seats`] };
    const options = readOptions(game, wanted.options);
    if (!options.ok) return options;
    const editionId = wanted.edition ?? Object.keys(game.editions)[0];
    if (editionId === undefined || !Object.hasOwn(game.editions, editionId))
      return { ok: false, problems: [`there is no edition ${editionId}`] };
    const id = randomBytes(9).toString('base64url');
    const slots = Array.from({ length: wanted.seats }, (_, seat): Slot => {
      const bot = wanted.bots[seat] ?? null;
      return bot === null ? FREE : { person: null, name: `${bot} ${seat + 1}`, bot, contribution: '' };
    });
    await this.store.addTable(
      {
        id,
        game: game.id,
        rules_number: game.rulesNumber,
        edition_id: editionId,
        edition_hash: hashOf(game.editions[editionId]),
        edition_data: null,
        options: JSON.stringify(options.value),
        host,
        seed: randomBytes(32).toString('hex'),
        status: 'open',
        version: 0,
        created: now,
        updated: now,
      },
      slots,
    );
    return { ok: true, id };
  }

  async get(id: string): Promise<Room | null> {
    return (await this.find(id))?.room ?? null;
  }

  /** Makes a change: on the room as it is now, kept, then told. */
  change(id: string, work: Work, now: number): Promise<Handled> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const mine = before.then(() => this.changeNow(id, work, now));
    const settled = mine.catch(() => {});
    this.queues.set(id, settled);
    settled.then(() => {
      if (this.queues.get(id) === settled) this.queues.delete(id);
    });
    return mine;
  }

  private async changeNow(id: string, work: Work, now: number): Promise<Handled> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const found = await this.find(id);
      if (found === null) return { ok: false, refusal: gone };
      const handled = work(found.room);
      if (!handled.ok || handled.room === found.room) return handled;
      const { room, entries } = handled;
      const kept = await this.store.change(id, found.version, {
        status: statusOf(room),
        updated: now,
        slots: room.slots === found.room.slots ? null : room.slots,
        entries,
        seq: found.room.table?.entries.length ?? 0,
      });
      if (kept) {
        this.keep(id, { room, version: found.version + 1 });
        for (const listener of this.listeners) listener(room);
        return handled;
      }
      this.kept.delete(id);
    }
    throw new Error(`table ${id}: somebody else was first ${TRIES} times`);
  }

  private async find(id: string): Promise<Kept | null> {
    const here = this.kept.get(id);
    if (here !== undefined) {
      this.keep(id, here);
      return here;
    }
    const stored = await this.store.table(id);
    if (stored === null) return null;
    const room = loadRoom(await emptyRoom(stored), await this.store.entries(id));
    const found = { room, version: stored.row.version };
    this.keep(id, found);
    return found;
  }

  /** Puts a room last in the order of use. */
  private keep(id: string, kept: Kept): void {
    this.kept.delete(id);
    this.kept.set(id, kept);
    if (this.kept.size > MOST_ROOMS) this.kept.delete(this.kept.keys().next().value!);
  }
}

const gone: Refusal = { rule: 'table:gone', figures: {} };

/** A stored table before its first entry. */
async function emptyRoom({ row, slots }: StoredTable): Promise<Room> {
  const game = await listed(row.game)?.load();
  if (game === undefined) throw new Error(`table ${row.id} is of the game ${row.game}, which this site does not have`);
  const raw = row.edition_data === null ? game.editions[row.edition_id] : JSON.parse(row.edition_data);
  const edition = game.readEdition(raw);
  if (!edition.ok) throw new Error(`table ${row.id}: ${edition.problems.join('; ')}`);
  const options = JSON.parse(row.options) as Record<string, string>;
  return {
    id: row.id,
    game: row.game,
    rulesNumber: row.rules_number,
    rules: game.open(edition.value, options, slots.length),
    edition: { id: row.edition_id, hash: row.edition_hash, ...(row.edition_data === null ? {} : { data: raw }) },
    options,
    host: row.host,
    slots,
    seed: row.seed,
    table: null,
    told: [],
  };
}
