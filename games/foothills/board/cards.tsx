/** Action cards: a seat's five with both sides legible, the reserve, the scoring piles. */

import { at } from '@quai/engine/at.ts';
import { For, type JSX, Show } from 'solid-js';
import { CARD, SLOT, TARGET, TO_HOME, TO_PUB } from '../rules/moves.ts';
import { pilePoints } from '../rules/score.ts';
import { HOME, IRON, KINDS, NOBODY, PASSENGER, PUB, RUBBLE, SLOTS, STONE } from '../rules/state.ts';
import { cardName, colourName, letter, scoringOf } from '../text/speaker.ts';
import { ActionCard } from './card.tsx';
import { Amounts } from './icons.tsx';
import { Offer } from './offer.tsx';
import type { Shared } from './shared.ts';

export function SeatArea(props: Shared & { seat: number; own: boolean }): JSX.Element {
  const { drawn, speaker } = props.words;
  const { t } = speaker;
  const owned = (kind: number) => at(props.view.stock, props.seat * KINDS + kind);
  const stock = () => ({
    iron: owned(IRON),
    stone: owned(STONE),
    rubble: owned(RUBBLE),
    passenger: owned(PASSENGER),
    vp: at(props.view.vp, props.seat),
  });
  const tickets = () =>
    t.colours.flatMap((_, colour) =>
      props.view.tickets[props.seat * t.colours.length + colour] === 1 ? [colourName(speaker, colour)] : [],
    );
  const offer = (slot: number) => (props.own ? props.offers.at(SLOT, slot) : undefined);
  return (
    <section
      class={`seat-area ${props.seat === t.blue ? 'blue' : 'green'}`}
      classList={{ own: props.own }}
      aria-label={props.names(props.seat)}
    >
      <h3>
        {props.names(props.seat)} <Amounts of={stock()} words={drawn.units} none="0" />
      </h3>
      <p class="facts">
        {drawn.works(
          at(props.view.stations, props.seat),
          at(props.view.tracks, props.seat),
          at(props.view.tiles, props.seat),
        )}
        <Show when={tickets().length > 0}>
          {' '}
          · {drawn.tickets}
          {drawn.colon} {tickets().join(', ')}
        </Show>
      </p>
      <ul class="action-cards">
        <For each={Array.from({ length: SLOTS }, (_, slot) => slot)}>
          {(slot) => {
            const card = () => at(props.view.hand, props.seat * SLOTS + slot);
            const side = () => at(props.view.side, props.seat * SLOTS + slot);
            return (
              <li data-place={`card-${card()}`}>
                <Show when={card() !== NOBODY} fallback={<span class="action-card gone">{letter(slot)}</span>}>
                  <ActionCard
                    card={card()}
                    side={side()}
                    words={props.words}
                    move={offer(slot)}
                    label={drawn.chooseCard(cardName(speaker, card(), side()))}
                    choose={props.choose}
                  />
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={props.own}>
        <div class="buttons">
          <Show when={props.offers.at(TARGET, TO_HOME)}>
            {(move) => (
              <button type="button" class="offer" onClick={() => props.choose(move())}>
                {drawn.surveyor}
                {drawn.colon} {drawn.home}
              </button>
            )}
          </Show>
        </div>
      </Show>
      <p class="facts">
        {drawn.surveyor}
        {drawn.colon}{' '}
        {props.view.surveyor[props.seat] === HOME
          ? drawn.home
          : props.view.surveyor[props.seat] === PUB
            ? drawn.pub
            : at(t.stations, at(props.view.surveyor, props.seat)).name}
      </p>
      <div class="pile">
        <b>
          {drawn.pile}
          {drawn.colon}
        </b>
        <ul>
          <For each={props.view.pile[props.seat]} fallback={<li class="none">{drawn.emptyPile}</li>}>
            {(card) => (
              <li>
                <b>{at(t.cards, card).id}</b> {scoringOf(speaker, card)}{' '}
                <small>({drawn.worthNow(pilePoints(t, props.view, props.seat, at(t.cards, card).scoring))})</small>
              </li>
            )}
          </For>
        </ul>
      </div>
    </section>
  );
}

/** The pub with its lit windows, and the cards to be had there. */
export function Reserve(props: Shared): JSX.Element {
  const { drawn, speaker } = props.words;
  return (
    <section class="reserve" aria-label={drawn.reserve}>
      <Offer move={props.offers.at(TARGET, TO_PUB)} label={drawn.goHere(drawn.pub)} class="pub" choose={props.choose}>
        <svg viewBox="0 0 48 36" aria-hidden="true">
          <path class="house" d="M4 34 V14 L24 2 L44 14 V34 Z" />
          <rect class="window" x="10" y="18" width="10" height="9" />
          <rect class="window" x="28" y="18" width="10" height="9" />
          <path class="sign-board" d="M21 34 V22 H27 V34 Z" />
        </svg>
        {drawn.pub}
        <For each={[0, 1].filter((seat) => props.view.surveyor[seat] === PUB)}>
          {(seat) => <span class={`surveyor ${seat === speaker.t.blue ? 'blue' : 'green'}`}>{props.names(seat)}</span>}
        </For>
      </Offer>
      <h3>{drawn.reserve}</h3>
      <ul class="action-cards">
        <For each={props.view.reserve}>
          {(card) => (
            <li data-place={`card-${card}`}>
              <ActionCard
                card={card}
                side={0}
                words={props.words}
                move={props.offers.at(CARD, card)}
                label={drawn.chooseCard(at(speaker.t.cards, card).id)}
                choose={props.choose}
              />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
