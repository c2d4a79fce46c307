/** Reduces text from people to one line of visible characters, whatever they sent. */

/** More accents on one letter than any language has, which would cover the lines above and below. */
const TOWERS = /(\p{M}{3})\p{M}+/gu;

/** Without control and formatting characters, with single spaces; null if nothing is left. */
export function cleanText(raw: string): string | null {
  const text = raw
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(TOWERS, '$1')
    .trim();
  return text.length === 0 ? null : text;
}
