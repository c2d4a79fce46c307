/** Text from people is text: one line of visible characters, whatever was sent. */

/** No control or formatting characters, single spaces; null if nothing is left. */
export function cleanText(raw: string): string | null {
  const text = raw
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return text.length === 0 ? null : text;
}
