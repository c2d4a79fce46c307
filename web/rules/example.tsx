/** An example of the rules: a real position, drawn by the game's own board, to look at only. */

import type { Example } from '@quai/engine/manual.ts';
import { moves } from '@quai/engine/play.ts';
import { listed } from '@quai/games/list.ts';
import { openPosition } from '@quai/table/lesson.ts';
import { createResource, createSignal, createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { boardOf } from '../games/boards.ts';
import { learnTexts as l } from '../text/learn.ts';
import { rulesTexts as r } from '../text/rules.ts';
import { language, t } from '../text/text.ts';
import { typesetWords } from '../text/typeset.ts';

/** By then a page has settled. */
const SETTLED = 2000;

/** Not every browser tells when it has time. */
const whenIdle = (work: () => void) => (window.requestIdleCallback === undefined ? work() : requestIdleCallback(work));

export function ExampleFigure(props: { game: string; example: Example; caption: string }): JSX.Element {
  let figure!: HTMLElement;
  const id = createUniqueId();
  const [near, setNear] = createSignal(false);
  onMount(() => {
    // Boards are drawn when one comes near them: a page has several.
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    watch.observe(figure);
    // Printing waits for none of them: those far away are drawn too as soon as there is nothing else to do.
    const idle = window.setTimeout(() => whenIdle(() => setNear(true)), SETTLED);
    onCleanup(() => {
      watch.disconnect();
      window.clearTimeout(idle);
    });
  });
  const [drawn] = createResource(
    () => near() && language(),
    async (now) => {
      const game = await listed(props.game)!.load();
      const board = await boardOf(props.game);
      const opened = openPosition(game, props.example.position, 'example', l().names);
      if (!opened.ok) throw new Error(opened.problems.join('; '));
      const { rules, table } = opened.value;
      const { seat } = props.example.position;
      return {
        board: board!,
        rules,
        seat,
        words: typesetWords(now, game.words(rules, now)),
        view: rules.view(table!.state, seat),
        moves: props.example.glows ? moves(rules, table!.state, seat).map((move) => rules.format(move)) : [],
      };
    },
  );
  return (
    <figure class="example" id={id} ref={figure}>
      <Show when={props.example.hide}>{(hide) => <style>{`#${id} :is(${hide()}) { display: none; }`}</style>}</Show>
      <div class="example-board" inert aria-hidden="true">
        <Show when={drawn()} fallback={<p class="empty">{t().loading}</p>}>
          {(found) => (
            <Dynamic
              component={found().board}
              rules={found().rules}
              words={found().words}
              view={found().view as never}
              seat={found().seat}
              moves={found().moves}
              draft={[]}
              choose={() => {}}
              redraft={() => {}}
              names={(seat: number) => l().names[seat]!}
              result={null}
            />
          )}
        </Show>
      </div>
      <figcaption>
        <b>{r().example}.</b> {props.caption}
      </figcaption>
    </figure>
  );
}
