/** An action card: shown in full where there is room; small on a phone, where a tap opens it, both sides, in a dialog. */

import { at } from '@quai/engine/at.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { cardEffect, cardName, letter, scoringOf } from '../text/speaker.ts';
import type { FootHillsWords } from '../text/words.ts';
import { createCompact } from './compact.ts';
import { Offer } from './offer.tsx';

interface Card {
  card: number;
  side: number;
  words: FootHillsWords;
  /** The move that chooses it, if there is one. */
  move: string | undefined;
  label: string;
  choose(move: string): void;
}

export function ActionCard(props: Card): JSX.Element {
  const compact = createCompact();
  const look = () => `action-card ${props.side === 0 ? 'gold' : 'grey'}`;
  return (
    <Show
      when={compact()}
      fallback={
        <Offer move={props.move} label={props.label} class={look()} choose={props.choose}>
          <CardFace card={props.card} side={props.side} words={props.words} />
        </Offer>
      }
    >
      <SmallCard {...props} look={look()} />
    </Show>
  );
}

function SmallCard(props: Card & { look: string }): JSX.Element {
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
        class={`small ${props.look}`}
        classList={{ offer: props.move !== undefined }}
        aria-label={props.move === undefined ? drawn.openCard(name()) : props.label}
        aria-haspopup="dialog"
        onClick={show}
      >
        <span class="card-head">
          <b>{lettered(props, props.side)}</b> {name()}
        </span>
        <span class="card-back">
          ⟲ <b>{lettered(props, 1 - props.side)}</b> {cardName(speaker, props.card, 1 - props.side)}
        </span>
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
          <div class={props.look}>
            <CardFace card={props.card} side={props.side} words={props.words} />
          </div>
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

function CardFace(props: Pick<Card, 'card' | 'side' | 'words'>): JSX.Element {
  const { drawn, speaker } = props.words;
  return (
    <>
      <span class="card-head">
        <b>{lettered(props, props.side)}</b> {cardName(speaker, props.card, props.side)}
      </span>
      <span class="card-text">{cardEffect(speaker, props.card, props.side)}</span>
      <span class="card-back">
        {drawn.otherSide}
        {drawn.colon} <b>{lettered(props, 1 - props.side)}</b> {cardName(speaker, props.card, 1 - props.side)}.{' '}
        {cardEffect(speaker, props.card, 1 - props.side)}
      </span>
      <span class="card-score">{scoringOf(speaker, props.card)}</span>
    </>
  );
}

function lettered({ card, words }: Pick<Card, 'card' | 'words'>, side: number): string {
  const { type, back } = at(words.speaker.t.cards, card);
  return letter(side === 0 ? type : back);
}
