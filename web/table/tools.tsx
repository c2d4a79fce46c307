/** The tools of the bar: on a narrow screen a drawing each, with its word for those who cannot see it. */

import { createUniqueId, type JSX } from 'solid-js';
import { clockInWords, termTexts } from '../text/terms.ts';
import type { TableState } from './state.ts';

/** Drawn as SVG, since not every device has these characters. */
const DRAWN = {
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2v.1h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3Z',
  rules: 'M4 5.5C6.5 4 9.5 4 12 6v14c-2.5-2-5.5-2-8-.5ZM20 5.5C17.5 4 14.5 4 12 6v14c2.5-2 5.5-2 8-.5Z',
  pace: 'M12 4a8 8 0 1 0 .1 0M12 8v4l3 2',
} as const;

export function ToolFace(props: { of: keyof typeof DRAWN; word: string }): JSX.Element {
  return (
    <>
      <svg class="tool-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={DRAWN[props.of]}
          fill="none"
          stroke="currentColor"
          stroke-width="1.8"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      <span class="tool-word">{props.word}</span>
    </>
  );
}

/** The pace of the table; a tap shows it in full. */
export function Pace(props: { state: TableState }): JSX.Element {
  const clock = () => props.state.message()!.terms.clock;
  const id = createUniqueId();
  return (
    <>
      <button
        type="button"
        class="quiet tool pace-tool"
        popovertarget={id}
        title={`${termTexts().pace}: ${clockInWords(clock())}`}
      >
        <ToolFace of="pace" word={clockInWords(clock())} />
      </button>
      <p class="popover pace-said" popover="auto" id={id}>
        {termTexts().pace}: {clockInWords(clock())}
      </p>
    </>
  );
}
