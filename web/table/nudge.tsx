/** A hint one step at a time: first where to look, then the place, then the move. */

import { createSignal, type JSX, Match, Switch } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { HintBadges } from './hintbadges.tsx';

export type Quarter = 'north' | 'south' | 'east' | 'west' | 'middle' | 'hand';

/** Nearer to the middle than this share of the board's width or height is the middle. */
const MIDDLE = 1 / 6;

/** Where on its part of the table something lies; `hand` for what is not on the board. */
export function quarterOf(
  thing: Readonly<{ x: number; y: number }>,
  board: Readonly<{ left: number; top: number; width: number; height: number }>,
): Quarter {
  const x = (thing.x - board.left) / board.width - 0.5;
  const y = (thing.y - board.top) / board.height - 0.5;
  if (Math.abs(x) > 0.5 || Math.abs(y) > 0.5) return 'hand';
  if (Math.abs(x) < MIDDLE && Math.abs(y) < MIDDLE) return 'middle';
  if (Math.abs(y) >= Math.abs(x)) return y < 0 ? 'north' : 'south';
  return x < 0 ? 'west' : 'east';
}

/** Where the place of a move is drawn; the hand if it is nowhere on the board. */
function lookAt(place: string | null): Quarter {
  if (place === null) return 'hand';
  const name = CSS.escape(place);
  const thing = document.querySelector(`.shell .drawn-board [data-place="${name}"]`);
  const board =
    thing?.closest('svg')?.getBoundingClientRect() ?? thing?.closest('.drawn-board')?.getBoundingClientRect();
  const box = thing?.getBoundingClientRect();
  if (board === undefined || box === undefined || box.width === 0) return 'hand';
  return quarterOf({ x: box.left + box.width / 2, y: box.top + box.height / 2 }, board);
}

export function Nudge(props: { place: string | null; whole(): void }): JSX.Element {
  const [seen, setSeen] = createSignal(0);
  const quarter = lookAt(props.place);
  return (
    <Switch>
      <Match when={seen() === 0}>
        <p class="nudge">{p().hint.look[quarter]}</p>
        <button type="button" onClick={() => (props.place === null || quarter === 'hand' ? props.whole() : setSeen(1))}>
          {p().hint.more}
        </button>
      </Match>
      <Match when={seen() === 1}>
        <HintBadges places={[props.place]} />
        <p class="nudge">{p().hint.here}</p>
        <button type="button" onClick={() => props.whole()}>
          {p().hint.more}
        </button>
      </Match>
    </Switch>
  );
}
