/** The rule that each kind of log event links to. */

import type { LogRules } from '@quai/engine/words.ts';

export const logRules: LogRules = {
  blind: { usual: 'BE-4', setup: 'BE-2' },
  took: 'BE-4',
  turned: { usual: 'BE-4', setup: 'BE-2' },
  swept: 'BE-6',
  reshuffled: 'BE-7',
  claimed: 'BE-10',
  offered: { usual: 'BE-12', setup: 'BE-3' },
  chose: 'BE-3',
  kept: 'BE-12',
  starts: 'BE-3',
  skipped: 'BE-14',
  'last-round': 'BE-15',
  ended: { usual: 'BE-15', field: 'reason', where: { stuck: 'BE-21' } },
};

/** What each decision is about: where the rules open during play. */
export const stepRules: Readonly<Record<string, string>> = {
  keep: 'BE-12',
  turn: 'BE-10',
  second: 'BE-4',
  pay: 'BE-20',
};
