/** Whether the screen is so narrow that cards are shown small and opened with a tap. */

import { type Accessor, createSignal, onCleanup } from 'solid-js';

const NARROW = '(max-width: 40rem)';

export function createCompact(): Accessor<boolean> {
  const query = window.matchMedia(NARROW);
  const [compact, setCompact] = createSignal(query.matches);
  const change = () => setCompact(query.matches);
  query.addEventListener('change', change);
  onCleanup(() => query.removeEventListener('change', change));
  return compact;
}
