/** Answers about people and ratings: /api/people, /api/ratings, /api/tables/{id}/people. */

import * as v from 'valibot';
import { BestSchema } from '../settings.ts';
import { CalledSchema } from './tables.ts';

const Someone = { name: v.nullable(v.string()), page: v.nullable(v.string()), bot: v.nullable(v.string()) };

/** A profile page. */
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
      called: v.optional(CalledSchema),
      ended: v.number(),
      place: v.number(),
      seats: v.number(),
      total: v.number(),
      rating: v.nullable(v.number()),
      others: v.array(v.object({ ...Someone, place: v.number() })),
    }),
  ),
  against: v.array(v.object({ ...Someone, played: v.number(), won: v.number(), lost: v.number(), level: v.number() })),
  best: BestSchema,
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

/** The profile pages of the players at a table, by seat; null for bots and free seats. */
export const PagesSchema = v.object({ pages: v.array(v.nullable(v.string())) });
