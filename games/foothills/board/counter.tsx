/** The row above the lines: what the other seat has, the stockyard, the bag, the pub. */

import { at } from '@quai/engine/at.ts';
import { For, type JSX, Show } from 'solid-js';
import { CUBE, TARGET, TO_PUB } from '../rules/moves.ts';
import { GOING_ON, NOBODY, NOT_IN_PLAY, ON_CARD, PUB, SLOTS, WHITE } from '../rules/state.ts';
import { cardEffect, cardName, letter } from '../text/speaker.ts';
import { lettered } from './card.tsx';
import { stockOf } from './hand.tsx';
import { Amounts, Icon } from './icons.tsx';
import { Offer } from './offer.tsx';
import { ownerClass, type Shared } from './shared.ts';
import { Surveyor } from './station.tsx';

export function Counter(props: Shared & { other: number }): JSX.Element {
  return (
    <div class="counter" data-pieces="counter">
      <Rival {...props} seat={props.other} />
      <Stockyard {...props} />
    </div>
  );
}

function Rival(props: Shared & { seat: number }): JSX.Element {
  const { drawn, speaker } = props.words;
  const card = (slot: number) => at(props.view.hand, props.seat * SLOTS + slot);
  const side = (slot: number) => at(props.view.side, props.seat * SLOTS + slot);
  return (
    <section class={`rival ${ownerClass(props.words, props.seat)}`} aria-label={props.names(props.seat)}>
      <b class="rival-name">{props.names(props.seat)}</b>
      <Amounts of={stockOf(props.view, props.seat)} words={drawn} zero stock={`stock-${props.seat}`} />
      <ul class="chips">
        <For each={Array.from({ length: SLOTS }, (_, slot) => slot)}>
          {(slot) => (
            <Show when={card(slot) !== NOBODY} fallback={<li class="chip gone">{letter(slot)}</li>}>
              <li
                data-place={`card-${card(slot)}`}
                data-piece={`card-${props.seat}-${slot}`}
                data-state={`${card(slot)}-${side(slot)}`}
                data-way="flip"
                class={`chip ${side(slot) === 0 ? 'gold' : 'grey'}`}
                title={`${cardName(speaker, card(slot), side(slot))}${drawn.colon} ${cardEffect(speaker, card(slot), side(slot))}\n${drawn.otherSide}${drawn.colon} ${cardName(speaker, card(slot), 1 - side(slot))}${drawn.colon} ${cardEffect(speaker, card(slot), 1 - side(slot))}`}
              >
                <b class="letter">{lettered(props.words, card(slot), side(slot))}</b>
                <span class="chip-name">{cardName(speaker, card(slot), side(slot))}</span>
              </li>
            </Show>
          )}
        </For>
      </ul>
    </section>
  );
}

function Stockyard(props: Shared): JSX.Element {
  const { drawn } = props.words;
  const cubes = (counts: () => readonly number[], source: number, from: string) => (
    <For each={['iron', 'stone'] as const}>
      {(unit, resource) => (
        <Offer
          move={props.offers.at(CUBE, source * 2 + resource())}
          label={drawn.take(drawn.unit(unit, 1), from)}
          title={`${from}${drawn.colon} ${counts()[resource()]} ${drawn.unit(unit, counts()[resource()] ?? 0)}`}
          class="cubes"
          place={`cube-${source * 2 + resource()}`}
          piece={{ id: `store-${source}-${unit}`, kind: unit, count: counts()[resource()] ?? 0 }}
          onto="[data-part='dock']"
          choose={props.choose}
        >
          {counts()[resource()]}
          <Icon unit={unit} />
          <span class="sr">{drawn.unit(unit, counts()[resource()] ?? 0)}</span>
        </Offer>
      )}
    </For>
  );
  const white = (count: () => number) => (
    <span
      class="amount white-cubes"
      classList={{ nothing: count() === 0 }}
      title={`${count()} ${drawn.unit('event', count())}`}
    >
      {count()}
      <Icon unit="event" />
      <span class="sr">{drawn.unit('event', count())}</span>
    </span>
  );
  const left = (sign: 'buffer' | 'competitor', count: () => number, says: string) => (
    <span class="amount" title={`${says}${drawn.colon} ${count()}`}>
      {count()}
      <Icon unit={sign} />
      <span class="sr">{says}</span>
    </span>
  );
  return (
    <div class="stockyard">
      <span class="store yard" data-place="store-0">
        <b title={drawn.yard}>
          <Icon unit="yard" /> <span class="store-name">{drawn.yard}</span>
        </b>
        {cubes(() => props.view.yard, 0, drawn.yard)}
        {white(() => props.view.yard[WHITE])}
      </span>
      <span class="store bag" data-place="store-1">
        <b title={drawn.bag}>
          <Icon unit="bag" /> <span class="store-name">{drawn.bag}</span>
        </b>
        {cubes(() => props.view.bag, 1, drawn.bag)}
        {white(() => props.view.bag[WHITE])}
      </span>
      <span class="store left-over">
        {left('buffer', () => props.view.buffersLeft, drawn.buffersLeft)}
        {left('competitor', () => props.view.competitors, drawn.competitors)}
        <Show when={props.view.summit !== NOT_IN_PLAY}>
          <span
            class={`amount summit ${props.view.summit === ON_CARD ? '' : ownerClass(props.words, props.view.summit)}`}
            title={`${drawn.summit}${drawn.colon} ${props.view.summit === ON_CARD ? drawn.onItsCard : props.names(props.view.summit)}`}
          >
            <Icon unit="summit" />
            <span class="sr">
              {drawn.summit}
              {drawn.colon} {props.view.summit === ON_CARD ? drawn.onItsCard : props.names(props.view.summit)}
            </span>
          </span>
        </Show>
        <Show when={props.view.ending !== GOING_ON}>
          <strong class="last">{drawn.last}</strong>
        </Show>
      </span>
      <Offer
        move={props.offers.at(TARGET, TO_PUB)}
        label={drawn.goHere(drawn.pub)}
        title={`${drawn.pub}. ${[0, 1].map((seat) => `${props.names(seat)}${drawn.colon} ${drawn.pubLimit(at(props.view.pile, seat).length, at(props.view.stations, seat))}`).join('. ')}`}
        class="pub"
        place="pub"
        choose={props.choose}
      >
        <Icon unit="pub" />
        <span class="store-name">{drawn.pub}</span>
        <For each={[0, 1].filter((seat) => props.view.surveyor[seat] === PUB)}>
          {(seat) => <Surveyor {...props} seat={seat} />}
        </For>
        <span class="limits" aria-hidden="true">
          <For each={[0, 1]}>
            {(seat) => (
              <span class={ownerClass(props.words, seat)}>
                {at(props.view.pile, seat).length}/{props.view.stations[seat]}
              </span>
            )}
          </For>
        </span>
      </Offer>
    </div>
  );
}
