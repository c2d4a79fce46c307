/** The auction at a glance: what each space brings and costs, who holds it, and what you would have if you won it. */

import { at } from '@quai/engine/at.ts';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { INFLUENCE_NAMES, INFLUENCES, NOBODY } from '../rules/kinds.ts';
import { amountOf } from '../rules/moves.ts';
import { spaceOf } from '../rules/piles.ts';
import type { BoardTexts } from '../text/drawn.ts';
import { type Choice, choicesFor } from './choices.ts';
import { Disc, SeatDisc } from './pieces.tsx';
import type { Choosable } from './shared.ts';

export function Auction(props: Choosable): JSX.Element {
  return (
    <section class="dales-auction" aria-label={props.texts.auction}>
      <h3>{props.texts.auction}</h3>
      <ul>
        <For each={props.tables.edition.spaces}>{(_, index) => <Lot {...props} at={index()} />}</For>
      </ul>
    </section>
  );
}

function Lot(props: Choosable & { at: number }): JSX.Element {
  const { spaces, colours } = props.tables.edition;
  const space = at(spaces, props.at);
  const bids = createMemo(() => choicesFor(props.choices, { kind: 'space', at: props.at }));
  const printed = space.printed.map((name) => INFLUENCE_NAMES.indexOf(name));
  const drawn = () => at(props.view.drawn, props.at);
  const discs = () => [...printed, ...(drawn() === NOBODY ? [] : [drawn()])];
  const bidder = () => at(props.view.bidder, props.at);
  /** Where the seat would be on each track that these discs move it up. */
  const gains = createMemo(() => {
    const { seat } = props;
    if (seat === null) return [];
    return Array.from({ length: INFLUENCES }, (_, kind) => {
      const from = spaceOf(props.view, kind, seat);
      const up = discs().filter((disc) => disc === kind).length;
      return { kind, from, to: Math.min(props.tables.influenceMax, from + up) };
    }).filter(({ from, to }) => to > from);
  });
  return (
    <li class="lot" classList={{ open: bids().length > 0, mine: props.seat !== null && bidder() === props.seat }}>
      <strong class="number">{space.number}</strong>
      <span class="discs" title={props.texts.gains}>
        <For each={printed}>{(influence) => <Disc influence={influence} />}</For>
        <Show when={drawn() !== NOBODY}>
          <span class="plus" aria-hidden="true">
            +
          </span>
          <Disc influence={drawn()} drawn />
        </Show>
        <span class="sr">
          {discs()
            .map((kind) => props.texts.influence[kind])
            .join(', ')}
        </span>
      </span>
      <span class="held-by">
        <Show
          when={bidder() !== NOBODY && `${bidder()} ${props.view.bid[props.at]}`}
          keyed
          fallback={
            <span class="least">
              {props.texts.minimum} {space.minimum}
            </span>
          }
        >
          <span class="set-down">
            <SeatDisc seat={bidder()} colours={colours.seats} title={props.names(bidder())} /> {props.names(bidder())} ·{' '}
            {props.texts.cubes(at(props.view.bid, props.at))}
          </span>
        </Show>
      </span>
      <Show when={gains().length > 0}>
        <p class="would">
          <span>{props.texts.wouldHave}</span>
          <For each={gains()}>
            {({ kind, from, to }) => (
              <span>
                {props.texts.influence[kind]} {from}→<b>{to}</b>
              </span>
            )}
          </For>
        </p>
      </Show>
      <Show when={bids().length > 0}>
        <Bid bids={bids()} texts={props.texts} space={space.number} choose={props.choose} />
      </Show>
    </li>
  );
}

/** Starts at the lowest bid; the plus button raises it. */
function Bid(props: {
  bids: readonly Choice[];
  texts: BoardTexts;
  space: number;
  choose(move: string): void;
}): JSX.Element {
  const [raised, setRaised] = createSignal(0);
  const most = () => props.bids.length - 1;
  const index = () => Math.min(raised(), most());
  const chosen = () => at(props.bids, index());
  const cubes = () => amountOf(chosen().move);
  return (
    <span class="bids">
      <button
        type="button"
        aria-label={props.texts.lessFor(props.space)}
        disabled={index() === 0}
        onClick={() => setRaised(index() - 1)}
      >
        −
      </button>
      <button type="button" class="bid main" onClick={() => props.choose(chosen().text)}>
        {props.texts.bidFor(cubes(), props.space)}
      </button>
      <button
        type="button"
        aria-label={props.texts.moreFor(props.space)}
        disabled={index() === most()}
        onClick={() => setRaised(index() + 1)}
      >
        +
      </button>
    </span>
  );
}
