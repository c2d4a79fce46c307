/** How a person likes tables to be: every setting with its possible values, the usual one first. */

import * as v from 'valibot';

export const SETTINGS = {
  volume: ['low', 'off', 'middle', 'high'],
  speed: ['normal', 'slow', 'fast', 'off'],
  /** When a choice is asked for twice, or Done: see kit/preference.ts. */
  confirm: ['irreversible', 'always', 'never'],
  patterns: ['on', 'off'],
  labels: ['on', 'off'],
  hand: ['right', 'left'],
  /** Go to the next table that waits for you? */
  next: ['off', 'on'],
} as const;

export type Settings = { readonly [Key in keyof typeof SETTINGS]: (typeof SETTINGS)[Key][number] };

const MOST_LESSONS = 50;

export const SettingsSchema = v.partial(
  v.strictObject({
    volume: v.picklist(SETTINGS.volume),
    speed: v.picklist(SETTINGS.speed),
    confirm: v.picklist(SETTINGS.confirm),
    patterns: v.picklist(SETTINGS.patterns),
    labels: v.picklist(SETTINGS.labels),
    hand: v.picklist(SETTINGS.hand),
    next: v.picklist(SETTINGS.next),
    /** By game, how far the person is in its lesson: `3/17`, and `17/17!` once its short game is won. */
    lessons: v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), v.pipe(v.string(), v.regex(/^\d{1,2}\/\d{1,2}!?$/))),
      v.maxEntries(MOST_LESSONS),
    ),
  }),
);
