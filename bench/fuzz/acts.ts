/** Generates what a client might do next: valid, invalid, malformed, oversized, repeated, out of turn, from the wrong seat. */

import type { Rules } from '@quai/engine/contract.ts';
import { pickOne, type Random } from '@quai/engine/random.ts';
import { MOST_BYTES, type TableMessage } from '@quai/protocol/messages.ts';

/**
 * By one of the people, on one of their connections: sends texts without waiting, in which `"@"` stands for the table, and then
 * waits for the answers, or is gone; or makes an HTTP request.
 */
export type Act = Readonly<
  { who: number; line: number; texts: readonly string[]; gone?: true } | { who: number; path: string; body?: string }
>;

/** What the simulated clients know. */
export interface Known {
  readonly rules: Rules;
  readonly people: number;
  readonly lines: number;
  /** The latest table message each client received. */
  heard(who: number): TableMessage | null;
}

const ODD: readonly unknown[] = [null, -1, 12, 1.5, '', 'x', {}, [], true, 2 ** 53, '__proto__', 'a\0b', '\u202e'];
const PIECES = ['{', '}', '[', '"', ':', ',', 'null', '-1', '1e999', '\\u0000', '\u{1F682}', '['.repeat(40)];
const PATHS = ['/api/tables', '/api/tables/@/record', '/api/me', '/api/account', '/api/account/export', '/api/daily'];
const POSTED = [
  '/api/tables',
  '/api/me',
  '/api/tables/@/seats/0/link',
  '/api/tables/@/take',
  '/api/tables/@/notices',
  '/api/reports',
  '/api/notices',
];
/** Messages one connection sends without waiting. */
const MOST_AT_ONCE = 4;

export function nextAct(known: Known, past: readonly Act[], random: Random): Act {
  const who = random.below(known.people);
  if (random.below(60) === 0) return request(who, random);
  const line = random.below(known.lines);
  const count = random.below(3) === 0 ? 1 + random.below(MOST_AT_ONCE) : 1;
  const texts = Array.from({ length: count }, () => anyText(known, who, past, random));
  return random.below(20) === 0 ? { who, line, texts, gone: true } : { who, line, texts };
}

function request(who: number, random: Random): Act {
  if (random.below(2) === 0) return { who, path: pickOne(PATHS, random) };
  const body = { name: 'Ann', game: 'x', seats: 2, table: '@', seat: 0, reason: 'rude', key: 'k', kind: 'mail' };
  return { who, path: pickOne(POSTED, random), body: JSON.stringify(odd(body, random)) };
}

function anyText(known: Known, who: number, past: readonly Act[], random: Random): string {
  const kind = random.below(20);
  if (kind === 0) {
    const sent = past.flatMap((act) => ('texts' in act ? act.texts : []));
    if (sent.length > 0) return pickOne(sent, random);
  }
  const body = anyBody(known, known.heard(who), random);
  const wanted = kind < 4 ? odd(body, random) : body;
  const text = JSON.stringify({ id: random.below(1000), table: '@', ...wanted });
  return kind === 4 ? malformed(text, random) : text;
}

/** A request that is usually valid, given what this client last received. */
function anyBody({ rules }: Known, heard: TableMessage | null, random: Random): Record<string, unknown> {
  const own = heard?.as ?? random.below(rules.seats);
  const seat = random.below(6) === 0 ? random.below(rules.seats + 1) : own;
  if (heard === null || random.below(12) === 0)
    return {
      type: 'watch',
      ...(random.below(2) === 0 ? { as: seat } : {}),
      ...(random.below(2) === 0 ? { have: random.below(9) } : { recent: random.below(9) }),
      ...(random.below(2) === 0 ? { changes: true } : {}),
      ...(random.below(6) === 0 ? { moves: false } : {}),
    };
  if (heard.status === 'open' && random.below(5) > 0) {
    if (random.below(4) > 0) return { type: 'sit', seat: random.below(rules.seats), contribution: '0a' };
    return { type: 'start', ...(random.below(3) === 0 ? { fill: 'random' } : {}) };
  }
  const { now } = heard;
  if (now !== null && now.moves.length > 0 && random.below(3) > 0) {
    const since = random.below(8) === 0 ? random.below(now.since + 2) : now.since;
    const moves = Array.from({ length: random.below(6) === 0 ? 3 : 1 }, () => pickOne(now.moves, random));
    const held = random.below(2) === 0 ? { held: random.below(8) === 0 ? random.below(5) : now.held } : {};
    return { type: 'play', seat, since, moves, ...held };
  }
  return otherBody(seat, heard, random);
}

function otherBody(seat: number, heard: TableMessage, random: Random): Record<string, unknown> {
  const { seq, ask } = heard;
  const entry = random.below(seq + 2);
  const asked = { seat: ask?.seat ?? seat, to: ask?.to ?? entry, seq: random.below(5) === 0 ? entry : seq };
  return pickOne(
    [
      { type: 'undo', seat, to: random.below(3) > 0 ? (heard.now?.undo ?? entry) : entry },
      { type: 'ask', seat, to: entry },
      { type: 'agree', yes: random.below(4) > 0, asked },
      { type: 'agree', yes: true },
      { type: 'replay', at: entry, as: seat },
      { type: 'events', before: entry, as: seat },
      { type: 'say', text: 'hello' },
      { type: 'mute', seat, on: random.below(2) === 0 },
      { type: 'look', on: random.below(2) === 0 },
      { type: 'return', seat },
      { type: 'time', seat, time: 60_000 },
      { type: 'stand', seat },
      { type: 'bot', seat, bot: pickOne(['random', null, 'nobody'], random) },
      { type: 'replace', seat, bot: 'random' },
      { type: 'rematch' },
      { type: 'unwatch' },
      ...(random.below(12) === 0 ? [{ type: 'resign', seat }] : []),
    ],
    random,
  );
}

/** Adds, drops or retypes one field. */
function odd(body: Readonly<Record<string, unknown>>, random: Random): Record<string, unknown> {
  const copy = { ...body };
  const key = pickOne([...Object.keys(copy), 'extra', 'table', 'id'], random);
  if (random.below(3) === 0) delete copy[key];
  else copy[key] = pickOne(ODD, random);
  return copy;
}

function malformed(text: string, random: Random): string {
  const at = random.below(text.length);
  // Too large to be read, and too large even for the socket.
  if (random.below(30) === 0) return text.slice(0, -1) + ' '.repeat(MOST_BYTES * (1 + random.below(5)));
  return text.slice(0, at) + pickOne(PIECES, random) + text.slice(at + random.below(4));
}
