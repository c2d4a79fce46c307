/** Draws a report of `quai balance` as one SVG picture: bars with their intervals, one panel per list of figures. */

import { at } from '@quai/engine/at.ts';
import type { BalanceReport, Share } from './report.ts';

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly text: string;
  /** The ends of a confidence interval. */
  readonly between?: readonly [number, number];
}

type Panel = Readonly<{ title: string; bars: readonly Bar[] }>;

const WIDTH = 760;
const LEFT = 210;
const RIGHT = 150;
const LINE = 22;
const HEAD = 40;
const INK = '#222';
const FILL = '#5b8db8';

export function charts(report: BalanceReport): string {
  const panels = panelsOf(report).filter(({ bars }) => bars.length > 0);
  const heights = panels.map(({ bars }) => HEAD + bars.length * LINE);
  const tops = heights.map((_, i) => HEAD + heights.slice(0, i).reduce((sum, height) => sum + height, 0));
  const height = HEAD + heights.reduce((sum, one) => sum + one, 0) + LINE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="13" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="12" y="26" font-size="17" font-weight="bold">${escaped(`${report.game}, ${report.seats} seats, ${report.games} tables`)}</text>`,
    ...panels.map((panel, i) => drawPanel(panel, at(tops, i))),
    '</svg>',
    '',
  ].join('\n');
}

function panelsOf(report: BalanceReport): Panel[] {
  const share = (name: string, { wins, low, high }: Share): Bar => ({
    name,
    value: wins,
    text: percent(wins),
    between: [low, high],
  });
  return [
    {
      title: 'Wins',
      bars: [
        ...report.bySeat.map((one, place) => share(`place ${place + 1} in the order`, one)),
        ...Object.entries(report.byColour).map(([colour, one]) => share(colour, one)),
      ],
    },
    {
      title: 'Endings',
      bars: Object.entries(report.endings).map(([name, count]) => ({
        name,
        value: count / report.games,
        text: String(count),
      })),
    },
    {
      title: 'Share of the winner’s points',
      bars: Object.entries(report.lines).map(([name, { shareOfWinner, mean }]) => ({
        name,
        value: Math.max(0, shareOfWinner),
        text: `${percent(shareOfWinner)}, mean ${mean.toFixed(1)}`,
      })),
    },
    ...roundPanels(report),
  ];
}

/** One panel per figure, a bar per round, scaled to the largest mean. */
function roundPanels({ rounds }: BalanceReport): Panel[] {
  const names = [...new Set(rounds.flatMap((round) => Object.keys(round).filter((name) => name !== 'round')))];
  return names.map((name) => {
    const figures = rounds.flatMap(({ round, ...rest }) => {
      const figure = rest[name];
      return figure === undefined || typeof figure === 'number' ? [] : [{ round, ...figure }];
    });
    const largest = Math.max(...figures.map(({ mean }) => Math.abs(mean)), Number.EPSILON);
    return {
      title: `${name}, by round`,
      bars: figures.map(({ round, mean, median }) => ({
        name: `round ${round}`,
        value: Math.abs(mean) / largest,
        text: `mean ${mean.toFixed(2)}, median ${median}`,
      })),
    };
  });
}

function drawPanel({ title, bars }: Panel, top: number): string {
  const room = WIDTH - LEFT - RIGHT;
  const lines = bars.map(({ name, value, text, between }, i) => {
    const y = top + HEAD - 8 + i * LINE;
    const middle = y + LINE / 2;
    const interval =
      between === undefined
        ? ''
        : `<path d="M${x(between[0])} ${middle}H${x(between[1])}M${x(between[0])} ${y + 6}v10M${x(between[1])} ${y + 6}v10" stroke="${INK}" fill="none"/>`;
    return [
      `<text x="${LEFT - 8}" y="${middle + 4}" text-anchor="end">${escaped(name)}</text>`,
      `<rect x="${LEFT}" y="${y + 4}" width="${(value * room).toFixed(1)}" height="${LINE - 8}" fill="${FILL}"/>`,
      interval,
      `<text x="${WIDTH - RIGHT + 8}" y="${middle + 4}">${escaped(text)}</text>`,
    ].join('');
  });
  return `<text x="12" y="${top + 18}" font-weight="bold">${escaped(title)}</text>${lines.join('')}`;

  function x(share: number): string {
    return (LEFT + share * room).toFixed(1);
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
