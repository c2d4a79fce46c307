/** Reads an edition: checks its schema, then whether it makes sense. */

import type { Read } from '@quai/engine/contract.ts';
import { shapeProblem } from '@quai/engine/shape.ts';
import type { Language } from '@quai/engine/words.ts';
import * as v from 'valibot';
import { senseOf } from './sense.ts';
import { type Edition, edition } from './shape.ts';

/** Every problem is a sentence that starts with the path of the value in question. */
export function readEdition(raw: unknown, language: Language = 'en'): Read<Edition> {
  const shape = v.safeParse(edition, raw, { lang: language });
  if (!shape.success) {
    const told = shape.issues.map((issue) => shapeProblem(issue, language));
    return { ok: false, problems: told.map(([path, sentence]) => `${path ?? 'the edition'}: ${sentence}`) };
  }
  const problems = senseOf(shape.output, language);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: shape.output };
}
