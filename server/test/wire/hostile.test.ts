/** Whatever is sent over the socket, nothing changes beyond the rules, and the server goes on. */

import { type Random, randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { inkRules, round, twoAtTable } from '../support/ink.ts';
import { serveHere, serverOfThisFile } from '../support/running.ts';

/** `npm run test:long` sends more. */
const MESSAGES = 10_000 * Number(process.env.QUAI_LONG ?? 1);
/** Below the burst limit of a connection, so that every message is examined. */
const EACH = 50;

const server = await serverOfThisFile();
const rules = await inkRules();
const { folder } = server;

const PIECES = ['{', '}', '[', ']', '"', ':', ',', 'null', '-1', '1e999', '"play"', '"\\u0000"', 'true', '\u{1F682}'];
const VALUES = [
  null,
  -1,
  12,
  1.5,
  '0',
  '',
  {},
  [],
  true,
  2 ** 53,
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'a\0b',
];
const TYPES = ['watch', 'sit', 'stand', 'bot', 'start', 'play', 'undo', 'ask', 'agree', 'resign', 'replace', 'return'];
const MORE_TYPES = [
  ...TYPES,
  'time',
  'rematch',
  'say',
  'mute',
  'replay',
  'events',
  'unwatch',
  'constructor',
  '__proto__',
  '',
];

type Good = Readonly<Record<string, unknown>> & { moves: readonly string[] };

/** Truncated, corrupted and invented messages. */
function malformed(random: Random, text: string): string {
  const at = random.below(text.length);
  const piece = () => PIECES[random.below(PIECES.length)]!;
  switch (random.below(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + piece() + text.slice(at + 1 + random.below(4));
    case 2:
      return Array.from({ length: random.below(20) }, piece).join('');
    default:
      return random.below(10) === 0 ? 'x'.repeat(65 * 1024) : JSON.stringify(VALUES[random.below(VALUES.length)]);
  }
}

/** Well-formed, or nearly so, from somebody who may do none of it. */
function hostile(random: Random, table: string, id: number, good: Good): string {
  const any = () => VALUES[random.below(VALUES.length)];
  const moves = () => {
    const list = good.moves.map((move) => (random.below(3) === 0 ? move.split('').reverse().join('') : move));
    return [list, ['x'.repeat(300)], [], [1], ['.'], [...list, ...list], new Array(600).fill('.')][random.below(7)];
  };
  const type = MORE_TYPES[random.below(MORE_TYPES.length)]!;
  const body: Record<string, unknown> = {
    type,
    id,
    table: random.below(6) === 0 ? any() : table,
    seat: random.below(3) === 0 ? any() : random.below(2),
  };
  if (type === 'play') Object.assign(body, { since: random.below(3) === 0 ? any() : 0, moves: moves() });
  if (type === 'undo' || type === 'ask') body.to = random.below(2) === 0 ? any() : 1;
  if (type === 'sit') body.contribution = random.below(2) === 0 ? any() : 'ff';
  if (type === 'bot' || type === 'replace') body.bot = random.below(2) === 0 ? any() : 'random';
  if (type === 'time') body.time = random.below(2) === 0 ? any() : 5000;
  if (type === 'agree')
    Object.assign(body, { yes: true, asked: random.below(2) === 0 ? any() : { seat: 0, to: 1, seq: 2 } });
  if (type === 'say') body.text = random.below(2) === 0 ? any() : '<script>alert(1)</script>';
  if (type === 'mute') body.on = true;
  if (['start', 'rematch', 'agree', 'say', 'unwatch', 'watch'].includes(type)) delete body.seat;
  if (random.below(8) === 0) body[String(any())] = any();
  return JSON.stringify(body);
}

test(
  `${MESSAGES} malformed and hostile messages change nothing, and every connection lives`,
  async () => {
    const { table, ann } = await twoAtTable([server.address, server.address]);
    const stored = async () => {
      const { stored: whole, entries } = (await server.node.store.tableFrom(table, 0))!;
      // `follow` is the server's own reminder to check for notices, which it clears by itself.
      const row = { ...whole.row, follow: null };
      return JSON.stringify([row, whole.slots, entries, await server.node.chat.since(table, -1)]);
    };
    const before = await stored();
    const shown = JSON.stringify(ann.table());
    const random = randomFrom(99);
    const good = { id: 1, table, ...round(rules, ann, 1) };
    const text = JSON.stringify(good);
    for (let sent = 0; sent < MESSAGES; sent += EACH) {
      // Strangers with and without a name.
      const { client } = await Client.open(server.address, sent % 200 === 0 ? null : 'Eve');
      for (let i = 0; i < EACH; i++)
        client.raw(random.below(2) === 0 ? malformed(random, text) : hostile(random, table, i, good));
      const answers = () => client.heard.filter((reply) => reply.type === 'answer');
      await client.wait(() => answers().length >= EACH, 60_000);
      for (const answer of answers()) {
        if (answer.ok) continue;
        expect(answer.refusal.rule).not.toBe('table:too-fast');
        expect(answer.refusal.rule).not.toBe('table:fault');
      }
      expect(client.closed).toBe(false);
      client.close();
    }
    expect(await stored()).toBe(before);
    expect(await ann.ask(table, { type: 'watch' })).toMatchObject({ ok: true });
    expect(JSON.stringify(ann.table())).toBe(shown);
    expect(await ann.ask(table, round(rules, ann, 1))).toMatchObject({ ok: true });
  },
  60_000 + MESSAGES * 6,
);

test('who sends without end is slowed down, and others are not', async () => {
  const strict = await serveHere(folder, { QUAI_DATA: `${folder}/strict` });
  const { table, ann, bob } = await twoAtTable([strict.address, strict.address]);
  for (let i = 0; i < 500; i++) ann.raw(JSON.stringify({ type: 'watch', id: i, table }));
  await ann.wait(() => ann.heard.filter((reply) => reply.type === 'answer').length >= 500, 30_000);
  const slowed = ann.heard.filter((reply) => reply.type === 'answer' && !reply.ok);
  expect(slowed.length).toBeGreaterThan(300);
  expect(await bob.ask(table, { type: 'watch' })).toMatchObject({ ok: true });
  await strict.stop();
});
