/** Makes a game of the family from the shared core. Games differ only in rule numbers, rule texts and editions. */

import type { Game, Rules } from '@quai/engine/contract.ts';
import type { Language, Words } from '@quai/engine/words.ts';
import { readEdition } from './edition.ts';
import type { Numbers } from './rules/numbers.ts';
import { openRails, type RailsRules } from './rules/rails.ts';
import type { Edition } from './shape.ts';
import { type RuleTexts, railsWords } from './text/words.ts';

export interface Family {
  readonly id: string;
  readonly rulesNumber: number;
  readonly seats: Readonly<{ min: number; max: number }>;
  readonly numbers: Numbers;
  readonly rules: Readonly<Record<Language, RuleTexts>>;
  readonly editions: Readonly<Record<string, unknown>>;
}

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
    words: (opened, language) =>
      railsWords((opened as unknown as RailsRules).board, rules[language], language) as unknown as Words,
  };
}
