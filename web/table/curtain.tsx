/** The curtain between two players at one screen: hides everything until the right player confirms. */

import { type JSX, onMount } from 'solid-js';
import { filled, t } from '../text/text.ts';

export function Curtain(props: { name: string; go(): void }): JSX.Element {
  let button!: HTMLButtonElement;
  onMount(() => button.focus());
  return (
    <div class="curtain">
      <h1>{filled(t().curtain, { name: props.name })}</h1>
      <button type="button" class="main" ref={button} onClick={() => props.go()}>
        {filled(t().curtainGo, { name: props.name })}
      </button>
    </div>
  );
}
