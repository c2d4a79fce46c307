/** What the page of those who run the site asks of the server. */

import * as v from 'valibot';
import { call } from '../api.ts';

const HealthSchema = v.object({
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
export const health = () => call(HealthSchema, '/api/admin/health');

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
export const reports = () => call(v.object({ reports: v.array(ReportSchema) }), '/api/admin/reports');

const FoundSchema = v.object({
  name: v.string(),
  page: v.string(),
  kind: v.string(),
  created: v.number(),
  suspended: v.boolean(),
});
export type Found = v.InferOutput<typeof FoundSchema>;
export const findPeople = (name: string) =>
  call(v.object({ people: v.array(FoundSchema) }), `/api/admin/people?name=${encodeURIComponent(name)}`);
