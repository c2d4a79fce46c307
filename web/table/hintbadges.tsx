/** The numbers of the best moves where they would happen: on the board, or on what lies in the dock. */

import { createEffect, createSignal, For, type JSX, onCleanup } from 'solid-js';
import { Portal } from 'solid-js/web';

type Badge = Readonly<{ text: string; left: number; top: number }>;

export function HintBadges(props: { places: readonly (string | null)[] }): JSX.Element {
  const [badges, setBadges] = createSignal<readonly Badge[]>([], {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  createEffect(() => {
    // The board may be moved and zoomed while the hint is open.
    let frame = 0;
    const follow = () => {
      setBadges(badgesFor(props.places));
      frame = requestAnimationFrame(follow);
    };
    follow();
    onCleanup(() => cancelAnimationFrame(frame));
  });
  return (
    <Portal>
      <For each={badges()}>
        {({ text, left, top }) => (
          <span class="hint-badge" aria-hidden="true" style={{ left: `${left}px`, top: `${top}px` }}>
            {text}
          </span>
        )}
      </For>
    </Portal>
  );
}

/** Moves at the same place share a badge. */
function badgesFor(places: readonly (string | null)[]): Badge[] {
  const numbers = new Map<string, number[]>();
  for (const [rank, place] of places.entries())
    if (place !== null) numbers.set(place, [...(numbers.get(place) ?? []), rank + 1]);
  return [...numbers].flatMap(([place, ranks]) => {
    const name = CSS.escape(place);
    const part = document.querySelector(`.shell :is(button[data-offer="${name}"], [data-place="${name}"])`);
    const box = part?.getBoundingClientRect();
    const frame = part?.closest('[data-part]')?.getBoundingClientRect();
    if (box === undefined || frame === undefined || box.width === 0) return [];
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, INTO)];
    const inside = x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
    return inside ? [{ text: ranks.join(' '), left: Math.round(x), top: Math.round(y) }] : [];
  });
}

/** On a large element the badge sits near the upper edge. */
const INTO = 28;
