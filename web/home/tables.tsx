/** Lists of tables on the home page. */

import type { Summary } from '@quai/protocol/answers/tables.ts';
import { For, type JSX, Show } from 'solid-js';
import { Poster } from '../games/posters.tsx';
import type { Saved } from '../local/saved.ts';
import { sure } from '../parts/sure.ts';
import { shownGames, titleOf } from '../site.ts';
import { nameOf } from '../table/names.ts';
import { homeTexts as h } from '../text/home.ts';
import { filled, language, t } from '../text/text.ts';
import { lessonLink, lessonState, unfinished } from '../tutorial/called.ts';
import type { Lists } from './lists.ts';
import { keptForYou } from './waiting.ts';

const statusText = (status: string) => t().status[status] ?? status;

/** How long ago, in the largest unit that fits. */
function ago(time: number): string {
  // Clocks differ a little, but nothing has happened in the future.
  const minutes = Math.min(0, Math.round((time - Date.now()) / 60_000));
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -24 * 60) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 60 / 24), 'day');
}

/** How much time is left, in the largest unit that fits. */
function timeLeft(due: number): string {
  const minutes = Math.max(0, Math.floor((due - Date.now()) / 60_000));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 60 / 24), 'day'];
  const format = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' });
  return filled(h().left, { time: format.format(count) });
}

/** The most important thing to say about a table. */
function stateOf(table: Summary): string {
  if (table.asked) return h().asked;
  if (table.yourTurn) return t().yourTurn;
  return keptForYou(table) ? h().kept : statusText(table.status);
}

/** Who sits there, or has a seat reserved. */
const sitting = ({ seats }: Summary): string =>
  seats.map((slot, seat) => (slot.taken || (slot.reserved && slot.name) ? nameOf(slot, seat) : t().free)).join(', ');

export function WaitingTables(props: { lists: Lists }): JSX.Element {
  return (
    <Show when={props.lists.waiting().length > 0}>
      <section class="waiting" aria-labelledby="waiting">
        <h2 id="waiting">{filled(h().waiting, { n: props.lists.waiting().length })}</h2>
        <TableList tables={props.lists.waiting()} empty="" />
      </section>
    </Show>
  );
}

export function YourTables(props: { lists: Lists }): JSX.Element {
  return (
    <section aria-labelledby="yours">
      <h2 id="yours">{t().yourTables}</h2>
      <FromServer lists={props.lists}>
        <TableList tables={props.lists.over()} empty={h().noYours} />
      </FromServer>
    </section>
  );
}

export function OpenTables(props: { lists: Lists }): JSX.Element {
  return (
    <Show when={props.lists.lists()}>
      <section aria-labelledby="open">
        <h2 id="open">{t().openTables}</h2>
        <TableList tables={props.lists.open()} empty={t().noOpen} />
      </section>
    </Show>
  );
}

/** The lists from the server, or a message that it cannot be reached. */
function FromServer(props: { lists: Lists; children: JSX.Element }): JSX.Element {
  return (
    <Show
      when={props.lists.lists()}
      fallback={
        <Show when={!props.lists.loading()} fallback={<p class="empty">{t().loading}</p>}>
          <div class="notice">
            <p>{t().noNetwork}</p>
            <button type="button" onClick={props.lists.refetch}>
              {t().retry}
            </button>
          </div>
        </Show>
      }
    >
      {props.children}
    </Show>
  );
}

function TableList(props: { tables: readonly Summary[]; empty: string }): JSX.Element {
  return (
    <Show when={props.tables.length > 0} fallback={<p class="empty">{props.empty}</p>}>
      <ul class="tables">
        <For each={props.tables}>
          {(table) => (
            <li>
              <Poster game={table.game} title={titleOf(table.game, table.called)} />
              <a href={`/t/${table.table}`}>{titleOf(table.game, table.called)}</a>
              <span class="sitting">{sitting(table)}</span>
              <span class="status">
                {stateOf(table)} · {table.due === null ? ago(table.updated) : timeLeft(table.due)}
              </span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** Tables that are not over and need nothing from this player now, and lessons: one tap goes on with them. */
export function Continue(props: { lists: Lists }): JSX.Element {
  const here = () => (props.lists.here() ?? []).filter(({ status }) => status !== 'over');
  return (
    <Show when={hasGoing(props.lists)}>
      <section aria-labelledby="continue">
        <h2 id="continue">{h().goOn}</h2>
        <Show when={props.lists.going().length > 0}>
          <TableList tables={props.lists.going()} empty="" />
        </Show>
        <Show when={here().length > 0}>
          <SavedList lists={props.lists} tables={here()} />
        </Show>
        <Show when={lessonsBegun().length > 0}>
          <ul class="tables lessons-begun">
            <For each={lessonsBegun()}>
              {(game) => (
                <li>
                  <Poster game={game} title={titleOf(game)} />
                  <a href={lessonLink(game)}>{filled(h().lesson, { game: titleOf(game) })}</a>
                  <span class="status">{lessonState(game)}</span>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
    </Show>
  );
}

/** Whether there is anything to continue. */
export const hasGoing = (lists: Lists): boolean =>
  lists.going().length > 0 || lessonsBegun().length > 0 || (lists.here() ?? []).some(({ status }) => status !== 'over');

/** Lessons to go on with. */
const lessonsBegun = (): readonly string[] => unfinished(shownGames().map(({ meta }) => meta.id));

/** The tables in this browser that are over; all of them where there is nothing to go on with. */
export function HereTables(props: { lists: Lists }): JSX.Element {
  const over = () => (props.lists.here() ?? []).filter(({ status }) => status === 'over');
  return (
    <section aria-labelledby="here">
      <h2 id="here">{t().hereTables}</h2>
      <Show
        when={over().length > 0}
        fallback={<p class="empty">{props.lists.here() === undefined ? t().loading : t().noTables}</p>}
      >
        <SavedList lists={props.lists} tables={over()} />
      </Show>
    </section>
  );
}

function SavedList(props: { lists: Lists; tables: readonly Saved[] }): JSX.Element {
  const forget = async (table: Saved) => {
    if (await sure(t().deleteSure, t().delete)) void props.lists.forget(table.id);
  };
  return (
    <ul class="tables">
      <For each={props.tables}>
        {(table) => (
          <li>
            <Poster game={table.game} title={titleOf(table.game, table.called)} />
            <a href={`/t/${table.id}`}>{titleOf(table.game, table.called)}</a>
            <span class="sitting">{table.slots.map((slot) => slot.name).join(', ')}</span>
            <span class="status">
              {statusText(table.status)} · {ago(table.updated)}
            </span>
            <button
              type="button"
              class="quiet"
              aria-label={filled(t().headed, {
                head: t().delete,
                rest: `${titleOf(table.game, table.called)}, ${ago(table.updated)}`,
              })}
              onClick={() => void forget(table)}
            >
              {t().delete}
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
