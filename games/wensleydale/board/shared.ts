/** What parts of the board are given: all of them to be seen, some to be chosen on. */

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
