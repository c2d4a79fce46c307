/** How a node learns what another one did: by news, and by asking the store. Two nodes on one store, in memory. */

import { sit } from '@quai/table/seating.ts';
import { startedRoom } from '@quai/table/test/rooms.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ANN,
  BOB,
  type Heard,
  newTableOn,
  type Quiet,
  quietNode,
  roomOn,
  storeInMemory,
  subscriber,
} from '../support/memory.ts';

const sql = await storeInMemory();
const at = 1000;

let here: Quiet;
let there: Quiet;
beforeEach(() => {
  here = quietNode(sql, 2);
  there = quietNode(sql);
});
afterEach(() => void vi.restoreAllMocks());

/** Ann or Bob sits down, on this node. */
async function sitOn(where: Quiet, table: string, person: typeof ANN, seat: number): Promise<void> {
  const handled = await where.node.rooms.change(
    table,
    (room) => sit(room, person.id, person.name, seat, '0a', undefined, at),
    at,
  );
  expect(handled.ok).toBe(true);
}

async function watching(table: string, person: string | null = null, where = here): Promise<Heard> {
  const one = subscriber(person);
  where.hub.watchers.watch(one, await roomOn(where, table), {}, -1, at);
  where.hub.watchers.openChat(one, table);
  one.sent.length = 0;
  return one;
}

const say = (where: Quiet, table: string, body: string, { id, name }: typeof ANN = ANN) =>
  where.node.chat.say({ table_id: table, person_id: id, seat: 0, name, body, at });
const names = ({ sent }: Heard) =>
  sent.flatMap((reply) => (reply.type === 'table' ? [reply.seats.map(({ name }) => name).join()] : []));
const lines = ({ sent }: Heard) =>
  sent.flatMap((reply) => (reply.type === 'chat' ? [reply.lines.map(({ text }) => text)] : []));

/** Loads other tables until this one is no longer in memory. */
async function evict(table: string): Promise<void> {
  while (here.node.rooms.versionOf(table) !== undefined) await roomOn(here, await newTableOn(here));
}

/** What the hub does every few seconds. */
function chores({ node, hub }: Quiet) {
  const every = vi.spyOn(node, 'every').mockImplementation(() => {});
  hub.start();
  const [[pollWait, poll], [presentWait, tellPresent]] = every.mock.calls as [
    Parameters<typeof node.every>,
    Parameters<typeof node.every>,
  ];
  return { pollWait, poll, presentWait, tellPresent };
}

test('the limits are those of the settings', () => {
  const { limits } = quietNode(sql, 1, { messagesPerAddress: 1, socketsPerAddress: 1 }).hub;
  limits.opened('here');
  expect([limits.mayOpen('here'), limits.mayOpen('there')]).toEqual([false, true]);
  const taken = Array.from({ length: 11 }, () => limits.take('here', at));
  expect(taken.lastIndexOf(true)).toBe(9);
});

describe('what happens on this node', () => {
  test('is told to those who watch here', async () => {
    const table = await newTableOn(here);
    const eve = await watching(table);
    const elsewhere = await watching(await newTableOn(here));
    await sitOn(here, table, ANN, 0);
    expect([names(eve), names(elsewhere)]).toEqual([['Ann,'], []]);
  });

  test('chat and its removal, too', async () => {
    const table = await newTableOn(here);
    await sitOn(here, table, ANN, 0);
    const ann = await watching(table, 'ann');
    await say(here, table, 'hello');
    const line = await here.node.chat.line(table, 0);
    if (line !== null) await here.node.chat.remove(line);
    expect(lines(ann)).toEqual([['hello'], ['']]);
  });
});

describe('news of a table', () => {
  test('that is in memory: it is read again, and told', async () => {
    const table = await newTableOn(there);
    const eve = await watching(table);
    await sitOn(there, table, BOB, 1);
    expect(names(eve)).toEqual([]);
    await here.hear({ table, version: 1, at });
    expect(names(eve)).toEqual([',Bob']);
  });

  test('that is known: nothing is read', async () => {
    const table = await newTableOn(here);
    await watching(table);
    await sitOn(here, table, ANN, 0);
    const read = vi.spyOn(here.node.store, 'tableFrom');
    await here.hear({ table, version: 1, at });
    await here.hear({ table, version: 0, at });
    expect(read).not.toHaveBeenCalled();
  });

  test('that is no longer in memory, but watched: it is read and told, once', async () => {
    const table = await newTableOn(there);
    const eve = await watching(table);
    await evict(table);
    await sitOn(there, table, BOB, 0);
    await here.hear({ table, version: 1, at });
    expect(names(eve)).toEqual(['Bob,']);
    await evict(table);
    const read = vi.spyOn(here.node.store, 'tableFrom');
    await here.hear({ table, version: 1, at });
    expect(read).not.toHaveBeenCalled();
  });

  test('that has changed again since: later news of that tell nothing new', async () => {
    const table = await newTableOn(there);
    const eve = await watching(table);
    await evict(table);
    await sitOn(there, table, BOB, 0);
    await sitOn(there, table, ANN, 1);
    await here.hear({ table, version: 1, at });
    expect(names(eve)).toEqual(['Bob,Ann']);
    await evict(table);
    await here.hear({ table, version: 2, at });
    expect(names(eve)).toHaveLength(1);
  });

  test('that was made a moment ago is version 0', async () => {
    const table = await newTableOn(there);
    const eve = await watching(table);
    await evict(table);
    await here.hear({ table, version: 0, at });
    expect(names(eve)).toEqual([',']);
  });

  test('that nobody here watches or has in memory: nothing is read', async () => {
    const table = await newTableOn(there);
    const read = vi.spyOn(here.node.store, 'tableFrom');
    await here.hear({ table, version: 1, at });
    expect(read).not.toHaveBeenCalled();
  });

  test('that is gone from the store', async () => {
    const eve = subscriber();
    here.hub.watchers.watch(eve, { ...startedRoom(2), id: 'gone' }, {}, -1, at);
    await here.hear({ table: 'gone', version: 1, at });
    const read = vi.spyOn(here.node.store, 'tableFrom');
    await here.hear({ table: 'gone', line: 1, at });
    expect(eve.sent).toHaveLength(1);
    expect(read).not.toHaveBeenCalled();
  });

  test('news of a person are not about tables', async () => {
    const asked = vi.spyOn(here.node.rooms, 'versionOf');
    await here.hear({ person: 'ann', at });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('news of chat', () => {
  async function seated(): Promise<{ table: string; ann: Heard }> {
    const table = await newTableOn(there);
    await sitOn(there, table, ANN, 0);
    return { table, ann: await watching(table, 'ann') };
  }

  test('are told to the seats, each line once', async () => {
    const { table, ann } = await seated();
    for (const body of ['one', 'two']) await say(there, table, body);
    await here.hear({ table, line: 1, at });
    await here.hear({ table, line: 0, at });
    await here.hear({ table, line: 1, at });
    await say(there, table, 'three');
    await here.hear({ table, line: 2, at });
    expect(lines(ann)).toEqual([['one', 'two'], ['three']]);
  });

  test('read no more than is news', async () => {
    const { table } = await seated();
    const since = vi.spyOn(here.node.chat, 'since');
    await here.hear({ table, line: 30, at });
    await here.hear({ table, line: 30, at });
    await here.hear({ table, line: 33, at });
    await here.hear({ table: 'nowhere', line: 5, at });
    // What was sent before the first word is not known.
    expect(since.mock.calls).toEqual([
      [table, 10],
      [table, 30],
    ]);
  });

  test('a line that was removed loses its text here', async () => {
    const { table, ann } = await seated();
    await say(there, table, 'one');
    await here.hear({ table, removed: 0, at });
    await here.hear({ table, removed: 7, at });
    expect(lines(ann)).toEqual([['']]);
    const read = vi.spyOn(here.node.chat, 'line');
    await here.hear({ table: 'nowhere', removed: 0, at });
    expect(read).not.toHaveBeenCalled();
  });

  test('whoever left their seat on the other node before reads none of it here', async () => {
    for (const kind of ['line', 'removed'] as const) {
      const { table, ann } = await seated();
      await there.node.rooms.change(
        table,
        (room) => ({
          ok: true,
          room: { ...room, slots: room.slots.map((slot) => ({ ...slot, person: null })) },
          entries: [],
        }),
        at,
      );
      await say(there, table, 'secret', BOB);
      await here.hear(kind === 'line' ? { table, line: 0, at } : { table, removed: 0, at });
      expect(lines(ann), kind).toEqual([]);
    }
  });
});

describe('asking the store', () => {
  test('is done more often without the bus', () => {
    const { pollWait, presentWait } = chores(here);
    expect(pollWait()).toBe(3000);
    here.node.health.set({ bus: false });
    expect(pollWait()).toBe(1000);
    expect(presentWait()).toBe(2000);
  });

  test('finds what the bus lost, and counts it', async () => {
    const { poll } = chores(here);
    const [known, missed] = [await newTableOn(there), await newTableOn(there)];
    const [one, two] = [await watching(known), await watching(missed)];
    await sitOn(there, missed, BOB, 0);
    const healed = vi.spyOn(here.node.metrics.healed, 'inc');
    await poll();
    await poll();
    expect([names(one), names(two)]).toEqual([[], ['Bob,']]);
    expect(healed).toHaveBeenCalledOnce();
  });

  test('finds lines of chat', async () => {
    const { poll } = chores(here);
    const table = await newTableOn(there);
    await sitOn(there, table, ANN, 0);
    const ann = await watching(table, 'ann');
    await say(there, table, 'one');
    await poll();
    await poll();
    expect(lines(ann)).toEqual([['one']]);
  });

  test('asks for as many tables as one query can name', async () => {
    const { poll } = chores(here);
    const eve = subscriber();
    const room = startedRoom(2);
    for (let n = 0; n < 501; n++) here.hub.watchers.watch(eve, { ...room, id: `t${n}` }, {}, -1, at);
    const versions = vi.spyOn(here.node.store, 'versions');
    const latest = vi.spyOn(here.node.chat, 'latest');
    await poll();
    for (const { mock } of [versions, latest])
      expect(mock.calls.map(([ids]) => [ids.length, ids[0]])).toEqual([
        [500, 't0'],
        [1, 't500'],
      ]);
  });

  test('asks for nothing if nobody watches', async () => {
    const { poll } = chores(here);
    const versions = vi.spyOn(here.node.store, 'versions');
    await poll();
    expect(versions).not.toHaveBeenCalled();
  });

  test('forgets what was told of tables that nobody watches any more', async () => {
    const { poll } = chores(here);
    const table = await newTableOn(here);
    const kept = await newTableOn(here);
    const eve = await watching(table);
    await watching(kept);
    await sitOn(here, table, ANN, 0);
    await here.hear({ table, line: 30, at });
    await here.hear({ table: kept, line: 30, at });
    here.hub.watchers.unwatch(eve, table, at);
    await poll();
    await evict(table);
    const [read, since] = [vi.spyOn(here.node.store, 'tableFrom'), vi.spyOn(here.node.chat, 'since')];
    here.hub.watchers.watch(eve, { ...startedRoom(2), id: table }, {}, -1, at);
    await here.hear({ table, version: 1, at });
    expect(read).toHaveBeenCalledOnce();
    await here.hear({ table, line: 31, at });
    await here.hear({ table: kept, line: 31, at });
    expect(since.mock.calls).toEqual([
      [table, 11],
      [kept, 30],
    ]);
  });

  test('those who are present are told', async () => {
    const { tellPresent } = chores(here);
    const table = await newTableOn(here);
    await sitOn(here, table, ANN, 0);
    const eve = await watching(table);
    here.node.presence.looks('ann', table, {}, Date.now());
    await here.node.presence.flush();
    await tellPresent();
    expect(eve.sent).toEqual([{ type: 'present', table, seats: [0] }]);
  });
});
