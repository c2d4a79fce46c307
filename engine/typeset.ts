/** French puts a narrow space before ; : ! ? and inside « »; the line must not break there. */

import type { Language } from './words.ts';

const NARROW = '\u202f';

export function typeset(language: Language, text: string): string {
  if (language !== 'fr') return text;
  // Lists that a game joins by `; ` in either language get the space too.
  return text
    .replace(/(?<=\S); /g, `${NARROW}; `)
    .replace(/[ \u00a0](?=[;:!?»])/g, NARROW)
    .replace(/«[ \u00a0]/g, `«${NARROW}`)
    .replace(/(?<=\d)[ \u00a0](?=%)/g, NARROW);
}
