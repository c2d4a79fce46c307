/** After the short game of a lesson: try it again, play a whole game, or go on to the next lesson. */

import type { Standing } from '@quai/engine/contract.ts';
import { listed } from '@quai/games/list.ts';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { lessonOf } from '../games/lessons.ts';
import { go } from '../router.ts';
import { shownGames, titleOf } from '../site.ts';
import type { TableState } from '../table/state.ts';
import { learnTexts as l } from '../text/learn.ts';
import { filled } from '../text/text.ts';
import { GENTLE, playShortGame } from './game.ts';
import { learned, wonShortGame } from './progress.ts';

export function AfterLesson(props: { state: TableState; rows: readonly Standing[] }): JSX.Element {
  const id = () => props.state.message()?.game ?? '';
  const [busy, setBusy] = createSignal(false);
  const won = () => props.rows.some(({ seat, rank }) => rank === 1 && seat === props.state.message()?.as);
  onMount(() => {
    if (won()) wonShortGame(id());
  });
  const again = async () => {
    setBusy(true);
    const [lesson, game] = await Promise.all([lessonOf(id()), listed(id())?.load()]);
    if (lesson !== null && game !== undefined) go(`/t/${await playShortGame(game, lesson)}`);
    setBusy(false);
  };
  /** The first lesson after this one that is not done. */
  const next = () => {
    const games = shownGames().filter(({ meta }) => meta.lesson);
    const here = games.findIndex(({ meta }) => meta.id === id());
    const after = [...games.slice(here + 1), ...games.slice(0, Math.max(0, here))];
    return after.find(({ meta }) => !learned(meta.id))?.meta.id;
  };
  return (
    <>
      <p>{won() ? l().after.won : l().after.lost}</p>
      <div class="buttons">
        <button type="button" classList={{ main: !won() }} disabled={busy()} onClick={() => void again()}>
          {l().after.again}
        </button>
        <a class="button" classList={{ main: won() }} href={`/play/${id()}?level=${GENTLE}`}>
          {l().after.full}
        </a>
        <Show when={next()}>
          {(game) => (
            <a class="button" href={`/learn/${game()}`}>
              {filled(l().after.next, { game: titleOf(game()) })}
            </a>
          )}
        </Show>
      </div>
    </>
  );
}
