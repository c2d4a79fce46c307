/** What `quai balance` measures in Last Train to Wensleydale: the books of each round. */

import type { Balance, PlayedTable } from '@quai/engine/balance.ts';
import type { GameEvent, Seat } from '@quai/engine/contract.ts';
import { EACH_INFLUENCE, EACH_LOAD, INFLUENCE_NAMES, PIECE_NAMES } from './rules/kinds.ts';
import type { WensleydaleRules } from './rules/rules.ts';
import type { State } from './rules/state.ts';

type Played = PlayedTable<WensleydaleRules, State>;

export const balance: Balance<WensleydaleRules, State> = {
  // The first seat is drawn, so the order of play differs from table to table by itself.
  order: ({ events }) => (events.find(({ kind }) => kind === 'seatOrder')?.order as Seat[] | undefined) ?? [],
  rounds(played) {
    const rounds: Record<string, number[]>[] = [];
    for (const event of played.events) {
      if (event.kind === 'phase' && event.phase === 1) rounds.push(blank(played));
      const round = rounds.at(-1);
      if (round !== undefined) note(played, round, event);
    }
    for (const round of rounds) finish(round);
    return rounds;
  },
};

/** What is noted of every seat in every round. `position` is where its disc stands on the profit/loss track afterwards. */
const FIGURES = [
  'income',
  'upkeep',
  'lost at the cap',
  'at the cap',
  'losses',
  'position',
  'links',
  'sold',
  'trains',
  'bids',
];

const loaded = (piece: number) => `loads ${PIECE_NAMES[piece]}`;
const influence = (kind: number) => `influence ${INFLUENCE_NAMES[kind]}`;

function blank({ rules }: Played): Record<string, number[]> {
  const names = [...FIGURES, ...EACH_LOAD.map(loaded), ...EACH_INFLUENCE.map(influence)];
  return Object.fromEntries(names.map((name) => [name, new Array<number>(rules.seats).fill(0)]));
}

function note({ rules }: Played, round: Record<string, number[]>, event: GameEvent): void {
  const { kind, by } = event;
  const add = (name: string, amount: number) => {
    const samples = round[name];
    if (samples !== undefined && by !== null) samples[by] = (samples[by] ?? 0) + amount;
  };
  switch (kind) {
    case 'profit': {
      const [income, upkeep, from, to] = [event.income, event.upkeep, event.from, event.to].map(Number) as [
        number,
        number,
        number,
        number,
      ];
      add('income', income);
      add('upkeep', upkeep);
      add('losses', income < upkeep ? 1 : 0);
      add('lost at the cap', Math.max(0, from + income - upkeep - to));
      add('at the cap', to === rules.tables.profitMax ? 1 : 0);
      add('position', to);
      break;
    }
    case 'link':
      add('links', 1);
      break;
    case 'takeover':
      add('sold', (event.line as readonly number[]).length);
      break;
    case 'bought':
      add('trains', 1);
      break;
    case 'won':
      add('bids', Number(event.cubes));
      break;
    case 'loaded':
      add(loaded(Number(event.piece)), 1);
      break;
    case 'influence':
      // Only what is gained.
      add(influence(Number(event.influence)), Math.max(0, Number(event.to) - Number(event.from)));
      break;
  }
}

/** Of the whole table: how many of the four kinds somebody loaded, and whether all. */
function finish(round: Record<string, number[]>): void {
  const kinds = EACH_LOAD.filter((piece) => round[loaded(piece)]?.some((count) => count > 0)).length;
  round['kinds loaded'] = [kinds];
  round['all kinds loaded'] = [kinds === EACH_LOAD.length ? 1 : 0];
}
