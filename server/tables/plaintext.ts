/** Reduces text from people to one line of visible characters, whatever they sent. */

/** Without control and formatting characters, with single spaces; null if nothing is left. */
export function cleanText(raw: string): string | null {
  const text = raw
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return text.length === 0 ? null : text;
}
