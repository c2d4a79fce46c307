/** The comparison of two worlds finds a leak wherever one is planted: in each layer, by wrapping one function of it. */

import { at } from '@quai/engine/at.ts';
import type { Rules } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { randomFrom } from '@quai/engine/random.ts';
import type { Room } from '@quai/table/room.ts';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../../../boot/serve.ts';
import { Sender } from '../../../notices/sender.ts';
import type { TableTexts } from '../../../wire/texts.ts';
import { openWorlds, people, type Staged, thinking } from './stage.ts';
import { otherWorlds } from './worlds.ts';

const VIEWER = 1;
const SETTING = { game: 'berlin', seats: 2 };
/** Who holds the other seat. */
const OTHER = at(people, 1).id;

const worlds = await openWorlds();
const back: (() => void)[] = [];
afterEach(() => {
  // Both servers share the rules: what was changed last is restored first.
  for (const restore of back.splice(0).reverse()) restore();
});

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Replaces a method of an object until the test is over. */
function replaced<T extends object, K extends keyof T>(target: T, name: K, by: (real: T[K]) => T[K]): void {
  const writable = target as Writable<T>;
  const real = target[name];
  writable[name] = by(typeof real === 'function' ? real.bind(target) : real);
  back.push(() => {
    writable[name] = real;
  });
}

/** Two worlds in which it is the viewer's turn. */
async function twoWorlds(noticed = false): Promise<Staged> {
  for (let seed = 1; seed < 50; seed++) {
    const one = await worlds.staged(SETTING, 4, seed, VIEWER);
    const [other] = otherWorlds(one.room, VIEWER, 1, randomFrom(1));
    if (other !== undefined && one.room.table?.state.open[VIEWER]?.length) return worlds.inBoth(one, other, noticed);
  }
  throw new Error('no such table');
}

type Leak = (server: Server, room: Room) => void;
const stateOf = ({ table }: Room) => hashOf(table?.state ?? null);

const leaks: readonly (readonly [layer: string, leak: Leak])[] = [
  [
    'view: with a hash of the state',
    (_server, { rules }) =>
      replaced(rules, 'view', (real) => (state, viewer) => ({
        ...(real(state, viewer) as object),
        hash: hashOf(state),
      })),
  ],
  [
    'refusal: with figures of the state',
    (_server, { rules }) => {
      for (const step of Object.values(rules.steps))
        if ('check' in step)
          replaced(step as Required<typeof step>, 'details', () => (state) => ({ hash: hashOf(state) }));
    },
  ],
  [
    'event: told to everybody with its private part',
    (_server, room) => {
      const told = room.told as Writable<Room['told'][number]>[];
      told.push({ seq: 0, event: { kind: 'dealt', by: null, all: stateOf(room) } });
      back.push(() => void told.pop());
    },
  ],
  [
    'telling: the text of another seat',
    ({ hub }) => {
      const { texts } = hub.watchers as unknown as { texts: TableTexts };
      replaced(texts, 'whole', (real) => (room, reader, now) => real(room, { ...reader, person: OTHER, as: 0 }, now));
    },
  ],
  [
    'change: to what another seat knows',
    ({ hub }) => {
      const { texts } = hub.watchers as unknown as { texts: TableTexts };
      replaced(
        texts,
        'change',
        (real) => (room, reader, before, now) => real(room, { ...reader, person: OTHER, as: 0 }, before, now),
      );
    },
  ],
  [
    'events: the earlier ones with their private part',
    ({ hub }, { id }) =>
      replaced(hub.node.rooms, 'get', (real) => async (wanted) => {
        const room = await real(wanted);
        if (room === null || room.id !== id) return room;
        return { ...room, told: [...room.told, { seq: 0, event: { kind: 'dealt', by: null, all: stateOf(room) } }] };
      }),
  ],
  [
    'replay: from the view of another seat',
    ({ hub }) =>
      replaced(hub.replays, 'position', (real) => (room, _person, _as, entry) => real(room, OTHER, 0, entry)),
  ],
  [
    'record: of a game that is not over',
    ({ node }) =>
      replaced(node, 'freshRoom', (real) => async (id) => {
        const room = await real(id);
        return room === null || room.table === null ? room : { ...room, table: { ...room.table, over: 'leak' } };
      }),
  ],
  [
    'list: with something of the log',
    ({ node }) =>
      replaced(node.store, 'tablesFor', (real) => async (person, limit) => {
        const found = await real(person, limit);
        const yours = found.yours.map(async ({ row, slots }) => {
          const name = hashOf(await node.store.entries(row.id));
          return { row, slots: slots.map((slot) => ({ ...slot, name })) };
        });
        return { ...found, yours: await Promise.all(yours) };
      }),
  ],
  [
    'hint: thought out with the state itself',
    () =>
      replaced(thinking, 'job', (real) => (room, seat) => {
        const job = real(room, seat);
        return job === null ? null : { ...job, view: room.table?.state };
      }),
  ],
];

test('without a leak nothing differs', async () => {
  expect(await worlds.difference(await twoWorlds(), VIEWER)).toBeNull();
});

test.each(leaks)('%s', async (_layer, leak) => {
  const one = await twoWorlds();
  for (const server of worlds.servers) {
    const room = await server.node.rooms.get(one.room.id);
    if (room === null) throw new Error('no table');
    leak(server, room);
  }
  expect(await worlds.difference(one, VIEWER)).not.toBeNull();
});

test('notice: with something of the state', async () => {
  const sender = Sender.prototype as unknown as {
    messageFor(person: unknown, about: { room: Room }[]): { body: string };
  };
  const real = sender.messageFor;
  sender.messageFor = function (person, about) {
    return { ...real.call(this, person, about), body: about.map(({ room }) => stateOf(room)).join() };
  };
  back.push(() => {
    sender.messageFor = real;
  });
  await twoWorlds(true);
  expect(await worlds.noticeDifference([VIEWER])).toContain('|');
});

test('a view that tells a secret leaves no two worlds that look alike', async () => {
  const one = await worlds.staged(SETTING, 4, 3, VIEWER);
  const { rules: real, table } = one.room;
  if (table === null) throw new Error('not started');
  const view = (state: never, viewer: never) => ({ ...(real.view(state, viewer) as object), hash: hashOf(state) });
  const rules: Rules = { ...real, view: view as Rules['view'] };
  expect(otherWorlds({ ...one.room, rules, table: { ...table, rules } }, VIEWER, 1, randomFrom(1))).toEqual([]);
});
