/** One station card as an enamel sign over a strip of landscape: rubble, track, stations, the surveyor's space. */

import { at } from '@quai/engine/at.ts';
import { For, type JSX, Show } from 'solid-js';
import { SPACE, TARGET } from '../rules/moves.ts';
import type { GainFigures } from '../rules/params.ts';
import { COMPETITOR, NOBODY, type State } from '../rules/state.ts';
import type { List } from '../rules/tables.ts';
import { sayList } from '../text/speaker.ts';
import type { FootHillsWords } from '../text/words.ts';
import { Amounts, Icon } from './icons.tsx';
import { Offer } from './offer.tsx';
import { type Offers, targetOf } from './offers.ts';

const STACKED = 8;

export function Station(props: {
  station: number;
  view: State;
  words: FootHillsWords;
  offers: Offers;
  names(seat: number): string;
  choose(move: string): void;
}): JSX.Element {
  const { drawn, speaker } = props.words;
  const { t } = speaker;
  const card = () => at(t.stations, props.station);
  const numbers = ({ from, end }: List) => Array.from({ length: end - from }, (_, i) => from + i);
  const colour = (seat: number) => (seat === t.blue ? 'blue' : 'green');
  const rubble = () => at(props.view.rubble, props.station);
  return (
    <article
      class="station"
      data-place={`station-${props.station}`}
      classList={{ start: card().start }}
      aria-label={card().name}
    >
      <h4 class="sign">
        <small>{card().code}</small> {card().name}
      </h4>
      <div class="strip">
        <Show when={rubble() > 0}>
          <span class="rubble-heap" title={drawn.rubbleLeft(rubble())}>
            <For each={Array.from({ length: Math.min(STACKED, rubble()) })}>{() => <Icon unit="rubble" />}</For>
            <span class="sr">{drawn.rubbleLeft(rubble())}</span>
          </span>
        </Show>
        <For each={numbers(card().tracks)}>
          {(space) => (
            <Track owner={at(props.view.track, space)} words={props.words} names={props.names} colour={colour} />
          )}
        </For>
      </div>
      <Show when={!card().start} fallback={<p class="start-mark">{drawn.start}</p>}>
        <ul class="spaces">
          <For each={numbers(card().spaces)}>
            {(space) => {
              const owner = () => at(props.view.built, space);
              const { cost, bonus } = at(t.spaces, space);
              return (
                <li>
                  <Show
                    when={owner() === NOBODY}
                    fallback={<Built owner={owner()} words={props.words} names={props.names} colour={colour} />}
                  >
                    <Offer
                      move={props.offers.at(SPACE, space)}
                      label={drawn.buildHere(at(t.spaceCodes, space))}
                      class="space"
                      choose={props.choose}
                    >
                      <Amounts of={cost} words={drawn.units} none="0" /> →{' '}
                      <Amounts of={bonusOf(bonus)} words={drawn.units} none="–" />
                    </Offer>
                  </Show>
                </li>
              );
            }}
          </For>
        </ul>
      </Show>
      <Show when={card().onBuild}>{(list) => <p class="effect">★ {sayList(speaker, list())}</p>}</Show>
      <Show when={card().surveyor}>
        {(list) => (
          <Offer
            move={props.offers.at(TARGET, targetOf(props.station))}
            label={drawn.goHere(card().name)}
            class="survey"
            choose={props.choose}
          >
            <Tripod />
            {sayList(speaker, list())}
            <For each={[0, 1].filter((seat) => props.view.surveyor[seat] === props.station)}>
              {(seat) => <span class={`surveyor ${colour(seat)}`}>{props.names(seat)}</span>}
            </For>
          </Offer>
        )}
      </Show>
    </article>
  );
}

function bonusOf(bonus: GainFigures) {
  const [iron, stone, any, rubble, passenger, vp] = bonus;
  return { iron, stone, any, rubble, passenger, vp };
}

interface Tile {
  owner: number;
  words: FootHillsWords;
  names(seat: number): string;
  colour(seat: number): string;
}

function Track(props: Tile): JSX.Element {
  const { drawn } = props.words;
  const text = () =>
    props.owner === NOBODY
      ? drawn.freeTrack
      : props.owner === COMPETITOR
        ? drawn.competitor
        : drawn.trackOf(props.names(props.owner));
  const kind = () =>
    props.owner === NOBODY ? 'free' : props.owner === COMPETITOR ? 'competitor' : props.colour(props.owner);
  return (
    <span class={`track ${kind()}`} title={text()}>
      <span class="sr">{text()}</span>
    </span>
  );
}

function Built(props: Tile): JSX.Element {
  const { drawn } = props.words;
  const competitor = () => props.owner === COMPETITOR;
  return (
    <span class={`built ${competitor() ? 'competitor' : props.colour(props.owner)}`}>
      {competitor() ? drawn.competitor : drawn.stationOf(props.names(props.owner))}
    </span>
  );
}

function Tripod(): JSX.Element {
  return (
    <svg class="tripod" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 15 L8 5 L13 15 M8 5 V15 M5 3 H11 V6 H5 Z" />
    </svg>
  );
}
