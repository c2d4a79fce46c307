/** Files of raw weights that are passed from one training run to the next. */

import { readFileSync, writeFileSync } from 'node:fs';
import { AT } from '../bot/features.ts';

export function writeLists(file: string, lists: readonly Float32Array[]): void {
  const all = new Float32Array(AT.end * lists.length);
  for (const [i, list] of lists.entries()) all.set(list, i * AT.end);
  writeFileSync(file, new Uint8Array(all.buffer));
}

export function readLists(file: string): Float32Array[] {
  const bytes = readFileSync(file);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return Array.from({ length: all.length / AT.end }, (_, i) => all.slice(i * AT.end, (i + 1) * AT.end));
}
