/** One socket: what is refused, what is answered, when it is dropped. A node in memory, a wire that keeps what it is given. */

import { MOST_BYTES, PROTOCOL } from '@quai/protocol/messages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreGone } from '../../store/sql.ts';
import type { Person } from '../../store/store.ts';
import { TableBroken } from '../../tables/rooms.ts';
import { Connection } from '../../wire/connection.ts';
import { ANN, BOB, newTableOn, type Quiet, quietNode, roomOn, storeInMemory } from '../support/memory.ts';

const sql = await storeInMemory();
const now = 1_000_000;
let quiet: Quiet;
beforeEach(() => {
  quiet = quietNode(sql);
  vi.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => void vi.restoreAllMocks());

function wired(person: Person | null = ANN, address = '10.0.0.1', where = quiet) {
  const sent: unknown[] = [];
  const wire = {
    bufferedAmount: 0,
    send: (text: string) => void sent.push(JSON.parse(text)),
    close: vi.fn(),
    terminate: vi.fn(),
    ping: vi.fn(),
  };
  const connection = new Connection(wire, where.hub, person, address);
  const receive = (message: unknown) =>
    connection.receive(typeof message === 'string' ? message : JSON.stringify(message));
  return { connection, wire, sent, receive };
}

const no = (id: number | null, rule: string) => ({ type: 'answer', id, ok: false, refusal: { rule, figures: {} } });
const WELCOME = { type: 'welcome', protocol: PROTOCOL, build: 'test' };

describe('the first word', () => {
  test('is a welcome', () => {
    expect(wired().sent).toEqual([WELCOME]);
  });

  test('says, too, if something cannot be reached', () => {
    quiet.node.health.set({ bus: false });
    expect(wired().sent).toEqual([WELCOME, { type: 'service', store: true, bus: false }]);
  });
});

describe('a message', () => {
  test('is answered by its number', async () => {
    const table = await newTableOn(quiet);
    const { sent, receive } = wired();
    await receive({ type: 'watch', id: 3, table });
    await receive({ type: 'sit', id: 4, table, seat: 0, contribution: '0a' });
    expect(sent.slice(1)).toMatchObject([
      { type: 'table', table },
      { type: 'answer', id: 3, ok: true },
      // A change is told before it is answered.
      { type: 'table', table },
      { type: 'answer', id: 4, ok: true },
    ]);
  });

  test('is received when it came, not when it is done', async () => {
    const table = await newTableOn(quiet);
    const { receive } = wired();
    await receive({ type: 'sit', id: 1, table, seat: 0, contribution: '0a' });
    await receive({ type: 'start', id: 2, table, fill: 'random' });
    expect((await roomOn(quiet, table)).table?.entries[0]?.at).toBe(now);
  });

  test.each([
    ['{"id":5}', 5],
    ['{"id":0}', 0],
    ['{"type":"watch","id":6,"table":"room","more":1}', 6],
    ['{"id":-1}', null],
    ['{"id":1.5}', null],
    ['{"id":"5"}', null],
    ['{"id":1e300}', null],
    ['{}', null],
    ['null', null],
    ['nonsense', null],
  ])('that is none is refused: %s', async (text, id) => {
    const { sent, receive } = wired();
    await receive(text);
    expect(sent.slice(1)).toEqual([no(id, 'malformed')]);
  });

  test('that is too long is refused, one that just fits is read', async () => {
    const { sent, receive } = wired();
    const request = JSON.stringify({ type: 'watch', id: 1, table: 'nowhere' });
    await receive(request.padEnd(MOST_BYTES));
    await receive(request.padEnd(MOST_BYTES + 1));
    expect(sent.slice(1)).toEqual([no(1, 'table:gone'), no(1, 'malformed')]);
  });

  test('that is refused is counted by its rule, whatever its number', async () => {
    const refusals = vi.spyOn(quiet.node.metrics.refusals, 'inc');
    const { receive } = wired();
    const change = vi.spyOn(quiet.node.rooms, 'change');
    for (const rule of ['RI-8', 'RI-14', 'X1-2', 'stale']) {
      change.mockResolvedValueOnce({ ok: false, refusal: { rule, figures: {} } });
      await receive({ type: 'resign', id: 1, table: 'room', seat: 0 });
    }
    expect(refusals.mock.calls).toEqual([[{ rule: 'RI-' }], [{ rule: 'RI-' }], [{ rule: 'X1-' }], [{ rule: 'stale' }]]);
  });

  test('that is granted is not counted', async () => {
    const refusals = vi.spyOn(quiet.node.metrics.refusals, 'inc');
    await wired().receive({ type: 'watch', id: 1, table: await newTableOn(quiet) });
    expect(refusals).not.toHaveBeenCalled();
  });

  test.each([
    [new StoreGone('away'), 'table:unavailable', false],
    [new TableBroken('a faulty log'), 'table:broken', true],
    [new Error('a fault'), 'table:fault', true],
  ])('that fails with %s is answered with %s', async (error, rule, isThrown) => {
    vi.spyOn(quiet.node.rooms, 'change').mockRejectedValue(error);
    const { sent, receive } = wired();
    const received = receive({ type: 'resign', id: 9, table: 'room', seat: 0 });
    if (isThrown) await expect(received).rejects.toBe(error);
    else await received;
    expect(sent.at(-1)).toEqual(no(9, rule));
    expect(JSON.stringify(sent)).not.toContain(error.message);
  });
});

describe('limits', () => {
  const request = { type: 'unwatch', id: 1, table: 'nowhere' };
  const tooFast = (sent: unknown[]) => sent.filter((reply) => JSON.stringify(reply).includes('table:too-fast')).length;

  test('sixty at once, then twenty a second', async () => {
    const { sent, receive } = wired();
    for (let n = 0; n < 60; n++) await receive(request);
    expect(tooFast(sent)).toBe(0);
    await receive(request);
    expect(sent.at(-1)).toEqual(no(1, 'table:too-fast'));
    await receive('nonsense');
    expect(sent.at(-1)).toEqual(no(null, 'table:too-fast'));
    vi.spyOn(Date, 'now').mockReturnValue(now + 1000);
    sent.length = 0;
    for (let n = 0; n < 21; n++) await receive(request);
    expect(tooFast(sent)).toBe(1);
  });

  test.each([
    ['an address, whoever it is', ANN, BOB, '10.0.0.1', '10.0.0.1'],
    ['an account, wherever it is', ANN, ANN, '10.0.0.1', '10.0.0.2'],
    ['an address of people without a name', null, null, '10.0.0.1', '10.0.0.1'],
  ])('are counted together for %s', async (_what, one, other, here, there) => {
    const strict = quietNode(sql, 10, { messagesPerAddress: 1, socketsPerAddress: 9 });
    const [first, second] = [wired(one, here, strict), wired(other, there, strict)];
    for (let n = 0; n < 10; n++) await first.receive(request);
    expect(tooFast(first.sent)).toBe(0);
    await second.receive(request);
    expect(tooFast(second.sent)).toBe(1);
  });

  test('are not shared by those who share nothing', async () => {
    const strict = quietNode(sql, 10, { messagesPerAddress: 1, socketsPerAddress: 9 });
    for (const [person, address] of [
      [ANN, '10.0.0.1'],
      [BOB, '10.0.0.2'],
      [null, '10.0.0.3'],
      [null, '10.0.0.4'],
    ] as const) {
      const { sent, receive } = wired(person, address, strict);
      for (let n = 0; n < 10; n++) await receive(request);
      expect(tooFast(sent)).toBe(0);
    }
  });
});

describe('a connection is dropped', () => {
  const MEGABYTE = 1024 * 1024;

  test('if its reader is four megabytes behind', () => {
    const dropped = vi.spyOn(quiet.node.metrics.dropped, 'inc');
    const { connection, wire, sent } = wired();
    wire.bufferedAmount = 4 * MEGABYTE;
    connection.send({ type: 'bye', reason: 'old' });
    expect([sent.length, wire.terminate.mock.calls.length]).toEqual([2, 0]);
    wire.bufferedAmount++;
    connection.send({ type: 'bye', reason: 'old' });
    connection.send({ type: 'bye', reason: 'old' });
    expect([sent.length, wire.terminate.mock.calls.length]).toEqual([2, 1]);
    expect(dropped.mock.calls).toEqual([[{ why: 'slow' }]]);
  });

  test('if it does not answer a ping until the next', () => {
    const dropped = vi.spyOn(quiet.node.metrics.dropped, 'inc');
    const { connection, wire } = wired();
    connection.heartbeat();
    connection.pong();
    connection.heartbeat();
    expect([wire.ping.mock.calls.length, wire.terminate.mock.calls.length]).toEqual([2, 0]);
    connection.heartbeat();
    expect([wire.ping.mock.calls.length, wire.terminate.mock.calls.length]).toEqual([2, 1]);
    expect(dropped.mock.calls).toEqual([[{ why: 'silent' }]]);
  });
});

describe('goodbye', () => {
  test('when the server stops', () => {
    const { connection, wire, sent } = wired();
    connection.bye();
    expect(sent.at(-1)).toEqual({ type: 'bye', reason: 'stopping' });
    expect(wire.close).toHaveBeenCalledWith(1012, expect.any(String));
  });

  test('when the account has changed', () => {
    const { connection, wire, sent } = wired();
    connection.renew();
    expect(sent).toHaveLength(1);
    expect(wire.close).toHaveBeenCalledWith(1012, expect.any(String));
  });

  test.each([
    [1000, false],
    [1001, false],
    [1005, false],
    [1006, true],
    [4409, true],
  ])('whoever goes with code %i has seen all there was: not so is %s', async (code, lost) => {
    const table = await newTableOn(quiet);
    const { connection, receive } = wired();
    await receive({ type: 'watch', id: 1, table });
    const left = vi.spyOn(quiet.node.presence, 'left');
    connection.closed(code);
    expect(left.mock.calls.map((call) => call[3])).toEqual([lost]);
  });
});
