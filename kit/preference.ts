/** What a person prefers, as far as boards are concerned. The site says where it is kept. */

/** When a choice is to be made twice: first to read what it does, then to do it. */
export type ConfirmWhen = 'always' | 'irreversible' | 'never';

let kept: (key: string) => string | null = () => null;

export function keepPreferencesIn(recall: (key: string) => string | null): void {
  kept = recall;
}

/** Read anew every time: it may be changed while a board is open. */
export function confirmWhen(): ConfirmWhen {
  const value = kept('confirm');
  return value === 'always' || value === 'never' ? value : 'irreversible';
}
