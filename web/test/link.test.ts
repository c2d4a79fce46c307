/** The link to a table, over a carrier that keeps what it is given. */

import { PROTOCOL } from '@quai/protocol/messages.ts';
import { messageFor } from '@quai/table/telling.ts';
import { startedRoom } from '@quai/table/test/rooms.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, type Listener, type RequestBody } from '../link/link.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What every request to watch says. */
const WATCH = { type: 'watch', changes: true, recent: 40, moves: false };
const LOST = { type: 'answer', ok: false, refusal: { rule: 'lost', figures: {} } };

function carrier() {
  const sent: ({ id: number } & Record<string, unknown>)[] = [];
  return { sent, send: (text: string) => void sent.push(JSON.parse(text)), renew: vi.fn() };
}

function connected() {
  const link = new Link();
  const mine = carrier();
  link.opened(mine);
  return { link, carrier: mine, sent: mine.sent };
}

/** Somebody at a table, and what they heard. */
function listener() {
  const heard: unknown[] = [];
  const of = (kind: string) => (told: unknown) => void heard.push([kind, told]);
  const hear: Listener = {
    hear: of('table'),
    fail: of('fail'),
    chat: of('chat'),
    present: of('present'),
    queued: of('queued'),
  };
  return { ...hear, heard };
}

const say = (link: Link, reply: unknown) => link.received(JSON.stringify(reply));
const grant = async (link: Link, id: number, more = {}) => {
  say(link, { type: 'answer', id, ok: true, ...more });
  await vi.advanceTimersByTimeAsync(0);
};
const refuse = async (link: Link, id: number | null, rule: string, more = {}) => {
  say(link, { type: 'answer', id, ok: false, refusal: { rule, figures: {} }, ...more });
  await vi.advanceTimersByTimeAsync(0);
};

/** What a player is told of a table, as it comes over the wire. */
const room = startedRoom(2);
const message = (change = {}) => ({ ...messageFor(room, 'p0'), ...change });

describe('requests', () => {
  test('are numbered, and each gets its own answer', async () => {
    const { link, sent } = connected();
    const [one, two] = [link.ask('a', { type: 'say', text: 'hello' }), link.ask('b', { type: 'rematch' })];
    expect(sent).toEqual([
      { type: 'say', text: 'hello', id: 1, table: 'a' },
      { type: 'rematch', id: 2, table: 'b' },
    ]);
    await grant(link, 2, { table: 'next' });
    await refuse(link, 1, 'malformed');
    // Whatever comes later is an answer to nothing.
    await grant(link, 1);
    expect(await two).toEqual({ type: 'answer', id: 2, ok: true, table: 'next' });
    expect(await one).toMatchObject({ id: 1, refusal: { rule: 'malformed' } });
  });

  test('without a carrier are lost at once', async () => {
    const link = new Link();
    expect(await link.ask('a', { type: 'rematch' })).toEqual({ ...LOST, id: 1 });
  });

  test('that wait for an answer are lost with the carrier', async () => {
    const { link, sent } = connected();
    const asked = link.ask('a', { type: 'rematch' });
    link.lost();
    expect(await asked).toEqual({ ...LOST, id: 1 });
    expect(await link.ask('a', { type: 'rematch' })).toEqual({ ...LOST, id: 2 });
    expect(sent).toHaveLength(1);
  });

  const play: RequestBody = { type: 'play', seat: 0, since: 4, held: 0, moves: ['a'] };

  test('moves are sent again over the next connection, and nobody hears of it', async () => {
    const { link, sent } = connected();
    const played = link.ask('a', play);
    link.lost();
    await vi.advanceTimersByTimeAsync(60_000);
    const next = carrier();
    link.opened(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(next.sent).toEqual([{ ...sent[0], id: 2 }]);
    await grant(link, 2);
    expect(await played).toMatchObject({ ok: true });
  });

  test('moves chosen while there is no connection wait for it', async () => {
    const { link } = connected();
    link.lost();
    const played = link.ask('a', play);
    const next = carrier();
    link.opened(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(next.sent).toMatchObject([play]);
    await refuse(link, 2, 'stale');
    expect(await played).toMatchObject({ refusal: { rule: 'stale' } });
  });

  test('moves are lost with a carrier that cannot be renewed', async () => {
    const link = new Link();
    link.opened({ send: () => {} });
    const played = link.ask('a', play);
    link.lost();
    expect(await played).toEqual({ ...LOST, id: 1 });
  });

  test('that are answered leave the connection alone', async () => {
    const { link, carrier } = connected();
    const asked = link.ask('a', { type: 'rematch' });
    await vi.advanceTimersByTimeAsync(14_999);
    await grant(link, 1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await asked).toMatchObject({ ok: true });
    expect(carrier.renew).not.toHaveBeenCalled();
  });

  test('a connection over which no answer comes is opened anew; one that was replaced already is not', async () => {
    const { link, carrier: first } = connected();
    const said = link.ask('table', { type: 'say', text: 'hello' });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(first.renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await said).toEqual({ ...LOST, id: 1 });
    expect(first.renew).toHaveBeenCalledOnce();

    const again = link.ask('table', { type: 'say', text: 'hello' });
    link.lost();
    const second = carrier();
    link.opened(second);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await again).toEqual({ ...LOST, id: 2 });
    expect(first.renew).toHaveBeenCalledOnce();
    expect(second.renew).not.toHaveBeenCalled();
  });

  test('a request that a renewal left without an answer does not renew the next connection', async () => {
    const { link, carrier: first } = connected();
    void link.ask('table', { type: 'rematch' });
    const second = carrier();
    link.opened(second);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(first.renew).not.toHaveBeenCalled();
    expect(second.renew).not.toHaveBeenCalled();
  });

  test('a request that was lost does not renew the carrier when it comes back', async () => {
    const { link, carrier } = connected();
    void link.ask('table', { type: 'rematch' });
    link.lost();
    link.opened(carrier);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(carrier.renew).not.toHaveBeenCalled();
  });

  test('a carrier that cannot be renewed stays', async () => {
    const link = new Link();
    link.opened({ send: () => {} });
    const asked = link.ask('table', { type: 'rematch' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await asked).toMatchObject(LOST);
  });
});

describe('a table that is typed in from a box', () => {
  const moves = { type: 'play', seat: 0, since: 0, moves: ['l'] } satisfies RequestBody;
  const asked = (what: string) => ({ asked: { what, counts: [1, 2] } });

  test('whoever plays is asked what came, as often as something is drawn', async () => {
    const { link, sent } = connected();
    link.box = vi.fn(async (_table: string, { what }: { what: string }) => (what === 'die' ? 4 : 0));
    const played = link.ask('home', moves);
    await refuse(link, 1, 'table:box', asked('die'));
    await refuse(link, 2, 'table:box', asked('card'));
    await grant(link, 3);
    expect(await played).toMatchObject({ ok: true });
    expect(sent.map(({ outcomes }) => outcomes)).toEqual([undefined, [4], [4, 0]]);
    expect(sent[2]).toEqual({ ...moves, id: 3, table: 'home', outcomes: [4, 0] });
    expect(link.box).toHaveBeenNthCalledWith(1, 'home', { what: 'die', counts: [1, 2] });
  });

  test('an earlier answer can be taken back, and is asked for again', async () => {
    const { link, sent } = connected();
    const answers = [4, 1, { keep: 0 }, 2];
    link.box = async () => answers.shift() ?? null;
    const played = link.ask('home', moves);
    for (const [i, what] of ['first', 'second', 'third', 'first'].entries())
      await refuse(link, i + 1, 'table:box', asked(what));
    await grant(link, 5);
    expect(await played).toMatchObject({ ok: true });
    expect(sent.map(({ outcomes }) => outcomes)).toEqual([undefined, [4], [4, 1], undefined, [2]]);
  });

  test('nobody says, or there is nobody to ask: that was the answer', async () => {
    const { link, sent } = connected();
    const first = link.ask('home', moves);
    await refuse(link, 1, 'table:box', asked('die'));
    expect(await first).toMatchObject({ refusal: { rule: 'table:box' } });
    link.box = async () => null;
    const second = link.ask('home', moves);
    await refuse(link, 2, 'table:box', asked('die'));
    expect(await second).toMatchObject({ refusal: { rule: 'table:box' } });
    expect(sent).toHaveLength(2);
  });

  test('another refusal is no question', async () => {
    const { link } = connected();
    link.box = vi.fn(async () => 0);
    const played = link.ask('home', moves);
    await refuse(link, 1, 'stale');
    expect(await played).toMatchObject({ refusal: { rule: 'stale' } });
    expect(link.box).not.toHaveBeenCalled();
  });
});

describe('watching', () => {
  test('begins with a request, and ends with one when nobody on the page watches any more', () => {
    const { link, sent } = connected();
    const end = link.watch('room', 1, listener());
    const endOther = link.watch('room', undefined, listener());
    const endElsewhere = link.watch('hall', undefined, listener());
    expect(sent).toEqual([
      { ...WATCH, as: 1, id: 1, table: 'room' },
      { ...WATCH, id: 2, table: 'room' },
      { ...WATCH, id: 3, table: 'hall' },
    ]);
    end();
    expect(sent).toHaveLength(3);
    endOther();
    expect(sent.at(-1)).toEqual({ type: 'unwatch', id: 4, table: 'room' });
    link.lost();
    endElsewhere();
    expect(sent).toHaveLength(4);
  });

  test('without a carrier begins once there is one', () => {
    const link = new Link();
    link.watch('room', undefined, listener());
    const { sent, ...rest } = carrier();
    link.opened({ ...rest });
    expect(sent).toEqual([{ ...WATCH, id: 1, table: 'room' }]);
  });

  test('whoever watches hears of their own table, until they stop', () => {
    const { link } = connected();
    const [here, there] = [listener(), listener()];
    const end = link.watch('room', undefined, here);
    link.watch('hall', undefined, there);
    const lines = [{ n: 0, seat: 1, name: 'Bob', text: 'hello', at: 5 }];
    say(link, message());
    say(link, { type: 'chat', table: 'room', lines });
    say(link, { type: 'present', table: 'room', seats: [1] });
    expect(here.heard).toEqual([
      ['table', JSON.parse(JSON.stringify(message()))],
      ['chat', lines],
      ['present', [1]],
    ]);
    expect(there.heard).toEqual([]);
    end();
    say(link, message());
    say(link, { type: 'present', table: 'room', seats: [] });
    expect(here.heard).toHaveLength(3);
  });

  test('whoever wants to hear of the table alone hears of nothing else', () => {
    const { link } = connected();
    const heard: unknown[] = [];
    link.watch('room', undefined, { hear: (told) => void heard.push(told.table), fail: () => {} });
    say(link, { type: 'chat', table: 'room', lines: [] });
    say(link, { type: 'present', table: 'room', seats: [1] });
    say(link, message());
    expect(heard).toEqual(['room']);
  });

  test('after the connection was lost, goes on from where it was left', () => {
    const { link } = connected();
    link.watch('room', 0, listener());
    link.watch('hall', undefined, listener());
    say(link, message({ seq: 7 }));
    say(link, message({ seq: 1, table: 'hall' }));
    link.lost();
    const next = carrier();
    link.opened(next);
    expect(next.sent).toMatchObject([
      { ...WATCH, table: 'room', have: 6, as: 0 },
      { ...WATCH, table: 'hall', have: 0 },
    ]);
  });

  test('before the first entry nothing is there to go on from', () => {
    const { link } = connected();
    link.watch('room', undefined, listener());
    say(link, message({ seq: 0 }));
    const next = carrier();
    link.opened(next);
    expect(next.sent).toEqual([{ ...WATCH, id: 2, table: 'room' }]);
  });

  test('a refusal says why the table cannot be had; a lost connection will come back', async () => {
    const { link } = connected();
    const [one, two] = [listener(), listener()];
    link.watch('room', undefined, one);
    link.watch('hall', undefined, two);
    await refuse(link, 1, 'table:gone');
    link.lost();
    await vi.advanceTimersByTimeAsync(0);
    expect([one.heard, two.heard]).toEqual([[['fail', 'table:gone']], []]);
  });

  test('a table closed to spectators says so without being asked; nothing else does', async () => {
    const { link } = connected();
    const mine = listener();
    link.watch('room', undefined, mine);
    await grant(link, 1);
    await refuse(link, null, 'table:too-fast');
    say(link, { type: 'answer', id: null, ok: true });
    expect(mine.heard).toEqual([]);
    await refuse(link, null, 'table:no-spectators');
    expect(mine.heard).toEqual([['fail', 'table:no-spectators']]);
  });

  test('an edition of one’s own comes whole only at first, and is kept until another one comes', () => {
    const { link } = connected();
    const mine = listener();
    link.watch('room', undefined, mine);
    const own = { id: 'mine', hash: 'one', data: { lamps: 3 } };
    for (const edition of [own, { id: 'mine', hash: 'one' }, { id: 'mine', hash: 'two' }])
      say(link, message({ edition }));
    expect(mine.heard.map((told) => (told as [string, { edition: unknown }])[1].edition)).toEqual([
      own,
      own,
      { id: 'mine', hash: 'two' },
    ]);
  });
});

describe('whether the page is in front of its person', () => {
  test('is told once for each table', () => {
    const { link, sent } = connected();
    for (const table of ['room', 'room', 'hall']) link.watch(table, undefined, listener());
    link.look(false);
    expect(sent.slice(3)).toEqual([
      { type: 'look', on: false, id: 4, table: 'room' },
      { type: 'look', on: false, id: 5, table: 'hall' },
    ]);
    link.lost();
    link.look(true);
    expect(sent).toHaveLength(5);
  });

  test('is taken for granted at first', async () => {
    const { link, sent } = connected();
    link.watch('room', undefined, listener());
    await grant(link, 1);
    expect(sent).toHaveLength(1);
  });

  test('is told again after watching, which counts as looking', async () => {
    const { link, sent } = connected();
    link.look(false);
    link.watch('room', undefined, listener());
    await grant(link, 1);
    expect(sent.slice(1)).toEqual([{ type: 'look', on: false, id: 2, table: 'room' }]);
    link.look(true);
    link.watch('hall', undefined, listener());
    await grant(link, 4);
    expect(sent.map(({ type }) => type)).toEqual(['watch', 'look', 'look', 'watch']);
  });

  test('a table that is refused is not looked at', async () => {
    const { link, sent } = connected();
    link.look(false);
    link.watch('room', undefined, listener());
    await refuse(link, 1, 'table:gone');
    expect(sent).toHaveLength(1);
  });
});

describe('how the connection is', () => {
  const welcome = (build: string, protocol = PROTOCOL) => ({ type: 'welcome', protocol, build });

  test('connecting, ready, lost, ready again', () => {
    const link = new Link();
    const seen = [link.status()];
    const note = () => seen.push(link.status());
    link.opened(carrier());
    note();
    link.lost();
    note();
    link.opened(carrier());
    note();
    expect(seen).toEqual(['connecting', 'ready', 'lost', 'ready']);
  });

  test('a server that said it stops is not just lost', () => {
    const { link } = connected();
    say(link, { type: 'bye', reason: 'stopping' });
    expect(link.status()).toBe('stopping');
    link.lost();
    expect(link.status()).toBe('stopping');
    link.opened(carrier());
    expect(link.status()).toBe('ready');
  });

  test('a page that is old stays old', () => {
    const { link } = connected();
    say(link, { type: 'bye', reason: 'old' });
    link.lost();
    expect(link.status()).toBe('old');
    link.opened(carrier());
    expect(link.status()).toBe('old');
  });

  test('a page is old once it meets another build, or another protocol', () => {
    const { link } = connected();
    say(link, welcome('monday'));
    link.opened(carrier());
    say(link, welcome('monday'));
    expect(link.status()).toBe('ready');
    say(link, welcome('tuesday'));
    expect(link.status()).toBe('old');
    const other = connected().link;
    say(other, welcome('monday', PROTOCOL + 1));
    expect(other.status()).toBe('old');
  });

  test('what the server can reach is as it last said, until there is another connection', () => {
    const { link } = connected();
    expect(link.service()).toEqual({ store: true, bus: true });
    say(link, { type: 'service', store: false, bus: true });
    expect(link.service()).toEqual({ store: false, bus: true });
    link.opened(carrier());
    expect(link.service()).toEqual({ store: true, bus: true });
  });

  test('what is no message is passed over', () => {
    const { link } = connected();
    for (const text of ['', 'nonsense', '{"type":"welcome"}', '{"type":"unheard of"}']) link.received(text);
    expect([link.status(), link.service()]).toEqual(['ready', { store: true, bus: true }]);
  });
});

test('whether a bot waits is for those who want to know it', () => {
  const { link } = connected();
  const [ann, bob] = [listener(), listener()];
  link.watch('room', undefined, ann);
  link.watch('room', 1, { hear: bob.hear, fail: bob.fail });
  say(link, { type: 'queued', table: 'room', on: true });
  expect([ann.heard, bob.heard]).toEqual([[['queued', true]], []]);
});

describe('changes', () => {
  const change = (fields = {}) => ({ type: 'change', table: 'room', change: null, from: 1, events: [], ...fields });

  test('are applied to the last message of the table on this connection', () => {
    const { link } = connected();
    const ann = listener();
    link.watch('room', undefined, ann);
    say(link, message({ edition: { id: 'own', hash: 'x', data: { large: true } } }));
    const event = { seq: 1, event: { kind: 'k', by: 0 } };
    say(link, change({ change: { seq: [2], now: { since: [1] } }, events: [event] }));
    say(link, change({ change: { rematch: ['next'] }, from: 2 }));
    // Only something that was told, and no change.
    say(link, change({ from: 3, events: [event] }));
    expect(ann.heard.slice(1)).toMatchObject([
      ['table', { seq: 2, now: { since: 1, held: 0 }, from: 1, events: [event], edition: { data: { large: true } } }],
      ['table', { seq: 2, rematch: 'next', from: 2, events: [] }],
      ['table', { seq: 2, rematch: 'next', from: 3, events: [event] }],
    ]);
  });

  test.each([
    ['without a message before it', null, { seq: [2] }],
    ['of another kind of value', message(), { now: { view: { x: { y: [1] } }, since: { z: [1] } } }],
    ['that makes no table', message(), { seq: ['many'] }],
  ])('%s: the whole table is asked for again', (_, before, broken) => {
    const { link, sent } = connected();
    const ann = listener();
    link.watch('room', undefined, ann);
    link.watch('hall', undefined, listener());
    if (before !== null) say(link, before);
    const heard = ann.heard.length;
    say(link, change({ change: broken }));
    expect(ann.heard).toHaveLength(heard);
    expect(sent.slice(2)).toMatchObject([{ type: 'watch', table: 'room' }]);
  });

  test('of a table that nobody watches any more, or of a lost connection, are not applied', () => {
    const { link, sent } = connected();
    const ann = listener();
    const end = link.watch('room', undefined, ann);
    say(link, message());
    end();
    say(link, change());
    link.watch('room', undefined, ann);
    say(link, change());
    expect(ann.heard).toHaveLength(1);
    expect(sent.at(-1)).toMatchObject({ type: 'watch' });
    say(link, message());
    link.lost();
    link.opened(carrier());
    say(link, change());
    expect(ann.heard).toHaveLength(2);
  });
});
