/** The board of a table with the edition as it is now: what is corrected changes before one's eyes. */

import { playoutChance } from '@quai/engine/chance.ts';
import type { Game, Rules } from '@quai/engine/contract.ts';
import { begin } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { openTable } from '@quai/table/opening.ts';
import { createEffect, createMemo, createResource, createUniqueId, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { boardOf } from '../games/boards.ts';
import { editionTexts as e } from '../text/editions.ts';
import { filled, language, t } from '../text/text.ts';
import { typesetWords } from '../text/typeset.ts';
import type { Json } from './json.ts';
import { fewestSeats } from './seats.ts';

export function Preview(props: {
  game: Game;
  edition: Json;
  /** What of it is being looked at. */
  title: string;
  options: Readonly<Record<string, string>>;
  /** The place on the board that is being corrected. */
  place: string | null;
  /** Parts of the board that say nothing about an edition. */
  hide: string | null;
  shows(view: unknown): boolean;
  /** What to do with the next point on the map, in its own measures. */
  point: ((x: number, y: number) => void) | null;
}): JSX.Element {
  const id = createUniqueId();
  const [board] = createResource(() => props.game.id, boardOf);
  interface Drawn {
    readonly rules: ReturnType<Game['open']>;
    readonly words: ReturnType<Game['words']>;
    readonly view: unknown;
    readonly old: boolean;
  }
  /** The last one that could be played stays while something is wrong. */
  const drawn = createMemo((before: Drawn | null): Drawn | null => {
    const { game, edition: data, options } = props;
    const opened = openTable(game, { edition: { data }, options, seats: fewestSeats(game, data) });
    if (!opened.ok) return before === null ? null : { ...before, old: true };
    const { rules } = opened.value;
    const view = viewThatShows(rules, props.shows);
    const words = typesetWords(language(), props.game.words(rules, language()));
    return { rules, words, view, old: false };
  }, null);
  let area: HTMLElement | undefined;
  // What is being corrected is in sight; the page itself stays where it is.
  createEffect(() => {
    const { place } = props;
    if (place === null || drawn() === null || board() == null) return;
    requestAnimationFrame(() => {
      const seen = area?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
      if (area === undefined || seen === undefined) return;
      const frame = area.getBoundingClientRect();
      if (seen.top < frame.top || seen.bottom > frame.bottom)
        area.scrollTop += seen.top - frame.top - (frame.height - seen.height) / 2;
    });
  });
  createEffect(() => {
    if (props.point !== null) area?.scrollIntoView({ block: 'nearest' });
  });
  const point = (event: MouseEvent) => {
    const map = area?.querySelector<SVGGraphicsElement>('.ground')?.getScreenCTM();
    if (props.point === null || map == null || !(event.target as Element).closest('svg')) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.inverse());
    props.point(x, y);
  };
  return (
    <section class="edition-preview" id={id} aria-label={e().preview}>
      <h2>{e().preview}</h2>
      <h3 class="sr">{props.title}</h3>
      <Show when={props.hide}>{(hide) => <style>{`#${id} :is(${hide()}) { display: none; }`}</style>}</Show>
      <Show when={props.place}>
        {(place) => (
          <style>{`#${id} [data-place="${place()}"] { outline: 4px dashed var(--brass); outline-offset: 3px; }`}</style>
        )}
      </Show>
      <Show when={drawn()?.old}>
        <p class="hint">{e().previewOld}</p>
      </Show>
      <Show when={props.point}>
        <p class="hint" role="status">
          {e().pointing}
        </p>
      </Show>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a place is moved by its fields too */}
      <section
        class="edition-board"
        classList={{ pointing: props.point !== null }}
        onClick={point}
        ref={area}
        tabindex="0"
        aria-label={filled(t().headed, { head: e().preview, rest: props.title })}
      >
        <Show when={board() && drawn()} fallback={<p class="empty">{board.loading ? t().loading : ''}</p>}>
          {(found) => (
            <Dynamic
              component={board()!}
              rules={found().rules}
              words={found().words}
              view={found().view as never}
              seat={0}
              moves={[]}
              draft={[]}
              choose={() => {}}
              redraft={() => {}}
              names={(seat: number) => filled(t().player, { n: seat + 1 })}
              result={null}
            />
          )}
        </Show>
      </section>
    </section>
  );
}

/** Reserves are drawn by chance: so many tables are looked at for one that has what is looked for. */
const TABLES = 60;

function viewThatShows(rules: Rules, shows: (view: unknown) => boolean): unknown {
  for (let seed = 1; ; seed++) {
    const view = rules.view(begin(rules, playoutChance(randomFrom(seed))), 0);
    if (shows(view) || seed === TABLES) return view;
  }
}
