/** The score sheet beside the board. Each line can be switched on to mark it on the sheet. */

import { at } from '@quai/engine/at.ts';
import type { Line } from '@quai/engine/contract.ts';
import { mediaSignal } from '@quai/kit/media.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { networkLetter } from './marklayers.tsx';
import type { Pen } from './pen.ts';

/** Where there is room, every line of the score is always seen. */
const wide = mediaSignal('(min-width: 1024px) and (min-height: 700px)');

export function Score(props: {
  pen: Pen;
  lines: readonly Line[];
  on: ReadonlySet<string>;
  toggle: (id: string) => void;
}): JSX.Element {
  const { pen } = props;
  const texts = () => pen.words().drawn;
  // A memo, because setting `open` again after every drawing would collapse what the player expanded.
  const over = createMemo(() => pen.props.view.ended !== null);
  const total = () => props.lines.reduce((sum, line) => sum + line.points, 0);
  /** The number of exits of each network (RI-14). */
  const linked = (line: Line): number[] =>
    String(line.figures?.exits ?? '')
      .split('+')
      .filter((exits) => exits !== '')
      .map(Number);
  return (
    <details class="ink-score" open={over() || wide()}>
      <summary>
        {over() ? texts().scoreEnd : texts().scoreNow} <strong class="ink-sum">{total()}</strong>
      </summary>
      <p>{texts().marksHelp}</p>
      <ul>
        <For each={props.lines}>
          {(line) => (
            <li>
              <button
                type="button"
                aria-pressed={props.on.has(line.id)}
                data-line={line.id}
                onClick={() => props.toggle(line.id)}
              >
                <span class={`ink-key ${line.id}`} aria-hidden="true" />
                <span>{pen.words().line(line)}</span>
                <strong>{line.points}</strong>
              </button>
              <Show when={props.on.has(line.id) && linked(line).length > 0}>
                <ul class="ink-networks">
                  <For each={linked(line)}>
                    {(exits, index) => (
                      <li>{texts().network(networkLetter(index()), exits, at(pen.tables().exitPoints, exits))}</li>
                    )}
                  </For>
                </ul>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <p class="ink-total">
        {texts().total} <strong>{total()}</strong>
      </p>
    </details>
  );
}
