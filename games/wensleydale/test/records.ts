/** The recorded tables of Last Train to Wensleydale: both numbers of seats, and both ends of the tracks. */

import { noChance } from '@quai/engine/chance.ts';
import type { GameEvent, Standing } from '@quai/engine/contract.ts';
import { moves, play } from '@quai/engine/play.ts';
import { pickOne, type Random, shuffle } from '@quai/engine/random.ts';
import type { PlayedTable, Policy, Wanted } from '@quai/table/test/wanted.ts';
import { eachPiece, piecesAt, refuseLoad } from '../rules/goods.ts';
import { CHEESE, RED, STONE } from '../rules/kinds.ts';
import { amountOf, BID, BUY, DONE, doing, LINK, LOAD, type Move, PASS, pieceOf, TAKE } from '../rules/moves.ts';
import { survey } from '../rules/network.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

type Played = PlayedTable<WensleydaleRules, State>;
type Seated = Policy<WensleydaleRules, State>;

const MOST_LINKS = 4;
const MOST_TRAINS = 2;

/** Bids low, builds short lines, loads what it can, stone first, and sells as much of its line as it may. */
const trader: Seated = policy('trader', (legal, rules, state, seat, random) => {
  const bids = legal.filter((move) => doing(move) === BID);
  if (bids.length > 0) {
    const least = Math.min(...bids.map(amountOf));
    return pickOne(
      bids.filter((move) => amountOf(move) === least),
      random,
    );
  }
  const link = bestLink(rules, state, seat, legal, random);
  if (link !== null) return link;
  const loads = legal.filter((move) => doing(move) === LOAD);
  if (loads.length > 0) return loads.find((move) => pieceOf(move) === STONE) ?? pickOne(loads, random);
  const trains = legal.filter((move) => doing(move) === BUY);
  if (trains.length > 0 && state.trainOwner.filter((owner) => owner === seat).length < MOST_TRAINS)
    return pickOne(trains, random);
  const sales = legal.filter((move) => doing(move) === TAKE);
  if (sales.length > 0) return pickOne(sales, random);
  return enough(legal) ?? pickOne(legal, random);
});

/** The link that brings most within reach; null if none can be laid, or the line is long and nothing more would come within reach. */
function bestLink(
  rules: WensleydaleRules,
  state: State,
  seat: number,
  legal: readonly Move[],
  random: Random,
): Move | null {
  let best: Move | null = null;
  let most = state.line.length === 0 ? -1 : withinReach(rules, state, seat);
  for (const move of shuffle([...legal], random)) {
    if (doing(move) !== LINK || state.line.length >= MOST_LINKS) continue;
    const after = rules.clone(state);
    play(rules, after, seat, move, noChance);
    const count = withinReach(rules, after, seat);
    if (count <= most) continue;
    most = count;
    best = move;
  }
  return best;
}

function withinReach({ tables }: WensleydaleRules, state: State, seat: number): number {
  let count = 0;
  survey(tables, state, seat);
  eachPiece(tables, state, (region, piece) => {
    if (refuseLoad(tables, state, region, piece) === null) count += piecesAt(tables, state, region, piece);
  });
  return count;
}

/** Never builds, buys or sells. */
const idler: Seated = policy(
  'idler',
  (legal, _rules, _state, _seat, random) => enough(legal) ?? pickOne(legal, random),
);

/** Pass or stop, where possible. */
const enough = (legal: readonly Move[]): Move | undefined =>
  legal.find((move) => doing(move) === PASS || doing(move) === DONE);

function policy(
  name: string,
  choose: (legal: readonly Move[], rules: WensleydaleRules, state: State, seat: number, random: Random) => Move,
): Seated {
  return {
    name,
    choose: (rules, state, seat, random) => choose(moves(rules, state, seat), rules, state, seat, random),
  };
}

export const wanted: readonly Wanted<WensleydaleRules, State>[] = [
  {
    name: 'three-seats',
    seats: 3,
    players: trader,
    shows: ({ standings }) => standings.every(({ total }) => total > 10),
  },
  {
    name: 'four-seats',
    seats: 4,
    players: trader,
    shows: ({ standings }) => standings.every(({ total }) => total > 5),
  },
  {
    name: 'end-of-the-track',
    seats: 3,
    players: ['random', 'random', trader],
    // WD-24: losses stop at -13.
    shows: (played) =>
      played.standings.some((row) => profitOf(row) === -13) &&
      profits(played).some((by) => by.to === -13 && by.move < by.to - by.from),
  },
  {
    name: 'most-profit',
    seats: 4,
    players: trader,
    // WD-24: gains stop at +5.
    shows: (played) =>
      played.standings.some((row) => profitOf(row) === 5) &&
      profits(played).some((by) => by.to === 5 && by.move > by.to - by.from),
  },
  {
    name: 'never-builds',
    seats: 3,
    players: [trader, idler, trader],
    shows: ({ events }) =>
      !events.some(({ kind, by }) => kind === 'line' && by === 1) &&
      [0, 2].every((seat) => events.some(({ kind, by }) => kind === 'line' && by === seat)),
  },
  {
    name: 'starved',
    seats: 4,
    players: ['random', trader, trader, 'random'],
    // WD-8: a seat without a possible bid is skipped, and ends the auction with one bid or none.
    shows: ({ told }) =>
      told.some((events) => [0, 1, 2, 3].some((seat) => skipped(events, seat) && wins(events, seat) === 0)),
  },
  {
    name: 'three-kinds-leave',
    seats: 3,
    players: 'random',
    // WD-21 to WD-23: one takeover ends cheese, stone and passengers.
    shows: ({ told }) =>
      told.some((events) => new Set(events.filter(({ kind }) => kind === 'removed').map(removedKind)).size === 3),
  },
  {
    name: 'town-of-both',
    seats: 4,
    players: trader,
    shows: ({ events, state }) =>
      events.some((event) => event.kind === 'companyTown' && state.companies[event.region as number] === 3),
  },
];

const profitOf = ({ lines }: Standing): number => lines.find(({ id }) => id === 'profit')!.figures!.space as number;

function profits({ events }: Played): { from: number; to: number; move: number }[] {
  return events
    .filter(({ kind }) => kind === 'profit')
    .map((event) => {
      const { from, to, income, upkeep } = event as unknown as Record<'from' | 'to' | 'income' | 'upkeep', number>;
      return { from, to, move: income - upkeep };
    });
}

const skipped = (events: readonly GameEvent[], seat: number) =>
  events.some(({ kind, by }) => kind === 'noBid' && by === seat);

const wins = (events: readonly GameEvent[], seat: number) =>
  events.filter(({ kind, by }) => kind === 'won' && by === seat).length;

/** Passengers of both companies are one kind here. */
const removedKind = ({ piece }: GameEvent) => (piece === STONE || piece === CHEESE ? piece : RED);
