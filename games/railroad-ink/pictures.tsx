/** Small pictures of the editions and expansions to choose from, each 120 by 80: a corner of the blueprint. */

import type { Pictured } from '@quai/kit/pictured.ts';
import { type JSX, Match, Switch } from 'solid-js';

const PAPER = '#1d4f8c';
const INK = '#f6f2df';
const YELLOW = '#f3df8f';

export const pictured: Pictured = {
  of: { edition: ['standard', 'french'], expansion: ['none', 'river', 'lake'] },
  picture: (option, value) => (
    <>
      <rect width="120" height="80" fill={PAPER} />
      <path d="M0 20H120M0 60H120M20 0V80M60 0V80M100 0V80" stroke="#3f73b3" />
      <Switch
        fallback={
          <>
            <path d="M30 0V28Q30 40 42 40H120" fill="none" stroke={INK} stroke-width="16" />
            <path d="M30 0V28Q30 40 42 40H120" fill="none" stroke={PAPER} stroke-width="11" />
            <path d="M30 0V28Q30 40 42 40H120" fill="none" stroke={YELLOW} stroke-width="2" stroke-dasharray="7 5" />
            <path d="M82 0V58" stroke={INK} stroke-width="3" />
            <path d="M82 0V58" stroke={INK} stroke-width="14" stroke-dasharray="3 6" />
            <Rounds count={7} />
          </>
        }
      >
        <Match when={option === 'edition'}>
          <Exits points={value === 'french' ? '44' : '45'} />
        </Match>
        <Match when={value === 'river'}>
          <path d="M-5 30Q25 8 55 36T125 34" fill="none" stroke="#9fd0f2" stroke-width="22" />
          <path d="M10 26q8-6 16 0M50 40q8 6 16 0M88 40q8 6 16 0" fill="none" stroke={PAPER} stroke-width="2.5" />
          <Rounds count={6} />
        </Match>
        <Match when={value === 'lake'}>
          <path
            d="M26 30C26 10 52 12 62 14C80 16 96 14 94 34C92 52 72 50 58 52C42 54 26 50 26 30Z"
            fill="#9fd0f2"
            stroke={INK}
            stroke-width="3"
          />
          <path d="M42 28q6-5 12 0M62 36q6 5 12 0" fill="none" stroke={PAPER} stroke-width="2.5" />
          <Rounds count={6} />
        </Match>
      </Switch>
    </>
  ),
};

/** A railway joins two exits; the points for twelve of them. */
function Exits(props: { points: string }): JSX.Element {
  return (
    <>
      <path d="M0 40H120" stroke={INK} stroke-width="3" />
      <path d="M4 40H116" stroke={INK} stroke-width="14" stroke-dasharray="3 7" />
      <path d="M0 31V49L-8 40ZM120 31V49L128 40Z" fill={INK} transform="translate(6 0) scale(.9 1)" />
      <circle cx="60" cy="40" r="23" fill={PAPER} stroke={YELLOW} stroke-width="3" />
      <text x="60" y="48" text-anchor="middle" font-size="23" font-weight="700" fill={YELLOW}>
        {props.points}
      </text>
    </>
  );
}

/** One die for each round. */
function Rounds(props: { count: number }): JSX.Element {
  return (
    <g transform={`translate(${(120 - props.count * 14 + 2) / 2} 61)`}>
      {Array.from({ length: props.count }, (_, round) => (
        <g transform={`translate(${round * 14} 0)`}>
          <rect width="12" height="12" rx="3" fill="#fffaee" />
          <path
            d={round % 2 === 0 ? 'M2 6H10M4 3.5V8.5M6 3.5V8.5M8 3.5V8.5' : 'M4 0V12M8 0V12'}
            stroke="#16324f"
            stroke-width="1.3"
          />
        </g>
      ))}
    </g>
  );
}
