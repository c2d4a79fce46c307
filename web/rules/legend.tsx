/** What scores, and what is what: the score sheet in brief, and the signs of the board with their names. */

import type { ManualTexts, Sign } from '@quai/engine/manual.ts';
import { For, type JSX } from 'solid-js';
import { rulesTexts as r } from '../text/rules.ts';

export function Score(props: { rows: ManualTexts['score'] }): JSX.Element {
  return (
    <section class="chapter" aria-labelledby="score">
      <h2 id="score">{r().score}</h2>
      <table class="figures">
        <tbody>
          <For each={props.rows}>
            {([what, points]) => (
              <tr>
                <th scope="row">{what}</th>
                <td>{points}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}

export function Signs(props: { signs: readonly Sign[]; names: Readonly<Record<string, string>> }): JSX.Element {
  return (
    <section class="chapter rules-legend" aria-labelledby="signs">
      <h2 id="signs">{r().legend}</h2>
      <ul>
        <For each={props.signs}>
          {({ name, drawing }) => (
            <li>
              <svg viewBox="0 0 44 34" aria-hidden="true" innerHTML={drawing} />
              <span>{props.names[name]}</span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
