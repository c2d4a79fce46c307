/** Where long names may break in a narrow cell. */

/** Words of seven letters or more may break before a consonant and a vowel, not near their ends: Caer-nar-fon. */
export function hyphenated(name: string): string {
  return name.replace(/[\p{L}-]{7,}/gu, (word) => word.replace(/(?<=.{3})(?=[^aeiouwy-][aeiouwy].{1,})/giu, '\u00ad'));
}
