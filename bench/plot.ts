/** Draws growth as one SVG: both axes are logarithmic, so proportional growth is a straight line. */

import { at } from '@quai/engine/at.ts';

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 60;
const RIGHT = 200;
const TOP = 44;
const BOTTOM = 40;
const COLOURS = ['#2f6fa7', '#b5522b', '#3b7d4f', '#7a4f9a'];

export function lineChart(title: string, steps: readonly string[], all: readonly Series[]): string {
  const values = all.flatMap(({ values }) => values);
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const x = (step: number) => LEFT + ((WIDTH - LEFT - RIGHT) * step) / Math.max(1, steps.length - 1);
  const y = (value: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - Math.log10(value))) / (high - low);
  const powers = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="13" fill="#222">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="12" y="26" font-size="16" font-weight="bold">${title}</text>`,
    ...powers.map(
      (power) =>
        `<path d="M${LEFT} ${y(power)}H${WIDTH - RIGHT}" stroke="#ddd"/><text x="${LEFT - 8}" y="${y(power) + 4}" text-anchor="end">${Number(power.toPrecision(1))}</text>`,
    ),
    ...steps.map((step, i) => `<text x="${x(i)}" y="${HEIGHT - 14}" text-anchor="middle">${step}</text>`),
    ...all.flatMap(({ name, values: own }, i) => {
      const colour = COLOURS[i % COLOURS.length];
      const end = at(own, own.length - 1);
      return [
        `<polyline points="${own.map((value, step) => `${x(step)},${y(value)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
        `<text x="${WIDTH - RIGHT + 8}" y="${y(end) + 4}" fill="${colour}">${name}: ${Number(end.toPrecision(2))}</text>`,
      ];
    }),
    '</svg>',
    '',
  ].join('\n');
}
