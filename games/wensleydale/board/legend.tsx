/** What is what on the map: terrain, walls and rivers, towns, links and pieces by name. Loaded when it is looked at. */

import { For, type JSX } from 'solid-js';
import type { BoardTexts } from '../text/drawn.ts';
import { legendTexts } from '../text/legend.ts';
import { COMPANY_COLOURS, seatColour } from './look.ts';
import { Piece, Town } from './pieces.tsx';

export default function Legend(props: { texts: BoardTexts }): JSX.Element {
  const say = () => legendTexts[props.texts.language];
  return (
    <ul>
      <For each={['lowland', 'valley', 'hill'] as const}>
        {(terrain) => (
          <li>
            <i class={`swatch ${terrain}`} aria-hidden="true" /> {props.texts.terrain[terrain]}
          </li>
        )}
      </For>
      <Item name={say().border}>
        <path class="key-wall" d="M-12 2 Q-4 -4 3 0 T12 -3" />
        <path class="key-stones" d="M-12 2 Q-4 -4 3 0 T12 -3" />
      </Item>
      <Item name={say().smallTown}>
        <Town size="small" companies={0} />
      </Item>
      <Item name={say().largeTown}>
        <Town size="large" companies={0} />
      </Item>
      <Item name={say().companyTown(0)} low>
        <Town size="small" companies={1} />
      </Item>
      <Item name={say().companyTown(1)} low>
        <Town size="small" companies={2} />
      </Item>
      <Item name={say().link}>
        <Link colour={seatColour(0)} letter="1" />
      </Item>
      <Item name={say().companyLink}>
        <Link colour={COMPANY_COLOURS[0]} letter="M" />
      </Item>
      <For each={props.texts.pieces}>
        {(name, piece) => (
          <li>
            <Piece piece={piece()} /> {name}
          </li>
        )}
      </For>
      <Item name={say().price}>
        <circle class="key-mark" r="8" />
        <text class="key-number" dy="0.36em">
          2
        </text>
      </Item>
    </ul>
  );
}

function Item(props: { name: string; low?: boolean; children: JSX.Element }): JSX.Element {
  return (
    <li>
      <svg class="key" viewBox={props.low === true ? '-12 -24 32 33' : '-13 -11 26 22'} aria-hidden="true">
        {props.children}
      </svg>{' '}
      {props.name}
    </li>
  );
}

function Link(props: { colour: string; letter: string }): JSX.Element {
  return (
    <>
      <path class="key-bed" d="M-11 0 H11" />
      <path class="key-rail" d="M-11 0 H11" stroke={props.colour} />
      <circle r="7.5" fill={props.colour} stroke="#fffaee" />
      <text class="key-letter" dy="0.36em">
        {props.letter}
      </text>
    </>
  );
}
