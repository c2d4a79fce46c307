/** The rule that a line of the log leads to, by the kind of its event. */

export const logRules: Readonly<Record<string, string>> = { rolled: 'RI-5', ended: 'RI-9', drawn: 'RI-13' };
