/** The terms of a table: what its host chooses besides the game's own options. */

import * as v from 'valibot';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const Time = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** bank: a time for the whole game, plus `increment` per turn, in milliseconds. days: a number of days for each move. */
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
  /** open: listed for everybody. link: for anyone with its address. invited: sitting down takes a key. */
  visibility: v.picklist(['open', 'link', 'invited']),
  spectators: v.boolean(),
  clock: ClockTermsSchema,
  /** Whether the result counts for ratings. */
  rated: v.boolean(),
  /** host: when the host starts it. full: once every seat is taken. */
  start: v.picklist(['host', 'full']),
  /** Whether players may ask what a bot would do. */
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
