/** One station card: an enamel sign, the track bed with its rubble, plots with price and reward, the surveyor's space. */

import { at } from '@quai/engine/at.ts';
import { For, type JSX, Show } from 'solid-js';
import { SPACE, TARGET } from '../rules/moves.ts';
import { COMPETITOR, NOBODY } from '../rules/state.ts';
import type { List } from '../rules/tables.ts';
import { bonusOf } from '../text/moves.ts';
import { amounts, sayList } from '../text/speaker.ts';
import type { Room } from './grid.ts';
import { hyphenated } from './hyphens.ts';
import { Icon, Signs } from './icons.tsx';
import { Offer } from './offer.tsx';
import { targetOf } from './offers.ts';
import { ownerClass, type Shared, ticketColour } from './shared.ts';
import { rowOfSpace, rowsOf } from './tokens.ts';

interface Props extends Shared {
  station: number;
}

export function Station(props: Props & { room: Room }): JSX.Element {
  return (
    <Show when={props.room === 'small'} fallback={<FullStation {...props} />}>
      <SmallStation {...props} />
    </Show>
  );
}

const spacesIn = ({ from, end }: List) => Array.from({ length: end - from }, (_, i) => from + i);
const cardOf = ({ words, station }: Props) => at(words.speaker.t.stations, station);

function FullStation(props: Props): JSX.Element {
  const card = () => cardOf(props);
  return (
    <article
      class="station"
      data-place={`station-${props.station}`}
      classList={{ start: card().start }}
      aria-label={card().name}
    >
      <p class="sign" style={{ '--letters': card().name.length }} title={`${card().code} ${card().name}`}>
        {card().name}
      </p>
      <Rubble {...props} />
      <Bed {...props} />
      <Plots {...props} />
      <OnBuild {...props} />
      <Survey {...props} />
    </article>
  );
}

/** What fits into a thumb's width: name, stones, rails, plots. A tap opens the card. */
function SmallStation(props: Props): JSX.Element {
  const card = () => cardOf(props);
  const { drawn } = props.words;
  let dialog!: HTMLDialogElement;
  const offered = () =>
    props.offers.at(TARGET, targetOf(props.station)) !== undefined ||
    spacesIn(card().spaces).some((space) => props.offers.at(SPACE, space) !== undefined);
  const close = () => dialog.close();
  const choose = (move: string) => {
    close();
    props.choose(move);
  };
  return (
    <>
      <button
        type="button"
        class="station small"
        data-place={`station-${props.station}`}
        data-offer={`station-${props.station}`}
        classList={{ start: card().start, offer: offered() }}
        aria-label={drawn.openCard(card().name)}
        aria-haspopup="dialog"
        onClick={() => dialog.showModal()}
      >
        <span class="sign">{hyphenated(card().name)}</span>
        <Bed {...props} />
        <Rubble {...props} />
        <span class="plots">
          <For each={spacesIn(card().spaces)}>
            {(space) => (
              <Show when={at(props.view.built, space) !== NOBODY} fallback={<span class="plot free" />}>
                <Built {...props} owner={at(props.view.built, space)} space={space} />
              </Show>
            )}
          </For>
          <Surveyors {...props} />
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and so does a tap outside it */}
      <dialog
        ref={dialog}
        class="large-card large-station"
        aria-label={card().name}
        onClick={(event) => event.target === dialog && close()}
      >
        <h3 class="sign">
          <small>{card().code}</small> {card().name}
        </h3>
        <Rubble {...props} />
        <Bed {...props} />
        <Plots {...props} choose={choose} />
        <OnBuild {...props} />
        <Survey {...props} choose={choose} wordy />
        <div class="buttons">
          <button type="button" onClick={close}>
            {drawn.close}
          </button>
        </div>
      </dialog>
    </>
  );
}

/** Where the track runs: rails of whoever laid them. */
function Bed(props: Props): JSX.Element {
  const { drawn } = props.words;
  const card = () => cardOf(props);
  const owner = (space: number) => at(props.view.track, space);
  const says = (who: number) =>
    who === NOBODY ? drawn.freeTrack : who === COMPETITOR ? drawn.competitor : drawn.trackOf(props.names(who));
  return (
    <span class="bed">
      <For each={spacesIn(card().tracks)}>
        {(space) => (
          <span
            class={`track ${owner(space) === NOBODY ? 'free' : owner(space) === COMPETITOR ? 'competitor' : ownerClass(props.words, owner(space))}`}
            title={says(owner(space))}
            data-piece={owner(space) === NOBODY ? undefined : `track-${space}`}
          >
            <Show when={owner(space) !== NOBODY && owner(space) !== COMPETITOR}>
              <span class="track-point" aria-hidden="true">
                {props.words.speaker.t.figures.trackVp}
                <Icon unit="vp" />
              </span>
            </Show>
            <span class="sr">{says(owner(space))}</span>
          </span>
        )}
      </For>
    </span>
  );
}

/** The rubble that lies on the track bed. */
function Rubble(props: Props): JSX.Element {
  const { drawn } = props.words;
  const rubble = () => at(props.view.rubble, props.station);
  return (
    <Show when={rubble() > 0}>
      <span
        class="rubble-heap"
        title={drawn.rubbleLeft(rubble())}
        data-piece={`rubble-${props.station}`}
        data-kind="rubble"
        data-count={rubble()}
      >
        <Heap cubes={rubble()} />
        {rubble()}
        <span class="sr">{drawn.rubbleLeft(rubble())}</span>
      </span>
    </Show>
  );
}

/** A heap that grows with what lies there. */
function Heap(props: { cubes: number }): JSX.Element {
  const stones = [
    [-8, 3],
    [0, 3.5],
    [8, 3],
    [-4, -3],
    [4, -3],
    [0, -8],
  ] as const;
  return (
    <svg class="heap" data-token="" viewBox="-14 -13 28 22" aria-hidden="true">
      <For each={stones.slice(0, Math.max(1, props.cubes))}>
        {([x, y]) => <path d={`M${x - 5} ${y + 4} l1 -6 l4 -2.5 l4 2 l1.5 6 Z`} />}
      </For>
    </svg>
  );
}

function Plots(props: Props): JSX.Element {
  const { drawn, speaker } = props.words;
  const { t } = speaker;
  const card = () => cardOf(props);
  const says = (space: number) =>
    speaker.p.moves.space(
      at(t.spaceCodes, space),
      card().name,
      amounts(speaker.p, at(t.spaces, space).cost),
      bonusOf(speaker, space),
    );
  return (
    <Show when={!card().start}>
      <ul class="plots" classList={{ ordered: card().ordered }}>
        <For each={spacesIn(card().spaces)}>
          {(space, nth) => {
            const owner = () => at(props.view.built, space);
            return (
              <li>
                <Show when={owner() === NOBODY} fallback={<Built {...props} owner={owner()} space={space} />}>
                  <Offer
                    move={props.offers.at(SPACE, space)}
                    label={drawn.buildHere(at(t.spaceCodes, space))}
                    title={says(space)}
                    class="plot"
                    place={`plot-${space}`}
                    choose={props.choose}
                  >
                    <Show when={card().ordered}>
                      <b class="nth">{nth() + 1}.</b>
                    </Show>
                    <Signs rows={[rowOfSpace(at(t.spaces, space))]} says={says(space)} colour={() => ''} />
                  </Offer>
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
    </Show>
  );
}

/** What building here brings besides. */
function OnBuild(props: Props): JSX.Element {
  const { speaker } = props.words;
  const card = () => cardOf(props);
  return (
    <Show when={card().onBuild}>
      {(list) => (
        <span class="on-build">
          <Icon unit="station" />
          <Signs
            rows={rowsOf(speaker.t, list())}
            says={sayList(speaker, list())}
            colour={(ticket) => ticketColour(props.words, ticket)}
          />
        </span>
      )}
    </Show>
  );
}

/** A station in its owner's colour; a competitor's is boarded up. */
function Built(props: Props & { owner: number; space: number }): JSX.Element {
  const { drawn } = props.words;
  const competitor = () => props.owner === COMPETITOR;
  const says = () => (competitor() ? drawn.competitor : drawn.stationOf(props.names(props.owner)));
  return (
    <span
      class={`built ${competitor() ? 'competitor' : ownerClass(props.words, props.owner)}`}
      title={says()}
      data-piece={`built-${props.space}`}
      data-from={competitor() ? undefined : `seat-${props.owner}`}
    >
      <Icon unit={competitor() ? 'competitor' : 'station'} />
      <span class="sr">{says()}</span>
    </span>
  );
}

/** Where a surveyor may stand, and what that brings. */
function Survey(props: Props & { wordy?: boolean }): JSX.Element {
  const { drawn, speaker } = props.words;
  const card = () => cardOf(props);
  return (
    <Show when={card().surveyor}>
      {(list) => (
        <Offer
          move={props.offers.at(TARGET, targetOf(props.station))}
          label={drawn.goHere(card().name)}
          title={`${drawn.surveyor}${drawn.colon} ${sayList(speaker, list())}`}
          class="survey"
          place={`survey-${props.station}`}
          choose={props.choose}
        >
          <Icon unit="surveyor" />
          <Signs
            rows={rowsOf(speaker.t, list())}
            says={sayList(speaker, list())}
            colour={(ticket) => ticketColour(props.words, ticket)}
          />
          <Show when={props.wordy}>
            <span class="survey-words">{sayList(speaker, list())}</span>
          </Show>
          <Surveyors {...props} />
        </Offer>
      )}
    </Show>
  );
}

/** The surveyors who stand here, as figures. */
function Surveyors(props: Props): JSX.Element {
  return (
    <For each={[0, 1].filter((seat) => props.view.surveyor[seat] === props.station)}>
      {(seat) => <Surveyor {...props} seat={seat} />}
    </For>
  );
}

export function Surveyor(props: Shared & { seat: number }): JSX.Element {
  const says = () => `${props.words.drawn.surveyor}${props.words.drawn.colon} ${props.names(props.seat)}`;
  return (
    <span
      class={`surveyor ${ownerClass(props.words, props.seat)}`}
      title={says()}
      data-piece={`surveyor-${props.seat}`}
      data-from={`seat-${props.seat}`}
      data-to={`seat-${props.seat}`}
    >
      <svg viewBox="-10 -12 20 24" aria-hidden="true">
        <path d="M-8 11 Q-8 -1 -2 -1 Q4 -1 4 11 Z" />
        <circle cx="-2" cy="-5" r="4" />
        <path class="brim" d="M-8 -7.5 H4" />
        <path class="legs" d="M6 1 L3 11 M6 1 L9 11" />
        <path class="glass" d="M3 -2 H9 V2 H3 Z" />
      </svg>
      <span class="sr">{says()}</span>
    </span>
  );
}
