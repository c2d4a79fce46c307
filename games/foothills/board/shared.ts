/** What every part of the board is given. */

import type { State } from '../rules/state.ts';
import type { FootHillsWords } from '../text/words.ts';
import type { Offers } from './offers.ts';

export interface Shared {
  view: State;
  words: FootHillsWords;
  offers: Offers;
  names(seat: number): string;
  choose(move: string): void;
}
