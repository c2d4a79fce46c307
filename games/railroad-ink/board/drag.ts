/** Dragging a die or a special route onto the sheet, by mouse, pen or finger. */

import { createSignal, onCleanup } from 'solid-js';
import { SIZE } from '../rules/geometry.ts';
import { SPACE } from './marks.ts';
import type { Pen, Tool } from './pen.ts';

/** A pointer that moves no further than this counts as a tap. */
const TAP = 7;

export interface Dragged {
  readonly x: number;
  readonly y: number;
  readonly finger: boolean;
}

export type Drag = ReturnType<typeof createDrag>;

/** `sheet` returns the element that contains the spaces. */
export function createDrag(pen: Pen, sheet: () => SVGGraphicsElement | null) {
  const [dragged, setDragged] = createSignal<Dragged | null>(null);
  const [over, setOver] = createSignal<number | null>(null);
  let from: { x: number; y: number; tool: Tool } | null = null;
  let wasDragged = false;

  function spaceAt(x: number, y: number): number | null {
    const matrix = sheet()?.getScreenCTM();
    if (matrix == null) return null;
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    const [column, row] = [Math.floor(point.x / SPACE), Math.floor(point.y / SPACE)];
    return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? null : row * SIZE + column;
  }

  function stop(): void {
    from = null;
    setDragged(null);
    setOver(null);
  }

  /** The wheel turns what is being dragged. */
  const wheel = (event: WheelEvent) => {
    if (dragged() === null) return;
    event.preventDefault();
    pen.turnHeld(event.deltaY > 0 ? 1 : -1);
  };
  /** Escape lets go of it. */
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') stop();
  };
  window.addEventListener('wheel', wheel, { passive: false });
  window.addEventListener('keydown', key);
  onCleanup(() => {
    window.removeEventListener('wheel', wheel);
    window.removeEventListener('keydown', key);
  });

  return {
    dragged,
    over,
    /** Event handlers for a button that can be dragged. */
    handlers: (tool: Tool) => ({
      onPointerDown(event: PointerEvent & { currentTarget: Element }) {
        wasDragged = false;
        if (event.button !== 0 || !pen.isUsable(tool)) return;
        from = { x: event.clientX, y: event.clientY, tool };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        if (from === null) return;
        if (dragged() === null) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= TAP) return;
          wasDragged = true;
          pen.pick(from.tool);
        }
        setDragged({ x: event.clientX, y: event.clientY, finger: event.pointerType === 'touch' });
        setOver(spaceAt(event.clientX, event.clientY));
      },
      onPointerUp() {
        const space = over();
        const dropped = dragged() !== null;
        stop();
        if (dropped && space !== null) pen.drawAt(space);
      },
      onPointerCancel: stop,
      onClick() {
        if (!wasDragged) pen.take(tool);
        wasDragged = false;
      },
    }),
  };
}
