/** Everything on a rules page that can be searched for: questions with the rules that answer them, rules, tables. */

import type { Manual, ManualTexts } from '@quai/engine/manual.ts';
import type { Panel, RuleText } from '@quai/engine/words.ts';
import type { Findable } from './search.ts';

type RuleTable = Readonly<Record<string, RuleText>>;

/** What the page says in one language. */
export type Spoken = Readonly<{ rules: RuleTable; tables: readonly Panel[]; texts: ManualTexts | null }>;

export const questionId = (ask: string): string => `q-${ask}`;
export const TABLES = 'tables';

/** `spoken`: the page's own language first. */
export function entriesOf(manual: Manual | null, spoken: readonly Spoken[]): Findable[] {
  const questions = (manual?.questions ?? []).map(({ ask, rules }) => ({
    id: questionId(ask),
    first: true as const,
    said: spoken.map(({ texts, rules: table }) => ({
      title: `${texts?.questions[ask] ?? ''} ${texts?.also?.[ask] ?? ''}`,
      text: rules.map((id) => table[id]?.text ?? '').join(' '),
    })),
  }));
  const chapterOf = (id: string) => manual?.chapters.find(({ rules }) => rules.includes(id))?.id ?? '';
  const rules = Object.keys(spoken[0]?.rules ?? {}).map((id) => ({
    id,
    said: spoken.map(({ texts, rules: table }) => ({
      title: `${id} ${texts?.chapters[chapterOf(id)]?.title ?? ''}`,
      text: table[id]?.text ?? '',
    })),
  }));
  const tables = {
    id: TABLES,
    said: spoken.map(({ tables }) => ({
      title: tables.map(({ title }) => title).join(' '),
      text: tables
        .flatMap(({ head, rows, lines }) => [...(head ?? []), ...(lines ?? []), ...(rows ?? []).map(String)])
        .join(' '),
    })),
  };
  return [...questions, ...rules, ...((spoken[0]?.tables.length ?? 0) > 0 ? [tables] : [])];
}
