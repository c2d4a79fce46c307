/** Small copies of all sheets, to compare them or to enlarge one. */

import { at } from '@quai/engine/at.ts';
import { Emblem } from '@quai/kit/emblem.tsx';
import { For, type JSX, Show } from 'solid-js';
import { EMPTY } from '../rules/board.ts';
import { SIZE, SPACES } from '../rules/geometry.ts';
import type { Tables } from '../rules/tables.ts';
import type { BoardView } from '../rules/view.ts';
import { Face } from './faces.tsx';
import { cornerOf, SPACE } from './marks.ts';
import type { Pen } from './pen.ts';

export function Others(props: { pen: Pen; shown: number; show: (seat: number) => void }): JSX.Element {
  const { pen } = props;
  const texts = () => pen.words().drawn;
  const view = () => pen.props.view;
  const seats = () => view().boards.map((_, seat) => seat);
  const lastRound = () => (view().ended === null ? view().round - 1 : view().round);
  return (
    <Show when={seats().length > 1}>
      <section class="ink-others" aria-label={texts().others}>
        <h2>{texts().others}</h2>
        <Show when={lastRound() > 0}>
          <p>{texts().lastRound(lastRound())}</p>
        </Show>
        <ul>
          <For each={seats()}>
            {(seat) => (
              <li>
                <button
                  type="button"
                  aria-label={texts().show(pen.props.names(seat))}
                  aria-pressed={props.shown === seat}
                  onClick={() => props.show(seat)}
                >
                  <SmallSheet tables={pen.tables()} seen={at(view().boards, seat)} round={lastRound()} />
                  <span class="ink-seat">
                    <Emblem seat={seat} /> {pen.props.names(seat)}
                  </span>
                  <Show when={view().ended === null}>
                    <small>{at(view().boards, seat).over ? texts().hasEnded : texts().stillDrawing}</small>
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

const SIDE = SIZE * SPACE;
const LINES = Array.from({ length: SIZE + 1 }, (_, i) => `M 0 ${i * SPACE} H ${SIDE} M ${i * SPACE} 0 V ${SIDE}`).join(
  ' ',
);
const ALL_SPACES = Array.from({ length: SPACES }, (_, space) => space);

/** The drawings of a sheet; those of the given round stand out. */
function SmallSheet(props: { tables: Tables; seen: BoardView; round: number }): JSX.Element {
  const drawn = (space: number) => at(props.seen.drawn, space);
  return (
    <svg class="ink-small" viewBox={`-6 -6 ${SIDE + 12} ${SIDE + 12}`} aria-hidden="true">
      <path class="ink-grid" d={LINES} />
      <For each={ALL_SPACES}>
        {(space) => (
          <Show when={drawn(space) !== EMPTY && drawn(space) + 1} keyed>
            {(one) => (
              <g
                transform={`translate(${cornerOf(space).join(' ')})`}
                classList={{ 'ink-now': props.seen.rounds[space] === props.round }}
              >
                <Face tables={props.tables} drawing={one - 1} />
              </g>
            )}
          </Show>
        )}
      </For>
    </svg>
  );
}
