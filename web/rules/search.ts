/** Finds the questions and rules that answer what somebody types, in either language, with the words of a beginner. */

import { empty } from '../text/alike.ts';

const EMPTY = new Set(Object.values(empty).flatMap((words) => words.split(' ')));

export interface Findable {
  readonly id: string;
  /** Comes first among equals. */
  readonly first?: true;
  /** The same thing in each language: the words it is known by, and what else is said about it. */
  readonly said: readonly Readonly<{ title: string; text: string }>[];
}

export type Found = Readonly<{ id: string; score: number }>;

/** What a word in the title, and one in the text, is worth. */
const TITLE = 2;
const TEXT = 1;
/** A word that only begins like one that was typed, or means about the same. */
const BEGINS = 0.6;
const ALIKE = 0.75;
/** Fewer letters do not say what a word will be. */
const SHORTEST = 3;
/** How much more a thing counts that comes first. */
const FIRST = 1.3;
/** How much a longer text counts for less. */
const LENGTH = 0.35;

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\u0153/g, 'oe');

/** The words of a text without their endings. */
export function wordsIn(text: string): string[] {
  return (plain(text).match(/[\p{L}\p{N}+]+/gu) ?? []).filter((word) => !EMPTY.has(word)).map(stem);
}

/** Endings of both languages that do not change what a word is about. */
function stem(word: string): string {
  if (word.length < 4) return word.replace(/s$/, '');
  const bare = word.replace(/(?:ements?|ations?|ing|ies|ees|ed|er|ez|ent|es|ee|s|x)$/, '');
  const kept = bare.length >= SHORTEST ? bare : word;
  return kept.replace(/([a-z])\1$/, '$1').replace(/[ey]$/, '');
}

/** Finds the best first. `alike`: groups of words that mean about the same here. */
export function searcher(things: readonly Findable[], alike: readonly (readonly string[])[]) {
  const groups = alike.map((group) => new Set(group.flatMap(wordsIn)));
  const index = things.map(({ id, first, said }) => ({ id, times: first ? FIRST : 1, said: said.map(weighed) }));
  const spread = new Map<string, number>();
  for (const { said } of index)
    for (const word of new Set(said.flatMap((one) => [...one.words.keys()])))
      spread.set(word, (spread.get(word) ?? 0) + 1);
  const rare = (word: string) => Math.log(1 + index.length / (spread.get(word) ?? 0.5));

  return (query: string): Found[] => {
    const typed = [...new Set(wordsIn(query))];
    const wanted = typed.map((word) => ({ word, also: groups.filter((group) => group.has(word)) }));
    return index
      .map(({ id, times, said }) => ({
        id,
        score:
          times *
          Math.max(...said.map(({ words, length }) => scoreOf(wanted, words) / (1 + LENGTH * Math.log(length)))),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  };

  function scoreOf(wanted: readonly Wanted[], words: ReadonlyMap<string, number>): number {
    let sum = 0;
    for (const { word, also } of wanted) {
      let most = (words.get(word) ?? 0) * rare(word);
      for (const [other, weight] of words) {
        if (other === word) continue;
        const near = also.some((group) => group.has(other)) ? ALIKE : beginsLike(word, other) ? BEGINS : 0;
        most = Math.max(most, near * weight * rare(other));
      }
      sum += most;
    }
    return sum;
  }
}

type Wanted = Readonly<{ word: string; also: readonly ReadonlySet<string>[] }>;

function weighed({ title, text }: Readonly<{ title: string; text: string }>) {
  const words = new Map<string, number>();
  const titled = wordsIn(title);
  const all = wordsIn(text);
  for (const word of all) words.set(word, TEXT);
  for (const word of titled) words.set(word, TITLE);
  return { words, length: 1 + titled.length + all.length };
}

function beginsLike(typed: string, word: string): boolean {
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  return short.length > SHORTEST && long.startsWith(short);
}
