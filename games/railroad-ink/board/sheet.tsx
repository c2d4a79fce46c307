/** One seat's sheet, large enough to draw on. */

import { at } from '@quai/engine/at.ts';
import { PointCard, signed } from '@quai/kit/pointcard.tsx';
import type { Target } from '@quai/kit/pointing.ts';
import { Zoom } from '@quai/kit/zoom.tsx';
import { createMemo, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { EMPTY } from '../rules/board.ts';
import { SIZE, SPACES, spaceName } from '../rules/geometry.ts';
import { sideBit } from '../rules/looks.ts';
import { moveOf } from '../rules/move.ts';
import type { BoardView } from '../rules/view.ts';
import { Face } from './faces.tsx';
import { createGridKeys } from './gridkeys.ts';
import { cornerOf, SPACE } from './marks.ts';
import { MARGIN, Paper, SHEET } from './paper.tsx';
import type { Pen } from './pen.ts';
import { spaceLabel } from './spacelabel.ts';

const ALL_SPACES = Array.from({ length: SPACES }, (_, space) => space);
const ROWS = Array.from({ length: SIZE }, (_, row) => ALL_SPACES.slice(row * SIZE, (row + 1) * SIZE));

export interface SheetProps {
  readonly pen: Pen;
  readonly seen: BoardView;
  /** Whose sheet it is. */
  readonly seat: number;
  /** Is this the player's own sheet? */
  readonly own: boolean;
  readonly label: string;
  /** The space under the die being dragged. */
  readonly over: number | null;
  /** Layers below and above the drawings. */
  readonly below: JSX.Element;
  readonly above: JSX.Element;
}

export function Sheet(props: SheetProps): JSX.Element {
  const { pen } = props;
  // Only drawings made after the sheet appears are animated.
  const [settled, setSettled] = createSignal(false);
  onMount(() => requestAnimationFrame(() => setSettled(true)));
  const keys = createGridKeys(pen, () => props.own);
  const targets = createMemo((): Target[] =>
    props.own && pen.drawing()
      ? ALL_SPACES.map((space) => {
          const [x, y] = cornerOf(space).map((at) => at + MARGIN) as [number, number];
          return {
            place: `space-${space}`,
            points: [],
            outline: [
              [x, y],
              [x + SPACE, y],
              [x + SPACE, y + SPACE],
              [x, y + SPACE],
            ],
            legal: pen.ghosts().has(space) || pen.drafted(space) !== null,
            label: spaceName(space),
          };
        })
      : [],
  );
  const spaceAt = (place: string) => Number(place.slice('space-'.length));
  return (
    <Zoom
      width={SHEET}
      height={SHEET}
      label={props.label}
      texts={pen.words().drawn.zoom}
      class="ink-sheet"
      pointing={{
        get targets() {
          return targets();
        },
        choose(place) {
          keys.setCursor(spaceAt(place));
          pen.tap(spaceAt(place));
        },
        card: (place) => <SpaceCard pen={pen} space={spaceAt(place)} />,
      }}
    >
      {() => (
        <g transform={`translate(${MARGIN} ${MARGIN})`} data-sheet="" data-of={props.seat}>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
          <g aria-hidden="true">
            <Paper tables={pen.tables()} />
            {props.below}
            <For each={ALL_SPACES}>{(space) => <Drawn {...props} space={space} settled={settled()} />}</For>
            {props.above}
          </g>
          {/* biome-ignore lint/a11y/useSemanticElements: the spaces are drawn, no table element can hold them */}
          <g role="grid" aria-label={props.label} onKeyDown={keys.press}>
            <For each={ROWS}>
              {(row) => (
                // biome-ignore lint/a11y/useSemanticElements: as above
                <g role="row">
                  <For each={row}>{(space) => <Space {...props} space={space} keys={keys} />}</For>
                </g>
              )}
            </For>
          </g>
        </g>
      )}
    </Zoom>
  );
}

/** What the drawing in hand would bring here. */
function SpaceCard(props: { pen: Pen; space: number }): JSX.Element {
  const { pen, space } = props;
  const words = pen.words();
  const drawing = pen.ghosts().get(space);
  if (drawing === undefined) return null;
  const after = pen.props.foresee?.(pen.rules().format(moveOf(drawing, space)));
  return (
    <PointCard
      title={`${spaceName(space)} · ${words.face(at(pen.tables().drawings.faceOf, drawing))}`}
      gain={after?.gain}
      then={after?.changes.map(({ line, points }) => `${(words.kind ?? words.line)(line)} ${signed(points)}`) ?? []}
    />
  );
}

/** A curve between these runs where the number of the round is elsewhere. */
const NORTH_AND_WEST = sideBit(0) | sideBit(3);

/** The drawing in a space, or the one that would be made there. */
function Drawn(props: SheetProps & { space: number; settled: boolean }): JSX.Element {
  const { pen, space } = props;
  const drawing = () => at(props.seen.drawn, space);
  const round = () => at(props.seen.rounds, space);
  const now = () => round() === pen.props.view.round && pen.props.view.ended === null;
  const ghost = () => {
    const fitting = props.own ? pen.ghosts().get(space) : undefined;
    return fitting === undefined ? null : { drawing: fitting };
  };
  return (
    <g transform={`translate(${cornerOf(space).join(' ')})`} classList={{ 'ink-now': now() }}>
      <Show when={drawing() !== EMPTY && drawing() + 1} keyed>
        {(one) => (
          <>
            <Face tables={pen.tables()} drawing={one - 1} animated={props.settled && now()} />
            <text class="ink-round" x={pen.tables().drawings.routeSides[one - 1] === NORTH_AND_WEST ? 83 : 17} y="27">
              {round()}
            </text>
          </>
        )}
      </Show>
      <Show when={ghost()}>
        {(one) => (
          <>
            <rect
              class="ink-glow"
              classList={{ over: props.over === space }}
              x="5"
              y="5"
              width="90"
              height="90"
              rx="8"
            />
            <g class="ink-ghost">
              <Face tables={pen.tables()} drawing={one().drawing} />
            </g>
          </>
        )}
      </Show>
      <Show when={props.over === space && ghost() === null}>
        <path class="ink-no" d="M 22 22 L 78 78 M 78 22 L 22 78" />
      </Show>
    </g>
  );
}

/** The clickable area of a space, labelled for screen readers. */
function Space(props: SheetProps & { space: number; keys: ReturnType<typeof createGridKeys> }): JSX.Element {
  const { pen, space, keys } = props;
  const [x, y] = cornerOf(space);
  // Memos, because most taps change nothing in most spaces.
  const mine = createMemo(() => props.own && pen.drafted(space) !== null);
  const fits = createMemo(() => props.own && pen.ghosts().has(space));
  const pointed = () => mine() && pen.pointed() === pen.drafted(space);
  return (
    // biome-ignore lint/a11y/useSemanticElements: drawn, as the grid is
    <g
      role="gridcell"
      class="ink-space"
      classList={{ mine: mine(), pointed: pointed(), fits: fits() }}
      data-space={space}
      data-place={`space-${space}`}
      tabindex={keys.cursor() === space ? 0 : -1}
      aria-label={spaceLabel(pen, props.seen, space, props.own)}
      aria-selected={pointed()}
      ref={(element) => keys.register(space, element)}
      onFocus={() => keys.setCursor(space)}
      onClick={(event) => {
        // The frame finds what a pointer means; this is for those who press it by other means.
        if (event.detail > 0) return;
        keys.setCursor(space);
        if (props.own) pen.tap(space);
      }}
    >
      <rect class="ink-hit" x={x} y={y} width="100" height="100" />
      <rect class="ink-ring" x={x + 3} y={y + 3} width="94" height="94" rx="6" />
    </g>
  );
}
