/** The auction at sight: what each space brings, what it costs, who holds it, and what you may bid. */

import { createMemo, For, type JSX, Show } from 'solid-js';
import { INFLUENCE_NAMES, NOBODY } from '../rules/kinds.ts';
import { amountOf } from '../rules/moves.ts';
import type { Tables } from '../rules/open.ts';
import type { State } from '../rules/state.ts';
import type { BoardTexts } from '../text/drawn.ts';
import { type Choice, choicesFor } from './choices.ts';
import { Disc, SeatDisc } from './pieces.tsx';

export function Auction(props: {
  tables: Tables;
  view: State;
  texts: BoardTexts;
  choices: readonly Choice[];
  names(seat: number): string;
  choose(move: string): void;
}): JSX.Element {
  const { spaces, colours } = props.tables.edition;
  return (
    <section class="dales-auction" aria-label={props.texts.auction}>
      <h3>{props.texts.auction}</h3>
      <ul>
        <For each={spaces}>
          {(space, index) => {
            const bids = createMemo(() => choicesFor(props.choices, { kind: 'space', at: index() }));
            const printed = space.printed.map((name) => INFLUENCE_NAMES.indexOf(name));
            const drawn = () => props.view.drawn[index()]!;
            const bidder = () => props.view.bidder[index()]!;
            return (
              <li class="lot" classList={{ open: bids().length > 0 }}>
                <strong class="number">{space.number}</strong>
                <span class="discs" title={props.texts.gains}>
                  <For each={printed}>{(influence) => <Disc influence={influence} />}</For>
                  <Show when={drawn() !== NOBODY}>
                    <Disc influence={drawn()} drawn />
                  </Show>
                  <span class="sr">
                    {[...printed, ...(drawn() === NOBODY ? [] : [drawn()])]
                      .map((kind) => props.texts.influence[kind])
                      .join(', ')}
                  </span>
                </span>
                <span class="least">≥ {space.minimum}</span>
                <span class="held-by">
                  <Show when={bidder() !== NOBODY} fallback="–">
                    <SeatDisc seat={bidder()} colours={colours.seats} title={props.names(bidder())} />{' '}
                    {props.names(bidder())}: {props.view.bid[index()]}
                  </Show>
                </span>
                <Show when={bids().length > 0}>
                  <span class="bids">
                    <For each={bids()}>
                      {(choice) => (
                        <button
                          type="button"
                          aria-label={`${props.texts.space} ${space.number}: ${amountOf(choice.move)}`}
                          onClick={() => props.choose(choice.text)}
                        >
                          {amountOf(choice.move)}
                        </button>
                      )}
                    </For>
                  </span>
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
    </section>
  );
}
