/** The dice of the round, to pick up, turn, and drag onto the sheet. */

import { at } from '@quai/engine/at.ts';
import { For, type JSX, Show } from 'solid-js';
import type { Drag } from './drag.ts';
import { Face } from './faces.tsx';
import type { Pen, Tool } from './pen.ts';
import { isDrawn } from './place.ts';

export function Dice(props: { pen: Pen; drag: Drag; dice: number }): JSX.Element {
  const { pen } = props;
  const texts = () => pen.words().drawn;
  return (
    <fieldset class="ink-dice" data-pieces="dice">
      <legend>{texts().dice}</legend>
      <For each={pen.props.view.roll}>
        {(_, die) => (
          <ToolButton
            pen={pen}
            drag={props.drag}
            tool={{ die: die() }}
            class={die() < pen.tables().routeDice ? 'ink-die' : 'ink-die water'}
            spent={isDrawn(props.dice, die())}
            label={texts().drawn}
            rolled={`${pen.props.view.round}`}
          >
            <Show when={die() >= pen.tables().routeDice}>
              <small class="ink-optional" aria-hidden="true">
                ?
              </small>
            </Show>
          </ToolButton>
        )}
      </For>
      <Show when={pen.props.correct}>
        {(correct) => (
          <button type="button" class="ink-correct" onClick={() => correct()()}>
            {texts().correctRoll}
          </button>
        )}
      </Show>
    </fieldset>
  );
}

/** A die or a special route as a button, showing how it is held and whether it is spent. */
export function ToolButton(props: {
  pen: Pen;
  drag: Drag;
  tool: Tool;
  class: string;
  spent: boolean;
  /** Its label once it is spent. */
  label: (face: string) => string;
  /** When this changes, it has been rolled. */
  rolled?: string;
  children?: JSX.Element;
}): JSX.Element {
  const { pen } = props;
  const face = () => pen.faceOf(props.tool);
  const name = () => pen.words().face(face());
  const usable = () => !props.spent && pen.drawing() && pen.isUsable(props.tool);
  const label = () => {
    if (props.spent) return props.label(name());
    return pen.drawing() && !usable() ? pen.words().drawn.fitsNowhere(name()) : name();
  };
  return (
    <button
      type="button"
      class={`ink-tool ${props.class}`}
      classList={{ spent: props.spent, idle: !usable() }}
      aria-label={label()}
      title={label()}
      aria-pressed={pen.isTool(props.tool)}
      data-piece={'die' in props.tool && props.rolled !== undefined ? `die-${props.tool.die}` : undefined}
      data-state={props.rolled}
      data-way="tumble"
      data-tool={at(pen.tables().drawings.faces, face()).code}
      {...props.drag.handlers(props.tool)}
      on:wheel={{
        passive: false,
        handleEvent: (event: WheelEvent) => {
          if (!pen.isTool(props.tool)) return;
          event.preventDefault();
          pen.turnHeld(event.deltaY > 0 ? 1 : -1);
        },
      }}
    >
      <svg class="ink-tool-face" viewBox="0 0 100 100" aria-hidden="true">
        <Face tables={pen.tables()} drawing={pen.drawingHeld(face())} />
        <Show when={props.spent}>
          <path class="ink-crossed" d="M 8 92 L 92 8" />
        </Show>
      </svg>
      {props.children}
    </button>
  );
}
