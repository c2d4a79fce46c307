/** The tracks with their stacks of discs, the first of each on top; and a forecast of profit if the round ended now. */

import { at } from '@quai/engine/at.ts';
import { alike } from '@quai/kit/alike.ts';
import { createMemo, For, type JSX } from 'solid-js';
import { EACH_INFLUENCE, PROFIT } from '../rules/kinds.ts';
import { orderOn, pileOn, spaceOf } from '../rules/piles.ts';
import { profitIfNow } from '../rules/whatif.ts';
import { Disc, SeatDisc } from './pieces.tsx';
import type { Seen } from './shared.ts';
import { windowOf } from './trackwindow.ts';

const spaces = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export function Tracks(props: Seen): JSX.Element {
  const wide = () => props.tables.influenceMax + 1;
  const profit = createMemo(
    () => {
      const { profitMin, profitMax } = props.tables;
      const at = orderOn(props.view, PROFIT).map((seat) => spaceOf(props.view, PROFIT, seat));
      return spaces(...windowOf(at, wide(), profitMin, profitMax));
    },
    undefined,
    { equals: alike },
  );
  const track = (name: string, short: string, kind: number, values: () => readonly number[]) => (
    <div
      class="track"
      data-place={`track-${kind}`}
      classList={{ profit: kind === PROFIT, dense: values().length > wide() + 2 }}
      style={{ '--spaces': values().length }}
    >
      <span class="track-name" title={name}>
        {kind === PROFIT ? <i class="coin" aria-hidden="true" /> : <Disc influence={kind} />}
        <span class="whole-name">{name}</span>
        <span class="short-name" aria-hidden="true">
          {short}
        </span>
      </span>
      <ol>
        <For each={values()}>
          {(value) => (
            <li classList={{ zero: value === 0 }} aria-label={`${name} ${value}`}>
              <small aria-hidden="true">{value}</small>
              <span class="stack">
                <For each={pileOn(props.view, kind, value).reverse()}>
                  {(seat, i) => (
                    <span style={{ '--up': i() }} data-anchor={`track-${kind}-${seat}`}>
                      <SeatDisc
                        seat={seat}
                        title={`${props.names(seat)}: ${name} ${value}`}
                        piece={`track-${kind}-${seat}`}
                      />
                    </span>
                  )}
                </For>
              </span>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
  return (
    <section class="dales-tracks" aria-label={props.texts.tracks} data-pieces="tracks">
      <For each={EACH_INFLUENCE}>
        {(kind) => {
          const all = spaces(0, props.tables.influenceMax);
          return track(at(props.texts.influence, kind), at(props.texts.short, kind), kind, () => all);
        }}
      </For>
      {track(props.texts.profit, at(props.texts.short, PROFIT), PROFIT, profit)}
    </section>
  );
}

/** What phase 7 would do if the round ended now. */
export function IfNow(props: Seen): JSX.Element {
  const forecast = createMemo(() => profitIfNow(props.tables, props.view));
  return (
    <section class="dales-if-now" aria-label={props.texts.ifNow}>
      <strong>{props.texts.ifNow}</strong>
      <For each={orderOn(props.view, PROFIT)}>
        {(seat) => {
          const row = () => at(forecast(), seat);
          return (
            <span class="forecast">
              <SeatDisc seat={seat} title={props.names(seat)} />{' '}
              {props.texts.ifNowOf(row().income, row().upkeep, row().from, row().to)}
            </span>
          );
        }}
      </For>
    </section>
  );
}
