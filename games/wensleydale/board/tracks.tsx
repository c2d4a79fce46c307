/** The tracks with their piles, the top disc first; and a forecast of profit if the round ended now. */

import { at } from '@quai/engine/at.ts';
import { createMemo, For, type JSX } from 'solid-js';
import { INFLUENCES, PROFIT } from '../rules/kinds.ts';
import { orderOn, pileOn, spaceOf } from '../rules/piles.ts';
import { profitIfNow } from '../rules/whatif.ts';
import { SeatDisc } from './pieces.tsx';
import type { Seen } from './shared.ts';

export function Tracks(props: Seen): JSX.Element {
  const { colours } = props.tables.edition;
  const spaces = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const track = (name: string, kind: number, values: readonly number[]) => (
    <tr>
      <th scope="row">{name}</th>
      <For each={values}>
        {(value) => (
          <td classList={{ zero: value === 0 }}>
            <small>{value}</small>
            <For each={pileOn(props.view, kind, value)}>
              {(seat) => <SeatDisc seat={seat} colours={colours.seats} title={props.names(seat)} />}
            </For>
          </td>
        )}
      </For>
    </tr>
  );
  return (
    <div class="dales-tracks">
      <h3>{props.texts.tracks}</h3>
      <section class="scroll" tabindex="0" aria-label={props.texts.tracks}>
        <table>
          <tbody>
            <For each={spaces(0, INFLUENCES - 1)}>
              {(kind) => track(at(props.texts.influence, kind), kind, spaces(0, props.tables.influenceMax))}
            </For>
          </tbody>
        </table>
      </section>
      <section class="scroll" tabindex="0" aria-label={props.texts.profit}>
        <table>
          <tbody>{track(props.texts.profit, PROFIT, spaces(props.tables.profitMin, props.tables.profitMax))}</tbody>
        </table>
      </section>
    </div>
  );
}

/** What phase 7 would do if the round ended now. */
export function IfNow(props: Seen): JSX.Element {
  const { colours } = props.tables.edition;
  const forecast = createMemo(() => profitIfNow(props.tables, props.view));
  const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
  return (
    <p class="dales-if-now">
      <strong>{props.texts.ifNow}</strong>{' '}
      <For each={orderOn(props.view, PROFIT)}>
        {(seat) => {
          const row = () => at(forecast(), seat);
          return (
            <span class="forecast">
              <SeatDisc seat={seat} colours={colours.seats} title={props.names(seat)} />{' '}
              {props.texts.ifNowOf(row().income, row().upkeep, row().from, row().to)}{' '}
              <small>({signed(row().to - spaceOf(props.view, PROFIT, seat))})</small>
            </span>
          );
        }}
      </For>
    </p>
  );
}
