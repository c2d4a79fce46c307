/** An action card with both sides in icons, and what it scores as a seal. On a touch screen a tap opens it with its sentences. */

import { at } from '@quai/engine/at.ts';
import { draggable } from '@quai/kit/draggable.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { SCORINGS } from '../rules/printed.ts';
import type { Scoring } from '../text/phrases.ts';
import { cardEffect, cardName, letter, scoringOf } from '../text/speaker.ts';
import type { FootHillsWords } from '../text/words.ts';
import { hyphenated } from './hyphens.ts';
import { Icon, Signs } from './icons.tsx';
import { Offer } from './offer.tsx';
import { ticketColour } from './shared.ts';
import { rowsOf, type Sign } from './tokens.ts';

interface Card {
  card: number;
  /** The side that is up. */
  side: number;
  words: FootHillsWords;
  /** The move that chooses it, if there is one. */
  move: string | undefined;
  label: string;
  /** Raised: it is being used this turn. */
  inUse?: boolean;
  /** Its place, where it lies on the stage. */
  place?: string;
  /** What it would score now, for the seal. */
  worth?: number | undefined;
  choose(move: string): void;
}

const touch = window.matchMedia('(hover: none)');

export function ActionCard(props: Card): JSX.Element {
  const look = () => `action-card ${props.side === 0 ? 'gold' : 'grey'}${props.inUse === true ? ' raised' : ''}`;
  return (
    <Show
      when={touch.matches}
      fallback={
        <Offer
          move={props.move}
          label={props.label}
          title={saying(props)}
          class={look()}
          onto={props.place === undefined ? "[data-part='stage']" : "[data-part='dock']"}
          {...(props.place === undefined ? {} : { place: props.place })}
          choose={props.choose}
        >
          <CardFace {...props} />
        </Offer>
      }
    >
      <TouchedCard {...props} look={look()} />
    </Show>
  );
}

/** Both sides in sentences. */
function saying({ words, card, side }: Card): string {
  const { drawn, speaker } = words;
  const of = (which: number) =>
    `${lettered(words, card, which)} ${cardName(speaker, card, which)}${drawn.colon} ${cardEffect(speaker, card, which)}`;
  return `${of(side)}\n${drawn.otherSide}${drawn.colon} ${of(1 - side)}\n${scoringOf(speaker, card)}`;
}

function TouchedCard(props: Card & { look: string }): JSX.Element {
  let dialog!: HTMLDialogElement;
  const { drawn, speaker } = props.words;
  const [open, setOpen] = createSignal(false);
  const name = () => cardName(speaker, props.card, props.side);
  const show = () => {
    setOpen(true);
    dialog.showModal();
  };
  return (
    <>
      <button
        type="button"
        class={props.look}
        data-offer={props.place}
        ref={(button) =>
          draggable(button, {
            usable: () => props.move !== undefined,
            zones: props.place === undefined ? "[data-part='stage']" : "[data-part='dock']",
            drop: () => props.move !== undefined && props.choose(props.move),
          })
        }
        classList={{ offer: props.move !== undefined }}
        aria-label={props.move === undefined ? drawn.openCard(name()) : props.label}
        aria-haspopup="dialog"
        onClick={show}
      >
        <CardFace {...props} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and so does a tap outside it */}
      <dialog
        ref={dialog}
        class="large-card"
        aria-label={name()}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog && dialog.close()}
      >
        <Show when={open()}>
          <Side {...props} shown={props.side} />
          <Side {...props} shown={1 - props.side} />
          <p class="large-score">
            <Seal {...props} /> {scoringOf(speaker, props.card)}
            <Show when={props.worth !== undefined}> ({drawn.worthNow(props.worth ?? 0)})</Show>
          </p>
          <div class="buttons">
            <Show when={props.move}>
              {(move) => (
                <button
                  type="button"
                  class="main offer"
                  onClick={() => {
                    dialog.close();
                    props.choose(move());
                  }}
                >
                  {drawn.choose}
                </button>
              )}
            </Show>
            <button type="button" onClick={() => dialog.close()}>
              {drawn.close}
            </button>
          </div>
        </Show>
      </dialog>
    </>
  );
}

/** One side, in icons and in its sentence. */
function Side(props: Pick<Card, 'card' | 'side' | 'words'> & { shown: number }): JSX.Element {
  const { speaker } = props.words;
  return (
    <section
      class={`large-side ${props.shown === 0 ? 'gold' : 'grey'}`}
      classList={{ other: props.shown !== props.side }}
    >
      <h3>
        <Show when={props.shown !== props.side}>
          <Icon unit="flip" />
        </Show>
        <b class="letter">{lettered(props.words, props.card, props.shown)}</b>{' '}
        {cardName(speaker, props.card, props.shown)}
      </h3>
      <p>
        <Effect card={props.card} side={props.shown} words={props.words} />
      </p>
      <p>{cardEffect(speaker, props.card, props.shown)}</p>
    </section>
  );
}

function CardFace(props: Card): JSX.Element {
  const { speaker } = props.words;
  const other = () => 1 - props.side;
  return (
    <>
      <span class="card-head">
        <b class="letter">{lettered(props.words, props.card, props.side)}</b>
        <span class="card-name">{written(cardName(speaker, props.card, props.side))}</span>
        <Seal {...props} />
      </span>
      <Effect card={props.card} side={props.side} words={props.words} />
      <span class="card-back" classList={{ gold: other() === 0, grey: other() === 1 }}>
        <span class="card-back-head">
          <b class="letter">{lettered(props.words, props.card, other())}</b>
          <span class="card-name">{written(cardName(speaker, props.card, other()))}</span>
        </span>
        <span class="card-back-does">
          <Icon unit="flip" />
          <Effect card={props.card} side={other()} words={props.words} />
        </span>
      </span>
    </>
  );
}

/** A single long word may break; several break between them, or after a slash. */
const written = (name: string) => (name.includes(' ') ? name.replaceAll('/', '/\u200b') : hyphenated(name));

/** What one side does, in icons. */
export function Effect(props: { card: number; side: number; words: FootHillsWords }): JSX.Element {
  const { speaker } = props.words;
  return (
    <Signs
      rows={rowsOf(speaker.t, at(speaker.t.cards, props.card).lists[props.side as 0 | 1])}
      says={cardEffect(speaker, props.card, props.side)}
      colour={(ticket) => ticketColour(props.words, ticket)}
    />
  );
}

const COUNTED: Readonly<Record<Scoring, readonly [sign: Sign, per: number]>> = {
  passengerPairs: ['passenger', 2],
  trackPairs: ['track', 2],
  stations: ['station', 1],
  tickets: ['ticket', 1],
  pileCards: ['pile', 1],
};

/** What a card is worth in the scoring pile: a point for each of these, or each pair. */
export function Seal(props: { card: number; words: FootHillsWords; worth?: number | undefined }): JSX.Element {
  const { drawn, speaker } = props.words;
  const counted = () => COUNTED[at(SCORINGS, at(speaker.t.cards, props.card).scoring)];
  const says = () =>
    scoringOf(speaker, props.card) + (props.worth === undefined ? '' : ` (${drawn.worthNow(props.worth)})`);
  return (
    <span class="seal" role="img" aria-label={says()} title={says()}>
      {counted()[1] === 1 ? '' : counted()[1]}
      <Icon unit={counted()[0]} />
    </span>
  );
}

export function lettered(words: FootHillsWords, card: number, side: number): string {
  const { type, back } = at(words.speaker.t.cards, card);
  return letter(side === 0 ? type : back);
}
