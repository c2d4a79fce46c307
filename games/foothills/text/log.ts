/** The rule that a line of the log links to, by the kind of its event. */

import type { LogRules } from '@quai/engine/words.ts';
import { PUB } from '../rules/state.ts';

export const logRules: LogRules = {
  lines: 'FH-2',
  reserve: 'FH-8',
  first: 'FH-9',
  card: 'FH-10',
  flipped: 'FH-12',
  passed: 'FH-11',
  drawn: { usual: 'FH-14', setup: 'FH-6' },
  competitor: 'FH-15',
  noCompetitor: 'FH-18',
  eventsBack: 'FH-17',
  rubble: 'FH-19',
  supplied: 'FH-32',
  track: 'FH-23',
  buffer: 'FH-24',
  station: 'FH-26',
  surveyor: { usual: 'FH-31', field: 'to', where: { [PUB]: 'FH-35' } },
  paid: 'FH-32',
  ticket: 'FH-33',
  summit: 'FH-34',
  scored: 'FH-35',
  replaced: 'FH-35',
  triggered: { usual: 'FH-37', field: 'why', where: { stalled: 'FH-43' } },
  lastTurn: 'FH-37',
  bonus: 'FH-38',
  lateRefill: 'FH-44',
};

/** What each decision is about: where the rules open during play. */
export const stepRules: Readonly<Record<string, string>> = {
  opening: 'FH-9',
  card: 'FH-10',
  gain: 'FH-32',
  pay: 'FH-32',
  visit: 'FH-27',
  score: 'FH-35',
  replace: 'FH-35',
  flip: 'FH-12',
  yard: 'FH-13',
  keep: 'FH-42',
  rubble: 'FH-19',
  track: 'FH-23',
  exchange: 'FH-22',
  choose: 'FH-36',
  build: 'FH-26',
  surveyor: 'FH-31',
  ticket: 'FH-33',
};
