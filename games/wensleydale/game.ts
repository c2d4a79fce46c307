/** The definition of Last Train to Wensleydale. */

import type { Game } from '@quai/engine/contract.ts';
import { bench } from './bench.ts';
import botRatings from './bot/ratings.json' with { type: 'json' };
import { withOutlines } from './edition/outlines.ts';
import { type Edition, readEdition } from './edition.ts';
import dales from './editions/dales.json' with { type: 'json' };
import { meta } from './meta.ts';
import { options } from './rules/options.ts';
import { openRules, type WensleydaleRules } from './rules/rules.ts';

/** Texts are loaded in the language that is wanted; a thread in which a bot thinks needs none. */
const phrases = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
};

export const game: Game<Edition> = {
  id: meta.id,
  rulesNumber: 2,
  seats: meta.seats,
  options,
  // Whole, so that its hash is that of the tables that were started with it.
  editions: { dales: withOutlines(dales) },
  earlier: async () => {
    const [first, second] = await Promise.all([
      import('./editions/earlier/dales-1.json', { with: { type: 'json' } }),
      import('./editions/earlier/dales-2.json', { with: { type: 'json' } }),
    ]);
    return [first.default, withOutlines(second.default)];
  },
  readEdition,
  open(edition, chosen, seats, rulesNumber) {
    if (seats < meta.seats.min || seats > meta.seats.max)
      throw new Error(`Last Train to Wensleydale is for three or four seats, not ${seats}`);
    return openRules(edition, seats, chosen, rulesNumber);
  },
  botRatings,
  bench,
  balance: async () => (await import('./balance.ts')).balance,
  async words(rules, language) {
    const [{ words }, say] = await Promise.all([import('./text/words.ts'), phrases[language]()]);
    return words(rules as unknown as WensleydaleRules, language, say);
  },
};
