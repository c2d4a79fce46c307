/** The parts of a table that a game draws; the site puts each in its place, whatever the screen. */

import { type JSX, Show } from 'solid-js';
import type { BoardProps } from './board.ts';

export interface TableParts {
  /** The drawing. It fills the frame it is given. */
  stage(): JSX.Element;
  /** What is yours: hand, market, dice, cards. */
  dock?(): JSX.Element;
  /** The few choices that are not on the board: ways to pay, tickets to keep. Null when there are none. */
  choices?(): JSX.Element | null;
  /** The move that Done plays when a turn ends by a move of its own; null if it cannot be played now. */
  done?(): string | null;
  /** Where the game stands: round, phase. One line in the bar. */
  strip?(): JSX.Element;
  /** More to look at beside the log. */
  readonly tabs?: readonly PartTab[];
}

export interface PartTab {
  readonly id: string;
  title(): string;
  body(): JSX.Element;
  /** Of the seat whose panel opens it. */
  seat?(): number;
}

/** Makes the parts of one table; they share what a person holds or points at. */
export type CreateParts = (props: BoardProps<never>) => TableParts;

/** All parts one below the other: for an example in the rules, or a preview. */
export function Stacked(props: { create: CreateParts; board: BoardProps<never> }): JSX.Element {
  return (
    <Show when={props.board.words} keyed>
      {(_words) => {
        const parts = props.create(props.board);
        return (
          <div class="stacked">
            <div class="strip">{parts.strip?.()}</div>
            {parts.choices?.()}
            {parts.stage()}
            {parts.dock?.()}
            {(parts.tabs ?? []).map((tab) => (
              <div class="stacked-tab">{tab.body()}</div>
            ))}
          </div>
        );
      }}
    </Show>
  );
}
