/** A passkey without a browser: what an authenticator answers when it is asked to register one (WebAuthn, no attestation). */

import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Answered, Caller } from './caller.ts';

/** CBOR of what is needed here: short byte strings, texts, small integers, maps. */
const bytes = (value: Buffer) =>
  Buffer.concat([value.length < 256 ? Buffer.from([0x58, value.length]) : sized(value.length), value]);
const sized = (length: number) => Buffer.from([0x59, length >> 8, length & 0xff]);
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A P-256 key in COSE: kty 2, alg -7, crv 1, x, y. */
function coseKey(): Buffer {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([
    head,
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}

/** Adds a passkey to the account, as a browser would. */
export async function addPasskey(caller: Caller): Promise<Answered> {
  const { challenge, rp } = (await caller.post('/api/passkeys/options')).body as {
    challenge: string;
    rp: { id: string };
  };
  const id = randomBytes(16);
  const present = Buffer.from([0x41, 0, 0, 0, 0]);
  const site = createHash('sha256').update(rp.id).digest();
  const authData = Buffer.concat([site, present, Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()]);
  const attestation = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
  const attestationObject = Buffer.concat([...attestation, text('authData'), bytes(authData)]).toString('base64url');
  const client = { type: 'webauthn.create', challenge, origin: caller.address, crossOrigin: false };
  const clientDataJSON = Buffer.from(JSON.stringify(client)).toString('base64url');
  const name = id.toString('base64url');
  const response = { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} };
  return caller.post('/api/passkeys', {
    name: 'lantern',
    response: { ...response, response: { attestationObject, clientDataJSON } },
  });
}
