/** Reads an edition: its shape, then its sense. */

import type { Read } from '@quai/engine/contract.ts';
import { shapeProblem } from '@quai/engine/shape.ts';
import type { Language } from '@quai/engine/words.ts';
import * as v from 'valibot';
import { senseOf } from './sense.ts';
import { type Edition, edition } from './shape.ts';

/** Every problem is a sentence that begins with the path of the figure in question. */
export function readEdition(raw: unknown, language: Language = 'en'): Read<Edition> {
  const shape = v.safeParse(edition, raw, { lang: language });
  if (!shape.success) {
    const told = shape.issues.map((issue) => shapeProblem(issue, language));
    return { ok: false, problems: told.map(([path, sentence]) => `${path ?? 'the edition'}: ${sentence}`) };
  }
  const problems = senseOf(shape.output, language);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: shape.output };
}
