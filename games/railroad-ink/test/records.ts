/** Recorded games of Railroad Ink: every option and edition, from one seat to twelve, and how wins are decided. */

import { at } from '@quai/engine/at.ts';
import type { Options, Standing } from '@quai/engine/contract.ts';
import { LogFault, replay } from '@quai/table/log.ts';
import type { PlayedTable, Wanted } from '@quai/table/test/wanted.ts';
import type { Edition } from '../edition.ts';
import { game } from '../game.ts';
import type { InkRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

type Played = PlayedTable<InkRules, State>;

export const wanted: readonly Wanted<InkRules, State>[] = [
  {
    name: 'alone',
    seats: 1,
    players: 'greedy',
    shows: ({ standings }) => points(at(standings, 0), 'exits') >= 20,
  },
  {
    name: 'alone-lake-french',
    seats: 1,
    edition: 'french',
    options: { expansion: 'lake' },
    players: 'greedy',
    shows: ({ standings }) => points(at(standings, 0), 'expansion') > 3,
  },
  {
    name: 'two-french',
    seats: 2,
    edition: 'french',
    players: ['greedy', 'random'],
    shows: ({ state }) => state.boards.every(({ crossed }) => crossed !== 0),
  },
  {
    name: 'two-trail',
    seats: 2,
    options: { longest: 'trail' },
    players: 'random',
    // RI-15: entering a space twice makes the way longer than any simple path.
    shows: (played) => longerThan(played, { longest: 'simple' }),
  },
  {
    name: 'four-river',
    seats: 4,
    options: { expansion: 'river' },
    players: ['greedy', 'random', 'greedy', 'random'],
    shows: ({ standings }) => standings.some((row) => points(row, 'expansion') >= 8),
  },
  {
    name: 'six-river-trail-french',
    seats: 6,
    edition: 'french',
    options: { expansion: 'river', longest: 'trail' },
    players: 'random',
    shows: (played) => longerThan(played, { expansion: 'river', longest: 'simple' }),
  },
  {
    name: 'six-lake',
    seats: 6,
    options: { expansion: 'lake' },
    players: 'random',
    shows: ({ events }) => events.some(({ flooded }) => Array.isArray(flooded) && flooded.length > 0),
  },
  {
    name: 'two-lake-water-meets',
    seats: 2,
    options: { expansion: 'lake', water: 'meet' },
    players: 'random',
    shows: (played) => !playsWith(played, { expansion: 'lake', water: 'apart' }),
  },
  {
    name: 'four-lake-trail-water-meets-french',
    seats: 4,
    edition: 'french',
    options: { expansion: 'lake', longest: 'trail', water: 'meet' },
    players: ['greedy', 'random', 'random', 'random'],
    shows: (played) => !playsWith(played, { expansion: 'lake', longest: 'trail', water: 'apart' }),
  },
  {
    name: 'twelve',
    seats: 12,
    players: 'random',
    shows: ({ standings }) => new Set(standings.map(({ rank }) => rank)).size > 8,
  },
  {
    name: 'fewest-false-routes-win',
    seats: 4,
    players: 'greedy',
    shows: ({ standings }) => {
      const [first, second] = bestFirst(standings);
      return first!.total === second!.total && second!.rank === 2;
    },
  },
  {
    name: 'shared-win',
    seats: 2,
    players: 'greedy',
    shows: ({ standings }) => standings.every(({ rank }) => rank === 1),
  },
  {
    name: 'below-nothing',
    seats: 2,
    players: ['random', 'greedy'],
    shows: ({ standings }) => at(standings, 0).total < 0,
  },
];

const points = ({ lines }: Standing, id: string): number => lines.find((line) => line.id === id)!.points;

const bestFirst = (standings: readonly Standing[]): Standing[] => [...standings].sort((a, b) => a.rank - b.rank);

/** The same table under other options. */
function under({ table }: Played, options: Options): InkRules {
  const edition = game.readEdition(game.editions[table.setup.edition.id]);
  if (!edition.ok) throw new Error(edition.problems.join());
  const all = { expansion: 'none', longest: 'simple', water: 'apart', flood: 'always', ...options };
  return game.open(edition.value as Edition, all, table.rules.seats) as InkRules;
}

function longerThan(played: Played, options: Options): boolean {
  const others = under(played, options).standings(played.state);
  return played.standings.some(({ total }, seat) => total > at(others, seat).total);
}

function playsWith(played: Played, options: Options): boolean {
  try {
    replay(under(played, options), played.table.setup, played.table.entries);
    return true;
  } catch (error) {
    if (error instanceof LogFault) return false;
    throw error;
  }
}
