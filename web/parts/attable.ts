/**
 * Tells the style sheets that a table fills the screen. An attribute of the root, and not `:has()`: with that, every change on the
 * board would make the browser look at the whole page again.
 */

import { onCleanup } from 'solid-js';

let tables = 0;

function mark(by: 1 | -1): void {
  tables += by;
  document.documentElement.toggleAttribute('data-at-table', tables > 0);
}

/** As long as the component that calls it is shown. */
export function atTable(): void {
  mark(1);
  onCleanup(() => mark(-1));
}
