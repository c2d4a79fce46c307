/** A hint one step at a time: first where to look, then the place, then the move. */

import { createSignal, type JSX, Match, Switch } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { HintBadges } from './hintbadges.tsx';
import { type Quarter, quarterOf } from './quarter.ts';

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
