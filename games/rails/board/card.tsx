/** A card, or a stack of cards of one kind: colour, letter, pattern and count. */

import { at } from '@quai/engine/at.ts';
import type { JSX } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { lookOf, WILD } from './look.ts';

export function lookOfKind(board: Board, kind: number) {
  return kind === board.wild ? WILD : lookOf(at(board.edition.cards.colours, kind).id);
}

export function letterOf(board: Board, kind: number): string {
  return kind === board.wild ? board.edition.cards.wild.letter : at(board.edition.cards.colours, kind).letter;
}

export function CardFace(props: { board: Board; kind: number; name: string; count?: number }): JSX.Element {
  const look = () => lookOfKind(props.board, props.kind);
  return (
    <span
      class={`card pattern-${look().pattern}`}
      data-pattern=""
      style={{ '--ground': look().ground, '--card-ink': look().ink }}
    >
      <b aria-hidden="true">{letterOf(props.board, props.kind)}</b>
      <small>{props.name}</small>
      {props.count === undefined ? null : <span class="count-badge">×{props.count}</span>}
    </span>
  );
}
