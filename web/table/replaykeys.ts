/** The keys of a replay. */

import { onCleanup } from 'solid-js';
import type { Playback } from './playback.ts';

/** While looking back: arrows step, space plays, Escape comes back. What is typed into or pressed keeps its keys. */
export function replayKeys(playback: Playback, past: () => boolean): void {
  const key = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (!past() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return playback.live();
    if (target.closest?.('input, select, textarea, button, a, summary, [role="grid"]') != null) return;
    if (event.key === 'ArrowLeft') playback.step(-1);
    else if (event.key === 'ArrowRight') playback.step(1);
    else if (event.key === ' ') playback.playing() ? playback.pause() : playback.play();
    else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', key);
  onCleanup(() => window.removeEventListener('keydown', key));
}
