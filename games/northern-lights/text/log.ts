/** The rule that each kind of log event links to. */

import type { LogRules } from '@quai/engine/words.ts';

export const logRules: LogRules = {
  blind: { usual: 'NL-5', setup: 'NL-2' },
  took: 'NL-5',
  turned: { usual: 'NL-5', setup: 'NL-2' },
  reshuffled: 'NL-6',
  claimed: 'NL-7',
  offered: { usual: 'NL-11', setup: 'NL-4' },
  chose: 'NL-4',
  kept: 'NL-11',
  starts: 'NL-4',
  skipped: 'NL-21',
  'last-round': 'NL-13',
  ended: { usual: 'NL-13', field: 'reason', where: { stuck: 'NL-21' } },
  bonuses: 'NL-3',
};

/** What each decision is about: where the rules open during play. */
export const stepRules: Readonly<Record<string, string>> = {
  keep: 'NL-11',
  turn: 'NL-7',
  second: 'NL-5',
  pay: 'NL-9',
};
