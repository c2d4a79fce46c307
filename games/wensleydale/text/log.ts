/** The rule that a line of the log links to, by the kind of its event. */

import type { LogRules } from '@quai/engine/words.ts';
import { WHITE } from '../rules/kinds.ts';
import { FOR_TRAIN } from '../rules/phases/pay.ts';

export const logRules: LogRules = {
  setup: 'WD-3',
  round: 'WD-5',
  cubes: 'WD-6',
  discs: 'WD-7',
  bid: 'WD-8',
  noBid: 'WD-31.2',
  won: 'WD-9',
  orders: 'WD-10',
  link: 'WD-13',
  line: 'WD-16',
  paid: { usual: 'WD-16', field: 'purpose', where: { [FOR_TRAIN]: 'WD-19' } },
  passed: { usual: 'WD-31.28', field: 'phase', where: { 5: 'WD-11', 9: 'WD-26' } },
  bought: 'WD-18',
  loaded: 'WD-20',
  profit: 'WD-24',
  seatOrder: { usual: 'WD-25', setup: 'WD-1' },
  takeover: 'WD-26',
  companyTown: 'WD-27',
  removed: { usual: 'WD-31.15', field: 'piece', where: { [WHITE]: 'WD-15' } },
};

/** What each decision is about: where the rules open during play. */
export const stepRules: Readonly<Record<string, string>> = {
  bid: 'WD-8',
  build: 'WD-11',
  pay: 'WD-16',
  trains: 'WD-17',
  takeover: 'WD-26',
};
