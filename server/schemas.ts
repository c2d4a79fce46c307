/** What the HTTP side takes and gives, as schemas: they check what comes in and describe the rest at /api/docs. */

import { DEFAULT_TERMS, TermsSchema } from '@quai/table/terms.ts';
import * as v from 'valibot';

const Bot = v.pipe(v.string(), v.maxLength(20));
const TableId = v.string();

export const NewTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  edition: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
  /** A whole edition of one's own; checked like those of the house. */
  editionData: v.optional(v.record(v.string(), v.unknown())),
  bots: v.optional(v.pipe(v.array(v.nullable(Bot)), v.maxLength(12)), []),
  terms: v.optional(v.partial(TermsSchema), DEFAULT_TERMS),
});

export const NewNameSchema = v.object({ name: v.string() });

export const MeSchema = v.object({
  me: v.nullable(v.object({ name: v.string(), page: v.string(), suspended: v.boolean() })),
});
export const MadeSchema = v.object({ table: TableId });
export const ProblemsSchema = v.object({ problems: v.array(v.string()), request: v.optional(v.string()) });
export const HealthSchema = v.object({ ok: v.boolean(), build: v.string() });
export const ReadySchema = v.object({ ready: v.boolean(), store: v.boolean(), bus: v.boolean() });

const SummarySchema = v.object({
  table: TableId,
  game: v.string(),
  status: v.picklist(['open', 'playing', 'over']),
  updated: v.number(),
  yourTurn: v.boolean(),
  options: v.record(v.string(), v.string()),
  terms: TermsSchema,
  host: v.boolean(),
  seats: v.array(
    v.object({
      name: v.string(),
      bot: v.nullable(v.string()),
      taken: v.boolean(),
      yours: v.boolean(),
      kept: v.boolean(),
    }),
  ),
});
export const ListSchema = v.object({ yours: v.array(SummarySchema), open: v.array(SummarySchema) });
export type Summary = v.InferOutput<typeof SummarySchema>;
