/** The emblem of a seat: six shapes in six colours, and the same in outline for seats 7 to 12. Told apart without colour. */

import type { JSX } from 'solid-js';

/** Wheel, lamp, bell, key, whistle, crown, in a square of 24. */
const SHAPES: readonly string[] = [
  'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14z M12 5v14 M5 12h14 M7 7l10 10 M17 7L7 17',
  'M9 10h6l1.5 8h-9z M9.5 10a2.5 3.5 0 0 1 5 0 M12 3v3.5 M7 20h10',
  'M12 4v2 M6.5 16c1.5-1.500 1.500-9 5.500-10c4 1 4 8.500 5.500 10z M10.500 18.500a1.700 1.700 0 0 0 3 0',
  'M8 8.500a3.500 3.500 0 1 0 .1 0z M10.500 13.500L18 19 M15.500 17.200l2-2.500',
  'M4 10h11a4.500 4.500 0 1 1-4.400 5.500L4 13.500z M15 6.500l1-2.500',
  'M5 17l-1-9l4.500 4L12 5.500L15.500 12L20 8l-1 9z M5 19.500h14',
];

export function Emblem(props: {
  seat: number;
  /** The colour of the seat's pieces and an ink to draw on it, where the game has its own. */
  look?: Readonly<{ colour: string; ink: string }> | undefined;
}): JSX.Element {
  const outlined = () => props.seat >= SHAPES.length;
  return (
    <svg
      class={`seat-emblem seat-${props.seat % SHAPES.length}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={props.look === undefined ? {} : { '--seat': props.look.colour }}
    >
      <circle
        cx="12"
        cy="12"
        r="11"
        style={{ fill: outlined() ? 'var(--card)' : 'var(--seat)', stroke: 'var(--seat)', 'stroke-width': '2' }}
      />
      <path
        d={SHAPES[props.seat % SHAPES.length]!}
        style={{
          fill: 'none',
          stroke: outlined() ? 'var(--ink)' : (props.look?.ink ?? '#fffaee'),
          'stroke-width': '1.8',
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }}
      />
    </svg>
  );
}
