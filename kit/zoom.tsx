/** A picture one can zoom and move: pinch, wheel (with Ctrl, or when it has the focus), drag, + - 0 and arrows, buttons. */

import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';

const MOST = 6;
const STEP = 1.5;
/** A finger that moved no further than this has tapped. */
const TAP = 6;

export interface ZoomTexts {
  readonly closer: string;
  readonly further: string;
  readonly whole: string;
}

export function Zoom(props: {
  width: number;
  height: number;
  label: string;
  texts: ZoomTexts;
  class?: string;
  /** Gets the pixels of the screen that one unit of the picture takes now: for names that stay readable. */
  children: (pixels: () => number) => JSX.Element;
  /** What moves above the picture, placed by `at`: it costs little to move, as the picture is not drawn anew for it. */
  above?: (at: (x: number, y: number) => JSX.CSSProperties, pixels: () => number) => JSX.Element;
}): JSX.Element {
  const [scale, setScale] = createSignal(1);
  const [centre, setCentre] = createSignal({ x: props.width / 2, y: props.height / 2 });
  let svg!: SVGSVGElement;
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  const [shown, setShown] = createSignal(props.width);
  const pixels = () => (shown() / props.width) * scale();
  onMount(() => {
    const watch = new ResizeObserver(() => setShown(svg.clientWidth || props.width));
    watch.observe(svg);
    onCleanup(() => watch.disconnect());
  });

  const box = () => {
    const width = props.width / scale();
    const height = props.height / scale();
    return { x: centre().x - width / 2, y: centre().y - height / 2, width, height };
  };
  const at = (x: number, y: number) => ({
    left: `${((x - box().x) / box().width) * 100}%`,
    top: `${((y - box().y) / box().height) * 100}%`,
  });
  const clamp = (value: number, whole: number) => {
    const half = whole / scale() / 2;
    return Math.min(Math.max(value, half), whole - half);
  };
  const moveTo = (x: number, y: number) => setCentre({ x: clamp(x, props.width), y: clamp(y, props.height) });

  /** Zooms so that the point under the pointer stays where it is. */
  const zoom = (factor: number, at?: { x: number; y: number }) => {
    const before = box();
    const point = at ?? { x: 0.5, y: 0.5 };
    const x = before.x + point.x * before.width;
    const y = before.y + point.y * before.height;
    setScale(Math.min(MOST, Math.max(1, scale() * factor)));
    const width = props.width / scale();
    const height = props.height / scale();
    moveTo(x + (0.5 - point.x) * width, y + (0.5 - point.y) * height);
  };
  /** Keys may bring the focus to something outside the part that is shown. */
  const follow = (event: FocusEvent) => {
    const target = event.target as Element;
    if (scale() === 1 || target === svg || !target.matches(':focus-visible')) return;
    const inner = target.getBoundingClientRect();
    const outer = svg.getBoundingClientRect();
    const seen =
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    if (seen) return;
    const unit = box().width / outer.width;
    const shift = (from: number, size: number, whole: number, wholeSize: number) =>
      (from + size / 2 - whole - wholeSize / 2) * unit;
    moveTo(
      centre().x + shift(inner.left, inner.width, outer.left, outer.width),
      centre().y + shift(inner.top, inner.height, outer.top, outer.height),
    );
  };
  const fraction = (x: number, y: number) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
  };

  const down = (event: PointerEvent) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) moved = 0;
  };
  const move = (event: PointerEvent) => {
    const old = fingers.get(event.pointerId);
    if (old === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    moved += Math.hypot(now.x - old.x, now.y - old.y);
    if (other !== undefined) {
      const spread = (a: { x: number; y: number }) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
      zoom(spread(now) / spread(old), fraction((now.x + other.x) / 2, (now.y + other.y) / 2));
    } else if (scale() > 1 && moved > TAP) {
      const { width } = svg.getBoundingClientRect();
      const unit = box().width / width;
      moveTo(centre().x - (now.x - old.x) * unit, centre().y - (now.y - old.y) * unit);
    }
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  /** The end of a drag is no tap. */
  const click = (event: MouseEvent) => {
    if (moved > TAP) event.stopPropagation();
    moved = 0;
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && document.activeElement !== svg) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, fraction(event.clientX, event.clientY));
  };
  const key = (event: KeyboardEvent) => {
    // Arrows may mean something else to what is in the picture; + - 0 zoom wherever the focus is in it.
    if (event.target !== svg && event.key.startsWith('Arrow')) return;
    const step = box().width / 8;
    const keys: Record<string, () => void> = {
      '+': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      '0': () => zoom(1 / MOST),
      ArrowLeft: () => moveTo(centre().x - step, centre().y),
      ArrowRight: () => moveTo(centre().x + step, centre().y),
      ArrowUp: () => moveTo(centre().x, centre().y - step),
      ArrowDown: () => moveTo(centre().x, centre().y + step),
    };
    const action = keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return (
    <div class={`zoom ${props.class ?? ''}`}>
      <div class="zoom-sheet">
        {/* biome-ignore lint/a11y/useSemanticElements: a picture cannot be a fieldset */}
        <svg
          ref={svg}
          viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
          role="group"
          tabindex="0"
          aria-label={props.label}
          style={{ 'touch-action': scale() > 1 ? 'none' : 'pan-x pan-y' }}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={up}
          onPointerLeave={up}
          on:click={{ handleEvent: click, capture: true }}
          on:wheel={{ handleEvent: wheel, passive: false }}
          onKeyDown={key}
          onFocusIn={follow}
        >
          {props.children(pixels)}
        </svg>
        <Show when={props.above}>{(above) => <div class="zoom-above">{above()(at, pixels)}</div>}</Show>
      </div>
      <div class="zoom-buttons">
        <button type="button" aria-label={props.texts.closer} onClick={() => zoom(STEP)}>
          +
        </button>
        <button type="button" aria-label={props.texts.further} disabled={scale() === 1} onClick={() => zoom(1 / STEP)}>
          −
        </button>
        <button type="button" aria-label={props.texts.whole} disabled={scale() === 1} onClick={() => zoom(1 / MOST)}>
          ⤢
        </button>
      </div>
    </div>
  );
}
