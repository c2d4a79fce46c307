/** The first page: the games, and the tables one can go back to or join. */

import type { Meta } from '@quai/engine/meta.ts';
import { games, listed } from '@quai/games/list.ts';
import { createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { type Summary, tableLists } from '../api.ts';
import { makeLocalTable } from '../local/make.ts';
import { forgetTable, type Saved, savedTables } from '../local/saved.ts';
import { Poster } from '../posters.tsx';
import { go } from '../router.ts';
import { learnTexts as l } from '../text/learn.ts';
import { filled, language, t } from '../text/text.ts';
import { hasLesson } from '../tutorial/lessons.ts';

const REFRESH = 10_000;

export function Home(): JSX.Element {
  return (
    <>
      <section class="hero">
        <h1>Quai</h1>
        <p>{t().tagline}</p>
      </section>
      <section aria-labelledby="games">
        <h2 id="games">{t().games}</h2>
        <ul class="games">
          <For each={games.filter(({ meta }) => meta.id !== 'rails')}>{({ meta }) => <GameCard meta={meta} />}</For>
        </ul>
        <p class="hint">{t().offlineHint}</p>
      </section>
      <div class="columns">
        <HereTables />
        <ServerTables />
      </div>
    </>
  );
}

function GameCard(props: { meta: Meta }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const solo = () => props.meta.seats.min === 1;
  /** One click: the smallest table, every other seat a bot. */
  const playNow = async () => {
    setBusy(true);
    const seats = Math.max(props.meta.seats.min, 2);
    const places = Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { name: filled(t().player, { n: 1 }), bot: null } : { name: `${t().bot} ${seat}`, bot: 'greedy' },
    );
    go(`/t/${await makeLocalTable(props.meta.id, places, {})}`);
  };
  const { meta } = props;
  return (
    <li class={`game game-${meta.id}`}>
      <Poster game={meta.id} />
      <h3>{meta.title}</h3>
      <p>{meta.blurb[language()]}</p>
      <p class="facts">
        {filled(meta.seats.min === meta.seats.max ? t().seatsOne : t().seatsRange, meta.seats)} ·{' '}
        {filled(t().minutes, { from: meta.minutes[0], to: meta.minutes[1] })}
      </p>
      <p class="facts">
        {filled(t().credits, { designers: meta.designers.join(', '), publisher: meta.publisher, year: meta.year })}
      </p>
      <div class="buttons">
        <button type="button" class="main" disabled={busy()} onClick={playNow}>
          {t().playBot}
        </button>
        <Show when={solo()}>
          <a class="button" href={`/new/${meta.id}#alone`}>
            {t().playAlone}
          </a>
        </Show>
        <a class="button" href={`/new/${meta.id}#shared`}>
          {t().hotseat}
        </a>
        <a class="button" href={`/new/${meta.id}`}>
          {t().withFriends}
        </a>
        <Show when={hasLesson(meta.id)}>
          <a class="button" href={`/learn/${meta.id}`} aria-label={filled(l().linkOf, { game: meta.title })}>
            {l().link}
          </a>
        </Show>
        <a class="button" href={`/rules/${meta.id}`} aria-label={`${t().rulesLink}: ${meta.title}`}>
          {t().rulesLink}
        </a>
      </div>
    </li>
  );
}

/** Tables of this browser. */
function HereTables(): JSX.Element {
  const [saved, { refetch }] = createResource(() => savedTables().catch((): Saved[] => []));
  const forget = async (id: string) => {
    if (!window.confirm(t().deleteSure)) return;
    await forgetTable(id);
    await refetch();
  };
  return (
    <section aria-labelledby="here">
      <h2 id="here">{t().hereTables}</h2>
      <Show when={saved()?.length} fallback={<p class="empty">{saved.loading ? t().loading : t().noTables}</p>}>
        <ul class="tables">
          <For each={saved()}>
            {(table) => (
              <li>
                <a href={`/t/${table.id}`}>{listed(table.game)?.meta.title ?? table.game}</a>
                <span>{table.slots.map((slot) => slot.name).join(', ')}</span>
                <span class="status">{statusText(table.status)}</span>
                <button type="button" class="quiet" onClick={() => forget(table.id)}>
                  {t().delete}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

/** Tables at the server: one's own, and those that wait for players. */
function ServerTables(): JSX.Element {
  const [lists, { refetch }] = createResource(async () => {
    try {
      return await tableLists();
    } catch {
      return null;
    }
  });
  const timer = setInterval(() => void refetch(), REFRESH);
  onCleanup(() => clearInterval(timer));
  return (
    <Show
      when={lists.latest}
      fallback={
        <section class="notice">
          <p>{lists.loading ? t().loading : t().noNetwork}</p>
          <Show when={!lists.loading}>
            <button type="button" onClick={() => void refetch()}>
              {t().retry}
            </button>
          </Show>
        </section>
      }
    >
      {(found) => (
        <>
          <section aria-labelledby="yours">
            <h2 id="yours">{t().yourTables}</h2>
            <TableList tables={found().yours} empty={t().noTables} />
          </section>
          <section aria-labelledby="open">
            <h2 id="open">{t().openTables}</h2>
            <TableList tables={found().open} empty={t().noOpen} />
          </section>
        </>
      )}
    </Show>
  );
}

function TableList(props: { tables: Summary[]; empty: string }): JSX.Element {
  return (
    <Show when={props.tables.length > 0} fallback={<p class="empty">{props.empty}</p>}>
      <ul class="tables">
        <For each={props.tables}>
          {(table) => (
            <li>
              <a href={`/t/${table.table}`}>{listed(table.game)?.meta.title ?? table.game}</a>
              <span>{table.seats.map((seat) => (seat.taken ? seat.name : t().free)).join(', ')}</span>
              <span class="status">{statusText(table.status)}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

function statusText(status: string): string {
  return t().status[status] ?? status;
}
