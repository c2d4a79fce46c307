/** What is yours: stock, tickets, surveyor, five cards, and the answers that have no place on the board. */

import { at } from '@quai/engine/at.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { CARD, SLOT, TARGET, TO_HOME } from '../rules/moves.ts';
import { pilePoints } from '../rules/score.ts';
import { HOME, IRON, KINDS, NOBODY, PASSENGER, PUB, RUBBLE, SLOTS, STONE, type State } from '../rules/state.ts';
import { cardName, colourName, letter } from '../text/speaker.ts';
import { ActionCard, Seal } from './card.tsx';
import { Amounts, Icon } from './icons.tsx';
import { Now } from './now.tsx';
import { Offer } from './offer.tsx';
import { ownerClass, type Shared, ticketColour } from './shared.ts';

interface Seat extends Shared {
  seat: number;
  /** One's own: its cards can be chosen. */
  own: boolean;
}

/** The dock: cards in a row, and a panel beside them. */
export function Hand(props: Seat): JSX.Element {
  return (
    <section
      class={`hand seat-area ${ownerClass(props.words, props.seat)}`}
      classList={{ own: props.own, asking: props.own && props.offers.others.length > 0 }}
      aria-label={props.names(props.seat)}
      data-pieces="hand"
    >
      <Cards {...props} />
      <div class="hand-side">
        <Owned {...props} />
        <Show when={props.own}>
          <Now {...props} />
        </Show>
      </div>
    </section>
  );
}

/** A seat's area in a tab. */
export function SeatArea(props: Seat): JSX.Element {
  return (
    <section class={`seat-area ${ownerClass(props.words, props.seat)}`} aria-label={props.names(props.seat)}>
      <Owned {...props} />
      <p class="facts">
        {props.words.drawn.works(
          at(props.view.stations, props.seat),
          at(props.view.tracks, props.seat),
          at(props.view.tiles, props.seat),
        )}
      </p>
      <Cards {...props} />
    </section>
  );
}

export function stockOf(view: State, seat: number) {
  const owned = (kind: number) => at(view.stock, seat * KINDS + kind);
  return {
    iron: owned(IRON),
    stone: owned(STONE),
    rubble: owned(RUBBLE),
    passenger: owned(PASSENGER),
    vp: at(view.vp, seat),
  };
}

function Owned(props: Seat): JSX.Element {
  const { drawn, speaker } = props.words;
  const { t } = speaker;
  const tickets = () =>
    t.colours.flatMap((_, colour) =>
      props.view.tickets[props.seat * t.colours.length + colour] === 1 ? [colour] : [],
    );
  const where = () => at(props.view.surveyor, props.seat);
  const place = () => (where() === HOME ? drawn.home : where() === PUB ? drawn.pub : at(t.stations, where()).name);
  const pile = () => at(props.view.pile, props.seat);
  return (
    <div class="owned">
      <span class="stock">
        <Amounts of={stockOf(props.view, props.seat)} words={drawn} zero stock={`stock-${props.seat}`} />
      </span>
      <span class="owned-more">
        <Offer
          move={props.own ? props.offers.at(TARGET, TO_HOME) : undefined}
          label={`${drawn.surveyor}${drawn.colon} ${drawn.home}`}
          title={`${drawn.surveyor}${drawn.colon} ${place()}`}
          class="whereabouts"
          choose={props.choose}
        >
          <Icon unit="surveyor" />
          <Show when={props.own && props.offers.at(TARGET, TO_HOME)} fallback={<span>{place()}</span>}>
            <span>▸</span> <Icon unit="home" /> <span>{drawn.home}</span>
          </Show>
        </Offer>
        <For each={tickets()}>
          {(colour) => (
            <span class="amount" title={`${drawn.tickets}${drawn.colon} ${colourName(speaker, colour)}`}>
              <Icon unit="ticket" colour={ticketColour(props.words, colour)} />
              <span class="ticket-name">{colourName(speaker, colour)}</span>
            </span>
          )}
        </For>
        <span class="pile" title={drawn.pubLimit(pile().length, at(props.view.stations, props.seat))}>
          <Icon unit="pile" /> {pile().length}/{props.view.stations[props.seat]}
          <span class="sr">{drawn.pubLimit(pile().length, at(props.view.stations, props.seat))}</span>
          <For each={pile()}>
            {(card) => (
              <Seal
                card={card}
                words={props.words}
                worth={pilePoints(t, props.view, props.seat, at(t.cards, card).scoring)}
              />
            )}
          </For>
        </span>
      </span>
    </div>
  );
}

function Cards(props: Seat): JSX.Element {
  const { drawn, speaker } = props.words;
  const offer = (slot: number) => (props.own ? props.offers.at(SLOT, slot) : undefined);
  return (
    <ul class="action-cards" tabindex="0" aria-label={drawn.cards}>
      <For each={Array.from({ length: SLOTS }, (_, slot) => slot)}>
        {(slot) => {
          const card = createMemo(() => at(props.view.hand, props.seat * SLOTS + slot));
          const side = createMemo(() => at(props.view.side, props.seat * SLOTS + slot));
          const inUse = () => props.seat === props.view.turn && props.view.used === slot && props.view.scoredUsed === 0;
          return (
            <li
              data-place={`card-${card()}`}
              data-piece={`card-${props.seat}-${slot}`}
              data-state={`${card()}-${side()}`}
              data-way="flip"
            >
              <Show when={card() !== NOBODY} fallback={<span class="action-card gone">{letter(slot)}</span>}>
                <ActionCard
                  card={card()}
                  side={side()}
                  words={props.words}
                  move={offer(slot)}
                  label={drawn.chooseCard(cardName(speaker, card(), side()))}
                  inUse={inUse()}
                  worth={pilePoints(speaker.t, props.view, props.seat, at(speaker.t.cards, card()).scoring)}
                  choose={props.choose}
                />
              </Show>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

/** The cards to be had at the pub. They come with their gold side up; the back is what one chooses by. */
export function Reserve(props: Shared & { only?: boolean }): JSX.Element {
  const { drawn, speaker } = props.words;
  const cards = () =>
    props.only === true
      ? props.view.reserve.filter((card) => props.offers.at(CARD, card) !== undefined)
      : props.view.reserve;
  return (
    <section class="reserve" aria-label={drawn.reserve}>
      <h3>
        <Icon unit="pub" /> {drawn.reserve}
      </h3>
      <ul class="action-cards">
        <For each={cards()}>
          {(card) => (
            <li data-place={`card-${card}`}>
              <ActionCard
                card={card}
                side={0}
                words={props.words}
                move={props.offers.at(CARD, card)}
                label={drawn.chooseCard(at(speaker.t.cards, card).id)}
                {...(props.only === true ? { place: `card-${card}` } : {})}
                choose={props.choose}
              />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
