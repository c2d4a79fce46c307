/** Railroad Ink's drawn board: a blueprint to draw on. It shows and offers moves; the rules decide. */

import '@quai/kit/zoom.css';
import './board.css';
import './ink.css';
import { at } from '@quai/engine/at.ts';
import type { Line } from '@quai/engine/contract.ts';
import type { BoardProps } from '@quai/kit/board.ts';
import { mediaSignal } from '@quai/kit/media.ts';
import type { TableParts } from '@quai/kit/parts.tsx';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { sheetOf } from '../rules/score.ts';
import { boardSeen, type View } from '../rules/view.ts';
import { Dice } from './dice.tsx';
import { createDrag, type Dragged } from './drag.ts';
import { Face } from './faces.tsx';
import { MarksAbove, MarksBelow } from './marklayers.tsx';
import { Others } from './others.tsx';
import { createPen, type Pen } from './pen.ts';
import { Score } from './score.tsx';
import { Sheet } from './sheet.tsx';
import { Specials } from './specials.tsx';

export { Outcome } from './outcome.tsx';

/** Where there is room, all sheets are thumbnails in the dock; elsewhere they are in a tab. */
const roomy = mediaSignal('(min-width: 1024px) and (min-height: 820px)');

export default function createParts(props: BoardProps<View>): TableParts {
  const pen = createPen(props);
  const drag = createDrag(pen, () => document.querySelector('.ink-board [data-sheet]'));
  const texts = () => pen.words().drawn;
  const home = () => props.seat ?? 0;
  const [looked, setLooked] = createSignal<number | null>(null);
  // Return to the player's own sheet when the seat at this screen changes or a new round begins.
  createEffect(on([() => props.seat, () => props.view.round], () => setLooked(null), { defer: true }));
  createEffect(
    on(
      () => props.look,
      (seat) => seat != null && setLooked(seat),
      { defer: true },
    ),
  );
  const shown = () => looked() ?? home();
  const own = () => props.seat !== null && shown() === props.seat;
  const seen = () => at(props.view.boards, shown());

  const [lit, setLit] = createSignal<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(lit());
    if (!next.delete(id)) next.add(id);
    setLit(next);
  };
  const board = createMemo(() => boardSeen(pen.tables(), seen()));
  const lines = createMemo(
    (): readonly Line[] => props.result?.find((row) => row.seat === shown())?.lines ?? sheetOf(pen.tables(), board()),
  );
  /** The lines that are switched on, and the one that is being counted as far as it has come. */
  const marked = (): readonly Line[] => {
    // The sheet it belongs to may not be shown yet.
    const counted = props.look === shown() ? props.counted : null;
    const on = lines().filter(({ id }) => lit().has(id));
    return counted == null ? on : [...on.filter(({ id }) => id !== counted.id), counted];
  };
  const marks = () => ({ tables: pen.tables(), board: board(), lines: marked() });
  const title = () => (own() ? texts().mySheet : texts().sheetOf(props.names(shown())));

  return {
    strip: () => <>{props.view.ended === null ? texts().round(props.view.round, pen.tables().rounds) : texts().over}</>,
    done: () => (pen.canEnd() ? pen.endMove() : null),
    stage: () => (
      <div class="ink-board ink-stage" classList={{ counted: props.counted != null }}>
        <Show when={!own()}>
          <div class="ink-title">
            <span>{title()}</span>
            <Show when={looked() !== null && props.seat !== null}>
              <button type="button" onClick={() => setLooked(null)}>
                {texts().back}
              </button>
            </Show>
          </div>
        </Show>
        <Show when={shown() + 1} keyed>
          <Sheet
            pen={pen}
            seen={seen()}
            seat={shown()}
            own={own()}
            label={title()}
            over={drag.over()}
            below={<MarksBelow {...marks()} />}
            above={<MarksAbove {...marks()} />}
          />
        </Show>
        <Show when={drag.dragged()}>{(now) => <InHand pen={pen} at={now()} />}</Show>
      </div>
    ),
    dock: () => (
      <div class="ink-board ink-side">
        <Show when={props.view.ended === null}>
          <Dice pen={pen} drag={drag} dice={seen().dice} />
          <Show when={pen.drawing()}>
            <Buttons pen={pen} />
          </Show>
          <Specials pen={pen} drag={drag} seen={seen()} />
          <p class="ink-said" role="status">
            {pen.drawing() ? pen.said() || texts().help : texts().watching}
          </p>
        </Show>
        <Score pen={pen} lines={lines()} on={lit()} toggle={toggle} />
        <Show when={roomy()}>
          <Others pen={pen} shown={shown()} show={setLooked} />
        </Show>
      </div>
    ),
    tabs:
      props.view.boards.length > 1
        ? [
            {
              id: 'sheets',
              title: () => texts().others,
              body: () => (
                <div class="ink-board">
                  <Others pen={pen} shown={shown()} show={setLooked} />
                </div>
              ),
            },
          ]
        : [],
  };
}

/** Buttons to turn, mirror or remove the drawing pointed at. */
function Buttons(props: { pen: Pen }): JSX.Element {
  const { pen } = props;
  const texts = () => pen.words().drawn;
  const nothing = () => pen.pointed() === null && pen.held() === null;
  return (
    <div class="ink-buttons">
      <button type="button" aria-keyshortcuts="r" disabled={nothing()} onClick={() => pen.turn(1)}>
        <span aria-hidden="true">↻</span> <span class="word">{texts().turn}</span>
      </button>
      <button type="button" aria-keyshortcuts="m" disabled={pen.mirrorImage() === null} onClick={() => pen.mirror()}>
        <span aria-hidden="true">⇋</span> <span class="word">{texts().mirror}</span>
      </button>
      <button
        type="button"
        aria-keyshortcuts="Backspace"
        disabled={pen.pointed() === null}
        onClick={() => pen.takeBackPointed()}
      >
        <span aria-hidden="true">✕</span> <span class="word">{texts().takeBack}</span>
      </button>
    </div>
  );
}

/** The drawing being dragged, at the pointer, or above a finger that would hide it. */
function InHand(props: { pen: Pen; at: Dragged }): JSX.Element {
  const held = () => {
    const drawing = props.pen.held();
    return drawing === null ? null : { drawing };
  };
  return (
    <Show when={held()}>
      {(now) => (
        <svg
          class="ink-in-hand"
          classList={{ finger: props.at.finger }}
          viewBox="0 0 100 100"
          aria-hidden="true"
          style={{ left: `${props.at.x}px`, top: `${props.at.y}px` }}
        >
          <Face tables={props.pen.tables()} drawing={now().drawing} />
        </svg>
      )}
    </Show>
  );
}
