/** What is wrong with the shape of an edition, in words: which figure, and what was expected there. */

import type { Language } from '@quai/engine/words.ts';
import * as v from 'valibot';

const en = {
  unknown: 'nothing of that name is known here',
  missing: 'is missing',
  expected: (_expected: string, _received: string, message: string) => message,
};

const fr: typeof en = {
  unknown: 'rien ne porte ce nom ici',
  missing: 'manque',
  expected: (expected, received) => `on attend ${expected}, et non ${received}`,
};

const texts: Readonly<Record<Language, typeof en>> = { en, fr };

/** The message of a check of one's own, in the language the edition is read in. */
export const said = (english: string, french: string) => (issue: v.BaseIssue<unknown>) =>
  issue.lang === 'fr' ? french : english;

/** The whole has no path; a game may write those of lists in its own way. */
export function shapeProblem(issue: v.BaseIssue<unknown>, language: Language): [path: string | null, sentence: string] {
  const t = texts[language];
  const sentence = () => {
    if (issue.type === 'strict_object' && issue.expected === 'never') return t.unknown;
    if (issue.received === 'undefined') return t.missing;
    // A pattern says nothing to a person; a check that has one has words of its own.
    if (issue.type === 'regex') return issue.message;
    return t.expected(issue.expected ?? '…', issue.received, issue.message);
  };
  return [v.getDotPath(issue), sentence()];
}
