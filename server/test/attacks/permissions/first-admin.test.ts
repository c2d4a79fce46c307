/** On a fresh public site no visitor becomes administrator: that takes the code which the server printed at its start. */

import { beforeAll, expect, test } from 'vitest';
import type { Server } from '../../../boot/serve.ts';
import { newCode } from '../../../people/onetime.ts';
import { addPasskey } from '../../support/authenticator.ts';
import { Caller } from '../../support/caller.ts';
import { scratch, serveHere } from '../../support/running.ts';
import { onStores } from '../../support/stores.ts';

onStores('a fresh site', (start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });

  test('is not run by whoever adds the first passkey, nor by who guesses', async () => {
    const eve = await Caller.guest(server.address, 'Eve');
    expect(await addPasskey(eve)).toMatchObject({ status: 200 });
    expect((await eve.get('/api/admin/health')).status).toBe(403);
    expect((await eve.get('/api/account')).body).toMatchObject({ admin: false, passkeys: [{ name: 'lantern' }] });
    const guess = await eve.post('/api/admin/claim', { code: newCode() });
    expect(guess).toMatchObject({ status: 404, body: { codes: [{ code: 'code-invalid' }] } });
    expect((await new Caller(server.address).post('/api/admin/claim', { code: server.adminCode })).status).toBe(401);
  });

  test('is run by who enters the code, once', async () => {
    const [ann, eve] = [await Caller.guest(server.address, 'Ann'), await Caller.guest(server.address, 'Eve')];
    expect(server.adminCode).toMatch(/^[0-9A-Z]{10}$/);
    const code = server.adminCode!.replace(/^(.{5})/, '$1-').toLowerCase();
    expect((await ann.post('/api/admin/claim', { code })).status).toBe(200);
    expect((await ann.get('/api/admin/health')).status).toBe(200);
    expect((await eve.post('/api/admin/claim', { code })).status).toBe(404);
    expect((await eve.get('/api/admin/health')).status).toBe(403);
  });
});

test('a code of an earlier start is worth nothing once somebody runs the site; then none is printed', async () => {
  const { folder, remove } = scratch();
  const first = await serveHere(folder);
  await first.stop();
  const second = await serveHere(folder);
  const [ann, eve] = [await Caller.guest(second.address, 'Ann'), await Caller.guest(second.address, 'Eve')];
  expect((await ann.post('/api/admin/claim', { code: second.adminCode })).status).toBe(200);
  expect((await eve.post('/api/admin/claim', { code: first.adminCode })).status).toBe(404);
  expect((await eve.get('/api/admin/health')).status).toBe(403);
  await second.stop();
  const third = await serveHere(folder);
  expect(third.adminCode).toBeNull();
  await third.stop();
  const named = await serveHere(`${folder}/named`, { QUAI_ADMIN: 'ann@example.org' });
  expect(named.adminCode).toBeNull();
  await named.stop();
  remove();
});
