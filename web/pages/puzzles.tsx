/** Puzzles: all games, the ten of a game (`/puzzles/<game>`), one of them (`#3`), and today's (`/puzzles/today`). */

import '../style/home.css';
import '../tutorial/tutorial.css';
import '../puzzles/puzzles.css';
import type { Game } from '@quai/engine/contract.ts';
import type { Puzzle, Puzzles } from '@quai/engine/puzzle.ts';
import { type Listed, listed } from '@quai/games/list.ts';
import { dayOf, MOST_STARS, ofDay, openPuzzle } from '@quai/table/puzzle.ts';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  Match,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import { Poster } from '../games/posters.tsx';
import { randomHex } from '../hex.ts';
import { NotFound } from '../parts/notfound.tsx';
import { Solve, Stars } from '../puzzles/solve.tsx';
import { anyStarsIn, shareStars, starsIn, starsOf } from '../puzzles/stars.ts';
import { go, location } from '../router.ts';
import { shownGames, titleOf } from '../site.ts';
import { learnTexts as l } from '../text/learn.ts';
import { puzzlesTexts as z } from '../text/puzzles.ts';
import { filled, t } from '../text/text.ts';
import { titled } from '../title.ts';

/** Games that have puzzles, in the site's order. */
const withPuzzles = () => shownGames().filter(({ meta }) => meta.puzzles);
const MOST = 10;
const TODAY = 'today';

export function PuzzlesPage(props: { game: string | undefined }): JSX.Element {
  onMount(() => void shareStars());
  return (
    <Switch fallback={<NotFound />}>
      <Match when={props.game === undefined}>
        <AllGames />
      </Match>
      <Match when={props.game === TODAY}>
        <Today />
      </Match>
      <Match when={listed(props.game ?? '')?.meta.puzzles && listed(props.game ?? '')}>
        {(entry) => <OfGame entry={entry()} />}
      </Match>
    </Switch>
  );
}

const today = () =>
  ofDay(
    dayOf(Date.now()),
    withPuzzles().map(() => MOST),
  );

function AllGames(): JSX.Element {
  titled(() => z().title);
  const game = () => withPuzzles()[today()?.list ?? 0]?.meta.id;
  return (
    <>
      <h1>{z().title}</h1>
      <p class="hint">{z().hint}</p>
      <Show when={game()}>
        {(id) => (
          <p>
            <a class="button main" href={`/puzzles/${TODAY}`}>
              {filled(z().today, { game: titleOf(id()) })}
            </a>{' '}
            {z().todayHint}
          </p>
        )}
      </Show>
      <ul class="games index">
        <For each={withPuzzles()}>
          {(entry) => (
            <li class={`game game-${entry.meta.id}`}>
              <a class="index-link" href={`/puzzles/${entry.meta.id}`}>
                <Poster game={entry.meta.id} title={titleOf(entry.meta.id)} />
                <strong>{titleOf(entry.meta.id)}</strong> <Sum entry={entry} />
              </a>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

/** The stars earned in a game. Its puzzles are loaded only if there are any. */
function Sum(props: { entry: Listed }): JSX.Element {
  const { meta } = props.entry;
  const [ids] = createResource(
    () => anyStarsIn(meta.id),
    async () => (await props.entry.puzzles?.())?.puzzles.puzzles.map(({ id }) => id) ?? [],
  );
  return <small>{filled(z().sum, { n: starsIn(meta.id, ids() ?? []), of: MOST * MOST_STARS })}</small>;
}

/** Leads to the puzzle itself, so that back does not come here again. */
function Today(): JSX.Element {
  createEffect(() => {
    const found = today();
    const entry = withPuzzles()[found?.list ?? 0];
    if (found !== null && entry !== undefined) go(`/puzzles/${entry.meta.id}#${found.at + 1}`, true);
  });
  return <p class="notice">{t().loading}</p>;
}

function OfGame(props: { entry: Listed }): JSX.Element {
  const { meta } = props.entry;
  const [loaded, { refetch }] = createResource(async () => {
    const [game, module] = await Promise.all([props.entry.load(), props.entry.puzzles?.()]);
    return module === undefined ? null : { game, puzzles: module.puzzles };
  });
  /** From 0; null for the list. */
  const index = createMemo(() => {
    const n = Number(location().hash);
    return location().hash !== '' && Number.isInteger(n) && n > 0 ? n - 1 : null;
  });
  const posed = createMemo(() => {
    const at = index();
    const puzzle = at === null ? undefined : loaded()?.puzzles.puzzles[at];
    return at === null || puzzle === undefined ? null : { puzzle, at };
  });
  titled(() =>
    index() === null
      ? filled(z().of, { game: titleOf(meta.id) })
      : filled(z().one, { game: titleOf(meta.id), n: (index() ?? 0) + 1 }),
  );
  return (
    <Switch fallback={<p class="notice">{t().loading}</p>}>
      <Match when={loaded.error}>
        <p class="problem" role="alert">
          {z().broken}
        </p>
        <button type="button" onClick={() => void refetch()}>
          {t().retry}
        </button>
      </Match>
      <Match when={loaded()}>
        {(found) => (
          <Show when={posed()} fallback={<Ten {...found()} id={meta.id} />} keyed>
            {({ puzzle, at }) => <One {...found()} puzzle={puzzle} index={at} />}
          </Show>
        )}
      </Match>
    </Switch>
  );
}

type Found = Readonly<{ game: Game; puzzles: Puzzles }>;

function Ten(props: Found & Readonly<{ id: string }>): JSX.Element {
  const title = () => titleOf(props.id);
  return (
    <>
      <h1>{filled(z().of, { game: title() })}</h1>
      <p class="hint">{z().hint}</p>
      <ol class="puzzle-list">
        <For each={props.puzzles.puzzles}>
          {({ id }, index) => (
            <li>
              <a href={`/puzzles/${props.id}#${index() + 1}`}>
                {filled(z().number, { n: index() + 1 })} <Stars stars={starsOf(props.id, id)} />
              </a>
            </li>
          )}
        </For>
      </ol>
      <p class="buttons">
        <a class="button" href="/puzzles">
          {z().all}
        </a>
        <a class="button" href={`/learn/${props.id}`}>
          {z().learn}
        </a>
      </p>
    </>
  );
}

function One(props: Found & Readonly<{ puzzle: Puzzle; index: number }>): JSX.Element {
  const { game, puzzle, puzzles, index } = props;
  /** Another try is another sitting. */
  const [tries, setTries] = createSignal(1);
  const [room] = createResource(tries, async () => {
    const opened = await openPuzzle(game, puzzle, `puzzle-${randomHex(6)}`, l().names, puzzles.figures);
    if (!opened.ok) throw new Error(opened.problems.join('; '));
    return opened.value;
  });
  const next = `/puzzles/${game.id}${index + 1 < puzzles.puzzles.length ? `#${index + 2}` : ''}`;
  return (
    <Switch fallback={<p class="notice">{t().loading}</p>}>
      <Match when={room.error}>
        <p class="problem" role="alert">
          {z().broken}
        </p>
        <a class="button" href={`/puzzles/${game.id}`}>
          {z().all}
        </a>
      </Match>
      <Match when={!room.loading && room()}>
        <Show when={room()} keyed>
          {(opened) => (
            <Solve
              posed={{ game, puzzles, puzzle, room: opened, index }}
              again={() => setTries(tries() + 1)}
              next={next}
            />
          )}
        </Show>
      </Match>
    </Switch>
  );
}
