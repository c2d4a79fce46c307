/** As much of a page as modules of the site need that draw nothing: what is kept in the browser, its language, its window. */

import { vi } from 'vitest';

/** What is kept in the browser. */
export function storage(): Map<string, string> & Storage {
  const kept = new Map<string, string>();
  return Object.assign(kept, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: () => null,
    length: 0,
  });
}

/** Put in place of the browser's own. Call it in `vi.hoisted`: modules read these when they are loaded. */
export function stubPage(language = 'en-GB') {
  const localStorage = storage();
  const document = {
    hidden: false,
    documentElement: { lang: '', dataset: {} as Record<string, string> },
    addEventListener: () => {},
    removeEventListener: () => {},
    querySelectorAll: () => [],
    querySelector: () => null,
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('navigator', { language });
  vi.stubGlobal('document', document);
  const quiet = { matches: true, addEventListener: () => {} };
  vi.stubGlobal('window', { matchMedia: () => quiet, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('matchMedia', () => quiet);
  return { localStorage, document };
}
