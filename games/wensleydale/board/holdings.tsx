/** What each seat has: cubes, links, locomotives, and what it has scored. */

import { For, type JSX } from 'solid-js';
import { LOADS } from '../rules/kinds.ts';
import { SeatDisc } from './pieces.tsx';
import type { Seen } from './shared.ts';

export function Holdings(props: Seen): JSX.Element {
  const held = (seat: number) =>
    Array.from(
      { length: LOADS },
      (_, piece) => `${props.texts.scored[piece]} ${props.view.held[seat * LOADS + piece]}`,
    ).join(', ');
  return (
    <section class="scroll dales-holdings" tabindex="0" aria-label={`${props.texts.seats}, ${props.texts.hand}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{props.texts.seats}</th>
            <th scope="col">{props.texts.hand}</th>
            <th scope="col">{props.texts.links}</th>
            <th scope="col">{props.texts.locomotives}</th>
            <th scope="col">{props.texts.held}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.view.order}>
            {(seat) => (
              <tr>
                <th scope="row">
                  <SeatDisc seat={seat} title={props.names(seat)} /> {props.names(seat)}
                </th>
                <td>
                  {props.view.hand[seat]}{' '}
                  <small>
                    (+{props.view.stock[seat]} {props.texts.stock})
                  </small>
                </td>
                <td>{props.view.linkStock[seat]}</td>
                <td>{props.view.locomotives[seat]}</td>
                <td>{held(seat)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
