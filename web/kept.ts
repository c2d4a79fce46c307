/** Small things stored in the browser: language, theme, name, drafts. The site also works without storage. */

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
    // Private windows may refuse to store anything; nothing depends on it.
  }
}
