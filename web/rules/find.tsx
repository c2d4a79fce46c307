/** The search of a rules page: type a question in your own words, in either language; the answer appears below. */

import type { Game, Rules } from '@quai/engine/contract.ts';
import type { Manual } from '@quai/engine/manual.ts';
import { LANGUAGES, type Panel, type RuleText } from '@quai/engine/words.ts';
import { createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { alike } from '../text/alike.ts';
import { rulesTexts as r } from '../text/rules.ts';
import { filled, language } from '../text/text.ts';
import { entriesOf, questionId, TABLES } from './entries.ts';
import { searcher } from './search.ts';

/** As many results are shown. */
const MOST = 5;

export interface Searched {
  readonly game: Game;
  readonly rules: Rules;
  /** In every language; null for a game without one. */
  readonly manual: Manual | null;
  /** The page's own words. */
  readonly texts: Manual['texts']['en'] | null;
  readonly numbered: Readonly<Record<string, RuleText>>;
  readonly tables: readonly Panel[];
}

export function Find(props: Searched & Readonly<{ to?(id: string): string }>): JSX.Element {
  const [typed, setTyped] = createSignal('');
  // The words of the other language are loaded once somebody searches.
  const [find] = createResource(
    () => (typed() === '' ? null : language()),
    async (first) => {
      const order = [first, ...LANGUAGES.filter((other) => other !== first)];
      const spoken = await Promise.all(
        order.map(async (each) => {
          const { rules, tables = [] } = await props.game.words(props.rules, each);
          return { rules, tables, texts: props.manual?.texts[each] ?? null };
        }),
      );
      return searcher(entriesOf(props.manual, spoken), alike);
    },
  );
  const found = createMemo(() => (typed().trim() === '' ? null : (find.latest?.(typed()).slice(0, MOST) ?? null)));
  const address = (id: string) => props.to?.(id) ?? `#${id}`;
  return (
    <search class="find">
      <label>
        {r().search}
        <input
          type="search"
          autocomplete="off"
          placeholder={r().searchExample}
          value={typed()}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <div role="status">
        <Show when={found()}>
          {(list) => (
            <Show when={list().length > 0} fallback={<p>{r().nothingFound}</p>}>
              <p class="sr">{filled(r().found, { n: list().length })}</p>
              <ol class="found">
                <For each={list()}>{({ id }) => <Result {...props} id={id} address={address(id)} />}</For>
              </ol>
            </Show>
          )}
        </Show>
      </div>
    </search>
  );
}

/** A question with its answer, a rule, or the tables of points. */
function Result(props: Searched & Readonly<{ id: string; address: string }>): JSX.Element {
  const question = () => props.manual?.questions.find(({ ask }) => questionId(ask) === props.id);
  const title = () => {
    const asked = question();
    if (asked !== undefined) return props.texts?.questions[asked.ask] ?? '';
    return props.id === TABLES ? r().tables : props.id;
  };
  const answers = () => question()?.rules ?? [props.id];
  return (
    <li>
      <a href={props.address}>{title()}</a>
      <For each={answers()}>{(rule) => <p>{props.numbered[rule]?.text}</p>}</For>
    </li>
  );
}
