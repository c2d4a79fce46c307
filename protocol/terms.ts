/** What a host chooses for a table besides the game's own options. */

import * as v from 'valibot';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const Time = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** bank: so much for the whole table, and `increment` back for every turn. days: so many for each move. In milliseconds. */
export const ClockTermsSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('bank'),
    bank: Time(SECOND, 24 * HOUR),
    increment: Time(0, HOUR),
  }),
  v.strictObject({ kind: v.literal('days'), days: Time(1, 60) }),
]);
export type ClockTerms = v.InferOutput<typeof ClockTermsSchema>;

export const TermsSchema = v.strictObject({
  /** open: in everybody's list. link: for whoever knows its address. invited: a seat needs its key. */
  visibility: v.picklist(['open', 'link', 'invited']),
  spectators: v.boolean(),
  clock: ClockTermsSchema,
  /** Whether it was begun as one that counts. */
  rated: v.boolean(),
  /** Who starts it: its host, or the last person to sit down. */
  start: v.picklist(['host', 'full']),
  /** Whether the site may say what a bot would do. */
  hints: v.boolean(),
});
export type Terms = Readonly<v.InferOutput<typeof TermsSchema>>;

export const DEFAULT_TERMS: Terms = {
  visibility: 'open',
  spectators: true,
  clock: { kind: 'none' },
  rated: false,
  start: 'host',
  hints: false,
};
