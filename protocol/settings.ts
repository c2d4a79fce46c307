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
const MOST_BESTS = 100;
const MOST_PUZZLES = 500;
const MOST_STARS = 3;
const MOST_POINTS = 100_000;

/** The best scores of somebody who plays alone, by game, edition and options: `game/edition/option=value,option=value`. */
export const BestSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}\/[\w.-]{1,60}\/[\w.=,-]{0,200}$/)),
  v.pipe(v.number(), v.integer(), v.minValue(-MOST_POINTS), v.maxValue(MOST_POINTS)),
);

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
    best: v.pipe(BestSchema, v.maxEntries(MOST_BESTS)),
    /** The stars of puzzles, by `game/puzzle`. */
    puzzles: v.pipe(
      v.record(
        v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}\/[\w-]{1,40}$/)),
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STARS)),
      ),
      v.maxEntries(MOST_PUZZLES),
    ),
  }),
);
