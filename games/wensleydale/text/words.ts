/** The game's texts in one language, for opened rules. */

import type { Language, Words } from '@quai/engine/words.ts';
import type { Move } from '../rules/moves.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { boardText } from './board.ts';
import { type BoardTexts, boardTexts } from './drawn.ts';
import type { Phrases } from './en.ts';
import { eventTeller } from './events.ts';
import { groupText, moveText, promptText } from './moves.ts';

/** Adds the words on the drawn board. */
export interface WensleydaleWords extends Words<State, Move> {
  readonly drawn: BoardTexts;
}

export function words(rules: WensleydaleRules, language: Language, p: Phrases): WensleydaleWords {
  const t = rules.tables;
  return {
    rules: t.feeByLink ? { ...p.rules, ...p.rulesByLink } : p.rules,
    prompt: (view, seat, open) => promptText(p, view, seat, open),
    move: (view, move) => moveText(p, t, view, move),
    group: (_view, move) => groupText(p, t, move),
    event: eventTeller(p, t),
    // Influence is won, paid and exchanged by something else, which says more.
    brief: ({ kind }) => (kind === 'influence' ? '' : null),
    line: (line) => p.line[line.id] ?? line.id,
    tally: ({ id, figures }) => (id === 'sets' && figures !== undefined ? `×${figures.count}` : null),
    ending: () => p.ending,
    options: p.options,
    drawn: boardTexts[language],
    board: (view, names) => boardText(p, t, view, names),
  };
}
