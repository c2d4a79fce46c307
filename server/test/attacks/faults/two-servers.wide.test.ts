/** Two servers on one SQLite file would each believe to be alone: the second is told. What they keep is for their user only. */

import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoreGone } from '../../../store/sql.ts';
import { builtServer, ServerProcess, scratch, serveHere } from '../../support/running.ts';

const { folder, remove } = scratch();
let program: string;
beforeAll(async () => {
  program = await builtServer();
});
afterAll(remove);

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('in one process', async () => {
  const data = join(folder, 'one');
  const first = await serveHere(data);
  await expect(serveHere(data)).rejects.toThrow(/another server uses/);
  await expect(serveHere(data)).rejects.toThrow(StoreGone);
  expect((await fetch(`${first.address}/api/ready`)).status).toBe(200);
  await first.stop();
  const next = await serveHere(data);
  await next.stop();
});

test('in two; a server that was killed leaves nothing in the way', async () => {
  const data = join(folder, 'two');
  const first = new ServerProcess(program, { QUAI_DATA: data });
  await first.start();
  const second = new ServerProcess(program, { QUAI_DATA: data });
  await expect(second.start()).rejects.toThrow(/another server uses/);
  await first.end('SIGKILL');
  await second.start();
  await second.end('SIGTERM');
});

test('the file and what lies beside it are for nobody else, older ones too', async () => {
  const data = join(folder, 'modes');
  const path = join(data, 'quai.sqlite');
  const first = await serveHere(data);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) expect(mode(file), file).toBe('600');
  await first.stop();
  chmodSync(path, 0o644);
  const again = await serveHere(data);
  expect(mode(path)).toBe('600');
  await again.stop();
});
