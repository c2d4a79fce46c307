/** Canonical JSON, so that equal values have equal bytes and equal hashes. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys and no spaces. Throws on anything JSON would lose: undefined, NaN, functions. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`${value} is not JSON`);
      return `${value}`;
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value) : objectText(value);
    default:
      throw new Error(`${typeof value} is not JSON`);
  }
}

/** States are mostly lists of numbers, and the conformance kit writes millions of them: no intermediate lists. */
function listText(list: readonly unknown[]): string {
  if (list.every(Number.isFinite)) return `[${list.join(',')}]`;
  let text = '[';
  for (let index = 0; index < list.length; index++) text += (index > 0 ? ',' : '') + canonical(list[index]);
  return `${text}]`;
}

function objectText(value: object): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new Error('an instance of a class is not JSON');
  const keys = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  let text = '{';
  for (const key of keys)
    text += `${text.length > 1 ? ',' : ''}${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`;
  return `${text}}`;
}

/** Whether two values have the same canonical JSON, without building it. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) && sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
}

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of the canonical JSON, in hex. */
export function hashOf(value: unknown): string {
  return hashText(canonical(value));
}
