/** The rule that each kind of log event links to. */

export const logRules: Readonly<Record<string, string>> = { rolled: 'RI-5', ended: 'RI-9', drawn: 'RI-13' };

/** What each decision is about: where the rules open during play. */
export const stepRules: Readonly<Record<string, string>> = {
  draw: 'RI-9',
};
