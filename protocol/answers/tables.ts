/** Answers about tables and daily games: /api/tables, /api/daily. */

import * as v from 'valibot';
import { SeatSchema } from '../messages.ts';
import { TermsSchema } from '../terms.ts';

/** The name of an edition in each language, for tables that are not called by their game. */
export const CalledSchema = v.object({ en: v.string(), fr: v.string() });

const SummarySchema = v.object({
  table: v.string(),
  game: v.string(),
  called: v.optional(CalledSchema),
  status: v.picklist(['open', 'playing', 'over']),
  updated: v.number(),
  yourTurn: v.boolean(),
  /** Somebody asks to undo, and you have not answered. */
  asked: v.boolean(),
  /** When your time runs out, if your clock is running. */
  due: v.nullable(v.number()),
  options: v.record(v.string(), v.string()),
  terms: TermsSchema,
  host: v.boolean(),
  seats: v.array(SeatSchema),
});
export type Summary = v.InferOutput<typeof SummarySchema>;

export const ListSchema = v.object({ yours: v.array(SummarySchema), open: v.array(SummarySchema) });

/** A table that was made, or that existed already. */
export const MadeSchema = v.object({ table: v.string() });

/** A daily game with its scores. */
export const DaySchema = v.object({
  day: v.string(),
  ends: v.number(),
  commitment: v.string(),
  /** Shown when the day is over. */
  seed: v.nullable(v.string()),
  /** Your table of that day, and whether it is over. */
  table: v.nullable(v.string()),
  finished: v.boolean(),
  /** Best first; equal scores that nothing decides between share their rank. */
  scores: v.array(
    v.object({
      rank: v.number(),
      name: v.string(),
      page: v.string(),
      total: v.number(),
      table: v.nullable(v.string()),
    }),
  ),
  /** The day before, if it was played. */
  before: v.nullable(v.string()),
});
export type DayAnswer = v.InferOutput<typeof DaySchema>;
