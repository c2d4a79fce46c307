/** A player's preferences that concern boards. The site provides the storage. */

/** When a choice takes two taps: one to read what it does, one to do it. */
export type ConfirmWhen = 'always' | 'irreversible' | 'never';

let kept: (key: string) => string | null = () => null;

export function keepPreferencesIn(recall: (key: string) => string | null): void {
  kept = recall;
}

/** Read every time, since it may change while a board is open. */
export function confirmWhen(): ConfirmWhen {
  const value = kept('confirm');
  return value === 'always' || value === 'never' ? value : 'irreversible';
}
