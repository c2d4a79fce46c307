/** The rules of a game in our own words, each under its number, and what its edition is made of. */

import { listed } from '@quai/games/list.ts';
import { createEffect, createResource, For, type JSX, Show } from 'solid-js';
import { location } from '../router.ts';
import { filled, language, t } from '../text/text.ts';
import { typesetWords } from '../text/typeset.ts';

export function RulesPage(props: { game: string }): JSX.Element {
  const entry = listed(props.game);
  return (
    <Show when={entry} fallback={<p class="notice">{t().notFound}</p>}>
      {(found) => <Rules game={props.game} title={found().meta.title} />}
    </Show>
  );
}

function Rules(props: { game: string; title: string }): JSX.Element {
  const { meta, load } = listed(props.game)!;
  const [opened] = createResource(language, async (now) => {
    const game = await load();
    const raw = Object.values(game.editions)[0];
    const edition = game.readEdition(raw);
    if (!edition.ok) throw new Error(edition.problems.join('; '));
    const options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]!]));
    const rules = game.open(edition.value, options, game.seats.min);
    return { rules: typesetWords(now, game.words(rules, now)).rules, provenance: provenanceOf(raw, now) };
  });
  // A link to a rule (#RI-8) leads to it once it is there.
  createEffect(() => {
    if (opened() !== undefined && location().hash !== '') document.getElementById(location().hash)?.scrollIntoView();
  });
  return (
    <article class="rules-page">
      <h1>
        {props.title}: {t().rules}
      </h1>
      <p class="facts">
        {filled(t().credits, { designers: meta.designers.join(', '), publisher: meta.publisher, year: meta.year })}
      </p>
      <p class="hint">{t().rulesOwn}</p>
      <Show when={opened()} fallback={<p>{t().loading}</p>}>
        {(found) => (
          <>
            <Show when={found().provenance.length > 0}>
              <section class="notice" aria-labelledby="provenance">
                <h2 id="provenance">{t().provenance}</h2>
                <For each={found().provenance}>{(line) => <p>{line}</p>}</For>
              </section>
            </Show>
            <dl>
              <For each={Object.entries(found().rules)}>
                {([id, rule]) => (
                  <div id={id} classList={{ here: location().hash === id }}>
                    <dt>
                      <a href={`#${id}`}>{id}</a>
                    </dt>
                    <dd>{rule.text}</dd>
                  </div>
                )}
              </For>
            </dl>
          </>
        )}
      </Show>
    </article>
  );
}

/** The edition's own word on where its figures come from. */
function provenanceOf(raw: unknown, language: 'en' | 'fr'): readonly string[] {
  const edition = raw as {
    provenance?: { summary?: Record<string, string | string[]> };
    note?: Record<string, string>;
  };
  const summary = edition.provenance?.summary?.[language] ?? edition.note?.[language] ?? [];
  return typeof summary === 'string' ? [summary] : summary;
}
