/** Every route with values that nobody should send: they are refused, and never a fault of the server. */

import { expect, test } from 'vitest';
import { Caller } from '../support/caller.ts';
import { onStores } from '../support/stores.ts';

interface Spec {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}

const IN_PATHS = ['a%00b', '..%2F..%2Fetc', '%F0%9F%9A%82', '%ED%A0%80', '__proto__', '9'.repeat(400), '-1', '%'];
const VALUES = [
  'a\0b',
  '\ud800',
  '__proto__',
  'x'.repeat(5000),
  '',
  -1,
  1e308,
  2 ** 53,
  true,
  null,
  {},
  ['a\0b'],
  [[]],
];

onStores('the HTTP interface', (start) => {
  test('no value in an address or a body is a fault of the server', async () => {
    const server = await start();
    const { paths } = (await (await fetch(`${server.address}/api/docs.json`)).json()) as Spec;
    const eve = await Caller.guest(server.address, 'Eve');
    const faults: string[] = [];
    let asked = 0;
    const ask = async (method: string, path: string, body?: unknown) => {
      const headers = { ...eve.headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const { status } = await fetch(server.address + path, { method, headers, ...sent });
      asked++;
      // 501: this site sends no email.
      if (status >= 500 && status !== 501) faults.push(`${status} ${method} ${path} ${JSON.stringify(body) ?? ''}`);
    };
    for (const [path, operations] of Object.entries(paths))
      for (const [name, { requestBody }] of Object.entries(operations)) {
        // They would end the session that all other requests need.
        if (/delete$|signout$/.test(path)) continue;
        const method = name.toUpperCase();
        const schema = requestBody?.content['application/json']?.schema;
        const names = Object.keys(schema?.properties ?? {});
        const whole = (value: unknown) => Object.fromEntries(names.map((property) => [property, value]));
        if (path.includes('{'))
          for (const value of IN_PATHS)
            await ask(method, path.replace(/\{\w+\}/g, value), schema === undefined ? undefined : {});
        const known = path.replace(/\{\w+\}/g, 'abc');
        if (schema !== undefined)
          for (const value of VALUES) for (const body of [whole(value), value]) await ask(method, known, body);
        else for (const value of IN_PATHS) await ask(method, `${known}?q=${value}&game=${value}&day=${value}`);
      }
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(500);
    // The server and its store are still working.
    expect((await fetch(`${server.address}/api/ready`)).status).toBe(200);
  });
});
