/** Widths of the letters that names on maps are written in (Cabin Condensed, 600), in hundredths of the font size. */

const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [19, " .'"],
  [21, 'ijíîï'],
  [24, 'lłIJÎÏ'],
  [30, '()frt'],
  [34, '1’-'],
  [38, 'sśšcçč'],
  [42, 'zžkx'],
  [44, '7Lagàâäåąevéèêëėę'],
  [47, '2F3569huyúùûüÿ'],
  [49, '4TZnoñóôöøń–EbdpqÉÈÊË'],
  [54, 'SP8CYÇKßARÀÂÄÅ'],
  [57, 'BXGV'],
  [62, '0NDUwÙÛÜ'],
  [65, 'HOQÔÖØ'],
  [74, 'æMœm'],
  [82, 'ÆW'],
];

const OTHER = 55;
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));

/** The width of a text, relative to the font size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTH_OF.get(letter) ?? OTHER;
  return width / 100;
}
