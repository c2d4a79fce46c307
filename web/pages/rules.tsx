/** The rules of a game in our own words: chapters, examples, questions, and where its figures come from. */

import '../rules/rules.css';
import type { Game, Rules as OpenedRules } from '@quai/engine/contract.ts';
import type { Manual } from '@quai/engine/manual.ts';
import type { RuleText } from '@quai/engine/words.ts';
import { games, type Listed, listed } from '@quai/games/list.ts';
import { openTable } from '@quai/table/opening.ts';
import { createEffect, createResource, For, type JSX, Show } from 'solid-js';
import { manualOf } from '../games/manuals.ts';
import { NotFound } from '../parts/notfound.tsx';
import { location } from '../router.ts';
import { AboutGame } from '../rules/about.tsx';
import { ExampleFigure } from '../rules/example.tsx';
import { titleOf } from '../site.ts';
import { rulesTexts as r } from '../text/rules.ts';
import { filled, language, t } from '../text/text.ts';
import { mapTexts, typeset, typesetWords } from '../text/typeset.ts';
import { titled } from '../title.ts';

export function RulesPage(props: { game: string }): JSX.Element {
  const entry = listed(props.game);
  return (
    <Show when={entry} fallback={<NotFound />}>
      {(found) => <Rules entry={found()} game={props.game} title={titleOf(found().meta.id)} />}
    </Show>
  );
}

type RuleTable = Readonly<Record<string, RuleText>>;

function Rules(props: { entry: Listed; game: string; title: string }): JSX.Element {
  const { meta, load } = props.entry;
  const [opened] = createResource(language, async (inLanguage) => {
    const game = await load();
    const manual = await manualOf(props.game);
    const rules = await someRules(game);
    return {
      rules: typesetWords(inLanguage, await game.words(rules, inLanguage)).rules as RuleTable,
      manual:
        manual === null
          ? null
          : { ...manual, texts: mapTexts(manual.texts[inLanguage], (text) => typeset(inLanguage, text)) },
      editions: game.editions,
    };
  });
  titled(() => filled(r().title, { game: props.title }));
  // Follows a link to a rule (#RI-8) once the page is loaded.
  createEffect(() => {
    if (opened() !== undefined && location().hash !== '') document.getElementById(location().hash)?.scrollIntoView();
  });
  return (
    <article class="rules-page">
      <h1>{filled(r().title, { game: props.title })}</h1>
      <p class="hint">{r().own}</p>
      <Show when={meta.lesson}>
        <p>
          <a class="button main" href={`/learn/${props.game}`}>
            {r().learn}
          </a>
        </p>
      </Show>
      <Show when={opened()} fallback={<p>{t().loading}</p>}>
        {(found) => (
          <>
            <Show when={found().manual} fallback={<RuleList rules={found().rules} of={Object.keys(found().rules)} />}>
              {(manual) => (
                <Chapters game={props.game} manual={manual()} texts={manual().texts} rules={found().rules} />
              )}
            </Show>
            <AboutGame meta={meta} editions={found().editions} />
          </>
        )}
      </Show>
    </article>
  );
}

/** With its own first edition; a game that ships none is opened with another game's edition that it can read. */
async function someRules(game: Game): Promise<OpenedRules> {
  const others = Object.keys(game.editions).length > 0 ? [] : await Promise.all(games.map((entry) => entry.load()));
  for (const data of [game, ...others].flatMap(({ editions }) => Object.values(editions))) {
    const opened = openTable(game, { edition: { data } });
    if (opened.ok) return opened.value.rules;
  }
  throw new Error(`no edition opens ${game.id}`);
}

function Chapters(props: {
  game: string;
  manual: Pick<Manual, 'chapters' | 'questions'>;
  texts: Manual['texts']['en'];
  rules: RuleTable;
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
      <section class="chapter" aria-labelledby="questions">
        <h2 id="questions">{r().questions}</h2>
        <p class="hint">{r().questionsHelp}</p>
        <ul class="questions">
          <For each={props.manual.questions}>
            {(question) => (
              <li>
                <span>{props.texts.questions[question.ask]}</span>{' '}
                <span class="answers">
                  <For each={question.rules}>{(rule) => <a href={`#${rule}`}>{rule}</a>}</For>
                </span>
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
