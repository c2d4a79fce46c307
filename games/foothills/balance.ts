/** What `quai balance` measures in FootHills: colours have different cards, and turns come in stretches of ten. */

import type { Balance } from '@quai/engine/balance.ts';
import type { GameEvent, Options } from '@quai/engine/contract.ts';
import type { FootHills } from './rules/rules.ts';
import { other, type State } from './rules/state.ts';

/** There are no rounds, so this many turns are reported together. */
const STRETCH = 10;

/** What is counted by seat, and what nobody does and is counted once: figures by their events. */
const BY_SEAT: Readonly<Record<string, string>> = {
  track: 'tracks',
  station: 'stations',
  scored: 'cards scored',
  ticket: 'tickets',
  took: 'resources',
};
const SHARED: Readonly<Record<string, string>> = { competitor: 'competitors', buffer: 'buffers' };

export const balance: Balance<FootHills, State> = {
  deals: ['seat1', 'seat2'].flatMap((first) =>
    ['blue-green', 'green-blue'].map((colours): Options => ({ first, colours })),
  ),
  order: ({ state }) => [state.first, other(state.first)],
  colours: ({ options }) => (options.colours === 'green-blue' ? ['green', 'blue'] : ['blue', 'green']),
  turns: ({ state }) => state.turns,
  rounds({ events }) {
    const rounds: Record<string, number[]>[] = [];
    let turn = 0;
    for (const event of events) {
      if (event.kind === 'turn') turn = Number(event.number);
      if (turn > 0) count(stretch(rounds, Math.floor((turn - 1) / STRETCH)), event);
    }
    return rounds;
  },
};

function stretch(rounds: Record<string, number[]>[], index: number): Record<string, number[]> {
  while (rounds.length <= index)
    rounds.push({
      ...Object.fromEntries(Object.values(BY_SEAT).map((figure) => [figure, [0, 0]])),
      ...Object.fromEntries(Object.values(SHARED).map((figure) => [figure, [0]])),
    });
  return rounds[index] ?? {};
}

function count(round: Record<string, number[]>, { kind, by }: GameEvent): void {
  const samples = round[BY_SEAT[kind] ?? SHARED[kind] ?? ''];
  if (samples !== undefined) samples[by ?? 0] = (samples[by ?? 0] ?? 0) + 1;
}
