/** Answers about the site and the server: /api/site, /api/health, /api/ready, /api/admin. */

import * as v from 'valibot';

/** Paragraphs in each language. */
const Paragraphs = v.object({ en: v.array(v.string()), fr: v.array(v.string()) });

export const SiteSchema = v.object({
  /** By id. */
  games: v.record(v.string(), v.object({ title: v.string(), hidden: v.boolean() })),
  legal: Paragraphs,
  privacy: Paragraphs,
  mail: v.boolean(),
  hooks: v.boolean(),
  /** The public key for web push. */
  push: v.string(),
});
export type SiteAnswer = v.InferOutput<typeof SiteSchema>;

/** Whether the process is alive. */
export const LiveSchema = v.object({ ok: v.boolean(), build: v.string() });
/** Whether it can serve. */
export const ReadySchema = v.object({ ready: v.boolean(), store: v.boolean(), bus: v.boolean() });

/** Health and figures of the whole site, for administrators. */
export const HealthSchema = v.object({
  build: v.string(),
  store: v.boolean(),
  bus: v.boolean(),
  database: v.string(),
  nodes: v.number(),
  rooms: v.number(),
  memory: v.number(),
  uptime: v.number(),
  people: v.number(),
  tables: v.record(v.string(), v.number()),
  notices: v.object({ waiting: v.number(), failing: v.number() }),
  reports: v.number(),
});
export type Health = v.InferOutput<typeof HealthSchema>;

const Someone = v.nullable(v.object({ name: v.string(), page: v.string(), suspended: v.boolean() }));
const ReportSchema = v.object({
  id: v.string(),
  by: Someone,
  about: Someone,
  table: v.string(),
  line: v.nullable(v.number()),
  said: v.string(),
  reason: v.string(),
  made: v.number(),
  done: v.nullable(v.number()),
  removed: v.boolean(),
});
export type Report = v.InferOutput<typeof ReportSchema>;
export const ReportsSchema = v.object({ reports: v.array(ReportSchema) });

const FoundSchema = v.object({
  name: v.string(),
  page: v.string(),
  kind: v.string(),
  created: v.number(),
  suspended: v.boolean(),
});
export type Found = v.InferOutput<typeof FoundSchema>;
export const FoundPeopleSchema = v.object({ people: v.array(FoundSchema) });
