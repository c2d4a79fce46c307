/** Where notices may be sent, and that names are only text there. */

import { describe, expect, test } from 'vitest';
import { addressProblem, isPrivate, OutwardError, sendOut } from '../../notices/outward.ts';
import { hookRequest } from '../../notices/webhook.ts';
import { hookSink } from '../support/sinks.ts';

describe('where nothing may be sent', () => {
  test.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.0.1',
    '172.31.9.9',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    'not an address',
  ])('%s is ours', (address) => {
    expect(isPrivate(address)).toBe(true);
  });
  test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is public', (address) => {
    expect(isPrivate(address)).toBe(false);
  });
  test.each([
    ['http://example.org/hook', 'url-not-https'],
    ['https://127.0.0.1/hook', 'url-private'],
    ['https://[::1]/hook', 'url-private'],
    ['https://2130706433/hook', 'url-private'],
    ['https://0x7f.1/hook', 'url-private'],
    ['https://localhost/hook', 'url-private'],
    ['https://db.internal/hook', 'url-private'],
    ['https://user:pass@example.org/', 'url-with-password'],
    ['file:///etc/passwd', 'url-not-https'],
    ['nonsense', 'url-invalid'],
  ])('%s', (url, problem) => {
    expect(addressProblem(url, false)).toBe(problem);
  });
  test('a name that resolves to a private address is refused, whatever it resolved to before', async () => {
    // This machine's name for itself stands for any name that resolves to a private address.
    const request = { url: 'https://ip6-localhost/', headers: {}, body: null };
    await expect(sendOut(request, false)).rejects.toThrow(OutwardError);
    const named = { url: 'http://localhost:1/hook', headers: {}, body: null };
    await expect(sendOut(named, true)).rejects.toThrow(/ECONNREFUSED/);
  });
  test('redirects are not followed', async () => {
    const sink = await hookSink();
    sink.status = 302;
    expect(await sendOut({ url: sink.url, headers: {}, body: '{}' }, true)).toBe(302);
    await sink.close();
  });
});

test('names are escaped in webhooks', () => {
  const message = {
    title: 'Your turn',
    body: '@everyone *Ann* <b> [x](y)',
    link: 'https://quai.example/t/a?since=0',
    tables: [],
  };
  const sent = (kind: 'discord' | 'slack' | 'json') => JSON.parse(String(hookRequest(kind, 'https://x', message).body));
  expect(sent('discord')).toMatchObject({ allowed_mentions: { parse: [] } });
  expect(sent('discord').content).toContain('\\@everyone \\*Ann\\*');
  expect(sent('slack').text).toContain('&lt;b&gt;');
  expect(sent('slack').text).not.toContain(' *Ann*');
  expect(sent('json')).toMatchObject({ body: message.body, link: message.link });
});
