/** All that the table page knows, without a page: a tiny game, and a link that keeps what it is asked. */

import { hashOf } from '@quai/engine/hash.ts';
import { keepPreferencesIn } from '@quai/kit/preference.ts';
import type { Answer, ChatMessage, TableMessage } from '@quai/protocol/messages.ts';
import { begin, FREE, playIn, type Room } from '@quai/table/room.ts';
import { messageFor } from '@quai/table/telling.ts';
import { beads, beadsGame } from '@quai/table/test/beads.ts';
import { done, emptyRoom } from '@quai/table/test/rooms.ts';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Link, Listener, RequestBody } from '../link/link.ts';
import { createTableState, type TableState } from '../table/state.ts';
import { setLanguage } from '../text/text.ts';

const { localStorage, document } = await vi.hoisted(async () => (await import('./page.ts')).stubPage());
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
vi.mock('@quai/kit/zoom.tsx', () => ({ bringIntoView: () => {} }));
const load = vi.hoisted(() => vi.fn());
vi.mock('@quai/games/list.ts', () => ({ listed: (id: string) => (id === 'beads' ? { load } : undefined), games: [] }));

/** What moves on the board, as a test wants it. */
const moving = vi.hoisted(() => ({ busy: null as Promise<void> | null, skip: () => {}, expected: 0 }));
vi.mock('../table/motion.ts', () => ({
  createMotion: () => ({
    busy: () => moving.busy,
    expect: () => {
      moving.expected++;
    },
    onSkip: (call: () => void) => {
      moving.skip = call;
      return () => {
        moving.skip = () => {};
      };
    },
  }),
}));

const words = vi.fn(async (_rules: unknown, language: string) => ({ step: language === 'fr' ? 'Quoi ?' : 'What ?' }));

/** A link whose requests are answered by the test. */
function fakeLink() {
  const watched: { table: string; as: number | undefined; listener: Required<Listener>; ended: boolean }[] = [];
  const asked: { body: RequestBody; answer(reply: Partial<Answer>): Promise<void> }[] = [];
  const link = {
    watch: (table: string, as: number | undefined, listener: Required<Listener>) => {
      const mine = { table, as, listener, ended: false };
      watched.push(mine);
      return () => void (mine.ended = true);
    },
    ask: (table: string, body: RequestBody) =>
      new Promise((resolve) => {
        expect(table).toBe('room');
        const answer = async (reply: Partial<Answer>) => {
          resolve({ type: 'answer', id: 1, ...reply });
          await settled();
        };
        asked.push({ body, answer });
      }),
  };
  return { link: link as unknown as Link, watched, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const refusal = { rule: 'BD-1', figures: {} };

/** Ann and Bob at a table of beads; it is Ann's turn. */
function started(): Room {
  const slots = ['ann', 'bob'].map((person) => ({ ...FREE, person, name: person }));
  const edition = { id: 'wood', hash: hashOf({ id: 'wood' }) };
  const kind = { game: 'beads', rulesNumber: 3, options: { knots: 'none' }, edition };
  return done(begin({ ...emptyRoom(2), ...kind, rules: beads(2), slots, host: 'ann' }, 0));
}
const played = (room: Room, seat: number, moves: string) =>
  done(playIn(room, seat, room.table?.since[seat] ?? 0, moves.split(' '), 0));

let dispose = () => {};
let state: TableState;
let fake: ReturnType<typeof fakeLink>;

const listener = () => fake.watched.at(-1)?.listener as Required<Listener>;
/** The table says this, and the page has taken it in. */
async function hear(message: TableMessage): Promise<void> {
  listener().hear(message);
  await settled();
}
const sit = (room: Room, person: string | null = 'ann', have = -1) => hear(messageFor(room, person, undefined, have));
const stringOf = (view: unknown) => (view as { strings: string[] }).strings[0];
const keys = () => [...localStorage.keys()].filter((key) => key.includes('draft'));

beforeEach(() => {
  localStorage.clear();
  setLanguage('en');
  load.mockReset().mockResolvedValue({ ...beadsGame, words });
  words.mockClear();
  moving.busy = null;
  keepPreferencesIn(() => null);
  open();
});
function open(options = {}): void {
  fake = fakeLink();
  state = createRoot((end) => {
    dispose = end;
    return createTableState(fake.link, 'room', options);
  });
}
afterEach(() => {
  dispose();
  document.hidden = false;
});

describe('what is heard', () => {
  test('nothing at first', () => {
    expect(fake.watched).toMatchObject([{ table: 'room', as: undefined, ended: false }]);
    expect([state.message(), state.failed(), state.view(), state.draft(), state.choosing()]).toEqual(
      Array(5).fill(null),
    );
    expect([state.told(), state.lines(), state.present(), state.shown(), state.past()]).toEqual([
      [],
      [],
      null,
      null,
      null,
    ]);
    expect([state.sending(), state.ready(), state.queued(), state.openNow(), state.as(), state.id]).toEqual([
      false,
      false,
      false,
      undefined,
      undefined,
      'room',
    ]);
    expect([state.heardAt(), state.toldFrom(), state.undoable(), state.opened.error]).toEqual([0, 0, 0, undefined]);
  });

  test('the table, when, and what was told about it so far', async () => {
    const before = performance.now();
    let room = played(started(), 0, 'r g');
    await sit(room);
    expect(state.message()).toMatchObject({ table: 'room', as: 0, seq: 2 });
    expect(state.heardAt()).toBeGreaterThanOrEqual(before);
    room = played(room, 0, 'g');
    await sit(room, 'ann', 1);
    expect(state.told().map(({ seq }) => seq)).toEqual([1, 1, 2]);
    // What comes again replaces what was told.
    await sit(room, 'ann', 0);
    expect(state.told().map(({ seq }) => seq)).toEqual([1, 1, 2]);
    await sit(room);
    expect(state.told().map(({ seq }) => seq)).toEqual([1, 1, 2]);
  });

  test('bots are named in the language of the page', async () => {
    const room = started();
    const message = messageFor(room, 'ann');
    const seats = message.seats.map((seat, index) =>
      index === 1 ? { ...seat, bot: 'regular', name: 'regular 2' } : seat,
    );
    await hear({ ...message, seats });
    expect(state.message()?.seats[0]?.name).toBe('ann');
    expect(state.message()?.seats[1]?.name).toBe('Bot 2');
  });

  test('why the table cannot be had, until it can', async () => {
    listener().fail('table:gone');
    expect(state.failed()).toBe('table:gone');
    await sit(started());
    expect(state.failed()).toBeNull();
  });

  test('whether a bot waits', () => {
    listener().queued(true);
    expect(state.queued()).toBe(true);
  });

  test('who is present', () => {
    listener().present([1]);
    expect(state.present()).toEqual([1]);
  });

  test('lines of chat, each once, without those that were removed', () => {
    const line = (n: number, text = `line ${n}`): ChatMessage['lines'][number] => ({
      n,
      seat: 0,
      name: 'Ann',
      text,
      at: 0,
    });
    const said = (...lines: ChatMessage['lines']) => {
      listener().chat(lines);
      return state.lines().map(({ n }) => n);
    };
    expect(said(line(0), line(1))).toEqual([0, 1]);
    expect(said(line(1), line(2))).toEqual([0, 1, 2]);
    expect(said(line(1, ''))).toEqual([0, 2]);
    expect(said(line(3, ''), line(4))).toEqual([0, 2, 4]);
  });

  test('from another seat everything is heard anew', async () => {
    await sit(played(started(), 0, 'r'));
    listener().chat([{ n: 0, seat: 0, name: 'Ann', text: 'hello', at: 0 }]);
    state.setAs(1);
    expect(fake.watched).toMatchObject([
      { as: undefined, ended: true },
      { as: 1, ended: false },
    ]);
    expect([state.told(), state.lines()]).toEqual([[], []]);
    dispose();
    expect(fake.watched.map(({ ended }) => ended)).toEqual([true, true]);
  });
});

describe('the rules', () => {
  test('are opened once for all messages, with their words', async () => {
    const room = started();
    await sit(room);
    await sit(played(room, 0, 'r'));
    expect(load).toHaveBeenCalledOnce();
    expect(state.opened()).toMatchObject({ rules: { seats: 2 }, words: { step: 'What ?' }, guide: null });
  });

  test('are opened again for another language, whose words are set as it is written', async () => {
    await sit(started());
    setLanguage('fr');
    await settled();
    expect(state.opened()?.words).toEqual({ step: 'Quoi\u202f?' });
  });

  test('are opened again for another number of seats, options or edition', async () => {
    const message = messageFor(started(), 'ann');
    await hear(message);
    const glass = { id: 'glass', hash: hashOf({ id: 'glass' }) };
    for (const [change, times] of [
      [{ options: { knots: 'many' } }, 2],
      [{ edition: glass }, 3],
      [{ seats: [...message.seats, ...message.seats.slice(1)] }, 4],
      [{ seq: 9 }, 5],
      [{ seq: 10 }, 5],
    ] as const) {
      await hear({ ...message, ...change } as TableMessage);
      expect(load, JSON.stringify(change)).toHaveBeenCalledTimes(times);
    }
  });

  test('that cannot be opened say why', async () => {
    const message = messageFor(started(), 'ann');
    await hear({ ...message, edition: { id: 'paper', hash: 'x' } });
    expect(String(state.opened.error)).toContain('paper');
    await hear({ ...message, game: 'unheard-of' });
    expect(String(state.opened.error)).toContain('unheard-of');
  });
});

describe('the draft', () => {
  test('is there for whoever is to move', async () => {
    await sit(started());
    expect(state.draft()).toMatchObject({ seat: 0, moves: [] });
    expect(state.choosing()).toMatchObject({ seat: 0, moves: ['r', 'g', 'd', 'x'] });
    expect(state.openNow()).toEqual({ step: 'bead', args: [] });
    await sit(started(), 'bob');
    expect([state.draft(), state.choosing(), state.openNow()]).toEqual([null, null, undefined]);
    await sit(started(), null);
    expect(state.draft()).toBeNull();
  });

  test('is not there before the start', async () => {
    await hear(messageFor({ ...started(), table: null }, 'ann'));
    expect([state.draft(), state.view()]).toEqual([null, null]);
  });

  test('grows by moves, is taken back and redone, and is shown', async () => {
    await sit(started());
    state.choose('r');
    state.choose('g');
    expect([state.draft()?.moves, stringOf(state.view()), state.ready()]).toEqual([['r', 'g'], 'rg', false]);
    state.undo();
    expect([state.draft()?.moves, stringOf(state.view())]).toEqual([['r'], 'r']);
    state.redo();
    expect(state.draft()?.moves).toEqual(['r', 'g']);
    state.choose('e');
    expect([state.ready(), state.choosing()?.moves]).toEqual([true, []]);
    expect(fake.asked).toEqual([]);
  });

  test('is kept in the browser until it is empty', async () => {
    await sit(started());
    state.choose('r');
    state.choose('g');
    expect([keys(), localStorage.getItem('quai.draft.room.0.0')]).toEqual([['quai.draft.room.0.0'], 'r g']);
    state.undo();
    state.undo();
    expect(keys()).toEqual([]);
  });

  test('goes on after a reload, and with every message while the choice is the same', async () => {
    localStorage.setItem('quai.draft.room.0.0', 'r g');
    await sit(started());
    expect(state.draft()?.moves).toEqual(['r', 'g']);
    await hear({ ...messageFor(started(), 'ann'), rematch: 'next' });
    expect(state.draft()?.moves).toEqual(['r', 'g']);
    const later = played(played(started(), 0, 'r e'), 1, 'g e');
    await sit(later);
    expect(state.draft()?.moves).toEqual([]);
  });

  test('of a piece of the turn that was sent is another one', async () => {
    localStorage.setItem('quai.draft.room.0.0', 'r');
    localStorage.setItem('quai.draft.room.0.0.2', 'g');
    const message = messageFor(started(), 'ann');
    await hear({ ...message, now: message.now === null ? null : { ...message.now, held: 2 } });
    expect(state.draft()?.moves).toEqual(['g']);
  });

  test('can be replaced by a list', async () => {
    await sit(started());
    state.choose('r');
    state.redraft(['g', 'g']);
    expect([state.draft()?.moves, localStorage.getItem('quai.draft.room.0.0')]).toEqual([['g', 'g'], 'g g']);
    await sit(started(), 'bob');
    state.redraft(['g']);
    expect(state.draft()).toBeNull();
  });

  test('a move that is refused is shown with its reason, until the next one', async () => {
    await sit(started());
    state.choose('e');
    expect([state.shown(), state.draft()?.moves]).toEqual([{ refusal, move: 'e' }, []]);
    state.choose('r');
    expect(state.shown()).toBeNull();
  });

  test('without one, nothing can be chosen', async () => {
    await sit(started(), 'bob');
    state.choose('e');
    expect([state.shown(), fake.asked]).toEqual([null, []]);
  });
});

describe('a click', () => {
  test('counts although others do something meanwhile, and not once the choice is another', async () => {
    const room = started();
    await sit(room);
    const done: string[] = [];
    state.afterClick(() => done.push('mine'));
    listener().hear(messageFor(room, 'ann', undefined, -1));
    await settled();
    expect(done).toEqual(['mine']);
    await settled();
    state.afterClick(() => done.push('late'));
    const bobs = played(room, 0, 'r g d');
    listener().hear(messageFor(bobs, 'ann', undefined, -1));
    await settled();
    expect(done).toEqual(['mine']);
  });
});

describe('moves are sent', () => {
  test('when they are confirmed', async () => {
    await sit(started());
    for (const move of ['r', 'e']) state.choose(move);
    void state.confirm();
    expect(fake.asked[0]?.body).toMatchObject({ type: 'play', seat: 0, since: 0, moves: ['r', 'e'] });
    expect(state.sending()).toBe(true);
    // Nothing is chosen or sent again meanwhile.
    state.choose('g');
    state.redraft([]);
    void state.confirm();
    expect(state.draft()?.moves).toEqual(['r', 'e']);
    expect(fake.asked).toHaveLength(1);
    await fake.asked[0]?.answer({ ok: true });
    expect([state.sending(), keys(), state.shown()]).toEqual([false, [], null]);
  });

  test('when one of them needs chance', async () => {
    await sit(started());
    state.choose('r');
    state.choose('d');
    expect(fake.asked.map(({ body }) => body)).toMatchObject([{ type: 'play', moves: ['r', 'd'] }]);
  });

  test('and what was refused before is no longer shown', async () => {
    await sit(started());
    for (const move of ['r', 'e', 'g']) state.choose(move);
    expect(state.shown()).not.toBeNull();
    void state.confirm();
    expect(state.shown()).toBeNull();
  });

  test('in vain: the move that was refused is shown, and the draft stays', async () => {
    await sit(started());
    for (const move of ['r', 'g']) state.choose(move);
    void state.confirm();
    await fake.asked[0]?.answer({ ok: false, refusal, move: 1 } as Partial<Answer>);
    expect([state.shown(), state.sending(), keys().length]).toEqual([{ refusal, move: 'g' }, false, 1]);
    void state.confirm();
    await fake.asked[1]?.answer({ ok: false, refusal, move: 7 } as Partial<Answer>);
    expect(state.shown()).toEqual({ refusal, move: null });
    void state.confirm();
    await fake.asked[2]?.answer({ ok: false, refusal } as Partial<Answer>);
    expect(state.shown()).toEqual({ refusal, move: null });
  });
});

describe('other requests', () => {
  test('say whether they were granted', async () => {
    await sit(started());
    state.choose('e');
    const asked = state.ask({ type: 'rematch' });
    expect([fake.asked[0]?.body, state.shown()]).toEqual([{ type: 'rematch' }, null]);
    await fake.asked[0]?.answer({ ok: true });
    expect([await asked, state.shown()]).toEqual([true, null]);
    const again = state.ask({ type: 'rematch' });
    await fake.asked[1]?.answer({ ok: false, refusal } as Partial<Answer>);
    expect([await again, state.shown()]).toEqual([false, { refusal, move: null }]);
  });
});

describe('looking back', () => {
  const now = messageFor(played(started(), 0, 'g'), 'ann').now;

  test('shows an earlier position, in which nothing can be chosen', async () => {
    await sit(started());
    state.choose('r');
    void state.lookBack(3);
    expect(fake.asked[0]?.body).toEqual({ type: 'replay', at: 3, as: 0 });
    await fake.asked[0]?.answer({ ok: true, now } as Partial<Answer>);
    expect([state.past()?.at, stringOf(state.view()), state.choosing(), state.openNow()]).toEqual([
      3,
      'g',
      null,
      undefined,
    ]);
    await state.lookBack(null);
    expect([state.past(), stringOf(state.view())]).toEqual([null, 'r']);
    expect(fake.asked).toHaveLength(1);
  });

  test('of a spectator is from no seat', async () => {
    void state.lookBack(0);
    expect(fake.asked[0]?.body).toEqual({ type: 'replay', at: 0 });
    await sit(started(), null);
    void state.lookBack(0);
    expect(fake.asked[1]?.body).toEqual({ type: 'replay', at: 0 });
  });

  test('in vain: the reason is shown', async () => {
    await sit(started());
    void state.lookBack(9);
    await fake.asked[0]?.answer({ ok: false, refusal } as Partial<Answer>);
    expect([state.past(), state.shown()]).toEqual([null, { refusal, move: null }]);
    state.setShown(null);
    void state.lookBack(9);
    await fake.asked[1]?.answer({ ok: true });
    expect([state.past(), state.shown()]).toEqual([null, null]);
  });
});

describe('while something moves', () => {
  const first = started();
  const [second, third] = [played(first, 0, 'r'), played(played(first, 0, 'r'), 0, 'g')];
  const seq = () => state.message()?.seq;

  test.each([null, 'bob'])('%s, who waits, hears one message after the other', async (person) => {
    await sit(first, person);
    moving.busy = new Promise(() => {});
    await sit(second, person);
    await sit(third, person);
    expect(seq()).toBe(1);
    // All of them when it is skipped: the last one counts.
    moving.skip();
    expect([seq(), state.told().map((event) => event.seq)]).toEqual([3, [1, 2]]);
  });

  test('who decides, or looks back, hears it at once', async () => {
    moving.busy = new Promise(() => {});
    await sit(first);
    expect(seq()).toBe(1);
    await sit(second);
    expect(seq()).toBe(2);
    const later = played(second, 0, 'e');
    await sit(later);
    expect(state.draft()).toBeNull();
    void state.lookBack(0);
    await fake.asked[0]?.answer({ ok: true, now: messageFor(first, 'ann').now } as Partial<Answer>);
    await sit(played(later, 1, 'g'));
    expect(seq()).toBe(4);
  });

  test('who has left hears nothing more', async () => {
    await sit(first, null);
    let arrive = () => {};
    moving.busy = new Promise((resolve) => {
      arrive = () => resolve();
    });
    await sit(second, null);
    const { skip } = moving;
    dispose();
    skip();
    arrive();
    await settled();
    expect([state.told(), moving.skip === skip]).toEqual([[], false]);
  });
});

describe('earlier events', () => {
  const room = played(played(started(), 0, 'r'), 0, 'g');
  const events = messageFor(room, 'ann').events;
  const recent = { ...messageFor(room, 'ann'), from: 2, events: events.filter(({ seq }) => seq >= 2) };

  test('are asked for once, and put before the others', async () => {
    await hear(recent);
    expect([state.toldFrom(), state.told().map(({ seq }) => seq)]).toEqual([2, [2]]);
    void state.loadEarlier();
    void state.loadEarlier();
    expect(fake.asked.map(({ body }) => body)).toEqual([{ type: 'events', before: 2 }]);
    await fake.asked[0]?.answer({ ok: true, from: 0, events: events.filter(({ seq }) => seq < 2) } as Partial<Answer>);
    expect([state.toldFrom(), state.told()]).toEqual([0, events]);
    // The next message changes nothing of it.
    await hear({ ...recent, seq: 4, from: 3, events: [] });
    expect([state.toldFrom(), state.told()]).toEqual([0, events]);
    void state.loadEarlier();
    expect(fake.asked).toHaveLength(2);
  });

  test('of the seat that is looked from', async () => {
    state.setAs(1);
    await hear(recent);
    void state.loadEarlier();
    expect(fake.asked[0]?.body).toEqual({ type: 'events', before: 2, as: 1 });
    // Meanwhile somebody looks from another seat: these are not for it.
    state.setAs(0);
    await fake.asked[0]?.answer({ ok: true, from: 0, events } as Partial<Answer>);
    expect(state.told()).toEqual([]);
  });

  test.each([
    ['refused', { ok: false, refusal }],
    ['without events', { ok: true, from: 0 }],
    ['without a beginning', { ok: true, events }],
  ])('%s: nothing changes, and they can be asked for again', async (_, reply) => {
    await hear(recent);
    void state.loadEarlier();
    await fake.asked[0]?.answer(reply as Partial<Answer>);
    expect([state.toldFrom(), state.told().length]).toEqual([2, 1]);
    void state.loadEarlier();
    expect(fake.asked).toHaveLength(2);
  });
});

describe('what a move would lead to', () => {
  test('its view, and what it changes for the one who makes it', async () => {
    await sit(started());
    const foreseen = state.foresee('g');
    expect([stringOf(foreseen?.view), foreseen?.gain]).toEqual(['g', 1]);
    expect(state.draft()?.moves).toEqual([]);
  });

  test('counts the seat that decides, not the first', async () => {
    await sit(played(started(), 0, 'r e'), 'bob');
    expect(state.foresee('g')?.gain).toBe(1);
  });

  test('is not known if it is refused or needs chance, nor to whoever does not decide', async () => {
    await sit(started());
    expect([state.foresee('e'), state.foresee('d')]).toEqual([null, null]);
    await sit(started(), 'bob');
    expect(state.foresee('r')).toBeNull();
  });
});

describe('undo and redo', () => {
  test('count what was chosen, and redo the first one first', async () => {
    await sit(started());
    for (const move of ['r', 'g', 'g']) state.choose(move);
    expect(state.undoable()).toBe(3);
    for (let n = 0; n < 3; n++) state.undo();
    expect(state.undoable()).toBe(0);
    for (let n = 0; n < 2; n++) state.redo();
    expect(state.draft()?.moves).toEqual(['r', 'g']);
    await sit(started(), 'bob');
    expect(state.undoable()).toBe(0);
  });
});

describe('other games', () => {
  /** Beads with another step. */
  const variant = (step: object, more: object = {}) => {
    const rules = beads(2);
    const steps = { ...more, bead: { ...rules.steps.bead, ...step } };
    load.mockResolvedValue({ ...beadsGame, words, open: () => ({ ...rules, steps }) });
  };
  /** After one bead a turn can only end. */
  const short = () =>
    variant({
      check: ({ strings }: { strings: string[] }, seat: number, _open: unknown, move: string) =>
        (strings[seat] === '') === (move === 'e') ? 'BD-1' : null,
      candidates: (_state: unknown, _seat: number, _open: unknown, each: (move: string) => void) => {
        for (const move of ['r', 'g', 'e']) each(move);
      },
    });

  test('a step with a single answer is not asked', async () => {
    short();
    await sit(started());
    state.choose('r');
    expect([state.draft()?.moves, state.undoable(), state.ready()]).toEqual([['r', 'e'], 1, true]);
  });

  test('in a lesson every step is asked', async () => {
    dispose();
    open({ everyStep: true });
    short();
    await sit(started());
    state.choose('r');
    expect(state.draft()?.moves).toEqual(['r']);
  });

  test('a step that closes is sent at once', async () => {
    const rules = beads(2);
    variant(
      {
        closes: true,
        apply: (room: { open: { step: string; args: never[] }[][] }, seat: number) => {
          room.open[seat]?.pop();
          room.open[seat]?.push({ step: 'later', args: [] });
        },
      },
      { later: rules.steps.bead },
    );
    await sit(started());
    state.choose('r');
    expect(fake.asked.map(({ body }) => body)).toMatchObject([{ type: 'play', moves: ['r'] }]);
  });

  test('whoever never wants to be asked sends what is complete, and only that', async () => {
    keepPreferencesIn((key) => (key === 'confirm' ? 'never' : null));
    await sit(started());
    state.choose('r');
    expect(fake.asked).toEqual([]);
    state.choose('e');
    expect(fake.asked.map(({ body }) => body)).toMatchObject([{ type: 'play', moves: ['r', 'e'] }]);
  });
});
