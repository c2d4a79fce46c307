/** Guests are free: whoever makes many of them must not have this site send mail after mail to somebody who never asked. */

import { expect, onTestFinished, test } from 'vitest';
import { Caller } from '../support/caller.ts';
import { scratch, serveHere } from '../support/running.ts';
import { mailSink } from '../support/sinks.ts';

test('nobody is sent more than a few links by any number of guests', async () => {
  const { folder, remove } = scratch();
  const post = await mailSink();
  const env = {
    QUAI_SMTP: post.url,
    QUAI_MAIL_FROM: 'quai@example.org',
    QUAI_URL: 'https://quai.example',
    QUAI_PROXY: '1',
  };
  const server = await serveHere(folder, env);
  onTestFinished(async () => {
    await server.stop();
    await post.close();
    remove();
  });
  /** As a guest at an address of their own. */
  const ask = async (from: string, email: string) => {
    const { cookie } = await Caller.guest(server.address, 'Eve');
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie,
      'x-forwarded-for': from,
    };
    const body = JSON.stringify({ email });
    return (await fetch(`${server.address}/api/account/email`, { method: 'POST', headers, body })).status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 8; n++)
    statuses.push(await ask(`203.0.113.${n}`, n % 2 === 0 ? 'victim@example.org' : 'Victim@Example.org'));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(post.got).toHaveLength(5);
  expect(await ask('203.0.113.9', 'ann@example.org')).toBe(200);
});
