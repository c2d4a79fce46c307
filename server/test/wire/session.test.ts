/** What one connection may ask for, and what it is then sent. A node in memory, no sockets. */

import { randomFrom } from '@quai/engine/random.ts';
import { type Reply, ReplySchema, type Request, RequestSchema } from '@quai/protocol/messages.ts';
import { DEFAULT_TERMS, type Terms } from '@quai/protocol/terms.ts';
import { resignIn } from '@quai/table/room.ts';
import { randomTurn } from '@quai/table/test/randomturn.ts';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Person } from '../../store/store.ts';
import { Session } from '../../wire/session.ts';
import { ANN, BOB, newTableOn, quietNode, roomOn, storeInMemory } from '../support/memory.ts';

const quiet = quietNode(await storeInMemory());
const { node, hub } = quiet;
afterEach(() => void vi.restoreAllMocks());
const EVE: Person = { id: 'eve', name: 'Eve' };
const at = 1000;

type Body = { readonly type: Request['type'] } & Readonly<Record<string, unknown>>;

/** Somebody's connection: what they ask, and what they were sent besides answers. */
function connection(person: Person | null) {
  const sent: Reply[] = [];
  const session = new Session(
    hub,
    person,
    '10.0.0.1',
    (text) => void sent.push(v.parse(ReplySchema, JSON.parse(text))),
  );
  const ask = (table: string, body: Body) => session.handle(v.parse(RequestSchema, { id: 7, table, ...body }), at);
  const kinds = () => sent.map(({ type }) => type);
  const lines = () => sent.flatMap((reply) => (reply.type === 'chat' ? [reply.lines.map(({ text }) => text)] : []));
  return { session, sent, ask, kinds, lines };
}
type Connection = ReturnType<typeof connection>;

const OK = { type: 'answer', id: 7, ok: true };
const no = (rule: string) => ({ type: 'answer', id: 7, ok: false, refusal: { rule, figures: {} } });
const sit = (one: Connection, table: string, seat: number) => one.ask(table, { type: 'sit', seat, contribution: '0a' });

/** Ann and Bob at their table, before or after its start; each watches unless told otherwise. */
async function seated(terms: Partial<Terms> = {}, started = true) {
  const table = await newTableOn(quiet, { ...DEFAULT_TERMS, ...terms });
  const [ann, bob] = [connection(ANN), connection(BOB)];
  await sit(ann, table, 0);
  await sit(bob, table, 1);
  if (started) await ann.ask(table, { type: 'start' });
  return { table, ann, bob };
}

const end = (table: string) => node.rooms.change(table, (room) => resignIn(room, 0, 'regular', at), at);

describe('who may ask', () => {
  test('without a name: to watch and to look back, no more', async () => {
    const { table } = await seated();
    const nobody = connection(null);
    expect(await nobody.ask(table, { type: 'watch' })).toEqual(OK);
    expect(await nobody.ask(table, { type: 'replay', at: 0 })).toMatchObject(OK);
    expect(await nobody.ask(table, { type: 'unwatch' })).toEqual(OK);
    for (const body of [
      { type: 'say', text: 'hello' },
      { type: 'mute', seat: 0, on: true },
      { type: 'look', on: true },
      { type: 'rematch' },
      { type: 'resign', seat: 0 },
    ] as const)
      expect(await nobody.ask(table, body)).toEqual(no('table:no-name'));
  });

  test('whoever is suspended watches', async () => {
    const { table } = await seated();
    const ann = connection({ ...ANN, suspended: true });
    expect(await ann.ask(table, { type: 'watch' })).toEqual(OK);
    expect(await ann.ask(table, { type: 'say', text: 'hello' })).toEqual(no('table:suspended'));
    expect(await connection({ ...ANN, suspended: false }).ask(table, { type: 'say', text: 'hello' })).toEqual(OK);
  });
});

describe('watching', () => {
  test('a table that is gone, or that has no spectators', async () => {
    expect(await connection(ANN).ask('nowhere', { type: 'watch' })).toEqual(no('table:gone'));
    const { table, ann } = await seated({ spectators: false });
    const eve = connection(EVE);
    expect(await eve.ask(table, { type: 'watch' })).toEqual(no('table:no-spectators'));
    expect(eve.sent).toEqual([]);
    expect(await ann.ask(table, { type: 'watch' })).toEqual(OK);
  });

  test('begins after the last entry known, which may be more than there are', async () => {
    const { table } = await seated();
    const first = async (have?: number) => {
      const eve = connection(EVE);
      await eve.ask(table, { type: 'watch', ...(have === undefined ? {} : { have }) });
      return eve.sent[0];
    };
    expect(await first()).toMatchObject({ type: 'table', table, from: 0, as: null });
    expect(await first(0)).toMatchObject({ from: 1 });
    expect(await first(99)).toMatchObject({ from: 1 });
    const waiting = await newTableOn(quiet);
    const eve = connection(EVE);
    await eve.ask(waiting, { type: 'watch', have: 5 });
    expect(eve.sent[0]).toMatchObject({ from: 0 });
  });

  test('from a seat of one’s own', async () => {
    const table = await newTableOn(quiet);
    const ann = connection(ANN);
    for (const seat of [0, 1]) await sit(ann, table, seat);
    await ann.ask(table, { type: 'start' });
    await ann.ask(table, { type: 'watch', as: 1 });
    expect(ann.sent[0]).toMatchObject({ as: 1 });
  });

  test('twenty tables, and no more', async () => {
    const eve = connection(EVE);
    const tables = await Promise.all(Array.from({ length: 21 }, () => newTableOn(quiet)));
    const answers = [];
    for (const table of tables) answers.push(await eve.ask(table, { type: 'watch' }));
    expect(answers.slice(-2)).toEqual([OK, no('table:too-many')]);
    const [first = '', last = ''] = [tables[0], tables.at(-1)];
    // Those that are watched can be asked for again.
    expect(await eve.ask(first, { type: 'watch' })).toEqual(OK);
    await eve.ask(first, { type: 'unwatch' });
    expect(await eve.ask(last, { type: 'watch' })).toEqual(OK);
  });

  test('ends when it is asked to, or with the connection', async () => {
    const { table, ann, bob } = await seated();
    for (const one of [ann, bob]) await one.ask(table, { type: 'watch' });
    const left = vi.spyOn(node.presence, 'left');
    await ann.ask(table, { type: 'unwatch' });
    bob.session.end(true);
    expect(left.mock.calls.map(([person, where, , lost]) => [person, where, lost])).toEqual([
      ['ann', table, false],
      ['bob', table, true],
    ]);
    expect(hub.watchers.has(table)).toBe(false);
  });

  test('does not begin for a connection that ended meanwhile', async () => {
    const { table } = await seated();
    const [ann, looks] = [connection(ANN), vi.spyOn(node.presence, 'looks')];
    const asked = ann.ask(table, { type: 'watch' });
    ann.session.end(true);
    expect(await asked).toEqual(OK);
    expect([hub.watchers.has(table), ann.sent, looks.mock.calls.length]).toEqual([false, [], 0]);
  });

  test('ends in the middle of its beginning', async () => {
    const { table } = await seated();
    const ann = connection(ANN);
    vi.spyOn(node.chat, 'mutedBy').mockImplementationOnce(async () => {
      ann.session.end(true);
      return new Set();
    });
    expect(await ann.ask(table, { type: 'watch' })).toEqual(OK);
    expect([hub.watchers.has(table), ann.kinds()]).toEqual([false, ['table']]);
  });

  test('tells everybody anew who is present', async () => {
    const { table, ann } = await seated();
    await ann.ask(table, { type: 'watch' });
    await node.presence.flush();
    await hub.present.tell(Date.now());
    const bob = connection(BOB);
    await bob.ask(table, { type: 'watch' });
    await node.presence.flush();
    await hub.present.tell(Date.now());
    const eve = connection(EVE);
    await eve.ask(table, { type: 'watch' });
    await hub.present.tell(Date.now());
    const present = ({ sent }: Connection) => sent.flatMap((reply) => (reply.type === 'present' ? [reply.seats] : []));
    expect([present(ann), present(bob), present(eve)]).toEqual([
      [[0], [0, 1], [0, 1]],
      [
        [0, 1],
        [0, 1],
      ],
      [[0, 1]],
    ]);
  });
});

describe('looking', () => {
  test('whoever watches a table of theirs looks at it, until they say otherwise', async () => {
    const { table, ann } = await seated();
    const [looks, left] = [vi.spyOn(node.presence, 'looks'), vi.spyOn(node.presence, 'left')];
    await ann.ask(table, { type: 'watch' });
    expect(looks).toHaveBeenCalledOnce();
    expect(await ann.ask(table, { type: 'look', on: false })).toEqual(OK);
    expect(left).toHaveBeenCalledOnce();
    expect(await ann.ask(table, { type: 'look', on: true })).toEqual(OK);
    expect(looks).toHaveBeenCalledTimes(2);
  });

  test('whoever only watches does not', async () => {
    const { table } = await seated();
    const looks = vi.spyOn(node.presence, 'looks');
    await connection(EVE).ask(table, { type: 'watch' });
    await connection(null).ask(table, { type: 'watch' });
    expect(looks).not.toHaveBeenCalled();
  });

  test('whoever sits down at a table they watch looks at it, and reads what was said', async () => {
    const { table, ann } = await seated({}, false);
    await ann.ask(table, { type: 'say', text: 'hello' });
    await connection(BOB).ask(table, { type: 'stand', seat: 1 });
    const looks = vi.spyOn(node.presence, 'looks');
    const [eve, away] = [connection(EVE), connection(EVE)];
    await eve.ask(table, { type: 'watch' });
    expect(eve.lines()).toEqual([]);
    await sit(eve, table, 1);
    expect(looks).toHaveBeenCalledOnce();
    expect(eve.lines()).toEqual([['hello']]);
    // Another page of theirs that does not watch is left alone.
    await eve.ask(table, { type: 'stand', seat: 1 });
    await sit(away, table, 1);
    expect([away.sent, looks.mock.calls.length]).toEqual([[], 1]);
  });
});

describe('looking back', () => {
  test('shows the position after an entry, as one knew it', async () => {
    const { table, ann } = await seated();
    const back = await ann.ask(table, { type: 'replay', at: 0 });
    expect(back).toMatchObject({ ...OK, now: { acting: [0, 1], moves: [], over: null } });
    expect(await ann.ask(table, { type: 'replay', at: 1 })).toEqual(no('table:no-entry'));
    expect(await ann.ask('nowhere', { type: 'replay', at: 0 })).toEqual(no('table:gone'));
  });

  test('from any seat once the table is over', async () => {
    const { table, bob } = await seated();
    await end(table);
    const back = await bob.ask(table, { type: 'replay', at: 0, as: 0 });
    expect(back).toMatchObject({ ok: true, now: { view: { viewer: 0 } } });
  });

  test('not for whoever may not watch', async () => {
    const { table } = await seated({ spectators: false });
    expect(await connection(EVE).ask(table, { type: 'replay', at: 0 })).toEqual(no('table:no-spectators'));
  });

  test('not faster than the limits allow, or than it can be done', async () => {
    const { table, ann } = await seated();
    vi.spyOn(hub.replays, 'position').mockResolvedValueOnce('busy');
    expect(await ann.ask(table, { type: 'replay', at: 0 })).toEqual(no('table:too-fast'));
    const take = vi.spyOn(hub.limits, 'takeReplay').mockReturnValueOnce(false);
    expect(await ann.ask(table, { type: 'replay', at: 0 })).toEqual(no('table:too-fast'));
    expect(take).toHaveBeenCalledWith('ann', '10.0.0.1', at);
  });
});

describe('changes', () => {
  test('are answered with the number of entries, or with why not', async () => {
    const table = await newTableOn(quiet);
    const ann = connection(ANN);
    expect(await sit(ann, table, 0)).toEqual({ ...OK, seq: 0 });
    expect(await ann.ask(table, { type: 'start', fill: 'random' })).toEqual({ ...OK, seq: 1 });
    expect(await sit(connection(BOB), table, 1)).toEqual(no('table:started'));
    expect(await ann.ask('nowhere', { type: 'resign', seat: 0 })).toEqual(no('table:gone'));
  });

  test('moves are counted and timed, and nothing else is', async () => {
    const { table, ann } = await seated();
    const moves = vi.spyOn(node.metrics.moves, 'inc');
    const stop = vi.fn(() => 0);
    const timer = vi.spyOn(node.metrics.moveTime, 'startTimer').mockReturnValue(stop);
    expect(await ann.ask(table, { type: 'resign', seat: 1 })).toEqual(no('table:not-yours'));
    expect(timer).not.toHaveBeenCalled();
    expect(await ann.ask(table, { type: 'play', seat: 0, since: 0, moves: ['nonsense'] })).toMatchObject({ ok: false });
    expect([timer.mock.calls.length, stop.mock.calls.length, moves.mock.calls.length]).toEqual([1, 1, 0]);
    const { table: state, rules } = await roomOn(quiet, table);
    const view = state === null ? null : rules.view(state.state, 0);
    const list = randomTurn(rules, view, 0, randomFrom(1));
    expect(await ann.ask(table, { type: 'play', seat: 0, since: 0, moves: [...list] })).toEqual({ ...OK, seq: 2 });
    expect(moves.mock.calls).toEqual([[{ game: 'railroad-ink' }]]);
    expect(await ann.ask(table, { type: 'resign', seat: 0 })).toMatchObject({ ok: true });
    expect([timer.mock.calls.length, stop.mock.calls.length, moves.mock.calls.length]).toEqual([2, 2, 1]);
  });

  test('a rematch is another table', async () => {
    const { table, ann } = await seated();
    expect(await ann.ask(table, { type: 'rematch' })).toEqual(no('table:not-over'));
    await end(table);
    const made = await ann.ask(table, { type: 'rematch' });
    expect(made).toEqual({ ...OK, table: (await roomOn(quiet, table)).rematch });
  });
});

describe('chat', () => {
  test('is for the seats', async () => {
    const { table, ann, bob } = await seated();
    const eve = connection(EVE);
    for (const one of [ann, bob, eve]) await one.ask(table, { type: 'watch' });
    expect(await ann.ask(table, { type: 'say', text: ' hello\n there ' })).toEqual(OK);
    expect(await eve.ask(table, { type: 'say', text: 'hello' })).toEqual(no('table:not-yours'));
    expect([ann.lines(), bob.lines(), eve.lines()]).toEqual([[['hello there']], [['hello there']], []]);
    expect(bob.sent.at(-1)).toMatchObject({ lines: [{ n: 0, seat: 0, name: 'Ann', at }] });
    expect(await ann.ask(table, { type: 'say', text: '\n\t' })).toEqual(no('malformed'));
    expect(await ann.ask('nowhere', { type: 'say', text: 'hello' })).toEqual(no('table:gone'));
  });

  test('is said from the seat, under the name that one sat down with', async () => {
    const { table, ann } = await seated();
    await ann.ask(table, { type: 'watch' });
    await connection({ ...BOB, name: 'Robert' }).ask(table, { type: 'say', text: 'hello' });
    expect(ann.sent.at(-1)).toMatchObject({ lines: [{ seat: 1, name: 'Bob' }] });
  });

  test('is read from where it was left, and once for each table', async () => {
    const { table, ann, bob } = await seated();
    await ann.ask(table, { type: 'say', text: 'one' });
    const muted = vi.spyOn(node.chat, 'mutedBy');
    await bob.ask(table, { type: 'watch' });
    await ann.ask(table, { type: 'say', text: 'two' });
    await bob.ask(table, { type: 'watch' });
    expect(bob.lines()).toEqual([['one'], ['two']]);
    const since = vi.spyOn(node.chat, 'since');
    await bob.ask(table, { type: 'watch' });
    expect(since).toHaveBeenCalledWith(table, 1);
    // Whom one has muted is looked up once.
    expect(muted).toHaveBeenCalledOnce();
  });

  test('of somebody muted is not read, until they are heard again', async () => {
    const { table, ann, bob } = await seated();
    await ann.ask(table, { type: 'watch' });
    expect(await ann.ask(table, { type: 'mute', seat: 1, on: true })).toEqual(OK);
    await bob.ask(table, { type: 'say', text: 'one' });
    const again = connection(ANN);
    await again.ask(table, { type: 'watch' });
    expect(await ann.ask(table, { type: 'mute', seat: 1, on: false })).toEqual(OK);
    await bob.ask(table, { type: 'say', text: 'two' });
    expect([ann.lines().flat(), again.lines().flat()]).toEqual([['two'], []]);
  });

  test('only another person at one’s own table can be muted', async () => {
    const { table, ann } = await seated();
    const mute = (one: Connection, seat: number, where = table) => one.ask(where, { type: 'mute', seat, on: true });
    expect(await mute(ann, 0)).toEqual(no('table:no-seat'));
    expect(await mute(ann, 5)).toEqual(no('table:no-seat'));
    expect(await mute(connection(EVE), 1)).toEqual(no('table:no-seat'));
    expect(await mute(ann, 1, 'nowhere')).toEqual(no('table:gone'));
    const open = await newTableOn(quiet);
    await sit(ann, open, 0);
    expect(await mute(ann, 1, open)).toEqual(no('table:no-seat'));
    expect(await node.chat.mutedBy('eve')).toEqual(new Set());
  });
});
