/** What every part of the board is given. */

import { at } from '@quai/engine/at.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { FootHillsWords } from '../text/words.ts';
import type { Offers } from './offers.ts';

export interface Shared {
  view: State;
  words: FootHillsWords;
  offers: Offers;
  names(seat: number): string;
  choose(move: string): void;
  parse(move: string): Move | null;
  /** A move in words. */
  say(move: string): string;
}

/** The class that paints things of a seat. */
export const ownerClass = (words: FootHillsWords, seat: number) => (seat === words.speaker.t.blue ? 'blue' : 'green');

/** Printed colours of tickets, softened; an unknown name is tried as a CSS colour. */
const TICKETS: Readonly<Record<string, string>> = {
  yellow: '#efc62c',
  red: '#c9473a',
  white: '#f6f2e8',
  orange: '#e0892f',
  purple: '#7a4a9c',
  pink: '#e79ab5',
  black: '#3b3a38',
};

export function ticketColour(words: FootHillsWords, colour: number): string {
  const name = at(words.speaker.t.colours, colour);
  return TICKETS[name] ?? (CSS.supports('color', name) ? name : '#d9a514');
}
