/** Which pictures may be laid under a map. */

import { expect, test } from 'vitest';
import { copySize, faultOf, sizeFault, typeOf } from '../editions/picture.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const WEBP = new TextEncoder().encode('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ');
const SVG = new TextEncoder().encode('<svg onload="alert(1)"/>');

test('a picture is known by its first bytes, not by its name', () => {
  expect([PNG, JPEG, WEBP, SVG, Uint8Array.of()].map(typeOf)).toEqual([
    'image/png',
    'image/jpeg',
    'image/webp',
    null,
    null,
  ]);
  expect(faultOf('image/png', 1000, PNG)).toBeNull();
  expect(faultOf('image/png', 1000, SVG)).toBe('type');
  expect(faultOf('image/svg+xml', 1000, SVG)).toBe('type');
  expect(faultOf('image/png', 1000, JPEG)).toBe('type');
});

test('files and pictures that are too large are refused, tiny ones too', () => {
  expect(faultOf('image/jpeg', 15 * 1024 * 1024, JPEG)).toBeNull();
  expect(faultOf('image/jpeg', 15 * 1024 * 1024 + 1, JPEG)).toBe('bytes');
  expect(sizeFault(6000, 6000)).toBeNull();
  expect(sizeFault(30_000, 2000)).toBe('size');
  expect(sizeFault(49, 900)).toBe('size');
});

test('the copy keeps the shape and is at most 1600 pixels wide and high; nothing is made larger', () => {
  expect(copySize(3200, 1600)).toEqual([1600, 800]);
  expect(copySize(1000, 4000)).toEqual([400, 1600]);
  expect(copySize(300, 200)).toEqual([300, 200]);
});
