/** Small things kept in the browser: language, theme, name, drafts. A browser that keeps nothing still plays. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`quai.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`quai.${key}`);
    else localStorage.setItem(`quai.${key}`, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
