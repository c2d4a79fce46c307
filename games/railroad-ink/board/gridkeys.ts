/** Keyboard control of the sheet: arrows move between spaces, other keys do what taps and buttons do. */

import { at } from '@quai/engine/at.ts';
import { createSignal } from 'solid-js';
import { NEIGHBOUR, SIZE, SPACES } from '../rules/geometry.ts';
import type { Pen } from './pen.ts';

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

export function createGridKeys(pen: Pen, own: () => boolean) {
  const [cursor, setCursor] = createSignal(Math.floor(SPACES / 2));
  const elements: SVGGElement[] = [];

  const goTo = (space: number) => {
    setCursor(space);
    at(elements, space).focus();
  };
  const rowStart = () => cursor() - (cursor() % SIZE);

  function moved(key: string): boolean {
    const side = ARROWS.indexOf(key);
    const next = side < 0 ? -1 : at(NEIGHBOUR, cursor() * 4 + side);
    if (next >= 0) goTo(next);
    else if (key === 'Home') goTo(rowStart());
    else if (key === 'End') goTo(rowStart() + SIZE - 1);
    return side >= 0 || key === 'Home' || key === 'End';
  }

  function acted(key: string): boolean {
    const space = cursor();
    if (key === 'Enter' || key === ' ') pen.tap(space);
    else if (key === 'Backspace' || key === 'Delete') pen.takeBack(space);
    else if (key === 'r') pen.turn(1);
    else if (key === 'R') pen.turn(-1);
    else if (key === 'm' || key === 'M') pen.mirror();
    else if (/^[1-9]$/.test(key) && Number(key) <= pen.props.view.roll.length) pen.take({ die: Number(key) - 1 });
    else return false;
    return true;
  }

  return {
    cursor,
    setCursor,
    register: (space: number, element: SVGGElement) => {
      elements[space] = element;
    },
    press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (moved(event.key) || (own() && acted(event.key))) event.preventDefault();
    },
  };
}
