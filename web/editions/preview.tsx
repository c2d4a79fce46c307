/** The board of a table with the draft edition: every correction shows at once. */

import { playoutChance } from '@quai/engine/chance.ts';
import type { Game, Rules } from '@quai/engine/contract.ts';
import { begin } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import type { Json } from '@quai/kit/json.ts';
import { Stacked } from '@quai/kit/parts.tsx';
import { openTable } from '@quai/table/opening.ts';
import { createEffect, createMemo, createResource, createUniqueId, type JSX, Show } from 'solid-js';
import { boardOf } from '../games/boards.ts';
import { stillBoard } from '../table/still.ts';
import { editionTexts as e } from '../text/editions.ts';
import { filled, language, t } from '../text/text.ts';
import { typeset, typesetWords } from '../text/typeset.ts';
import { fewestSeats } from './seats.ts';
import { layUnder, type Underlay } from './underlay.tsx';

export function Preview(props: {
  game: Game;
  edition: Json;
  /** Names the section being edited. */
  title: string;
  options: Readonly<Record<string, string>>;
  /** The place on the board of the record being edited. */
  place: string | null;
  /** Selects the parts of the board to leave out. */
  hide: string | null;
  shows(view: unknown): boolean;
  /** What to do with the next point, in the units of the drawing that `on` selects. */
  point: Readonly<{ on: string; hint: string; to(x: number, y: number): void }> | null;
  /** A picture to lay under the drawing. */
  under: Underlay | null;
}): JSX.Element {
  const id = createUniqueId();
  const [board] = createResource(() => props.game.id, boardOf);
  const opened = createMemo(() => {
    const { game, edition: data, options } = props;
    return openTable(game, { edition: { data }, options, seats: fewestSeats(game, data) });
  });
  const [playable] = createResource(
    () => {
      const open = opened();
      return open.ok && { rules: open.value.rules, inLanguage: language() };
    },
    async ({ rules, inLanguage }) => ({
      rules,
      words: typesetWords(inLanguage, await props.game.words(rules, inLanguage)),
      view: viewThatShows(rules, props.shows),
    }),
  );
  /** While the draft has problems, the last edition that could be played is shown. */
  const drawn = createMemo(() => {
    const latest = playable.latest;
    return latest === undefined ? null : { ...latest, old: !opened().ok };
  });
  let area: HTMLElement | undefined;
  // Scrolls the record being edited into view, but not the page.
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
  layUnder(
    () => area,
    () => [drawn(), board()],
    () => props.under,
  );
  createEffect(() => {
    if (props.point !== null) area?.scrollIntoView({ block: 'nearest' });
  });
  const point = (event: MouseEvent) => {
    if (props.point === null) return;
    const map = area?.querySelector<SVGGraphicsElement>(props.point.on)?.getScreenCTM();
    if (map == null || !(event.target as Element).closest('svg')) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.inverse());
    props.point.to(x, y);
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
        {(point) => (
          <p class="hint" role="status">
            {typeset(language(), point().hint)}
          </p>
        )}
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
        <Show when={board()} keyed fallback={<p class="empty">{board.loading ? t().loading : ''}</p>}>
          {(create) => (
            <Show when={drawn()}>
              {(found) => (
                <Stacked create={create} board={stillBoard(found, 0, (seat) => filled(t().player, { n: seat + 1 }))} />
              )}
            </Show>
          )}
        </Show>
      </section>
    </section>
  );
}

/** How many random setups are tried until one shows the record. */
const TABLES = 60;

function viewThatShows(rules: Rules, shows: (view: unknown) => boolean): unknown {
  for (let seed = 1; ; seed++) {
    const view = rules.view(begin(rules, playoutChance(randomFrom(seed))), 0);
    if (shows(view) || seed === TABLES) return view;
  }
}
