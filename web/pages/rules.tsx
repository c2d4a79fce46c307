/** The rules of a game in our own words: chapters, examples, questions, and where its figures come from. */

import '../rules/rules.css';
import type { Manual } from '@quai/engine/manual.ts';
import type { Panel, RuleText } from '@quai/engine/words.ts';
import { type Listed, listed } from '@quai/games/list.ts';
import { calledAfter } from '@quai/table/called.ts';
import { createEffect, createResource, For, type JSX, Show } from 'solid-js';
import { manualOf } from '../games/manuals.ts';
import { NotFound } from '../parts/notfound.tsx';
import { location } from '../router.ts';
import { AboutGame } from '../rules/about.tsx';
import { explained } from '../rules/edition.ts';
import { questionId } from '../rules/entries.ts';
import { ExampleFigure } from '../rules/example.tsx';
import { Find } from '../rules/find.tsx';
import { Score, Signs } from '../rules/legend.tsx';
import { titleOf } from '../site.ts';
import { rulesTexts as r } from '../text/rules.ts';
import { filled, language, t } from '../text/text.ts';
import { mapTexts, typeset, typesetWords } from '../text/typeset.ts';
import { titled } from '../title.ts';

export function RulesPage(props: { game: string }): JSX.Element {
  const entry = listed(props.game);
  return (
    <Show when={entry} fallback={<NotFound />}>
      {(found) => <Rules entry={found()} game={props.game} />}
    </Show>
  );
}

type RuleTable = Readonly<Record<string, RuleText>>;

function Rules(props: { entry: Listed; game: string }): JSX.Element {
  const { meta, load } = props.entry;
  const [found] = createResource(
    () => ({ inLanguage: language(), search: location().search }),
    async ({ inLanguage, search }) => {
      const game = await load();
      const shown = await explained(game, search);
      if (shown === null) return null;
      const { opened, own } = shown;
      const manual = await manualOf(props.game);
      const words = typesetWords(inLanguage, await game.words(opened.rules, inLanguage));
      return {
        game,
        opened: opened.rules,
        whole: manual,
        rules: words.rules as RuleTable,
        tables: words.tables ?? [],
        manual:
          manual === null
            ? null
            : { ...manual, texts: mapTexts(manual.texts[inLanguage], (text) => typeset(inLanguage, text)) },
        own,
        called: calledAfter(meta, opened.data),
        editions: own ? { [opened.edition.id]: opened.data } : game.editions,
      };
    },
  );
  const title = () => titleOf(meta.id, found()?.called);
  titled(() => filled(r().title, { game: title() }));
  // Follows a link to a rule (#RI-8) once the page is loaded.
  createEffect(() => {
    if (found() != null && location().hash !== '') document.getElementById(location().hash)?.scrollIntoView();
  });
  return (
    <article class="rules-page">
      <h1>{filled(r().title, { game: title() })}</h1>
      <Show when={found() !== undefined} fallback={<p>{t().loading}</p>}>
        <Show when={found()} fallback={<NoMap game={props.game} />}>
          {(shown) => (
            <>
              <p class="hint">{r().own}</p>
              <Find
                game={shown().game}
                rules={shown().opened}
                manual={shown().whole}
                texts={shown().manual?.texts ?? null}
                numbered={shown().rules}
                tables={shown().tables}
              />
              <Show when={shown().own && shown().called === null}>
                <p class="notice">{r().corrected}</p>
              </Show>
              <Show when={meta.lesson}>
                <p>
                  <a class="button main" href={`/learn/${props.game}`}>
                    {r().learn}
                  </a>
                </p>
              </Show>
              <Show
                when={shown().manual}
                fallback={
                  <>
                    <RuleList rules={shown().rules} of={Object.keys(shown().rules)} />
                    <Tables tables={shown().tables} />
                  </>
                }
              >
                {(manual) => (
                  <Chapters
                    game={props.game}
                    manual={manual()}
                    texts={manual().texts}
                    rules={shown().rules}
                    tables={shown().tables}
                  />
                )}
              </Show>
              <AboutGame meta={meta} called={shown().called} own={shown().own} editions={shown().editions} />
            </>
          )}
        </Show>
      </Show>
    </article>
  );
}

/** A game that ships no edition has no figures until somebody chooses some. */
function NoMap(props: { game: string }): JSX.Element {
  return (
    <>
      <p>{r().noMap}</p>
      <p>
        <a class="button main" href={`/editions/${props.game}`}>
          {r().openMap}
        </a>
      </p>
    </>
  );
}

/** Figures of the edition that are easier to read as a table. */
function Tables(props: { tables: readonly Panel[] }): JSX.Element {
  return (
    <Show when={props.tables.length > 0}>
      <section class="chapter" aria-labelledby="tables">
        <h2 id="tables">{r().tables}</h2>
        <For each={props.tables}>
          {(panel) => (
            <section class="scroll" tabindex="0" aria-label={panel.title}>
              <table class="figures">
                <caption>{panel.title}</caption>
                <thead>
                  <tr>
                    <For each={panel.head}>{(cell) => <th scope="col">{cell}</th>}</For>
                  </tr>
                </thead>
                <tbody>
                  <For each={panel.rows}>
                    {([first, ...rest]) => (
                      <tr>
                        <th scope="row">{first}</th>
                        <For each={rest}>{(cell) => <td>{cell}</td>}</For>
                      </tr>
                    )}
                  </For>
                </tbody>
              </table>
            </section>
          )}
        </For>
      </section>
    </Show>
  );
}

function Chapters(props: {
  game: string;
  manual: Pick<Manual, 'chapters' | 'questions' | 'signs'>;
  texts: Manual['texts']['en'];
  rules: RuleTable;
  tables: readonly Panel[];
}): JSX.Element {
  return (
    <>
      <nav class="contents" aria-labelledby="contents">
        <h2 id="contents">{r().contents}</h2>
        <ol>
          <For each={props.manual.chapters}>
            {(chapter) => (
              <li>
                <a href={`#${chapter.id}`}>{props.texts.chapters[chapter.id]?.title}</a>
              </li>
            )}
          </For>
          <li>
            <a href="#score">{r().score}</a>
          </li>
          <li>
            <a href="#signs">{r().legend}</a>
          </li>
          <li>
            <a href="#questions">{r().questions}</a>
          </li>
          <li>
            <a href="#about">{r().about}</a>
          </li>
        </ol>
      </nav>
      <For each={props.manual.chapters}>
        {(chapter) => (
          <section class="chapter" aria-labelledby={chapter.id}>
            <h2 id={chapter.id}>{props.texts.chapters[chapter.id]?.title}</h2>
            <p class="chapter-text">{props.texts.chapters[chapter.id]?.text}</p>
            <RuleList rules={props.rules} of={chapter.rules} />
            <For each={chapter.examples ?? []}>
              {(example) => (
                <ExampleFigure
                  game={props.game}
                  example={example}
                  caption={props.texts.examples[example.caption] ?? ''}
                />
              )}
            </For>
          </section>
        )}
      </For>
      <Score rows={props.texts.score} />
      <Tables tables={props.tables} />
      <Signs signs={props.manual.signs} names={props.texts.signs} />
      <section class="chapter" aria-labelledby="questions">
        <h2 id="questions">{r().questions}</h2>
        <ul class="questions">
          <For each={props.manual.questions}>
            {(question) => (
              <li id={questionId(question.ask)} classList={{ here: location().hash === questionId(question.ask) }}>
                <h3>{props.texts.questions[question.ask]}</h3>
                <For each={question.rules}>
                  {(rule) => (
                    <p>
                      {props.rules[rule]?.text} <a href={`#${rule}`}>{rule}</a>
                    </p>
                  )}
                </For>
                <Show when={question.tables && props.tables.length > 0}>
                  <p>
                    <a href="#tables">{r().tables}</a>
                  </p>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
    </>
  );
}

/** Each rule under its number, which is also its anchor. */
function RuleList(props: { rules: RuleTable; of: readonly string[] }): JSX.Element {
  return (
    <dl>
      <For each={props.of}>
        {(id) => (
          <div id={id} classList={{ here: location().hash === id }}>
            <dt>
              <a href={`#${id}`}>{id}</a>
            </dt>
            <dd>{props.rules[id]?.text}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}
