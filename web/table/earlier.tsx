/** The end of a log whose earlier moves have not been loaded: they are as soon as it is scrolled to. */

import { createSignal, type JSX, onCleanup, onMount } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import type { TableState } from './state.ts';

export function Earlier(props: { state: TableState }): JSX.Element {
  const [loading, setLoading] = createSignal(false);
  let button!: HTMLButtonElement;
  const load = async () => {
    setLoading(true);
    await props.state.loadEarlier();
    setLoading(false);
  };
  onMount(() => {
    const seen = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) void load();
    });
    seen.observe(button);
    onCleanup(() => seen.disconnect());
  });
  return (
    <button ref={button} type="button" class="quiet" disabled={loading()} onClick={() => void load()}>
      {p().log.earlier}
    </button>
  );
}
