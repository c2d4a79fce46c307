/** Reads an edition: its shape, then its sense. */

import type { Read } from '@quai/engine/contract.ts';
import * as v from 'valibot';
import { senseOf } from './sense.ts';
import { type Edition, edition } from './shape.ts';

/** Every problem is a sentence that begins with the path of the figure in question. */
export function readEdition(raw: unknown): Read<Edition> {
  const shape = v.safeParse(edition, raw);
  if (!shape.success) return { ok: false, problems: shape.issues.map(sentence) };
  const problems = senseOf(shape.output);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: shape.output };
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the edition';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${path}: nothing of that name is known here`;
  if (issue.received === 'undefined') return `${path}: is missing`;
  return `${path}: ${issue.message}`;
}
