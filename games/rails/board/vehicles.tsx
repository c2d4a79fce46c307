/** The small drawings on cards: a wagon of its own for every colour, in a city a vehicle; a locomotive or a bike for wild cards. */

import type { JSX } from 'solid-js';
import type { Board } from '../rules/board.ts';

/** 48 by 30, wheels on a line at 27. `body` is drawn in the ink of the card, `light` in its colour upon it. */
interface Vehicle {
  readonly body: string;
  readonly light: string;
  /** Strokes in ink, such as the frame of a bike. */
  readonly lines?: string;
}

const wheel = (x: number, r = 3) => `M${x - r} ${27 - r}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;
const wheels = (...xs: readonly number[]) => xs.map((x) => wheel(x)).join('');
const windows = (y: number, wide: number, high: number, ...xs: readonly number[]) =>
  xs.map((x) => `M${x} ${y}h${wide}v${high}h-${wide}z`).join('');
const BOGIES = wheels(10, 16, 32, 38);
const SOLE = 'M3 21h42v2.5h-42z';

const WAGONS: readonly Vehicle[] = [
  // A coach
  {
    body: `M3 9q0-3 3-3h36q3 0 3 3v12h-42z${SOLE}${BOGIES}`,
    light: windows(10, 4.5, 5, 6, 13, 20, 27, 34, 40),
  },
  // A tank wagon
  { body: `M6 9h36q4 0 4 6t-4 6h-36q-4 0-4-6t4-6zM20 5h8v4h-8z${SOLE}${BOGIES}`, light: 'M5 14h38v1.6h-38z' },
  // A box wagon
  {
    body: `M4 6h40v15h-40z${SOLE}${BOGIES}`,
    light: 'M18 8h12v12h-12zM8 8h1.4v11h-1.4zM12 8h1.4v11h-1.4zM35 8h1.4v11h-1.4zM39 8h1.4v11h-1.4z',
  },
  // A refrigerated wagon with a hatch at each end
  {
    body: `M4 8h40v13h-40zM8 5h7v3h-7zM33 5h7v3h-7z${SOLE}${BOGIES}`,
    light: 'M24 9.5v10M19.7 12l8.6 5M28.3 12l-8.6 5',
  },
  // Logs on a flat wagon
  {
    body: `${wheelAt(12, 17)}${wheelAt(20, 17)}${wheelAt(28, 17)}${wheelAt(36, 17)}${wheelAt(16, 10)}${wheelAt(24, 10)}${wheelAt(32, 10)}${SOLE}${BOGIES}`,
    light: [
      [12, 17],
      [20, 17],
      [28, 17],
      [36, 17],
      [16, 10],
      [24, 10],
      [32, 10],
    ]
      .map(([x, y]) => `M${(x ?? 0) - 1.2} ${y}a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0z`)
      .join(''),
  },
  // A hopper wagon
  { body: `M3 6h42l-6 15h-30z${SOLE}${BOGIES}`, light: 'M12 8l2.5 11M20 8l1 11M28 8l-1 11M36 8l-2.5 11' },
  // Coal in an open wagon
  {
    body: `M4 12q5-6 10-4q5-5 10-1q6-4 10 1q6-1 10 4zM3 12h42v9h-42z${SOLE}${BOGIES}`,
    light: 'M12 13.5v7M24 13.5v7M36 13.5v7',
  },
  // A brake van with a stove
  {
    body: `M6 9h36v12h-36zM16 4h14v5h-14zM35 3h3v6h-3z${SOLE}${BOGIES}`,
    light: windows(12, 5, 5, 10, 33) + windows(5.5, 4, 2.5, 18, 24),
  },
  // A cattle wagon
  { body: `M4 6h40v15h-40z${SOLE}${BOGIES}`, light: 'M6 9h36M6 12.5h36M6 16h36M24 7v13' },
];

const CITY: readonly Vehicle[] = [
  // A streetcar
  {
    body: `M6 8h36q3 0 4 13h-44q1-13 4-13z${SOLE}${wheels(15, 33)}`,
    light: windows(11, 5, 5, 8, 15, 22, 29, 36),
    lines: 'M20 8l4-5l4 5',
  },
  // A double-decker
  {
    body: `M6 3h36q3 0 3 3v17h-42v-17q0-3 3-3z${wheels(13, 35)}`,
    light: windows(6, 5, 4, 7, 14, 21, 28, 35) + windows(13.5, 5, 4.5, 14, 21, 28, 35),
  },
  // A train of the ring
  {
    body: `M10 7h32q4 0 4 4v12h-44v-5q3-11 8-11z${BOGIES}`,
    light: 'M9 10h5v6h-7.5zM18 10h6v6h-6zM27 10h6v6h-6zM36 10h6v6h-6z',
  },
  // A bus
  {
    body: `M5 8h36q3 0 4 6l.5 9h-43v-12q0-3 2.5-3z${wheels(13, 36)}`,
    light: `${windows(11, 5.5, 5, 6, 13.5, 21, 28.5)}M36 11h4l1.5 5h-5.5z`,
  },
  // A steamer on the Spree
  {
    body: 'M2 19h44l-5 7h-34zM9 12h26v7h-26zM24 3h5v9h-5z',
    light: windows(14, 4, 2.6, 12, 18, 24, 30),
    lines: 'M2 29q4-2 8 0t8 0t8 0t8 0t8 0',
  },
  // A taxi
  {
    body: `M3 16q0-2 3-2l4-1q4-6 8-6h10q4 0 8 6l6 1q4 1 4 4v5h-43z${wheels(13, 36)}M20 4h8v3h-8z`,
    light: 'M15 13q2-4 4-4h4v4zM25 9h3q3 0 5 4h-8z',
  },
];

const LOCOMOTIVE: Vehicle = {
  body: `M4 4h14v3h-2v4h16v-5h-2v-2h7v2h-2v5h3q4 0 4 4v6h-38v-14h-2z${wheel(11, 4)}${wheel(21, 4)}${wheel(31, 4)}${wheel(39, 2.6)}M42 21h5l-3 5h-2z`,
  light: 'M8 9h6v5h-6z',
};

const BIKE: Vehicle = {
  body: '',
  light: '',
  lines:
    'M4 20a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM30 20a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM11 20l6-11h14l-9 11zM17 9l5 11M31 9l6 11M31 9l-1-4h5M14 7h6',
};

function wheelAt(x: number, y: number): string {
  return `M${x - 3.7} ${y}a3.7 3.7 0 1 1 7.4 0a3.7 3.7 0 1 1-7.4 0z`;
}

function vehicleOf({ edition, wild }: Board, kind: number): Vehicle {
  const inCity = edition.cards.wild.id === 'bike';
  if (kind === wild) return inCity ? BIKE : LOCOMOTIVE;
  const set = inCity ? CITY : WAGONS;
  return set[kind % set.length] ?? LOCOMOTIVE;
}

export function Picture(props: { board: Board; kind: number }): JSX.Element {
  const vehicle = vehicleOf(props.board, props.kind);
  return (
    <svg class="picture" viewBox="0 0 48 30" aria-hidden="true">
      <path class="body" d={vehicle.body} />
      <path class="light" d={vehicle.light} />
      <path class="lines" d={vehicle.lines} />
    </svg>
  );
}
