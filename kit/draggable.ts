/** Dragging a thing onto another by mouse, pen or finger. A tap stays a click; Escape, or letting go elsewhere, drops nothing. */

import { onCleanup } from 'solid-js';

/** A pointer that moves no further than this has tapped. */
const TAP = 7;

export interface Dragging {
  /** Whether it can be dragged now. */
  usable(): boolean;
  /** Selects what it may be dropped on, anywhere on the page. */
  readonly zones: string;
  drop(zone: Element): void;
}

/** Makes an element draggable. What it may be dropped on has `data-drop` meanwhile, what it is above `data-drop="over"`. */
export function draggable(element: HTMLElement, dragging: Dragging): void {
  let from: Readonly<{ x: number; y: number; pointer: number }> | null = null;
  let ghost: HTMLElement | null = null;
  let dragged = false;

  const zones = () => document.querySelectorAll(dragging.zones);
  const zoneAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(dragging.zones) ?? null;
  const stop = () => {
    ghost?.remove();
    ghost = null;
    from = null;
    for (const zone of zones()) zone.removeAttribute('data-drop');
  };
  const down = (event: PointerEvent) => {
    dragged = false;
    if (event.button !== 0 || !dragging.usable()) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (from === null || event.pointerId !== from.pointer) return;
    if (ghost === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= TAP) return;
      dragged = true;
      ghost = ghostOf(element);
    }
    ghost.style.left = `${event.clientX}px`;
    ghost.style.top = `${event.clientY}px`;
    const over = zoneAt(event.clientX, event.clientY);
    for (const zone of zones()) zone.setAttribute('data-drop', zone === over ? 'over' : '');
  };
  const up = (event: PointerEvent) => {
    const zone = ghost === null ? null : zoneAt(event.clientX, event.clientY);
    stop();
    if (zone !== null) dragging.drop(zone);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && ghost !== null) stop();
  };
  /** The end of a drag is not a click. */
  const click = (event: MouseEvent) => {
    if (!dragged || event.detail === 0) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  element.setAttribute('data-draggable', '');
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', stop);
  element.addEventListener('click', click, { capture: true });
  window.addEventListener('keydown', key);
  onCleanup(() => {
    stop();
    window.removeEventListener('keydown', key);
  });
}

/** A copy that follows the pointer in the top layer: nothing clips it, and it looks as it does in its place. */
function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  const { width, height } = element.getBoundingClientRect();
  for (const part of [ghost, ...ghost.querySelectorAll('[data-offer], [data-place], [id]')])
    for (const name of ['data-offer', 'data-place', 'id']) part.removeAttribute(name);
  ghost.setAttribute('popover', 'manual');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('tabindex', '-1');
  ghost.classList.add('drag-ghost');
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  (element.parentElement ?? document.body).append(ghost);
  ghost.showPopover();
  return ghost;
}
