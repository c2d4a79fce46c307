/** What the server answers about tables and daily boards: said once, for the server and for the site. */

import * as v from 'valibot';
import { SeatSchema } from '../messages.ts';
import { TermsSchema } from '../terms.ts';

const SummarySchema = v.object({
  table: v.string(),
  game: v.string(),
  status: v.picklist(['open', 'playing', 'over']),
  updated: v.number(),
  yourTurn: v.boolean(),
  /** Somebody asks to take back, and you have not answered. */
  asked: v.boolean(),
  /** When your time is up, if your clock runs. */
  due: v.nullable(v.number()),
  options: v.record(v.string(), v.string()),
  terms: TermsSchema,
  host: v.boolean(),
  seats: v.array(SeatSchema),
});
export type Summary = v.InferOutput<typeof SummarySchema>;

export const ListSchema = v.object({ yours: v.array(SummarySchema), open: v.array(SummarySchema) });

/** A table was made, or found. */
export const MadeSchema = v.object({ table: v.string() });

/** A daily board with its scores. */
export const DaySchema = v.object({
  day: v.string(),
  ends: v.number(),
  commitment: v.string(),
  /** Shown when the day is over. */
  seed: v.nullable(v.string()),
  /** The asking person's table of that day, and whether it is over. */
  table: v.nullable(v.string()),
  finished: v.boolean(),
  scores: v.array(v.object({ name: v.string(), page: v.string(), total: v.number(), table: v.nullable(v.string()) })),
  /** The last day before it that was played, if it was the day before. */
  before: v.nullable(v.string()),
});
export type DayAnswer = v.InferOutput<typeof DaySchema>;
