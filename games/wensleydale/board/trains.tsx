/** Trains as drawings: a locomotive, carriages for passengers, wagons for goods. Those that can be bought are buttons. */

import { at } from '@quai/engine/at.ts';
import { alike } from '@quai/kit/alike.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { isPassenger, LOADS, NOBODY, TRAIN } from '../rules/kinds.ts';
import { doing, LOAD } from '../rules/moves.ts';
import { choicesFor } from './choices.ts';
import { INFLUENCE_COLOURS, seatColour } from './look.ts';
import { Load, SeatDisc } from './pieces.tsx';
import type { Choosable } from './shared.ts';
import { Tray } from './tray.tsx';

const ENGINE = 32;
const VEHICLE = 19;

export function Trains(props: Choosable): JSX.Element {
  const { trains } = props.tables.edition;
  /** The pieces in a train's carriages or wagons; null for a free one. */
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
    <section class="dales-trains" aria-label={props.texts.trains} data-pieces="trains">
      <Tray tables={props.tables} view={props.view} texts={props.texts} choices={props.choices} choose={props.choose} />
      <p class="trains-head">
        <b>{props.texts.trains}</b>
        <span>
          <span class="price" style={{ background: INFLUENCE_COLOURS[TRAIN] }} aria-hidden="true">
            1
          </span>{' '}
          {props.texts.trainPrice}
        </span>
      </p>
      <ul>
        <For each={trains}>
          {(train, index) => {
            const buy = createMemo(() => choicesFor(props.choices, { kind: 'train', at: index() })[0], undefined, {
              equals: alike,
            });
            const owner = () => at(props.view.trainOwner, index());
            const mine = () => props.seat !== null && owner() === props.seat;
            const room = `${train.passengers} ${props.texts.passengerSlot}, ${train.goods} ${props.texts.goodsSlot}`;
            const says = `${props.texts.train} ${train.id} (${train.cost}): ${room}`;
            const inside = (
              <>
                <span class="price" style={{ background: INFLUENCE_COLOURS[TRAIN] }}>
                  {train.cost}
                </span>
                <Drawing
                  carriages={slots(index(), true)}
                  wagons={slots(index(), false)}
                  colour={owner() === NOBODY ? null : seatColour(owner())}
                  train={index()}
                />
                <Show when={owner() !== NOBODY}>
                  <span class="set-down">
                    <SeatDisc seat={owner()} title={props.names(owner())} piece={`train-${index()}`} />
                  </span>
                </Show>
              </>
            );
            return (
              <li
                class={`train row-${train.row}`}
                classList={{ mine: mine(), ready: mine() && loading(), taken: owner() !== NOBODY }}
                data-place={`train-${index()}`}
                title={says}
              >
                <Show
                  when={buy()}
                  fallback={
                    <span class="train-face" role="img" aria-label={says}>
                      {inside}
                    </span>
                  }
                >
                  {(choice) => (
                    <button
                      type="button"
                      class="train-face open"
                      aria-label={says}
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

function Drawing(props: {
  carriages: readonly (number | null)[];
  wagons: readonly (number | null)[];
  /** Of its owner. */
  colour: string | null;
  train: number;
}): JSX.Element {
  const length = () => ENGINE + (props.carriages.length + props.wagons.length) * VEHICLE;
  const place = (nth: number) => ENGINE + nth * VEHICLE + VEHICLE / 2;
  return (
    <svg class="train-drawing" viewBox={`0 -15 ${length()} 30`} style={{ '--length': length() }} aria-hidden="true">
      <path class="coupling" d={`M4 9 H${length() - 3}`} />
      <g class="engine" style={props.colour === null ? {} : { fill: props.colour }}>
        <path d="M3 8 V-3 H18 V-12 H30 V8 Z" />
        <path d="M6 -3 V-11 H11 V-3 Z M20.5 -9.5 H27 V-4 H20.5 Z" />
        <circle cx="9" cy="10" r="4" />
        <circle cx="24" cy="10" r="4" />
      </g>
      <For each={props.carriages}>
        {(piece, i) => (
          <Vehicle
            x={place(i())}
            piece={piece}
            body="M-8.5 8 V-9 Q0 -15 8.5 -9 V8 Z"
            kind="carriage"
            id={`load-${props.train}-c${i()}`}
          />
        )}
      </For>
      <For each={props.wagons}>
        {(piece, i) => (
          <Vehicle
            x={place(props.carriages.length + i())}
            piece={piece}
            body="M-8.5 8 V-5 H8.5 V8 Z"
            kind="wagon"
            id={`load-${props.train}-w${i()}`}
          />
        )}
      </For>
    </svg>
  );
}

/** In a free slot, the outline of what it takes. */
const ROOM_FOR_PASSENGER = 'M-4 6 Q-4 -1.5 0 -1.5 Q4 -1.5 4 6 M-2.4 -4 A2.4 2.4 0 1 1 2.4 -4 A2.4 2.4 0 1 1 -2.4 -4';
const ROOM_FOR_GOODS = 'M-4.5 0.5 L0 -2 L4.5 0.5 V4 L0 6.5 L-4.5 4 Z M-4.5 0.5 L0 2.8 L4.5 0.5 M0 2.8 V6.5';

function Vehicle(props: { x: number; piece: number | null; body: string; kind: string; id: string }): JSX.Element {
  return (
    <g class={`slot ${props.kind}`} transform={`translate(${props.x} 0)`}>
      <path d={props.body} />
      <circle class="wheel" cx="-4.5" cy="10" r="2.6" />
      <circle class="wheel" cx="4.5" cy="10" r="2.6" />
      <Show when={props.piece === null}>
        <path class="room-for" d={props.kind === 'carriage' ? ROOM_FOR_PASSENGER : ROOM_FOR_GOODS} />
      </Show>
      <Show when={props.piece !== null ? { piece: props.piece } : null}>
        {(loaded) => (
          <g data-piece={`${props.id}-${loaded().piece}`} data-kind={`load-${loaded().piece}`}>
            <g transform="translate(0 -1) scale(0.9)">
              <Load piece={loaded().piece} />
            </g>
          </g>
        )}
      </Show>
    </g>
  );
}
