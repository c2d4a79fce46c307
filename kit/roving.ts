/** One tab stop for a group of things: Tab enters and leaves it, arrows move inside. */

import { onCleanup } from 'solid-js';

type Focusable = HTMLElement | SVGElement;

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Makes all that match inside `root` one tab stop, whatever appears or goes; or one for each thing that `groups` matches, for
 * what is inside it. Call it where `onCleanup` works.
 */
export function roving(root: Element, selector: string, groups?: string): void {
  const groupOf = (one: Element) => (groups === undefined ? null : one.closest(groups)) ?? root;
  const all = () => [...root.querySelectorAll<Focusable>(selector)].filter(isShown);
  /** The last focused element of each group. */
  const last = new WeakMap<Element, Element>();

  const tidy = () => {
    const members = new Map<Element, Focusable[]>();
    for (const one of all()) members.set(groupOf(one), [...(members.get(groupOf(one)) ?? []), one]);
    for (const [group, list] of members) {
      const stop = list.find((one) => one === last.get(group)) ?? list[0];
      for (const one of list) {
        const index = one === stop ? '0' : '-1';
        if (one.getAttribute('tabindex') !== index) one.setAttribute('tabindex', index);
      }
    }
  };
  const enter = (event: Event) => {
    const one = (event.target as Element).closest(selector);
    if (one === null || !root.contains(one)) return;
    last.set(groupOf(one), one);
    tidy();
  };
  const press = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    const from = (event.target as Element).closest(selector);
    if (way === undefined || from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const group = groupOf(from);
    const next = towards(
      from,
      all().filter((one) => groupOf(one) === group),
      way,
    );
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };

  const watch = new MutationObserver(tidy);
  watch.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'role', 'class'],
  });
  root.addEventListener('focusin', enter);
  root.addEventListener('keydown', press as EventListener);
  tidy();
  onCleanup(() => {
    watch.disconnect();
    root.removeEventListener('focusin', enter);
    root.removeEventListener('keydown', press as EventListener);
  });
}

/** In a closed dialog nothing can be reached. */
const isShown = (one: Focusable) => one.closest('dialog:not([open])') === null && !one.matches(':disabled');

/** The next element in this direction: near, and straight ahead rather than to the side. */
function towards(from: Element, list: readonly Focusable[], [dx, dy]: readonly [number, number]): Focusable | null {
  const middle = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: Focusable | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of list) {
    if (one === from) continue;
    const [ox, oy] = middle(one);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    if (ahead <= 0.5) continue;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
