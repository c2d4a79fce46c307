/** The recorded tables of FootHills: every ending, triggered by either seat, and several sets of lines. */

import type { PlayedTable, Wanted } from '@quai/table/test/wanted.ts';
import type { FootHills } from '../rules/rules.ts';
import { other, type State } from '../rules/state.ts';

type Played = PlayedTable<FootHills, State>;

export const wanted: readonly Wanted<FootHills, State>[] = [
  {
    name: 'buffers-first-seat',
    seats: 2,
    players: 'greedy',
    shows: (played) => triggered(played, 'buffers') === played.state.first,
  },
  {
    name: 'buffers-second-seat',
    seats: 2,
    options: { lines: 'III-VI', first: 'seat2' },
    players: 'greedy',
    shows: (played) => triggered(played, 'buffers') === other(played.state.first),
  },
  {
    name: 'competitors-first-seat',
    seats: 2,
    options: { lines: 'VII-VIII', colours: 'green-blue' },
    players: 'greedy',
    shows: (played) => triggered(played, 'competitors') === played.state.first,
  },
  {
    name: 'competitors-second-seat',
    seats: 2,
    options: { first: 'seat1' },
    players: ['greedy', 'random'],
    shows: (played) => triggered(played, 'competitors') === other(played.state.first),
  },
  {
    name: 'stalled',
    seats: 2,
    players: 'random',
    // FH-43: 40 turns in a row without a track, station or competitor.
    shows: (played) => triggered(played, 'stalled') !== undefined,
  },
  {
    name: 'tie',
    seats: 2,
    options: { lines: 'I-V' },
    players: 'greedy',
    shows: ({ standings }) => standings.every(({ rank }) => rank === 1),
  },
  {
    name: 'lines-I-II-closed',
    seats: 2,
    options: { lines: 'I-II' },
    players: 'greedy',
    // FH-7: no bonus token at all.
    shows: ({ standings }) => standings.every(({ lines }) => lines.every(({ id }) => id !== 'bonus')),
  },
  {
    name: 'line-IV-closed',
    seats: 2,
    options: { lines: 'II-IV', colours: 'green-blue' },
    players: ['random', 'greedy'],
    // FH-7: no summit token; the bonus token of line I is won.
    shows: ({ standings }) =>
      standings.every(({ lines }) => lines.every(({ id }) => id !== 'summit')) &&
      standings.some(({ lines }) => lines.some(({ id }) => id === 'bonus')),
  },
  {
    name: 'summit-and-both-bonuses',
    seats: 2,
    options: { lines: 'V-VI' },
    players: 'greedy',
    shows: ({ standings }) => {
      const lines = standings.flatMap((row) => row.lines.map(({ id }) => id));
      return lines.includes('summit') && lines.filter((id) => id === 'bonus').length === 2;
    },
  },
];

/** The seat in whose turn the end was triggered, if that was why. */
function triggered({ events }: Played, why: string): number | undefined {
  const event = events.find(({ kind }) => kind === 'triggered')!;
  return event.why === why ? event.by! : undefined;
}
