/** The door through which every edition comes in. */

import type { Read } from '@quai/engine/contract.ts';
import { shapeProblem } from '@quai/engine/shape.ts';
import type { Language } from '@quai/engine/words.ts';
import * as v from 'valibot';
import { senseProblems } from './edition/sense.ts';
import { type Edition, EditionShape } from './edition/shape.ts';

export type { Edition } from './edition/shape.ts';

/** Shape first; sense (the map fits its drawing, the box holds enough) only of what has the right shape. */
export function readEdition(raw: unknown, language: Language = 'en'): Read<Edition> {
  const shape = v.safeParse(EditionShape, raw, { lang: language });
  if (!shape.success) {
    const told = shape.issues.map((issue) => shapeProblem(issue, language));
    return { ok: false, problems: told.map(([path, sentence]) => `${pathOf(path)}: ${sentence}.`) };
  }
  const problems = senseProblems(shape.output, language);
  return problems.length === 0 ? { ok: true, value: shape.output } : { ok: false, problems };
}

/** `trains.3.cost` as the sense checks write it: `trains[3].cost`. */
function pathOf(dots: string | null): string {
  return dots === null ? 'the edition' : dots.replace(/\.(\d+)/g, '[$1]');
}
