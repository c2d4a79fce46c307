/** What the server answers about people, ratings and days: said once, for the server and for the site. */

import * as v from 'valibot';

const Someone = { name: v.nullable(v.string()), page: v.nullable(v.string()), bot: v.nullable(v.string()) };

/** The page of a person. */
export const PersonSchema = v.object({
  name: v.string(),
  page: v.string(),
  kind: v.string(),
  created: v.number(),
  own: v.boolean(),
  ratings: v.array(v.object({ game: v.string(), rating: v.number(), deviation: v.number(), played: v.number() })),
  history: v.array(v.object({ game: v.string(), ended: v.number(), rating: v.number(), deviation: v.number() })),
  results: v.array(
    v.object({
      table: v.string(),
      game: v.string(),
      ended: v.number(),
      place: v.number(),
      seats: v.number(),
      total: v.number(),
      rating: v.nullable(v.number()),
      others: v.array(v.object({ ...Someone, place: v.number() })),
    }),
  ),
  against: v.array(v.object({ ...Someone, played: v.number(), won: v.number(), lost: v.number(), level: v.number() })),
});
export type PersonAnswer = v.InferOutput<typeof PersonSchema>;

/** The ratings of a game, best first. */
export const RatingsSchema = v.object({
  ratings: v.array(
    v.object({
      name: v.string(),
      page: v.nullable(v.string()),
      bot: v.boolean(),
      rating: v.number(),
      deviation: v.number(),
      played: v.nullable(v.number()),
    }),
  ),
});

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
