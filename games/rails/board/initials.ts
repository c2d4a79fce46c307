/** One or two letters for each of some names: the initial, and if others share it, the first letter that tells them apart. */

import { at } from '@quai/engine/at.ts';

export function lettersIn(names: readonly string[]): readonly string[] {
  const known = CACHE.get(names.join());
  if (known !== undefined) return known;
  const plain = names.map((name) => name.toLowerCase());
  const letters = plain.map((name) => {
    const rivals = plain.filter((other) => other !== name && other[0] === name[0]);
    const initial = (name[0] ?? '').toUpperCase();
    if (rivals.length === 0) return initial;
    for (let i = 1; i < name.length; i++)
      if (rivals.every((other) => other[i] !== name[i])) return initial + at([...name], i);
    return initial + name.slice(1, 2);
  });
  CACHE.set(names.join(), letters);
  return letters;
}

const CACHE = new Map<string, readonly string[]>();
