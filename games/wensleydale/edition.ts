/** Reads and checks an edition. */

import type { Read } from '@quai/engine/contract.ts';
import { shapeProblem } from '@quai/engine/shape.ts';
import type { Language } from '@quai/engine/words.ts';
import * as v from 'valibot';
import { withOutlines } from './edition/outlines.ts';
import { senseProblems } from './edition/sense.ts';
import { type Edition, EditionShape } from './edition/shape.ts';

export type { Edition } from './edition/shape.ts';

/** First the shape; then, if that is right, the sense: the map fits its drawing, the box holds enough. */
export function readEdition(raw: unknown, language: Language = 'en'): Read<Edition> {
  const shape = v.safeParse(EditionShape, withOutlines(raw), { lang: language });
  if (!shape.success) {
    const told = shape.issues.map((issue) => shapeProblem(issue, language));
    return { ok: false, problems: told.map(([path, sentence]) => `${pathOf(path)}: ${sentence}.`) };
  }
  const problems = senseProblems(shape.output, language);
  return problems.length === 0 ? { ok: true, value: shape.output } : { ok: false, problems };
}

/** Turns `trains.3.cost` into `trains[3].cost`, as the sense checks write paths. */
function pathOf(dots: string | null): string {
  return dots === null ? 'the edition' : dots.replace(/\.(\d+)/g, '[$1]');
}
