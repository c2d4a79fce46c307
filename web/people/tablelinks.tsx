/** Links from a table to its people: their pages, a private link to your own seat, a report. */

import { PagesSchema } from '@quai/protocol/answers/people.ts';
import { createResource, For, type JSX, Show } from 'solid-js';
import { call } from '../api.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';

export function TableLinks(props: { table: string; names: readonly string[]; mine: boolean }): JSX.Element {
  const [pages] = createResource(() =>
    call(PagesSchema, `/api/tables/${props.table}/people`).then(
      (found) => found.pages,
      () => [],
    ),
  );
  return (
    <div class="buttons">
      <For each={pages()}>
        {(page, seat) => (
          <Show when={page}>
            <a class="button" href={`/person/${page}`}>
              {filled(p().person.pageOf, { name: props.names[seat()] ?? '' })}
            </a>
          </Show>
        )}
      </For>
      <Show when={props.mine}>
        <a class="button" href="/account#seats">
          {p().seats.title}
        </a>
        <a class="button" href={`/report/${props.table}`}>
          {p().report.link}
        </a>
      </Show>
    </div>
  );
}
