/** A strip of landscape for each line, as seen from a carriage window. Flat shapes; nothing in them has a meaning. */

import { For, type JSX } from 'solid-js';

/** Far hills, near hills and what stands before them, on a strip of 1200 by 100. */
interface Scene {
  readonly kind: string;
  readonly far: string;
  readonly near: string;
  readonly more?: () => JSX.Element;
}

const tree = (x: number, y: number, size = 1) => (
  <path class="tree" d={`M${x} ${y} l${-5 * size} ${14 * size} h${10 * size} Z`} />
);
const trees = (list: readonly (readonly [number, number])[]) => <For each={list}>{([x, y]) => tree(x, y)}</For>;
/** Arches with a parapet. */
const viaduct = (x: number, arches: number) => (
  <path
    class="stonework"
    d={`M${x} 62 H${x + arches * 28 + 8} V100 ${Array.from({ length: arches }, (_, i) => {
      const right = x + (arches - i) * 28;
      return `H${right} V84 A10 10 0 0 0 ${right - 20} 84 V100`;
    }).join(' ')} H${x} Z`}
  />
);
const sheep = (list: readonly (readonly [number, number])[]) => (
  <For each={list}>
    {([x, y]) => <path class="sheep" d={`M${x} ${y} h8 v4 h-8 Z m-3 0 h3 v3 h-3 Z m4 4 v3 m3 -3 v3`} />}
  </For>
);

const SCENES: readonly Scene[] = [
  {
    kind: 'slate',
    far: 'M0 60 L90 22 L170 50 L260 14 L350 48 L460 26 L560 54 L690 18 L790 46 L900 24 L1010 52 L1110 30 L1200 48 V100 H0 Z',
    near: 'M0 84 L120 64 L260 82 L420 60 L600 84 L760 66 L930 82 L1080 62 L1200 80 V100 H0 Z',
    more: () => (
      <path class="stonework" d="M1040 100 V78 H1052 V86 H1064 V70 H1078 V100 Z M1100 100 V84 H1130 V100 Z" />
    ),
  },
  {
    kind: 'forest',
    far: 'M0 56 Q120 16 260 46 T520 40 T800 34 T1040 48 T1200 30 V100 H0 Z',
    near: 'M0 78 Q160 56 320 78 T640 76 T960 70 T1200 80 V100 H0 Z',
    more: () =>
      trees([
        [820, 60],
        [838, 64],
        [854, 58],
        [872, 64],
        [1000, 62],
        [1018, 58],
        [1034, 64],
        [1120, 66],
        [1136, 62],
      ]),
  },
  {
    kind: 'lake',
    far: 'M0 52 Q150 14 320 44 T640 36 T960 42 T1200 26 V100 H0 Z',
    near: 'M0 74 H1200 V100 H0 Z',
    more: () => (
      <>
        <path class="wave" d="M820 82 h40 M880 90 h60 M980 82 h50 M1060 92 h70 M60 86 h50 M420 92 h60" />
        <path class="sail" d="M1000 76 L1000 54 L1016 74 Z M992 78 H1024 L1018 84 H998 Z" />
      </>
    ),
  },
  {
    kind: 'summit',
    far: 'M0 80 L180 50 L330 66 L560 34 L700 52 L900 4 L1000 40 L1080 26 L1200 62 V100 H0 Z',
    near: 'M0 92 L200 74 L420 88 L640 68 L820 82 L1010 60 L1200 84 V100 H0 Z',
    more: () => <path class="snow" d="M900 4 L878 20 L890 18 L898 26 L908 18 L922 24 Z" />,
  },
  {
    kind: 'lake',
    far: 'M0 60 Q200 30 400 54 T800 46 T1200 50 V100 H0 Z',
    near: 'M0 76 H1200 V100 H0 Z',
    more: () => (
      <>
        <path class="wave" d="M560 84 h50 M640 92 h60 M760 86 h50 M880 92 h60 M980 84 h50 M1080 92 h60" />
        <path class="bank" d="M0 100 V88 Q200 78 420 90 L460 100 Z" />
      </>
    ),
  },
  {
    kind: 'vale',
    far: 'M0 50 Q140 20 300 46 T620 34 T900 46 T1200 24 V100 H0 Z',
    near: 'M0 82 Q180 60 380 80 T760 74 T1100 80 T1200 72 V100 H0 Z',
    more: () => (
      <>
        {viaduct(640, 4)}
        {trees([
          [840, 70],
          [856, 66],
          [1160, 62],
          [1176, 66],
        ])}
      </>
    ),
  },
  {
    kind: 'shore',
    far: 'M0 58 Q100 40 240 56 L420 52 L700 60 H1200 V100 H0 Z',
    near: 'M0 100 V80 Q160 70 330 82 T640 88 L760 100 Z',
    more: () => (
      <>
        <path class="wave" d="M700 74 h60 M820 84 h60 M920 74 h50 M1010 88 h70 M1100 76 h50" />
        <path class="sail" d="M940 66 L940 44 L956 64 Z M932 68 H964 L958 74 H938 Z" />
      </>
    ),
  },
  {
    kind: 'gorge',
    far: 'M0 40 L160 26 L300 52 L430 20 L600 50 L760 16 L900 54 L1040 22 L1200 44 V100 H0 Z',
    near: 'M0 80 Q120 60 280 82 T600 70 T900 84 T1200 66 V100 H0 Z',
    more: () => (
      <>
        {sheep([
          [860, 76],
          [888, 80],
          [1010, 72],
        ])}
        <path class="fall" d="M760 30 V70" />
      </>
    ),
  },
];

export function Scenery(props: { line: number }): JSX.Element {
  const scene = () => SCENES[props.line % SCENES.length]!;
  return (
    <svg
      class={`scenery ${scene().kind}`}
      viewBox="0 0 1200 100"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path class="far" d={scene().far} />
      <path class="near" d={scene().near} />
      {scene().more?.()}
    </svg>
  );
}
