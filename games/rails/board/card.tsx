/** A card, or a stack of cards of one kind: colour, letter, pattern and count. */

import { at } from '@quai/engine/at.ts';
import type { Language } from '@quai/engine/words.ts';
import type { JSX } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { lettersIn } from './initials.ts';
import { lookOf, WILD } from './look.ts';

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
      <small>{props.name}</small>
      {props.count === undefined ? null : <span class="count-badge">×{props.count}</span>}
    </span>
  );
}
