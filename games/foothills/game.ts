/** The definition of FootHills. */

import { at } from '@quai/engine/at.ts';
import type { Game } from '@quai/engine/contract.ts';
import { bench } from './bench.ts';
import botRatings from './bot/ratings.json' with { type: 'json' };
import { readEdition } from './edition.ts';
import adapted from './editions/adapted.json' with { type: 'json' };
import { meta } from './meta.ts';
import { options, pairsOf, rematch } from './rules/options.ts';
import { type Edition, LINES } from './rules/printed.ts';
import { type FootHills, openRules } from './rules/rules.ts';
import type { State } from './rules/state.ts';

/** Texts are loaded in the language that is wanted; a thread in which a bot thinks needs none. */
const phrases = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
};
const rulesIn = {
  en: async () => (await import('./text/rules.en.ts')).rules,
  fr: async () => (await import('./text/rules.fr.ts')).rules,
};

export const game: Game<Edition> = {
  id: meta.id,
  rulesNumber: 2,
  seats: meta.seats,
  options,
  editions: { adapted },
  earlier: async () => [
    (await import('./editions/earlier/adapted-1.json', { with: { type: 'json' } })).default,
    (await import('./editions/earlier/adapted-2.json', { with: { type: 'json' } })).default,
  ],
  readEdition,
  open(edition, chosen, seats, rulesNumber) {
    if (seats !== 2) throw new Error(`FootHills is for two seats, not ${seats}`);
    return openRules(edition, chosen, rulesNumber);
  },
  rematch: (played, state, { tied, keep }) =>
    rematch(at(pairsOf(LINES), (state as State).closed), played, tied || keep),
  botRatings,
  bench,
  balance: async () => (await import('./balance.ts')).balance,
  async words(opened, language) {
    const parts = [import('./text/words.ts'), phrases[language](), rulesIn[language]()] as const;
    const [{ words }, say, rules] = await Promise.all(parts);
    return words(opened as FootHills, language, { say, rules });
  },
};
