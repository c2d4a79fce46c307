/**
 * Weights as they are kept in weights.json: one list after the other, only those that are not zero, each as the number of
 * zeros before it and a whole number of steps; bytes written as base64. Made by test/train-bot.ts, by playing alone.
 */

import { AT } from './features.ts';
import { blankLists } from './judgement.ts';
import kept from './weights.json' with { type: 'json' };

export interface Kept {
  readonly made: string;
  readonly rounds: number;
  readonly step: number;
  readonly bytes: string;
}

/** In a gap's byte: more of the gap follows. */
const MORE = 128;

export function readWeights({ rounds, step, bytes }: Kept = kept): Float32Array[] {
  const lists = blankLists(rounds);
  const code = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
  let feature = 0;
  for (let at = 0; at < code.length; feature++) {
    let gap = 0;
    let shift = 0;
    for (; code[at]! >= MORE; at++, shift += 7) gap |= (code[at]! - MORE) << shift;
    feature += gap | (code[at++]! << shift);
    const steps = (code[at++]! << 24) >> 24;
    lists[Math.floor(feature / AT.end)]![feature % AT.end] = steps * step;
  }
  return lists;
}

export function keepWeights(lists: readonly Float32Array[], step: number, made: string): Kept {
  const code: number[] = [];
  let gap = 0;
  for (const list of lists)
    for (const weight of list) {
      const steps = Math.max(-127, Math.min(127, Math.round(weight / step)));
      if (steps === 0) {
        gap++;
        continue;
      }
      for (; gap >= MORE; gap >>= 7) code.push(MORE | (gap & 127));
      code.push(gap, steps & 255);
      gap = 0;
    }
  return { made, rounds: lists.length, step, bytes: btoa(String.fromCharCode(...code)) };
}
