/** The special routes and their limits: one a round, three a game, each once (RI-11). */

import { For, type JSX } from 'solid-js';
import { countBits } from '../rules/supply.ts';
import type { BoardView } from '../rules/view.ts';
import { ToolButton } from './dice.tsx';
import type { Drag } from './drag.ts';
import type { Pen } from './pen.ts';

export function Specials(props: { pen: Pen; drag: Drag; seen: BoardView }): JSX.Element {
  const { pen } = props;
  const texts = () => pen.words().drawn;
  const faces = () =>
    pen.tables().drawings.faces.flatMap((_, face) => ((pen.tables().specials >> face) & 1 ? [face] : []));
  const left = () => pen.tables().perGame - countBits(props.seen.crossed);
  return (
    <fieldset class="ink-specials">
      <legend>{left() > 0 ? texts().specials(left()) : texts().specialsNone}</legend>
      <For each={faces()}>
        {(face) => (
          <ToolButton
            pen={pen}
            drag={props.drag}
            tool={{ special: face }}
            class="ink-special"
            spent={((props.seen.crossed >> face) & 1) === 1}
            label={texts().crossed}
          />
        )}
      </For>
    </fieldset>
  );
}
