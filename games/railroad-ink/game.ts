/** Railroad Ink: rules, editions and texts as one `Game`. */

import type { Game, Rules } from '@quai/engine/contract.ts';
import { bench } from './bench.ts';
import botRatings from './bot/ratings.json' with { type: 'json' };
import { type Edition, readEdition } from './edition.ts';
import french from './editions/french.json' with { type: 'json' };
import standard from './editions/standard.json' with { type: 'json' };
import { meta } from './meta.ts';
import { readPosition } from './rules/position.ts';
import { type InkRules, openRules } from './rules/rules.ts';

/** Texts are loaded in the language that is wanted; a thread in which a bot thinks needs none. */
const phrases = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
};

export const game: Game<Edition> = {
  id: meta.id,
  rulesNumber: 2,
  seats: meta.seats,
  options: [
    { id: 'expansion', values: ['none', 'river', 'lake'] },
    { id: 'longest', values: ['simple', 'trail'] },
    { id: 'water', values: ['apart', 'meet'] },
    { id: 'flood', values: ['always', 'spared'], since: 2 },
  ],
  editions: { standard, french },
  earlier: async () =>
    (
      await Promise.all([
        import('./editions/earlier/standard-1.json', { with: { type: 'json' } }),
        import('./editions/earlier/french-1.json', { with: { type: 'json' } }),
        import('./editions/earlier/standard-2.json', { with: { type: 'json' } }),
        import('./editions/earlier/french-2.json', { with: { type: 'json' } }),
      ])
    ).map((file) => file.default),
  readEdition,
  open(edition, options, seats, rulesNumber) {
    if (seats < meta.seats.min || seats > meta.seats.max)
      throw new Error(`Railroad Ink is for ${meta.seats.min} to ${meta.seats.max} seats, not ${seats}`);
    return openRules(edition, options, seats, rulesNumber) as Rules;
  },
  position: {
    help: [
      'the drawings of a board in any order, in the notation of its moves, then a slash and what the dice show if',
      'moves are wanted: "A3D61 A4A10 / A0A1A2B0"',
    ],
    read: (rules, text) => readPosition((rules as InkRules).tables, text),
  },
  botRatings,
  bench,
  async words(rules, language) {
    const [{ inkWords }, say] = await Promise.all([import('./text/words.ts'), phrases[language]()]);
    return inkWords(rules as InkRules, say);
  },
};
