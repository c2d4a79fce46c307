/** The rule that a line of the log leads to, by the kind of its event. */

export const logRules: Readonly<Record<string, string>> = {
  blind: 'BE-4',
  took: 'BE-4',
  swept: 'BE-6',
  reshuffled: 'BE-7',
  claimed: 'BE-10',
  offered: 'BE-12',
  kept: 'BE-12',
  starts: 'BE-3',
  skipped: 'BE-14',
  ended: 'BE-15',
};
