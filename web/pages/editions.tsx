/** Your own editions: download, edit (in a form if the game has one), check, upload, and play with the result. */

import '../editions/editions.css';
import type { Game } from '@quai/engine/contract.ts';
import { listed } from '@quai/games/list.ts';
import type { Blank, EditionForm } from '@quai/kit/form.ts';
import { at, type Json } from '@quai/kit/json.ts';
import { parseJson } from '@quai/protocol/json.ts';
import { calledAfter } from '@quai/table/called.ts';
import { createEffect, createResource, createSignal, For, type JSX, on, Show } from 'solid-js';
import { download } from '../after/record.ts';
import { createDraft } from '../editions/draft.ts';
import { fileText } from '../editions/files.ts';
import { RecordForm, RecordList } from '../editions/form.tsx';
import { createPicture } from '../editions/picture.ts';
import { PlayWith } from '../editions/play.tsx';
import { Preview } from '../editions/preview.tsx';
import { RecordTools } from '../editions/tools.tsx';
import { PictureTools } from '../editions/underlay.tsx';
import { formOf } from '../games/forms.ts';
import { NotFound } from '../parts/notfound.tsx';
import { sure } from '../parts/sure.ts';
import { titleOf } from '../site.ts';
import { editionTexts as e } from '../text/editions.ts';
import { filled, language, t } from '../text/text.ts';
import { titled } from '../title.ts';

const MOST_PROBLEMS = 12;
export function EditionsPage(props: { game: string }): JSX.Element {
  const [loaded] = createResource(async () => {
    const entry = listed(props.game);
    return entry === undefined ? null : { game: await entry.load(), ...(await formOf(props.game)) };
  });
  return (
    <Show when={!loaded.loading} fallback={<p class="notice">{t().loading}</p>}>
      <Show when={loaded()} fallback={<NotFound />}>
        {(found) => <Editing {...found()} />}
      </Show>
    </Show>
  );
}

function Editing(props: { game: Game; form: EditionForm | null; blank: Blank | null }): JSX.Element {
  const { game } = props;
  const draft = createDraft(game, props.form);
  const { edition, section, index, record, problems } = draft;
  const [unread, setUnread] = createSignal<string | null>(null);
  /** Whether the next click on the board says where the record belongs. */
  const [pointing, setPointing] = createSignal(false);
  createEffect(on([draft.chosen, index], () => setPointing(false), { defer: true }));
  let form: HTMLDivElement | undefined;
  const title = () => titleOf(game.id, calledAfter(listed(game.id)?.meta, edition()));
  titled(() => filled(e().title, { game: title() }));

  const upload = async (file: File | undefined) => {
    setUnread(null);
    if (file === undefined) return;
    try {
      const read = parseJson(await file.text()) as Json;
      if (typeof read !== 'object' || read === null || Array.isArray(read)) return void setUnread(e().notEdition);
      draft.replace(read);
    } catch (error) {
      setUnread(filled(e().notJson, { what: (error as Error).message }));
    }
  };
  const beginNew = async (blank: Blank) => {
    if (draft.nothing() || (await sure(e().restartSure, e().blank))) draft.replace(blank());
  };
  const restart = async (from: string) => {
    if (draft.differ() === 0 || (await sure(e().restartSure, e().restart))) draft.restart(from);
  };

  const place = (x: number, y: number) => {
    setPointing(false);
    draft.move(x, y);
  };
  const pointTarget = () => {
    const move = section()?.move;
    return pointing() && move !== undefined ? { ...move, to: place } : null;
  };
  const picture = createPicture(game.id);
  const [faded, fade] = createSignal(60);
  const under = () => {
    const [laid, ground] = [picture.picture(), section()?.ground];
    return laid === null || ground === undefined ? null : { picture: laid, ground, faded: faded() };
  };
  const withRecord = <T,>(work: (open: Json) => T): T | undefined => {
    const open = record();
    return open === undefined ? undefined : work(open);
  };

  return (
    <article class="editions-page">
      <h1>{filled(e().title, { game: title() })}</h1>
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
              // So that the same file can be chosen again after it was edited.
              event.currentTarget.value = '';
            }}
          />
        </label>
        <Show when={props.blank}>
          {(blank) => (
            <button type="button" onClick={() => void beginNew(blank())}>
              {e().blank}
            </button>
          )}
        </Show>
        <For each={Object.entries(draft.houses)}>
          {([id, house]) => (
            <button type="button" onClick={() => restart(id)}>
              {filled(e().restart, { edition: nameOf(house) ?? id })}
            </button>
          )}
        </For>
      </div>
      <Show when={unread()}>
        <p class="problem" role="alert">
          {unread()}
        </p>
      </Show>
      <Show when={!draft.nothing()} fallback={<p class="hint">{e().begin}</p>}>
        <Check problems={problems()} differ={Object.keys(draft.houses).length === 0 ? null : draft.differ()} />
      </Show>
      <div class="editions-columns">
        <Show when={section()} fallback={<p class="hint">{draft.nothing() ? '' : e().noForm}</p>}>
          {(shown) => (
            <section class="edition-form" aria-label={shown().name}>
              <div class="buttons">
                <For each={draft.sections().map(({ name }) => name)}>
                  {(name, which) => (
                    <button
                      type="button"
                      aria-pressed={which() === draft.chosen()}
                      classList={{ main: which() === draft.chosen() }}
                      onClick={() => draft.open(which())}
                    >
                      {name}
                    </button>
                  )}
                </For>
              </div>
              <Show when={!shown().single && shown().id} keyed>
                {(_section) => (
                  <RecordList
                    edition={edition()}
                    section={shown()}
                    index={index()}
                    problems={problems()}
                    choose={draft.choose}
                  />
                )}
              </Show>
              <RecordTools
                draft={draft}
                section={shown()}
                pointing={pointing()}
                point={setPointing}
                added={() => form?.querySelector<HTMLElement>('input, select')?.focus()}
              />
              <Show when={record() !== undefined}>
                <div ref={form}>
                  <RecordForm
                    edition={edition()}
                    section={shown()}
                    index={index()}
                    problems={problems()}
                    change={draft.change}
                  />
                </div>
              </Show>
            </section>
          )}
        </Show>
        <div>
          <Show when={listed(game.id)?.meta.board}>
            <Preview
              game={game}
              edition={edition()}
              options={withRecord((open) => section()?.options?.(open)) ?? {}}
              place={withRecord((open) => section()?.place(open, index())) ?? null}
              title={section()?.name ?? title()}
              hide={section()?.hide ?? null}
              shows={(view) => section()?.shows?.(view, index()) ?? true}
              point={pointTarget()}
              under={under()}
            />
            <Show when={section()?.ground}>
              <PictureTools picture={picture} faded={faded()} fade={fade} />
            </Show>
          </Show>
          <PlayWith
            game={game}
            edition={edition()}
            playable={problems().length === 0}
            own={Object.keys(draft.houses).length === 0 || draft.differ() > 0}
          />
        </div>
      </div>
    </article>
  );
}

/** Whether the edition can be played, or why not, and how much it differs from the one it started from. */
function Check(props: { problems: readonly string[]; differ: number | null }): JSX.Element {
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
      {props.differ === null ? '' : props.differ === 0 ? e().unchanged : filled(e().changed, { n: props.differ })}
    </div>
  );
}

/** The name of an edition in the language of the site. */
const nameOf = (edition: Json): string | undefined => at(edition, ['name', language()]) as string | undefined;
