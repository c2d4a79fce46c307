/** Trains by row, with their slots and loads; those that can be bought are buttons. */

import { at } from '@quai/engine/at.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { isPassenger, LOADS, NOBODY } from '../rules/kinds.ts';
import { doing, LOAD } from '../rules/moves.ts';
import { choicesFor } from './choices.ts';
import { Load, SeatDisc } from './pieces.tsx';
import type { Choosable } from './shared.ts';
import { DRAGGED, Tray } from './tray.tsx';

export function Trains(props: Choosable): JSX.Element {
  const { trains, colours } = props.tables.edition;
  /** The pieces in a train's passenger or goods slots; null for a free slot. */
  const slots = (train: number, passengers: boolean): (number | null)[] => {
    const loaded: (number | null)[] = [];
    for (let piece = 0; piece < LOADS; piece++)
      if (isPassenger(piece) === passengers)
        for (let i = 0; i < at(props.view.loads, train * LOADS + piece); i++) loaded.push(piece);
    const room = passengers ? at(trains, train).passengers : at(trains, train).goods;
    while (loaded.length < room) loaded.push(null);
    return loaded;
  };
  const loading = createMemo(() => props.choices.some(({ move }) => doing(move) === LOAD));
  return (
    <section class="dales-trains" aria-label={props.texts.trains}>
      <h3>{props.texts.trains}</h3>
      <Tray tables={props.tables} texts={props.texts} choices={props.choices} choose={props.choose} />
      <ul>
        <For each={trains}>
          {(train, index) => {
            const buy = createMemo(() => choicesFor(props.choices, { kind: 'train', at: index() })[0]);
            const owner = () => at(props.view.trainOwner, index());
            const mine = () => props.seat !== null && owner() === props.seat;
            const room = `${train.passengers} ${props.texts.passengerSlot}, ${train.goods} ${props.texts.goodsSlot}`;
            const inside = (
              <>
                <span class="train-name">
                  {train.id} <small>({train.cost})</small>
                </span>
                <span class="carriage" title={props.texts.passengerSlot}>
                  <For each={slots(index(), true)}>{(piece) => <Slot piece={piece} round />}</For>
                </span>
                <span class="wagon" title={props.texts.goodsSlot}>
                  <For each={slots(index(), false)}>{(piece) => <Slot piece={piece} round={false} />}</For>
                </span>
                <Show when={owner() !== NOBODY}>
                  <span class="set-down">
                    <SeatDisc seat={owner()} colours={colours.seats} title={props.names(owner())} />
                  </span>
                </Show>
              </>
            );
            return (
              <li
                class={`train row-${train.row}`}
                classList={{ mine: mine(), ready: mine() && loading() }}
                data-place={`train-${index()}`}
                onDragOver={(event) => mine() && event.dataTransfer?.types.includes(DRAGGED) && event.preventDefault()}
                onDrop={(event) => {
                  const load = event.dataTransfer?.getData(DRAGGED);
                  if (!mine() || load === undefined || load === '') return;
                  event.preventDefault();
                  props.choose(load);
                }}
              >
                <Show when={buy()} fallback={<span class="train-face">{inside}</span>}>
                  {(choice) => (
                    <button
                      type="button"
                      class="train-face open"
                      aria-label={`${props.texts.train} ${train.id} (${train.cost}): ${room}`}
                      onClick={() => props.choose(choice().text)}
                    >
                      {inside}
                    </button>
                  )}
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
    </section>
  );
}

function Slot(props: { piece: number | null; round: boolean }): JSX.Element {
  return (
    <svg class="slot" viewBox="-10 -11 20 22" aria-hidden="true">
      <rect x="-9" y="-10" width="18" height="20" rx={props.round ? 9 : 3} />
      <Show when={props.piece !== null ? { piece: props.piece } : null}>
        {(loaded) => (
          <g class="set-down">
            <Load piece={loaded().piece} />
          </g>
        )}
      </Show>
    </svg>
  );
}
