/**
 * A picture of a map to lay under its drawing while places are positioned. It never leaves the browser: it is decoded, drawn anew
 * at a limited size, and only that copy is kept.
 */

import { createSignal } from 'solid-js';
import { recall, remember } from '../kept.ts';

/** What is wrong with a file. */
export type PictureFault = 'type' | 'bytes' | 'size' | 'unreadable' | 'large';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MOST_BYTES = 15 * 1024 * 1024;
/** Of the picture as it comes: decoding takes four bytes a pixel. */
const MOST_PIXELS = 40_000_000;
const LEAST_SIDE = 50;
/** Of the copy. */
const SIDE = 1600;
const MOST_KEPT = 700_000;
const QUALITIES = [0.8, 0.6, 0.4];

/** The first bytes of each type, since a name or a label can say anything. */
const STARTS: Readonly<Record<string, readonly (number | null)[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/** The type that the first bytes show; null for anything else. */
export function typeOf(bytes: Uint8Array): string | null {
  const found = Object.entries(STARTS).find(([, start]) =>
    start.every((byte, i) => byte === null || bytes[i] === byte),
  );
  return found?.[0] ?? null;
}

/** What speaks against a file before it is decoded. */
export function faultOf(type: string, bytes: number, start: Uint8Array): PictureFault | null {
  if (bytes > MOST_BYTES) return 'bytes';
  return TYPES.includes(type) && typeOf(start) === type ? null : 'type';
}

/** What speaks against its dimensions; null if nothing does. */
export function sizeFault(width: number, height: number): PictureFault | null {
  return Math.min(width, height) < LEAST_SIDE || width * height > MOST_PIXELS ? 'size' : null;
}

/** The dimensions of the copy. */
export function copySize(width: number, height: number): readonly [number, number] {
  const share = Math.min(1, SIDE / Math.max(width, height));
  return [Math.round(width * share), Math.round(height * share)];
}

/** The copy as an address for an image, or what is wrong with the file. */
async function copyOf(file: File): Promise<string | { fault: PictureFault }> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const fault = faultOf(file.type, file.size, start);
  if (fault !== null) return { fault };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { fault: 'unreadable' };
  try {
    const wrong = sizeFault(bitmap.width, bitmap.height);
    if (wrong !== null) return { fault: wrong };
    const [width, height] = copySize(bitmap.width, bitmap.height);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    const copies = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality));
    return copies.find((copy) => copy.length <= MOST_KEPT) ?? { fault: 'large' };
  } finally {
    bitmap.close();
  }
}

/** The picture of a game's draft: kept in this browser, as long as it has room. */
export function createPicture(game: string) {
  const key = `picture.${game}`;
  const kept = recall(key);
  const [picture, setPicture] = createSignal(kept?.startsWith('data:image/jpeg;base64,') ? kept : null);
  const [fault, setFault] = createSignal<PictureFault | null>(null);
  return {
    picture,
    fault,
    async lay(file: File | undefined) {
      setFault(null);
      if (file === undefined) return;
      const copy = await copyOf(file);
      if (typeof copy !== 'string') return void setFault(copy.fault);
      setPicture(copy);
      remember(key, copy);
    },
    remove() {
      setPicture(null);
      setFault(null);
      remember(key, null);
    },
  };
}
