/** The ratings of a game, people and bots in one list. */

import '../style/people.css';
import { listed } from '@quai/games/list.ts';
import { createResource, For, type JSX, Show } from 'solid-js';
import { NotFound } from '../parts/notfound.tsx';
import { problemText } from '../people/action.tsx';
import { ratings } from '../people/api.ts';
import { shownGames, titleOf } from '../site.ts';
import { botName } from '../text/bots.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled, t } from '../text/text.ts';
import { titled } from '../title.ts';

export function RatingsPage(props: { game: string }): JSX.Element {
  return (
    <Show when={listed(props.game)} fallback={<NotFound />}>
      <Ratings game={props.game} />
    </Show>
  );
}

function Ratings(props: { game: string }): JSX.Element {
  const title = () => filled(p().ratings.title, { game: titleOf(props.game) });
  titled(title);
  const others = () => shownGames().filter(({ meta }) => meta.id !== props.game);
  const [found, { refetch }] = createResource(() =>
    ratings(props.game).then(
      (read) => ({ rows: read.ratings, problem: '' }),
      (error) => ({ rows: [], problem: problemText(error) }),
    ),
  );
  return (
    <article class="person">
      <h1>{title()}</h1>
      <p class="hint">{p().ratings.explain}</p>
      <Show when={found()} fallback={<p>{p().loading}</p>}>
        {(answer) => (
          <>
            <Show when={answer().problem}>
              <p class="problem" role="alert">
                {answer().problem}
              </p>
              <button type="button" onClick={() => void refetch()}>
                {t().retry}
              </button>
            </Show>
            <Show
              when={answer().rows.length > 0}
              fallback={<p class="empty">{answer().problem === '' ? p().ratings.none : ''}</p>}
            >
              <ol class="rows ranked">
                <For each={answer().rows}>
                  {(row) => (
                    <li>
                      <Show when={row.page} fallback={<span>{botName(row.name)}</span>}>
                        <a href={`/person/${row.page}`}>{row.name}</a>
                      </Show>
                      <Show when={row.bot}>
                        <small class="tag">{p().ratings.bot}</small>
                      </Show>
                      <strong class="figure">{Math.round(row.rating)}</strong>
                      <small>{filled(p().person.deviation, { n: Math.round(row.deviation) })}</small>
                    </li>
                  )}
                </For>
              </ol>
            </Show>
          </>
        )}
      </Show>
      <nav class="buttons" aria-label={p().ratings.others}>
        <For each={others()}>
          {({ meta }) => (
            <a class="button" href={`/ratings/${meta.id}`}>
              {titleOf(meta.id)}
            </a>
          )}
        </For>
      </nav>
    </article>
  );
}
