/** The name of the page in the browser's tab and history. */

import { createEffect } from 'solid-js';

/** Follows the language and what is loaded; an empty name leaves that of the site alone. */
export function titled(name: () => string): void {
  createEffect(() => {
    document.title = name() === '' ? 'Quai' : `${name()} · Quai`;
  });
}
