/** A card, or a stack of cards of one kind: colour, letter, pattern and count. */

import { at } from '@quai/engine/at.ts';
import type { Language } from '@quai/engine/words.ts';
import type { JSX } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { lettersIn } from './initials.ts';
import { lookOf, WILD } from './look.ts';
import { Picture } from './vehicles.tsx';

export function lookOfKind(board: Board, kind: number) {
  return kind === board.wild ? WILD : lookOf(at(board.edition.cards.colours, kind).id);
}

/** The letter of a kind of card: in English that of the notation, in other languages of its name. */
export function letterOf(board: Board, kind: number, language: Language): string {
  const { colours, wild } = board.edition.cards;
  if (kind === board.wild) return wild.letter;
  if (language === 'en') return at(colours, kind).letter;
  return at(lettersIn(colours.map(({ name }) => name[language])), kind);
}

export function CardFace(props: {
  board: Board;
  kind: number;
  name: string;
  language: Language;
  count?: number;
}): JSX.Element {
  const look = () => lookOfKind(props.board, props.kind);
  return (
    <span
      class={`card pattern-${look().pattern}`}
      data-pattern=""
      style={{ '--ground': look().ground, '--card-ink': look().ink }}
    >
      <b aria-hidden="true">{letterOf(props.board, props.kind, props.language)}</b>
      <Picture board={props.board} kind={props.kind} />
      <small>{props.name}</small>
      {props.count === undefined ? null : <span class="count-badge">×{props.count}</span>}
    </span>
  );
}

/** The back of a deck, with how many cards are left. */
export function CardBack(props: { deck: 'cards' | 'tickets'; name: string; left: number }): JSX.Element {
  return (
    <span class={`card back back-${props.deck}`} classList={{ bare: props.left === 0 }}>
      <svg class="picture" viewBox="0 0 48 30" aria-hidden="true">
        <path class="lines" d={props.deck === 'cards' ? WHEEL : JOURNEY} />
      </svg>
      <small>{props.name}</small>
      <span class="count-badge">{props.left}</span>
    </span>
  );
}

const WHEEL =
  'M12 15a12 12 0 1 1 24 0a12 12 0 1 1-24 0zM24 3v24M12 15h24M15.5 6.5l17 17M32.5 6.5l-17 17M21 15a3 3 0 1 1 6 0a3 3 0 1 1-6 0z';
const JOURNEY =
  'M5 23a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM37 7a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM12 22l4-3M19 17l5 1M27 18l4-4M33 12l3-2';
