/**
 * Fair draws. The server commits to a seed before anybody sits down, each person contributes bytes, and the key derived from
 * all of them decides every draw. Each draw number has a ChaCha20 block of its own, so a table can be resumed at any draw
 * and anybody can check a single draw. docs/record.md describes the mapping.
 */

import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { type Chance, kindAt, total } from './chance.ts';

/** What is published before the first seat is taken. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The key for a table's draws: the seed, then the contributions in seat order, each prefixed with its length in bytes. */
export function drawKey(seed: string, contributions: readonly string[]): Uint8Array {
  const parts = [seed, ...contributions].map((hex) => {
    const bytes = hexToBytes(hex);
    if (bytes.length > 255) throw new Error('contribution longer than 255 bytes');
    return concatBytes(Uint8Array.of(bytes.length), bytes);
  });
  return sha256(concatBytes(...parts));
}

const BLOCK = 64;
const WORDS = 2 ** 32;

/** A uniform number below n for draw number `draw`. */
export function fairBelow(key: Uint8Array, draw: number, n: number): number {
  if (!(n > 0 && n <= WORDS)) throw new Error('draw from nothing');
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, draw, true);
  const limit = WORDS - (WORDS % n);
  for (let block = 0; ; block++) {
    const stream = new DataView(chacha20(key, nonce, new Uint8Array(BLOCK), undefined, block).buffer);
    for (let at = 0; at < BLOCK; at += 4) {
      const word = stream.getUint32(at, true);
      if (word < limit) return word % n;
    }
  }
}

/** The chance of a real table, continuing at draw number `draws`. */
export function seededChance(key: Uint8Array, draws: number): Chance {
  let draw = draws;
  return {
    from: (counts) => kindAt(counts, fairBelow(key, draw++, total(counts))),
    reveal: () => {},
  };
}
