/** The requests of the administrators' page. */

import { FoundPeopleSchema, HealthSchema, ReportsSchema } from '@quai/protocol/answers/site.ts';
import { call } from '../api.ts';

export const health = () => call(HealthSchema, '/api/admin/health');
export const reports = () => call(ReportsSchema, '/api/admin/reports');
export const findPeople = (name: string) =>
  call(FoundPeopleSchema, `/api/admin/people?name=${encodeURIComponent(name)}`);
