/** A game as a small railway poster: flat shapes, few colours, one strong silhouette. */

import type { JSX } from 'solid-js';

const WIDTH = 320;
const HEIGHT = 130;

/** Each draws into 320 x 130. All of them are on the home page, so they come with it. */
const posters = import.meta.glob<() => JSX.Element>('../../games/*/poster.tsx', { eager: true, import: 'default' });

export function Poster(props: { game: string; title: string }): JSX.Element {
  const draw = posters[`../../games/${props.game}/poster.tsx`];
  return (
    <svg class="poster" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {draw === undefined ? <PlainPoster title={props.title} /> : draw()}
    </svg>
  );
}

/** For a game without a poster: its title above a track, in a colour of its own. */
function PlainPoster(props: { title: string }): JSX.Element {
  const hue = () => [...props.title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0);
  /** A long title is set smaller, so that it fits. */
  const size = () => Math.min(44, (1.6 * (WIDTH - 40)) / Math.max(1, props.title.length));
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={`hsl(${hue()} 35% 32%)`} />
      <path d="M0 108H320" stroke="#f6f2df" stroke-width="14" stroke-dasharray="5 9" />
      <path d="M0 104H320M0 112H320" stroke="#f6f2df" stroke-width="2" />
      <text x={WIDTH / 2} y="72" text-anchor="middle" font-size={String(size())} font-weight="700" fill="#f6f2df">
        {props.title}
      </text>
    </>
  );
}
