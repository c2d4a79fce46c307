/** How the parts of a table are laid out: from the board's shape and the window. */

import { createSignal, onCleanup } from 'solid-js';

/**
 * side: the board on the left, what is yours beside it, players and log on the right. below: what is yours under a wide board.
 * phone: one above the other. flat: a phone on its side, the board left, the rest right.
 */
export type Layout = 'side' | 'below' | 'phone' | 'flat';

const PHONE_WIDTH = 700;
const FLAT_HEIGHT = 500;
/** Boards wider than this in proportion to their height have the dock below them. */
const WIDE_BOARD = 1.3;
/** With less room than this, log and chat open on demand. */
const RAIL_WIDTH = 1180;

export function layoutFor(width: number, height: number, aspect: number): { layout: Layout; rail: boolean } {
  if (width < PHONE_WIDTH && height >= FLAT_HEIGHT) return { layout: 'phone', rail: false };
  if (height < FLAT_HEIGHT) return { layout: 'flat', rail: false };
  return { layout: aspect > WIDE_BOARD ? 'below' : 'side', rail: width >= RAIL_WIDTH };
}

/** The layout of this window, as it changes. */
export function createLayout(aspect: () => number) {
  const [size, setSize] = createSignal({ width: window.innerWidth, height: window.innerHeight });
  const measure = () => setSize({ width: window.innerWidth, height: window.innerHeight });
  window.addEventListener('resize', measure);
  onCleanup(() => window.removeEventListener('resize', measure));
  return () => layoutFor(size().width, size().height, aspect());
}
