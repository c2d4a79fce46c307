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
import { words } from './text/words.ts';

export const game: Game<Edition> = {
  id: meta.id,
  rulesNumber: 1,
  seats: meta.seats,
  options,
  editions: { adapted },
  readEdition,
  open(edition, chosen, seats) {
    if (seats !== 2) throw new Error(`FootHills is for two seats, not ${seats}`);
    return openRules(edition, chosen);
  },
  rematch: (played, state) => rematch(at(pairsOf(LINES), (state as State).closed), played),
  botRatings,
  bench,
  words: (rules, language) => words(rules as FootHills, language),
};
