/** What the parts of the board are given: `Seen` for those that only show, `Choosable` for those that offer moves. */

import type { Tables } from '../rules/open.ts';
import type { State } from '../rules/state.ts';
import type { BoardTexts } from '../text/drawn.ts';
import type { Choice } from './choices.ts';

export interface Seen {
  tables: Tables;
  view: State;
  texts: BoardTexts;
  names(seat: number): string;
}

export interface Choosable extends Seen {
  choices: readonly Choice[];
  seat: number | null;
  choose(move: string): void;
}
