/** A list of the games, each leading to its lesson, its rules, its ratings or its editions. */

import '../style/home.css';
import type { Meta } from '@quai/engine/meta.ts';
import { For, type JSX, Show } from 'solid-js';
import { Poster } from '../games/posters.tsx';
import type { IndexKind } from '../indexes.ts';
import { shownGames, titleOf } from '../site.ts';
import { t } from '../text/text.ts';
import { titled } from '../title.ts';
import { lessonState } from '../tutorial/called.ts';

const has: Readonly<Record<IndexKind, (meta: Meta) => boolean>> = {
  learn: (meta) => meta.lesson === true,
  rules: () => true,
  ratings: () => true,
  editions: () => true,
};

export function IndexPage(props: { kind: IndexKind }): JSX.Element {
  titled(() => t().index[props.kind].title);
  return (
    <>
      <h1>{t().index[props.kind].title}</h1>
      <p class="hint">{t().index[props.kind].hint}</p>
      <ul class="games index">
        <For each={shownGames().filter(({ meta }) => has[props.kind](meta))}>
          {({ meta }) => (
            <li class={`game game-${meta.id}`}>
              <a class="index-link" href={`/${props.kind}/${meta.id}`}>
                <Poster game={meta.id} title={titleOf(meta.id)} />
                <strong>{titleOf(meta.id)}</strong>
              </a>
              <Show when={props.kind === 'learn'}>
                <span class="hint">{lessonState(meta.id)}</span>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
