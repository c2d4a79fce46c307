/** Where notices arrive in tests: a mail server, a webhook, the push service of a browser, all on this machine. */

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface HookSink {
  readonly url: string;
  readonly got: { headers: IncomingHttpHeaders; body: Buffer; path: string }[];
  /** What it answers from now on. */
  status: number;
  close(): Promise<void>;
}

export async function hookSink(): Promise<HookSink> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    sink.got.push({ headers: request.headers, body: Buffer.concat(parts), path: request.url! });
    response.writeHead(sink.status, { location: 'http://127.0.0.1:1/' }).end('an answer that nobody reads');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sink: HookSink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    got: [],
    status: 200,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return sink;
}

export interface MailSink {
  readonly url: string;
  /** Every mail: to whom, and its text. */
  readonly got: { to: string; text: string }[];
  close(): Promise<void>;
}

export async function mailSink(): Promise<MailSink> {
  const got: MailSink['got'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (address, _session, done) =>
      done(address.address.startsWith('nobody') ? new Error('no such person') : undefined),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        got.push({ to: session.envelope.rcptTo[0]!.address, text: readable(Buffer.concat(parts).toString('utf8')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    got,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Without quoted-printable: what a person reads. */
function readable(mail: string): string {
  if (!/quoted-printable/i.test(mail)) return mail;
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A browser that subscribed to push, with the keys to read what it is sent (RFC 8291). */
export function pushBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const read = (body: Buffer): unknown => {
    const [salt, server] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), server]);
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(server), auth, info, 32));
    const derived = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
    const sealed = body.subarray(21 + body[20]!);
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8');
    return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1));
  };
  return { subscription: { endpoint, keys }, read };
}
