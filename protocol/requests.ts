/** What the HTTP side takes and gives, as schemas: they check what comes in and describe the rest at /api/docs. */

import * as v from 'valibot';
import { DEFAULT_TERMS, TermsSchema } from './terms.ts';

const Bot = v.pipe(v.string(), v.maxLength(20));

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

export const HealthSchema = v.object({ ok: v.boolean(), build: v.string() });
export const ReadySchema = v.object({ ready: v.boolean(), store: v.boolean(), bus: v.boolean() });
