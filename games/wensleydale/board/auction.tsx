/** The auction: eight boxes as on the board, with what each brings and costs, who holds it, and what you would have. */

import { at } from '@quai/engine/at.ts';
import { alike } from '@quai/kit/alike.ts';
import { draggable } from '@quai/kit/draggable.ts';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { CUBES, EACH_INFLUENCE, INFLUENCE_NAMES, INFLUENCES, NOBODY } from '../rules/kinds.ts';
import { amountOf } from '../rules/moves.ts';
import { spaceOf } from '../rules/piles.ts';
import type { BoardTexts } from '../text/drawn.ts';
import { type Choice, choicesFor } from './choices.ts';
import { Disc, SeatDisc } from './pieces.tsx';
import type { Choosable } from './shared.ts';

export function Auction(props: Choosable): JSX.Element {
  return (
    <section class="dales-auction" aria-label={props.texts.auction}>
      <div class="at-stake">
        <Show when={props.seat !== null}>
          <Purse {...props} />
        </Show>
        <Rivals {...props} />
        <Show when={props.seat !== null}>
          <p class="lot-key">{props.texts.lotKey}</p>
        </Show>
      </div>
      <ul class="lots" tabindex="0" aria-label={props.texts.auction}>
        <For each={props.tables.edition.spaces}>{(_, index) => <Lot {...props} at={index()} />}</For>
      </ul>
    </section>
  );
}

/** The cubes in hand: dragged onto a box they bid what it asks for. */
function Purse(props: Choosable): JSX.Element {
  const cubes = () => at(props.view.hand, props.seat ?? 0);
  return (
    <p class="purse">
      <span
        class="purse-cubes"
        title={props.texts.dragCubes}
        ref={(pile) =>
          draggable(pile, {
            usable: () => cubes() > 0,
            zones: '.dales-auction .lot.open',
            drop: (lot) => lot.querySelector<HTMLButtonElement>('.bid')?.click(),
          })
        }
      >
        <For each={Array.from({ length: Math.min(cubes(), MOST_CUBES) })}>{() => <Disc influence={CUBES} />}</For>
      </span>
      <b class="purse-word">{props.texts.cubesLeft(cubes())}</b>
      <b class="purse-count" aria-hidden="true">
        {cubes()}
      </b>
    </p>
  );
}

/** More would not fit in the row. */
const MOST_CUBES = 8;

/** The influence of the others in a line, for phones, where the tracks are below the boxes. */
function Rivals(props: Choosable): JSX.Element {
  const told = (seat: number) =>
    EACH_INFLUENCE.map((kind) => `${at(props.texts.influence, kind)} ${spaceOf(props.view, kind, seat)}`).join(', ');
  return (
    <ul class="rivals">
      <For each={props.view.order.filter((seat) => seat !== props.seat)}>
        {(seat) => (
          <li title={`${props.names(seat)}: ${told(seat)}`}>
            <SeatDisc seat={seat} title={props.names(seat)} />
            <span class="sr">
              {props.names(seat)}: {told(seat)}
            </span>
            <For each={EACH_INFLUENCE}>
              {(kind) => (
                <span aria-hidden="true">
                  <Disc influence={kind} />
                  <b>{spaceOf(props.view, kind, seat)}</b>
                </span>
              )}
            </For>
          </li>
        )}
      </For>
    </ul>
  );
}

function Lot(props: Choosable & { at: number }): JSX.Element {
  const { spaces } = props.tables.edition;
  const space = at(spaces, props.at);
  const bids = createMemo(() => choicesFor(props.choices, { kind: 'space', at: props.at }), undefined, {
    equals: alike,
  });
  const discsOf = (lot: number) => {
    const drawn = at(props.view.drawn, lot);
    const printed = at(spaces, lot).printed.map((name) => INFLUENCE_NAMES.indexOf(name));
    return drawn === NOBODY ? printed : [...printed, drawn];
  };
  const discs = createMemo(() => discsOf(props.at), undefined, { equals: alike });
  const bidder = () => at(props.view.bidder, props.at);
  /** Where the seat would be on each track that these discs move it up, with the other spaces it holds now. */
  const gains = createMemo(
    () => {
      const { seat } = props;
      if (seat === null) return [];
      const held = props.view.bidder.flatMap((who, lot) => (who === seat && lot !== props.at ? discsOf(lot) : []));
      const count = (list: readonly number[], kind: number) => list.filter((disc) => disc === kind).length;
      return Array.from({ length: INFLUENCES }, (_, kind) => {
        const from = spaceOf(props.view, kind, seat);
        const up = count(discs(), kind);
        return { kind, up, from, to: Math.min(props.tables.influenceMax, from + up + count(held, kind)) };
      }).filter(({ up, from, to }) => up > 0 && to > from);
    },
    undefined,
    { equals: alike },
  );
  return (
    <li
      class="lot"
      data-place={`space-${props.at}`}
      classList={{ open: bids().length > 0, mine: props.seat !== null && bidder() === props.seat }}
    >
      <span class="lot-head">
        <strong class="number">{space.number}</strong>
        <span
          class="discs"
          title={`${props.texts.gains}: ${discs()
            .map((kind) => props.texts.influence[kind])
            .join(', ')}`}
        >
          <For each={discs()}>
            {(influence, i) => (
              <Disc
                influence={influence}
                drawn={i() >= space.printed.length}
                piece={`lot-${props.at}-${i()}`}
                to={bidder() === NOBODY ? undefined : `track-${influence}-${bidder()}`}
              />
            )}
          </For>
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
              <span class="least" title={`${props.texts.minimum} ${space.minimum}`}>
                <span class="sr">{props.texts.minimum} </span>
                <span aria-hidden="true">≥</span>
                {space.minimum}
              </span>
            }
          >
            <span
              class="set-down"
              title={`${props.names(bidder())} · ${props.texts.cubes(at(props.view.bid, props.at))}`}
            >
              <SeatDisc
                seat={bidder()}
                title={props.names(bidder())}
                piece={`bid-${props.at}-${bidder()}-${props.view.bid[props.at]}`}
              />
              <b aria-hidden="true">{props.view.bid[props.at]}</b>
              <span class="sr">
                {props.names(bidder())} · {props.texts.cubes(at(props.view.bid, props.at))}
              </span>
            </span>
          </Show>
        </span>
      </span>
      <Show when={props.seat !== null}>
        <span class="would">
          <span class="sr">{props.texts.wouldHave}</span>
          <For each={gains()}>
            {({ kind, from, to }) => (
              <span title={`${props.texts.wouldHave}: ${props.texts.influence[kind]} ${from}→${to}`}>
                <span class="sr">{props.texts.influence[kind]} </span>
                <Disc influence={kind} />
                {from}→<b>{to}</b>
              </span>
            )}
          </For>
        </span>
      </Show>
      {/* Its room stays while others bid: boxes that moved would look as if something happened to them. */}
      <Show when={bids().length > 0} fallback={props.seat === null ? null : <span class="bids none" />}>
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
      <button type="button" class="bid" onClick={() => props.choose(chosen().text)}>
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
