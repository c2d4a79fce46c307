/** Pictures of what can be chosen for a new table, in a game's `pictures.tsx`. */

import type { JSX } from 'solid-js';

export interface Pictured {
  /** The options with a picture of each of these values; editions are the option `edition`. */
  readonly of: Readonly<Record<string, readonly string[]>>;
  /** Draws into 120 x 80. */
  picture(option: string, value: string): JSX.Element;
}
