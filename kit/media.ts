/** A media query as a signal: windows are resized and tablets turned while a table is open. */

import { createSignal } from 'solid-js';

export function mediaSignal(query: string): () => boolean {
  const media = window.matchMedia(query);
  const [matches, setMatches] = createSignal(media.matches);
  media.addEventListener('change', () => setMatches(media.matches));
  return matches;
}
