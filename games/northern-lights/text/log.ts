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
