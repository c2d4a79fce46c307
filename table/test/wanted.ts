/** What a recorded table should show, and how tables are played until one does. */

import { ChanceTouched, noChance } from '@quai/engine/chance.ts';
import type { Common, Game, GameEvent, Options, Rules, Seat, Standing } from '@quai/engine/contract.ts';
import { hashOf, hashText } from '@quai/engine/hash.ts';
import { openStep, play } from '@quai/engine/play.ts';
import { type Random, randomFrom } from '@quai/engine/random.ts';
import { drawKey, seededChance } from '@quai/engine/seed.ts';
import { botTurn, type Chooser } from '../botturn.ts';
import type { Setup } from '../entry.ts';
import { acting, append, playMoves, replay, startTable, type Table } from '../log.ts';
import { readOptions } from '../options.ts';
import type { OpenedRecord } from '../record.ts';
import { result } from '../result.ts';

/** Plays towards something that random play would hardly ever show. It may see everything, since its tables are only read. */
export interface Policy<R extends Rules = Rules, S extends Common = Common> {
  readonly name: string;
  /** One of the legal moves. */
  choose(rules: R, state: S, seat: Seat, random: Random): unknown;
}

/** A bot by name, or a policy. */
type Player<R extends Rules, S extends Common> = string | Policy<R, S>;

export interface Wanted<R extends Rules = Rules, S extends Common = Common> {
  /** Names the files, and is part of the seed. */
  readonly name: string;
  readonly seats: number;
  /** By default the game's first edition and its default options. */
  readonly edition?: string | Readonly<{ id: string; data: unknown }>;
  readonly options?: Options;
  /** One for all seats, or one per seat. */
  readonly players: Player<R, S> | readonly Player<R, S>[];
  shows(played: PlayedTable<R, S>): boolean;
}

/** A finished table, with all its events. */
export interface PlayedTable<R extends Rules = Rules, S extends Common = Common> {
  readonly rules: R;
  readonly table: Table;
  readonly state: S;
  readonly events: readonly GameEvent[];
  /** The same, entry by entry. */
  readonly told: readonly (readonly GameEvent[])[];
  readonly standings: readonly Standing[];
}

type Opened = Pick<OpenedRecord, 'rules' | 'setup'>;
/** Puts a bot in a seat, by name. */
type Sit = (name: string, rules: Rules, seat: Seat, random: Random) => Chooser;

/** A wanted table with its `n`-th seed: `quai record --seed '<name> <n>'` makes the same draws. */
export function playWanted(
  { rules, setup }: Opened,
  wanted: Wanted,
  n: number,
  sit: Sit,
): { table: Table; seed: string } {
  const seed = hashText(`${wanted.name} ${n}`);
  const key = drawKey(seed, []);
  const random = randomFrom(Number.parseInt(seed.slice(0, 7), 16));
  let table = startTable(rules, setup, seededChance(key, 0));
  while (table.over === null) {
    const seat = acting(table)[0]!;
    const player = playerAt(wanted, seat);
    const moves =
      typeof player === 'string'
        ? botTurn(rules, rules.view(table.state, seat), seat, sit(player, rules, seat, random), random)
        : policyTurn(table, seat, player, random);
    const played = playMoves(table, seat, moves, seededChance(key, table.draws));
    if (!played.ok) throw new Error(`${wanted.name}: a move was not played: ${JSON.stringify(played)}`);
    table = played.table;
  }
  return { table, seed };
}

export function openWanted(game: Game, wanted: Wanted): Opened {
  const raw = editionOf(game, wanted);
  const edition = game.readEdition(raw.data);
  const options = readOptions(game, wanted.options ?? {});
  if (!edition.ok || !options.ok) throw new Error(`${wanted.name}: no such edition or option`);
  const setup: Setup = {
    game: game.id,
    rulesNumber: game.rulesNumber,
    edition: { id: raw.id, hash: hashOf(raw.data) },
    options: options.value,
    seats: Array.from({ length: wanted.seats }, (_, seat) => {
      const player = playerAt(wanted, seat);
      return typeof player === 'string'
        ? { name: `${player} ${seat + 1}`, bot: player }
        : { name: `${player.name} ${seat + 1}`, bot: null };
    }),
  };
  return { rules: game.open(edition.value, options.value, wanted.seats), setup };
}

function editionOf(game: Game, { edition = Object.keys(game.editions)[0]! }: Wanted): { id: string; data: unknown } {
  return typeof edition === 'string' ? { id: edition, data: game.editions[edition] } : edition;
}

function playerAt({ players }: Wanted, seat: Seat): Player<Rules, Common> {
  return Array.isArray(players) ? players[seat]! : (players as Player<Rules, Common>);
}

/** What a policy sends in one message: its moves up to the first that needs chance. */
function policyTurn({ rules, state }: Table, seat: Seat, policy: Policy, random: Random): string[] {
  const copy = rules.clone(state);
  const moves: string[] = [];
  do {
    const move = policy.choose(rules, copy, seat, random);
    moves.push(rules.format(move));
    try {
      play(rules, copy, seat, move, noChance);
    } catch (error) {
      if (!(error instanceof ChanceTouched)) throw error;
      return moves;
    }
  } while (copy.ended === null && openStep(copy, seat) !== undefined);
  return moves;
}

/** Replays a log and collects its events. */
export function listen({ rules, setup, entries }: Pick<OpenedRecord, 'rules' | 'setup' | 'entries'>): PlayedTable {
  const told: GameEvent[][] = [[]];
  const watch = { heard: (event: GameEvent) => void told.at(-1)!.push(event) };
  let table = replay(rules, setup, entries, 0, watch);
  for (let seq = 1; seq < entries.length; seq++) {
    told.push([]);
    table = append(table, entries[seq]!, watch);
  }
  return { rules, table, state: table.state, events: told.flat(), told, standings: result(table) };
}
