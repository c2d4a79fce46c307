/** JSON that is nested thousands of levels deep is refused like any other mistake, wherever it is sent. */

import { parseJson, TooDeep } from '@quai/protocol/json.ts';
import { readRecord } from '@quai/table/record.ts';
import { expect, test } from 'vitest';
import { Client, newGuest, post } from '../support/client.ts';
import { serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile();

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);
const LEVELS = 20_000;

test.each([
  ['an edition', `{"game":"railroad-ink","seats":2,"editionData":{"a":${nested(LEVELS)}}}`],
  [
    'an option',
    `{"game":"railroad-ink","seats":2,"options":{"expansion":${nested(LEVELS, '{"a":', '}').replace('{"a":}', '{"a":1}')}}}`,
  ],
  ['the whole body', nested(LEVELS)],
])('%s', async (_what, body) => {
  const cookie = await newGuest(server.address, 'Eve');
  const response = await post(server.address, '/api/tables', body, cookie);
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ codes: [{ code: 'bad-request' }] });
  expect(text).not.toMatch(/RangeError|\.ts:|stack/);
});

test('a message of the socket', async () => {
  const { client } = await Client.open(server.address, 'Eve');
  client.raw(`{"type":"watch","id":1,"table":"a","have":${nested(LEVELS)}}`);
  expect(await client.until((reply) => reply.type === 'answer')).toMatchObject({
    ok: false,
    refusal: { rule: 'malformed' },
  });
  client.close();
});

test('a record', () => {
  expect(readRecord(`{"quai":1,"edition":{"data":${nested(LEVELS)}}}`)).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('levels')],
  });
});

test('what looks deep in a text is not', () => {
  expect(parseJson(JSON.stringify({ text: nested(LEVELS) }))).toEqual({ text: nested(LEVELS) });
  expect(parseJson(String.raw`["\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["]`)).toHaveLength(1);
  expect(parseJson(nested(32))).toBeDefined();
  expect(() => parseJson(nested(33))).toThrow(TooDeep);
});
