/** A real server that knows its own address at localhost, as passkeys, emails and webhooks need. */

import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { RealServer } from './server.ts';

export class HomeServer extends RealServer {
  /** `site`: the operator's description of the site. */
  async startAtHome(env: Readonly<Record<string, string>>, site?: object): Promise<void> {
    const port = await freePort();
    const file = join(this.folder, 'site.json');
    if (site !== undefined) writeFileSync(file, JSON.stringify(site));
    const url = `http://localhost:${port}`;
    await this.start(port, { QUAI_URL: url, ...(site === undefined ? {} : { QUAI_SITE: file }), ...env });
    // Not an IP address: a passkey belongs to a host name.
    this.address = url;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
