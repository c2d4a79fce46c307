/** Editions of one's own: download, edit, check, upload; a form where there is one; and play with the result. */

import '../editions/editions.css';
import type { Game } from '@quai/engine/contract.ts';
import type { Language } from '@quai/engine/words.ts';
import { listed } from '@quai/games/list.ts';
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, Show } from 'solid-js';
import { download } from '../after/record.ts';
import type { Field, Section } from '../editions/fields.ts';
import { fileText } from '../editions/files.ts';
import { footHillsSections } from '../editions/foothills.ts';
import { RecordForm, RecordList } from '../editions/form.tsx';
import { at, changed, differences, type Json, type Path } from '../editions/json.ts';
import { PlayWith } from '../editions/play.tsx';
import { Preview } from '../editions/preview.tsx';
import { railsSections } from '../editions/rails.ts';
import { recall, remember } from '../kept.ts';
import { NotFound } from '../kit/notfound.tsx';
import { titleOf } from '../site.ts';
import { editionTexts as e } from '../text/editions.ts';
import { filled, language, t } from '../text/text.ts';
import { titled } from '../title.ts';

const MOST_PROBLEMS = 12;
export function EditionsPage(props: { game: string }): JSX.Element {
  const [game] = createResource(async () => (await listed(props.game)?.load()) ?? null);
  return (
    <Show when={!game.loading} fallback={<p class="notice">{t().loading}</p>}>
      <Show when={game()} fallback={<NotFound />}>
        {(found) => <Editing game={found()} title={titleOf(props.game)} />}
      </Show>
    </Show>
  );
}

function sectionsOf(game: Game, edition: Json, now: Language): readonly Section[] {
  if (game.id === 'foothills') return footHillsSections(now);
  return at(edition, ['family']) === 'rails' ? railsSections(edition, now) : [];
}

function Editing(props: { game: Game; title: string }): JSX.Element {
  const { game } = props;
  const houses = game.editions as Readonly<Record<string, Json>>;
  const key = `edition.${game.id}`;
  /** The edition of the house that the draft began with; a game without any begins with nothing. */
  const [base, setBase] = createSignal(recall(`${key}.base`) ?? Object.keys(houses)[0] ?? '');
  const house = (): Json => houses[base()] ?? Object.values(houses)[0] ?? {};
  const [edition, setEdition] = createSignal<Json>(keptDraft(key) ?? house());
  const [unread, setUnread] = createSignal<string | null>(null);
  const [chosen, setChosen] = createSignal(0);
  const [index, setIndex] = createSignal(0);
  const problems = createMemo((): readonly string[] => {
    const read = game.readEdition(edition(), language());
    return read.ok ? [] : read.problems;
  });
  // The fields speak the language of the site and know the names in the edition.
  const sections = createMemo(() => sectionsOf(game, edition(), language()));
  /** A game that comes with no edition waits for one. */
  const nothing = () => Object.keys(edition() as object).length === 0;
  const section = () => sections()[chosen()];
  const record = () => (section() === undefined ? undefined : at(edition(), [...section()!.list, index()]));
  createEffect(on(edition, (now) => remember(key, now === house() ? null : JSON.stringify(now)), { defer: true }));
  titled(() => filled(e().title, { game: props.title }));

  const change = (path: Path, field: Field, value: Json | undefined) => {
    const next = changed(edition(), path, value);
    setEdition(section()?.after?.(next, index(), field.path) ?? next);
  };
  const upload = async (file: File | undefined) => {
    setUnread(null);
    if (file === undefined) return;
    try {
      const read = JSON.parse(await file.text()) as Json;
      if (typeof read !== 'object' || read === null || Array.isArray(read)) return void setUnread(e().notEdition);
      setEdition(read);
      setIndex(0);
    } catch (error) {
      setUnread(filled(e().notJson, { what: (error as Error).message }));
    }
  };
  const restart = (from: string) => {
    if (differences(house(), edition()) > 0 && !window.confirm(e().restartSure)) return;
    setBase(from);
    remember(`${key}.base`, from);
    setEdition(() => house());
    setIndex(0);
  };
  const open = (which: number) => {
    setChosen(which);
    setIndex(0);
  };

  return (
    <article class="editions-page">
      <h1>{filled(e().title, { game: props.title })}</h1>
      <p>{e().intro}</p>
      <ol>
        <For each={e().how}>{(line) => <li>{line}</li>}</For>
      </ol>
      <div class="buttons">
        <button
          type="button"
          onClick={() =>
            download(
              `${at(edition(), ['id']) ?? game.id}.json`,
              new Blob([fileText(edition())], { type: 'application/json' }),
            )
          }
        >
          {e().download}
        </button>
        <label class="button">
          {e().upload}
          <input
            class="sr"
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              void upload(event.currentTarget.files?.[0]);
              // The same file, mended meanwhile, may be chosen again.
              event.currentTarget.value = '';
            }}
          />
        </label>
        <For each={Object.keys(houses)}>
          {(id) => (
            <button type="button" onClick={() => restart(id)}>
              {filled(e().restart, { edition: nameOf(houses[id]!) ?? id })}
            </button>
          )}
        </For>
      </div>
      <Show when={unread()}>
        <p class="problem" role="alert">
          {unread()}
        </p>
      </Show>
      <Show when={!nothing()} fallback={<p class="hint">{e().begin}</p>}>
        <Check problems={problems()} differ={differences(house(), edition())} />
      </Show>
      <div class="editions-columns">
        <Show when={section()} fallback={<p class="hint">{nothing() ? '' : e().noForm}</p>}>
          {(now) => (
            <section class="edition-form" aria-label={e().sections[now().id]}>
              <div class="buttons">
                <For each={sections().map(({ id }) => id)}>
                  {(id, which) => (
                    <button
                      type="button"
                      aria-pressed={which() === chosen()}
                      classList={{ main: which() === chosen() }}
                      onClick={() => open(which())}
                    >
                      {e().sections[id]}
                    </button>
                  )}
                </For>
              </div>
              <Show when={now().id} keyed>
                {(_section) => (
                  <RecordList
                    edition={edition()}
                    section={now()}
                    index={index()}
                    problems={problems()}
                    choose={setIndex}
                  />
                )}
              </Show>
              <Show when={now().add !== undefined}>
                <div class="buttons">
                  <button
                    type="button"
                    onClick={() => {
                      setEdition(now().add!(edition()));
                      setIndex((at(edition(), now().list) as readonly Json[]).length - 1);
                    }}
                  >
                    {e().add}
                  </button>
                  <button
                    type="button"
                    onClick={() => {
                      const gone = index();
                      setIndex(Math.max(0, gone - 1));
                      setEdition(now().remove!(edition(), gone));
                    }}
                  >
                    {e().remove}
                  </button>
                </div>
              </Show>
              <Show when={record() !== undefined}>
                <RecordForm edition={edition()} section={now()} index={index()} problems={problems()} change={change} />
              </Show>
            </section>
          )}
        </Show>
        <div>
          <Preview
            game={game}
            edition={edition()}
            options={record() === undefined ? {} : (section()?.options?.(record()!) ?? {})}
            place={record() === undefined ? null : (section()?.place(record()!, index()) ?? null)}
            title={section() === undefined ? props.title : e().sections[section()!.id]}
            hide={section()?.hide ?? null}
            shows={(view) => section()?.shows?.(view, index()) ?? true}
          />
          <PlayWith game={game} edition={edition()} playable={problems().length === 0} />
        </div>
      </div>
    </article>
  );
}

/** Whether it can be played, and if not why. */
function Check(props: { problems: readonly string[]; differ: number }): JSX.Element {
  return (
    <div class="edition-check" classList={{ bad: props.problems.length > 0 }} role="status">
      <Show when={props.problems.length > 0} fallback={<strong>{e().good}</strong>}>
        <strong>{e().problems}</strong>
        <ul>
          <For each={props.problems.slice(0, MOST_PROBLEMS)}>{(problem) => <li>{problem}</li>}</For>
          <Show when={props.problems.length > MOST_PROBLEMS}>
            <li>{filled(e().more, { n: props.problems.length - MOST_PROBLEMS })}</li>
          </Show>
        </ul>
      </Show>{' '}
      {props.differ === 0 ? e().unchanged : filled(e().changed, { n: props.differ })}
    </div>
  );
}

/** The name of an edition in the language of the site. */
const nameOf = (edition: Json): string | undefined => at(edition, ['name', language()]) as string | undefined;

function keptDraft(key: string): Json | null {
  const kept = recall(key);
  try {
    return kept === null ? null : (JSON.parse(kept) as Json);
  } catch {
    return null;
  }
}
