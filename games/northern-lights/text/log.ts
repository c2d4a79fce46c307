/** The rule that a line of the log leads to, by the kind of its event. */

export const logRules: Readonly<Record<string, string>> = {
  blind: 'NL-5',
  took: 'NL-5',
  reshuffled: 'NL-6',
  claimed: 'NL-7',
  offered: 'NL-11',
  kept: 'NL-11',
  starts: 'NL-4',
  skipped: 'NL-21',
  ended: 'NL-13',
  bonuses: 'NL-3',
};
