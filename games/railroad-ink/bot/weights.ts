/**
 * Reads and writes weights.json: one list after the other, nonzero weights only, each as the number of zeros before it and
 * an integer number of steps, in base64. The weights come from self-play: see test/train-bot.ts.
 */

import { at } from '@quai/engine/at.ts';
import { AT } from './features.ts';
import { blankLists } from './judgement.ts';
import kept from './weights.json' with { type: 'json' };

export interface Kept {
  readonly made: string;
  readonly rounds: number;
  readonly step: number;
  readonly bytes: string;
}

/** Set in a byte of a gap if another byte follows. */
const MORE = 128;

export function readWeights({ rounds, step, bytes }: Kept = kept): Float32Array[] {
  const lists = blankLists(rounds);
  const code = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
  let feature = 0;
  let shift = 0;
  let inGap = true;
  for (const byte of code) {
    if (inGap) {
      feature += (byte % MORE) << shift;
      shift += 7;
      inGap = byte >= MORE;
    } else {
      const steps = (byte << 24) >> 24;
      at(lists, Math.floor(feature / AT.end))[feature % AT.end] = steps * step;
      feature++;
      shift = 0;
      inGap = true;
    }
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
