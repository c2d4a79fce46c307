/** Makes a game of the family from the shared core. Games differ only in rule numbers, rule texts and editions. */

import type { Game, Rules } from '@quai/engine/contract.ts';
import type { Language, Words } from '@quai/engine/words.ts';
import { readEdition } from './edition.ts';
import type { Numbers } from './rules/numbers.ts';
import { openRails, type RailsRules } from './rules/rails.ts';
import type { Edition } from './shape.ts';
import type { RuleTexts } from './text/words.ts';

export interface Family {
  readonly id: string;
  readonly rulesNumber: number;
  readonly seats: Readonly<{ min: number; max: number }>;
  readonly numbers: Numbers;
  readonly rules: Readonly<Record<Language, () => Promise<{ rules: RuleTexts }>>>;
  readonly editions: Readonly<Record<string, unknown>>;
}

/** Texts are loaded in the language that is wanted; a thread in which a bot thinks needs none. */
const phrases = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
};

export function railsGame({ id, rulesNumber, seats, numbers, rules, editions }: Family): Game<Edition> {
  return {
    id,
    rulesNumber,
    seats,
    options: [],
    editions,
    readEdition,
    // The contract erases the types of states and moves; callers only pass them on.
    open: (edition, _options, count) => openRails(edition, numbers, count) as unknown as Rules,
    async words(opened, language) {
      const parts = [import('./text/words.ts'), phrases[language](), rules[language]()] as const;
      const [{ railsWords }, say, own] = await Promise.all(parts);
      return railsWords((opened as unknown as RailsRules).board, own.rules, language, say) as unknown as Words;
    },
  };
}
