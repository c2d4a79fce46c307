/** Words that no text may use, and typography that none may have. See docs/writing.md. */

import { typeset } from '@quai/engine/typeset.ts';
import type { Language, Never } from '@quai/engine/words.ts';
import type { Text } from './catalogue.ts';

interface Taboo extends Never {
  readonly language: Language;
  /** Only in files whose path matches, such as one game. */
  readonly where?: RegExp;
}

/** Accented letters are letters too, which \b does not know. */
const EDGE = '(?:(?<=\\p{L})(?!\\p{L})|(?<!\\p{L})(?=\\p{L}))';
const taboo = (language: Language, found: RegExp, better: string, where?: RegExp): Taboo => ({
  language,
  found: new RegExp(found.source.replaceAll('\\b', EDGE), `${found.flags.replace('u', '')}u`),
  better,
  ...(where && { where }),
});
const en = (found: RegExp, better: string, where?: RegExp) => taboo('en', found, better, where);
const fr = (found: RegExp, better: string, where?: RegExp) => taboo('fr', found, better, where);
const both = (found: RegExp, better: string) => [en(found, better), fr(found, better)];

const GAMES = /games\//;

/** The word to avoid, and the one that the whole site uses. */
const TABOOS: readonly Taboo[] = [
  ...both(/'/, 'a typographic apostrophe (’)'),
  ...both(/\(s\)/, 'a plural: {n:card|cards}'),
  ...both(
    /(?<!\d)1 (points|cards|cubes|tickets|pieces|cartes|places|pièces|liens|gares|voies|routes|tables|coups|joueurs)\b/,
    'a singular',
  ),
  ...both(/^(Confirm|Confirmer)$/, 'Done, Valider'),
  // One word for one thing
  en(/\b(take|takes|took|taken|taking) (\w+ )?back\b/i, 'undo'),
  en(/\b(gave|give|gives) up\b/i, 'resign'),
  en(/\bfirst page\b/i, 'home page'),
  en(/\bcannot be had\b/i, 'is not available'),
  en(/\btable (is|was|had) (over|ended)\b/i, 'the game is over'),
  en(/\bentr(y|ies)\b/i, 'move'),
  en(/\bone who (made|makes)\b/i, 'host'),
  en(/\b(everything is true|bent)\b/i, 'checks out, tampered with'),
  en(/\brenewed\b/i, 'updated'),
  en(/\b(any more|no more) ?\)/i, 'no longer exists'),
  en(/\bwhoever\b/i, 'anyone who, if you'),
  en(/\b(by|to) oneself\b|\bone (need|needs|takes|may|can)\b/i, 'you'),
  en(/\bplay(s|ed)? on for\b/i, 'takes over'),
  en(/\bseats?\b/i, 'player', GAMES),
  en(/\b(comes?|brings?) to nothing\b/i, 'plain words'),
  fr(/\b(défaire|défait)\b/i, 'Annuler'),
  fr(/^Reprendre( un coup)?$/, 'Annuler, Continuer'),
  fr(/\bpremière page\b/i, 'page d’accueil'),
  fr(/\bentrées?\b/i, 'coup'),
  fr(/\btable (est|était|n’est pas) (finie|terminée)\b/i, 'la partie est terminée'),
  fr(/\btables? (finie|classée)s?\b/i, 'partie'),
  fr(/\b(personne|celui|celle) qui a créé\b/i, 'hôte'),
  fr(/\brenouvelé\b/i, 'mis à jour'),
  fr(/\b(qui|ceux qui) tien(t|nent) (le|ce) site\b/i, 'l’exploitant, les administrateurs'),
  fr(/\bDites (d’abord )?votre nom\b/i, 'Indiquez votre nom'),
  fr(/\b(chaque|quelle|cette|tant de) places? (a|reçoit|joue|trace|commence|prend|peut)\b/i, 'joueur', GAMES),
  fr(/^Seul$/, 'En solo'),
  fr(/\bpeut être (eu|obtenu)e?\b/i, 'est disponible'),
  fr(/\bvisibles sont au vu\b/i, 'des mots simples'),
];

/** Names that texts merely quote: samples, gaps, fields of files. */
const QUOTED = /‹[^›]*›|\{\w+\}|\w+\.\w+/g;

/** Words for which a game's box uses another; `folder` is the game's. */
export const ownTaboos = (folder: string, never: readonly Never[]): Taboo[] =>
  never.map(({ found, better }) => taboo('fr', found, better, new RegExp(`^${folder}/`)));

/** Everything that is wrong with a text, in words. */
export function faultsOf({ key, en, fr }: Text, own: readonly Taboo[] = []): string[] {
  const said: Readonly<Record<Language, string>> = { en, fr: typeset('fr', fr) };
  const faults = [...TABOOS, ...own].flatMap(({ language, found, better, where }) => {
    if (where !== undefined && !where.test(key)) return [];
    const match = found.exec(said[language].replace(QUOTED, '‹›'));
    return match === null ? [] : [`${key}: “${match[0]}” in “${said[language]}”; better: ${better}`];
  });
  return [...faults, ...(isFrenchSet(said.fr) ? [] : [`${key}: a narrow space is missing in “${said.fr}”`])];
}

/** Addresses, times of day and codes have colons without spaces. */
const NO_FRENCH = /https?:\/\/\S*|\w+:\/\/|\d:\d|“[^”]*”|[\w-]+:[\w-]+|\{[^}]*\}/g;

/** ; : ! ? and » come after a narrow space, and « before one. */
export function isFrenchSet(text: string): boolean {
  const plain = text.replace(NO_FRENCH, '');
  return !/[^\u202f\s!?…(;:][;:!?»]|\s(?<!\u202f)[;:!?»]|«(?!\u202f)/.test(plain);
}
