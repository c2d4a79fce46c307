/** Checks a record in this browser: every move, every draw, every point. Whatever can be computed is. */

import { listed } from '@quai/games/list.ts';
import { openAnyRecord, readRecord, verifyRecord } from '@quai/table/record.ts';
import { createEffect, createSignal, type JSX, Match, on, onMount, Show, Switch } from 'solid-js';
import { recordOf } from '../after/record.ts';
import { titleOf } from '../site.ts';
import { checkTexts as c } from '../text/check.ts';
import { filled, language } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import { titled } from '../title.ts';

type Checked =
  | Readonly<{ good: true; title: string; entries: number; draws: number; seeded: boolean; ended: boolean }>
  | Readonly<{ good: false; what: 'missing' | 'unread' | 'wrong'; problems: readonly string[] }>;

export function CheckPage(props: { table: string | undefined }): JSX.Element {
  titled(() => c().title);
  const [busy, setBusy] = createSignal(false);
  const [checked, setChecked] = createSignal<Checked | null>(null);

  let last: (() => Promise<string>) | null = null;
  const check = async (text: () => Promise<string>) => {
    last = text;
    setBusy(true);
    setChecked(null);
    setChecked(
      await text().then(checkRecord, (error: Error) => ({ good: false, what: 'missing', problems: [error.message] })),
    );
    setBusy(false);
  };
  onMount(() => {
    const { table } = props;
    if (table !== undefined) void check(() => recordOf(table));
  });

  // The result follows the language of the site when that changes.
  createEffect(on(language, () => last !== null && void check(last), { defer: true }));

  return (
    <article class="sheet">
      <h1>{c().title}</h1>
      <p>{c().what}</p>
      <label class="button">
        {c().choose}
        <input
          class="sr"
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // So that the same file can be chosen again after it was edited.
            event.currentTarget.value = '';
            if (file !== undefined) void check(() => file.text());
          }}
        />
      </label>
      <div role="status">
        <Switch>
          <Match when={busy()}>
            <p>{c().checking}</p>
          </Match>
          <Match when={checked()}>{(result) => <Verdict of={result()} />}</Match>
        </Switch>
      </div>
      <Show when={props.table}>
        {(table) => (
          <p>
            <a href={`/t/${table()}`}>{c().back}</a>
          </p>
        )}
      </Show>
      <h2>{c().howTitle}</h2>
      <ol>
        <li>{c().how.commitment}</li>
        <li>{c().how.contributions}</li>
        <li>{c().how.draws}</li>
        <li>{c().how.replay}</li>
      </ol>
      <p class="hint">{c().promise}</p>
    </article>
  );
}

function Verdict(props: { of: Checked }): JSX.Element {
  const good = () => (props.of.good ? props.of : null);
  const bad = () => props.of as Checked & { good: false };
  return (
    <Show
      when={good()}
      fallback={
        <div class="problem">
          <p>
            <strong>{c()[bad().what]}</strong>
          </p>
          <ul>
            {bad().problems.map((problem) => (
              <li>{typeset(language(), problem)}</li>
            ))}
          </ul>
        </div>
      }
    >
      {(fine) => (
        <div class="good">
          <p>
            <strong>{filled(c().right, { title: fine().title })}</strong>
          </p>
          <ul>
            <li>{filled(c().entries, { n: fine().entries })}</li>
            <li>{fine().seeded ? filled(c().draws, { n: fine().draws }) : c().unseeded}</li>
            <li>{fine().ended ? c().standings : c().unfinished}</li>
          </ul>
        </div>
      )}
    </Show>
  );
}

async function checkRecord(text: string): Promise<Checked> {
  const record = readRecord(text, language());
  if (!record.ok) return { good: false, what: 'unread', problems: record.problems };
  const entry = listed(record.value.game);
  if (entry === undefined)
    return { good: false, what: 'unread', problems: [filled(c().unknownGame, { game: record.value.game })] };
  const opened = await openAnyRecord(record.value, await entry.load(), language());
  if (!opened.ok) return { good: false, what: 'wrong', problems: opened.problems };
  const table = verifyRecord(opened.value, language());
  if (!table.ok) return { good: false, what: 'wrong', problems: table.problems };
  const { entries, draws, over } = table.value;
  return {
    good: true,
    title: titleOf(entry.meta.id),
    entries: entries.length,
    draws,
    seeded: record.value.seed !== null,
    ended: over !== null,
  };
}
