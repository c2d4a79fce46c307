/**
 * The frame of a drawing: fills the space it is given, shows the whole drawing at rest, and can be zoomed and moved by pinch,
 * wheel, drag, keys and buttons. One listener finds the target one points at; the drawing itself is not clickable.
 */

import { createEffect, createSignal, createUniqueId, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { Lens } from './lens.tsx';
import { createPointer, PointerCards, type Pointing, type Surface } from './pointer.tsx';
import { roving } from './roving.ts';

const MOST = 6;
const STEP = 1.5;
/** A finger that moved no further than this has tapped. */
const TAP = 6;
/** Frames narrower than this are phones: they open at a readable size. */
const PHONE = 700;

export interface ZoomTexts {
  readonly closer: string;
  readonly further: string;
  readonly whole: string;
}

/** Dispatched by an element that wants to be in view, to the frame around it. */
const BRING = 'quai-bring';

/** Scrolls to something; if it is in a drawing that is zoomed in, the drawing moves to it. */
export function bringIntoView(element: Element, block: ScrollLogicalPosition = 'nearest'): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, inline: block, behavior: calm ? 'auto' : 'smooth' });
  element.dispatchEvent(new Event(BRING, { bubbles: true }));
}

export function Zoom(props: {
  width: number;
  height: number;
  label: string;
  texts: ZoomTexts;
  class?: string;
  pointing?: Pointing;
  /** On a phone: how many pixels a unit must have for names to be readable, and where the decision is. */
  readable?: number;
  focus?: readonly [x: number, y: number] | null;
  /** Gets the pixels of the screen that one unit of the drawing takes now: for names that stay readable. */
  children: (pixels: () => number) => JSX.Element;
  /**
   * What the drawing lies on and never changes by a move: a layer of its own, which is not painted again when something on it is.
   */
  ground?: (pixels: () => number) => JSX.Element;
  /** What moves above the drawing, placed by `at`: cheap to move, since the drawing is not repainted. */
  above?: (at: (x: number, y: number) => JSX.CSSProperties, pixels: () => number) => JSX.Element;
}): JSX.Element {
  const [scale, setScale] = createSignal(1);
  const [centre, setCentre] = createSignal({ x: props.width / 2, y: props.height / 2 });
  const [size, setSize] = createSignal({ width: props.width, height: props.height });
  let svg!: SVGSVGElement;
  let sheet!: HTMLDivElement;
  const drawing = createUniqueId();
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = 0;

  /** The part of the plane that is seen at rest: the whole drawing, and as much around it as the frame has to spare. */
  const whole = () => {
    const { width, height } = size();
    const unit = Math.min(width / props.width, height / props.height) || 1;
    return { width: width / unit, height: height / unit };
  };
  const box = () => {
    const width = whole().width / scale();
    const height = whole().height / scale();
    return { x: centre().x - width / 2, y: centre().y - height / 2, width, height };
  };
  const pixels = () => size().width / box().width;
  const at = (x: number, y: number) => ({
    left: `${((x - box().x) / box().width) * 100}%`,
    top: `${((y - box().y) / box().height) * 100}%`,
  });
  const clamp = (value: number, drawing: number, seen: number) => {
    const half = Math.min(seen, drawing) / 2;
    return Math.min(Math.max(value, half), drawing - half);
  };
  const moveTo = (x: number, y: number) =>
    setCentre({
      x: clamp(x, props.width, whole().width / scale()),
      y: clamp(y, props.height, whole().height / scale()),
    });

  onMount(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = svg;
      if (width === 0 || height === 0) return;
      const first = size().width === props.width && size().height === props.height;
      setSize({ width, height });
      if (first) open();
      moveTo(centre().x, centre().y);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(svg);
    onCleanup(() => watch.disconnect());
    svg.addEventListener(BRING, (event) => bring(event.target as Element));
    roving(svg, '[data-place][role="button"]');
  });
  /** On a phone the drawing opens at a size at which its names can be read. */
  const open = () => {
    if (size().width >= PHONE || props.readable === undefined) return;
    setScale(Math.min(MOST, Math.max(1, props.readable / pixels())));
    const [x, y] = props.focus ?? [props.width / 2, props.height / 2];
    moveTo(x, y);
  };
  createEffect(
    on(
      () => props.focus?.join(),
      () => {
        const { focus } = props;
        if (focus == null || scale() === 1) return;
        const { x, y, width, height } = box();
        const seen = focus[0] > x && focus[0] < x + width && focus[1] > y && focus[1] < y + height;
        if (!seen) moveTo(focus[0], focus[1]);
      },
      { defer: true },
    ),
  );

  /** Zooms so that the point under the pointer stays where it is. */
  const zoom = (factor: number, around?: { x: number; y: number }) => {
    const before = box();
    const point = around ?? { x: 0.5, y: 0.5 };
    const x = before.x + point.x * before.width;
    const y = before.y + point.y * before.height;
    setScale(Math.min(MOST, Math.max(1, scale() * factor)));
    moveTo(x + (0.5 - point.x) * box().width, y + (0.5 - point.y) * box().height);
  };
  const fraction = (x: number, y: number) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
  };
  const unitsAt = (x: number, y: number) => {
    const part = fraction(x, y);
    return { x: box().x + part.x * box().width, y: box().y + part.y * box().height };
  };

  const surface: Surface = {
    unitsAt,
    pixelsAt: (x, y) => ({ x: (x - box().x) * pixels(), y: (y - box().y) * pixels() }),
    pixels,
    frame: () => sheet,
  };
  const pointer = createPointer(
    surface,
    () => props.pointing,
    () => props.pointing?.targets,
  );
  /** Where the finger aims through the lens, in pixels of the window. */
  const [lens, setLens] = createSignal<Readonly<{ x: number; y: number }> | null>(null);

  const click = (event: MouseEvent) => {
    const dragged = moved > TAP;
    moved = 0;
    // The end of a drag is not a tap.
    if (dragged) return event.stopPropagation();
    // Keys press the buttons in the drawing themselves.
    if (props.pointing === undefined || event.detail === 0) return;
    pointer.press(event.clientX, event.clientY);
  };

  const down = (event: PointerEvent) => {
    pointer.down(event);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) moved = 0;
    if (event.pointerType === 'touch' && fingers.size === 1 && pointer.crowdedAt(event.clientX, event.clientY))
      setLens({ x: event.clientX, y: event.clientY });
    else setLens(null);
  };
  const move = (event: PointerEvent) => {
    const old = fingers.get(event.pointerId);
    if (old === undefined) {
      if (event.pointerType === 'mouse') pointer.over(event.clientX, event.clientY);
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    moved += Math.hypot(now.x - old.x, now.y - old.y);
    if (lens() !== null && other === undefined) {
      setLens(now);
      pointer.over(now.x, now.y);
    } else if (other !== undefined) {
      const spread = (a: { x: number; y: number }) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
      zoom(spread(now) / spread(old), fraction((now.x + other.x) / 2, (now.y + other.y) / 2));
    } else if (scale() > 1 && moved > TAP) {
      const unit = 1 / pixels();
      moveTo(centre().x - (now.x - old.x) * unit, centre().y - (now.y - old.y) * unit);
      pointer.forget();
    }
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (lens() === null) return;
    setLens(null);
    // Through the lens one aims by moving; lifting the finger chooses.
    if (moved > TAP && event.type === 'pointerup') pointer.press(event.clientX, event.clientY);
  };
  const leave = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (event.pointerType === 'mouse' && !pointer.asking()) pointer.forget();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, fraction(event.clientX, event.clientY));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') pointer.forget();
    // Arrows may mean something else to what is in the drawing; + - 0 zoom wherever the focus is in it.
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
  /** Moves the drawing so that a part of it is seen. */
  const bring = (part: Element) => {
    if (scale() === 1 || part === svg) return;
    const inner = part.getBoundingClientRect();
    const { x, y } = unitsAt(inner.left + inner.width / 2, inner.top + inner.height / 2);
    const now = box();
    const [across, down] = [inner.width / pixels() / 2, inner.height / pixels() / 2];
    const seen =
      x - across >= now.x && x + across <= now.x + now.width && y - down >= now.y && y + down <= now.y + now.height;
    // The area under the buttons counts as hidden.
    const [middleX, middleY] = [inner.left + inner.width / 2, inner.top + inner.height / 2];
    const hidden = document.elementFromPoint(middleX, middleY)?.closest('.zoom-buttons') != null;
    if (!seen || hidden) moveTo(x, y);
  };
  /** Keys may move the focus to something outside the visible part. */
  const follow = (event: FocusEvent) => {
    const target = event.target as Element;
    if (target.matches(':focus-visible')) bring(target);
  };

  return (
    <div class={`zoom ${props.class ?? ''}`} style={{ '--aspect': props.width / props.height }}>
      <div
        class="zoom-sheet"
        data-part="board"
        data-target={pointer.one()?.target.place}
        classList={{ pointing: pointer.one()?.target.legal === true }}
        ref={sheet}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a picture cannot be a fieldset */}
        <svg
          ref={svg}
          viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
          role="group"
          tabindex="0"
          aria-label={props.label}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={up}
          onPointerLeave={leave}
          on:click={{ handleEvent: click, capture: true }}
          on:wheel={{ handleEvent: wheel, passive: false }}
          onKeyDown={key}
          onFocusIn={follow}
        >
          <g id={drawing}>{props.children(pixels)}</g>
        </svg>
        <Show when={props.ground}>
          {(ground) => (
            <svg
              class="zoom-ground"
              viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
              aria-hidden="true"
            >
              <g id={`${drawing}-ground`}>{ground()(pixels)}</g>
            </svg>
          )}
        </Show>
        <Show when={props.above}>{(above) => <div class="zoom-above">{above()(at, pixels)}</div>}</Show>
        <PointerCards pointer={pointer} surface={surface} pointing={props.pointing} />
        <Show when={lens()}>
          {(at) => (
            <Lens
              of={[`${drawing}-ground`, drawing]}
              at={surface.unitsAt(at().x, at().y)}
              pixels={pixels()}
              finger={fraction(at().x, at().y)}
              named={pointer.one()?.target.label}
            />
          )}
        </Show>
        <div class="zoom-buttons">
          <button type="button" aria-label={props.texts.closer} onClick={() => zoom(STEP)}>
            +
          </button>
          <Show when={scale() > 1}>
            <button type="button" aria-label={props.texts.further} onClick={() => zoom(1 / STEP)}>
              −
            </button>
            <button type="button" aria-label={props.texts.whole} onClick={() => zoom(1 / MOST)}>
              ⤢
            </button>
          </Show>
        </div>
      </div>
    </div>
  );
}
