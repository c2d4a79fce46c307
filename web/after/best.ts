/**
 * Best solo scores (RI-25 and the like) by game, edition and options, in the browser and in the account.
 * Only whole games count that were played in this browser without drawing again; not the daily board, whose dice can be seen first.
 */

import type { Options } from '@quai/engine/contract.ts';
import { readRecord } from '@quai/table/record.ts';
import { LESSON } from '../local/id.ts';
import { createSharedRecord } from '../sharedrecord.ts';
import { recordOf } from './record.ts';

const KEY = 'best';

const scores = createSharedRecord<number, number>(KEY, {
  write: (points) => points,
  read: (stored) => (Number.isInteger(stored) ? (stored as number) : null),
  better: Math.max,
});

export const shareBest = scores.share;

/** What a score is compared with: the same game, edition and options. */
export interface Solo {
  readonly game: string;
  readonly edition: string;
  readonly options: Options;
}

const nameOf = ({ game, edition, options }: Solo): string => {
  const chosen = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  return [game, edition, chosen.sort().join(',')].join('/');
};

function soloOf(name: string): Solo {
  const [game = '', edition = '', chosen = ''] = name.split('/');
  const options = chosen.split(',').flatMap((one) => {
    const [option = '', value = ''] = one.split('=');
    return option === '' ? [] : [[option, value] as const];
  });
  return { game, edition, options: Object.fromEntries(options) };
}

/** The best score so far; null if there is none. */
export const bestOf = (solo: Solo): number | null => scores.all()[nameOf(solo)] ?? null;

export type Best = Readonly<{ solo: Solo; points: number }>;

/** All best scores, or those that an account tells. */
export const bests = (all: Readonly<Record<string, number>> = scores.all()): readonly Best[] =>
  Object.entries(all).map(([name, points]) => ({ solo: soloOf(name), points }));

/** Notes the score of a finished table; whether it counts. */
export async function noteScore(table: string, solo: Solo, points: number): Promise<boolean> {
  if (table.startsWith(LESSON)) return false;
  const record = readRecord(await recordOf(table));
  // After undoing a draw any score could be reached.
  if (!record.ok || record.value.entries.some((entry) => 'undo' in entry && entry.consent === true)) return false;
  scores.add(nameOf(solo), points);
  return true;
}
