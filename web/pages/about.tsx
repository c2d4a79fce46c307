/** What the site is, who runs it, and what it stores about people. */

import type { SiteAnswer } from '@quai/protocol/answers/site.ts';
import '../style/people.css';
import { For, type JSX, Show } from 'solid-js';
import { site } from '../site.ts';
import { peopleTexts as p } from '../text/people.ts';
import { language } from '../text/text.ts';
import { titled } from '../title.ts';

export function AboutPage(): JSX.Element {
  titled(() => p().about.title);
  /** In the language of the page, else in the other. */
  const said = (texts: SiteAnswer['legal'] | undefined): readonly string[] => {
    const own = texts?.[language()] ?? [];
    return own.length > 0 ? own : (texts?.[language() === 'en' ? 'fr' : 'en'] ?? []);
  };
  return (
    <article class="about">
      <h1>{p().about.title}</h1>
      <p>{p().about.text}</p>
      <section aria-labelledby="legal">
        <h2 id="legal">{p().about.legal}</h2>
        <Show when={said(site()?.legal).length > 0} fallback={<p class="empty">{p().about.legalNone}</p>}>
          <For each={said(site()?.legal)}>{(paragraph) => <p>{paragraph}</p>}</For>
        </Show>
      </section>
      <section aria-labelledby="privacy">
        <h2 id="privacy">{p().about.privacy}</h2>
        <For each={p().about.kept}>{(paragraph) => <p>{paragraph}</p>}</For>
        <For each={said(site()?.privacy)}>{(paragraph) => <p>{paragraph}</p>}</For>
      </section>
      <p class="hint">{p().about.code}</p>
    </article>
  );
}
