/** An example of the rules: a real position, drawn by the game's own board, read-only. */

import type { Example } from '@quai/engine/manual.ts';
import { moves } from '@quai/engine/play.ts';
import { loadGame } from '@quai/games/open.ts';
import { Stacked } from '@quai/kit/parts.tsx';
import { openPosition } from '@quai/table/lesson.ts';
import { createResource, createSignal, createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { boardOf } from '../games/boards.ts';
import { stillBoard } from '../table/still.ts';
import { learnTexts as l } from '../text/learn.ts';
import { rulesTexts as r } from '../text/rules.ts';
import { language, t } from '../text/text.ts';
import { typesetWords } from '../text/typeset.ts';

/** How long a page takes to settle, in milliseconds. */
const SETTLED = 2000;

/** Not every browser supports requestIdleCallback. */
const whenIdle = (work: () => void) => (window.requestIdleCallback === undefined ? work() : requestIdleCallback(work));

export function ExampleFigure(props: { game: string; example: Example; caption: string }): JSX.Element {
  let figure!: HTMLElement;
  const id = createUniqueId();
  const [near, setNear] = createSignal(false);
  onMount(() => {
    // A page has several boards, so each is drawn only when it comes near the screen.
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    watch.observe(figure);
    // Printing does not wait, so distant ones are drawn too as soon as the page is idle.
    const idle = window.setTimeout(() => whenIdle(() => setNear(true)), SETTLED);
    onCleanup(() => {
      watch.disconnect();
      window.clearTimeout(idle);
    });
  });
  const [drawn] = createResource(
    () => near() && language(),
    async (inLanguage) => {
      const game = await loadGame(props.game);
      const board = await boardOf(props.game);
      const opened = openPosition(game, props.example.position, 'example', l().names);
      if (!opened.ok) throw new Error(opened.problems.join('; '));
      const { rules, table } = opened.value;
      if (board === null || table === null) throw new Error(`${props.game} cannot show an example`);
      const { seat } = props.example.position;
      return {
        board,
        rules,
        seat,
        words: typesetWords(inLanguage, await game.words(rules, inLanguage)),
        view: rules.view(table.state, seat),
        moves: props.example.glows ? moves(rules, table.state, seat).map((move) => rules.format(move)) : [],
      };
    },
  );
  return (
    <figure class="example" id={id} ref={figure}>
      <Show when={props.example.hide}>{(hide) => <style>{`#${id} :is(${hide()}) { display: none; }`}</style>}</Show>
      <div class="example-board" inert aria-hidden="true">
        <Show when={drawn()} fallback={<p class="empty">{t().loading}</p>}>
          {(found) => (
            <Stacked create={found().board} board={stillBoard(found, found().seat, (seat) => l().names[seat] ?? '')} />
          )}
        </Show>
      </div>
      <figcaption>
        <b>{r().example}.</b> {props.caption}
      </figcaption>
    </figure>
  );
}
