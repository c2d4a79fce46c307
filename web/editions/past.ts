/** The undo history of a draft. Everything typed into one field counts as one change. */

import type { Json } from '@quai/kit/json.ts';

/** The draft, and the record that was selected. */
export interface Moment {
  readonly edition: Json;
  readonly section: number;
  readonly index: number;
}

export interface Past {
  readonly moments: readonly Moment[];
  /** The field that is being typed into. */
  readonly field: string | null;
}

export const NO_PAST: Past = { moments: [], field: null };

const MOST = 200;

export function remembered(past: Past, now: Moment, field: string | null): Past {
  if (field !== null && field === past.field) return past;
  return { moments: [...past.moments, now].slice(-MOST), field };
}

/** The last moment, and the history before it. */
export function undone(past: Past): readonly [Moment, Past] | null {
  const last = past.moments.at(-1);
  return last === undefined ? null : [last, { moments: past.moments.slice(0, -1), field: null }];
}
