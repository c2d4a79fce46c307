/** The rule that a line of the log leads to, by the kind of its event. */

export const logRules: Readonly<Record<string, string>> = {
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
  paid: 'WD-16',
  passed: 'WD-31.28',
  bought: 'WD-18',
  loaded: 'WD-20',
  profit: 'WD-24',
  seatOrder: 'WD-25',
  takeover: 'WD-26',
  companyTown: 'WD-27',
  removed: 'WD-31.15',
};
