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

const cloud = (x: number, y: number, size = 1) => (
  <path
    class="cloud"
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M-26 6 Q-28 -2 -18 -2 Q-14 -10 -4 -7 Q4 -12 12 -5 Q24 -5 24 6 Z"
  />
);
/** A mountain with a lit and a dark side. */
const peak = (x: number, top: number, half: number) => (
  <path class="shade" d={`M${x} ${top} L${x + half} 100 H${x - half * 0.15} Z`} />
);
/** Terraces of a slate quarry. */
const quarry = (x: number) => (
  <path
    class="slate-steps"
    d={`M${x} 80 V68 H${x + 26} V58 H${x + 52} V48 H${x + 92} V58 H${x + 120} V68 H${x + 150} V80 Z M${x + 8} 74 H${x + 142} M${x + 34} 64 H${x + 112}`}
  />
);
/** A castle with battlements. */
const castle = (x: number) => (
  <path
    class="stonework"
    d={`M${x} 76 V50 h4 v-4 h4 v4 h4 v-4 h4 v4 h4 V60 H${x + 44} V42 h4 v-4 h4 v4 h4 v-4 h4 v4 h4 V60 H${x + 92} V52 h4 v-4 h4 v4 h4 v-4 h4 v4 V76 Z`}
  />
);
/** A small train that climbs. */
const climbing = (x: number, y: number) => (
  <g transform={`translate(${x} ${y}) rotate(-16)`}>
    <path class="engine" d="M-12 0 V-7 H-4 V-11 H2 V0 Z M4 0 V-9 H20 V0 Z" />
    <path class="smoke" d="M-9 -10 q-6 -4 -12 -1 q-8 -5 -14 1" />
  </g>
);

const SCENES: readonly Scene[] = [
  {
    kind: 'slate',
    far: 'M0 58 L70 26 L130 46 L230 8 L330 50 L420 24 L520 54 L660 12 L760 44 L880 18 L1000 52 L1100 22 L1200 46 V100 H0 Z',
    near: 'M0 80 L130 62 L270 80 L430 58 L600 82 L760 64 L930 80 L1080 60 L1200 78 V100 H0 Z',
    more: () => (
      <>
        {peak(230, 8, 52)}
        {peak(660, 12, 58)}
        {peak(1100, 22, 46)}
        {cloud(480, 18)}
        {cloud(960, 16, 1.2)}
        {quarry(860)}
        {viaduct(1050, 4)}
      </>
    ),
  },
  {
    kind: 'forest',
    far: 'M0 56 Q120 10 260 44 T520 36 T800 30 T1040 46 T1200 24 V100 H0 Z',
    near: 'M0 76 Q160 54 320 76 T640 74 T960 68 T1200 78 V100 H0 Z',
    more: () => (
      <>
        {cloud(620, 18, 1.1)}
        {cloud(1090, 16)}
        {castle(40)}
        {trees([
          [210, 60],
          [228, 56],
          [392, 62],
          [410, 58],
          [560, 64],
          [724, 60],
          [742, 56],
          [760, 62],
          [820, 60],
          [838, 64],
          [854, 58],
          [872, 64],
          [1000, 62],
          [1018, 58],
          [1034, 64],
          [1120, 66],
          [1136, 62],
        ])}
      </>
    ),
  },
  {
    kind: 'lake',
    far: 'M0 52 Q150 6 320 42 T640 30 T960 40 T1200 18 V100 H0 Z',
    near: 'M0 72 H1200 V100 H0 Z',
    more: () => (
      <>
        {cloud(300, 14)}
        {cloud(860, 16, 1.2)}
        <path class="wave" d="M820 82 h40 M880 90 h60 M980 80 h50 M1060 92 h70 M60 86 h50 M420 92 h60 M620 82 h40" />
        <path class="sail" d="M1000 76 L1000 50 L1018 74 Z M996 76 L996 56 L982 74 Z M988 78 H1026 L1018 85 H996 Z" />
        <path class="bank" d="M0 72 Q60 64 130 72 Z M700 72 Q790 60 900 72 Z" />
        {trees([
          [750, 56],
          [766, 52],
          [840, 56],
        ])}
      </>
    ),
  },
  {
    kind: 'summit',
    far: 'M0 80 L120 54 L230 68 L400 34 L520 56 L690 24 L780 44 L930 2 L1040 44 L1110 26 L1200 60 V100 H0 Z',
    near: 'M0 92 L200 72 L420 86 L640 66 L820 82 L1010 62 L1200 82 V100 H0 Z',
    more: () => (
      <>
        {cloud(560, 18)}
        {cloud(1120, 14, 0.9)}
        {peak(930, 2, 96)}
        {peak(400, 34, 60)}
        <path
          class="snow"
          d="M930 2 L900 24 L914 21 L924 32 L936 22 L948 30 L958 24 Z M690 24 L676 34 L690 32 L704 35 Z"
        />
        {climbing(1020, 66)}
        <path class="rack" d="M960 84 L1060 54" />
      </>
    ),
  },
  {
    kind: 'lake',
    far: 'M0 60 Q200 22 400 52 T800 42 T1200 46 V100 H0 Z',
    near: 'M0 74 H1200 V100 H0 Z',
    more: () => (
      <>
        {cloud(700, 18, 1.2)}
        {cloud(1050, 14)}
        <path class="wave" d="M560 84 h50 M640 92 h60 M760 84 h50 M880 92 h60 M980 84 h50 M1080 92 h60" />
        <path class="bank" d="M0 100 V86 Q200 76 420 88 L460 100 Z M840 74 Q960 62 1100 74 Z" />
        {trees([
          [930, 56],
          [948, 52],
          [1010, 56],
        ])}
        <path class="sail" d="M700 80 L700 58 L715 78 Z M690 81 H724 L717 87 H697 Z" />
      </>
    ),
  },
  {
    kind: 'vale',
    far: 'M0 50 Q140 12 300 44 T620 28 T900 44 T1200 18 V100 H0 Z',
    near: 'M0 80 Q180 58 380 78 T760 72 T1100 78 T1200 70 V100 H0 Z',
    more: () => (
      <>
        {cloud(210, 16)}
        {cloud(1000, 16, 1.1)}
        {viaduct(560, 6)}
        {trees([
          [120, 56],
          [136, 52],
          [470, 62],
          [840, 62],
          [856, 58],
          [1160, 58],
          [1176, 62],
        ])}
        {sheep([
          [330, 72],
          [352, 76],
          [930, 70],
        ])}
      </>
    ),
  },
  {
    kind: 'shore',
    far: 'M0 50 Q100 30 240 50 L420 46 L700 58 H1200 V100 H0 Z',
    near: 'M0 100 V78 Q160 66 330 80 T640 88 L760 100 Z',
    more: () => (
      <>
        {cloud(560, 18, 1.2)}
        {cloud(1060, 20)}
        <path class="wave" d="M700 74 h60 M820 84 h60 M920 74 h50 M1010 88 h70 M1100 74 h50" />
        <path class="sail" d="M940 70 L940 38 L962 68 Z M934 70 L934 46 L920 68 Z M926 72 H972 L964 80 H934 Z" />
        <path
          class="bridge"
          d="M430 60 H1200 M470 60 V84 M520 60 V88 M570 60 V92 M620 60 V94 M670 60 V96 M720 60 V96 M770 60 V96 M820 60 V96 M870 60 V96 M1020 60 V96 M1070 60 V96 M1120 60 V96 M1170 60 V96"
        />
      </>
    ),
  },
  {
    kind: 'gorge',
    far: 'M0 40 L160 20 L300 50 L430 14 L600 48 L760 10 L900 52 L1040 16 L1200 42 V100 H0 Z',
    near: 'M0 78 Q120 58 280 80 T600 68 L780 74 L800 100 H840 L860 76 T1050 78 T1200 64 V100 H0 Z',
    more: () => (
      <>
        {cloud(340, 16)}
        {cloud(1120, 16)}
        {peak(430, 14, 60)}
        {peak(1040, 16, 60)}
        <path class="fall" d="M812 70 V100 M820 66 V100 M828 70 V100" />
        <path class="stonework" d="M768 70 H872 V78 H858 A38 30 0 0 0 782 78 H768 Z M774 56 H866 V62 H774 Z" />
        {sheep([
          [940, 72],
          [968, 76],
          [1070, 72],
        ])}
        {trees([
          [720, 54],
          [738, 58],
          [900, 56],
        ])}
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
