/** `quai puzzles`: searches games between bots for positions with one clearly best answer. */

import { writeFile } from 'node:fs/promises';
import { LEVELS } from '@quai/bots/bot.ts';
import { time } from '@quai/bots/effort.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import { at } from '@quai/engine/at.ts';
import type { Common, Rules, Seat } from '@quai/engine/contract.ts';
import { hashText } from '@quai/engine/hash.ts';
import type { Played } from '@quai/engine/lesson.ts';
import { moves as legalMoves, openStep } from '@quai/engine/play.ts';
import type { Answer, Puzzle, PuzzleKind, Puzzles } from '@quai/engine/puzzle.ts';
import { pickOne, type Random, randomFrom } from '@quai/engine/random.ts';
import { drawKey, seededChance } from '@quai/engine/seed.ts';
import { listed } from '@quai/games/list.ts';
import { botTurn } from '@quai/table/botturn.ts';
import type { Setup } from '@quai/table/entry.ts';
import { append, playMoves, replay, type Table } from '@quai/table/log.ts';
import type { Opened } from '@quai/table/opening.ts';
import { result } from '@quai/table/result.ts';
import { type Command, positiveNumber, print, UsageError, wholeNumber } from '../command.ts';
import { openGame } from '../opening.ts';
import { progressBar } from '../progress.ts';
import { cpuTime, knownBot, playByBots } from '../recording.ts';

export const puzzlesCommand: Command = {
  usage: 'quai puzzles <game> --to games/<game>/puzzles/puzzles.json [options]',
  summary: 'searches games between bots for positions with one clearly best answer, and writes them as puzzles',
  words: [1, 1],
  options: {
    to: { type: 'string', help: 'the file to write (default: standard output)' },
    count: { type: 'string', help: 'number of puzzles (default 10)' },
    from: { type: 'string', help: 'the number of the first game to search (default 0)' },
    players: { type: 'string', help: `who plays the games: ${LEVELS.join(', ')} (default regular)` },
    'time-factor': { type: 'string', help: 'multiplies the thinking time of the expert (default 0.2)' },
  },
  async run([id = ''], given) {
    const known = await listed(id)?.puzzles?.();
    if (known === undefined) throw new UsageError(`${JSON.stringify(id)} has no kinds of puzzles`);
    const opened = await openGame(id, { seats: String(known.puzzles.seats) });
    const count = wholeNumber(given.count, 'count', 10, 1, 100);
    const pace = positiveNumber(given['time-factor'], 'time-factor', 0.2);
    const first = wholeNumber(given.from, 'from', 0, 0, 1_000_000);
    const players = String(given.players ?? 'regular');
    const found: Puzzle[] = [];
    const bar = progressBar(count, id);
    const write = async () => {
      const text = textOf(found.slice(0, count));
      if (typeof given.to === 'string') await writeFile(given.to, text);
      else print(text);
    };
    for (let n = first; found.length < count && n < first + MOST_GAMES; n++) {
      bar.at(found.length);
      const more = await searched({ opened, known: known.puzzles, players, pace }, n, found);
      found.push(...more);
      // Writes what was found so far, in case a long search is stopped.
      if (more.length > 0 && typeof given.to === 'string') await write();
    }
    bar.end();
    await write();
    return found.length < count ? 1 : 0;
  },
};

/** The clearest first. */
function textOf(puzzles: readonly Puzzle[]): string {
  const sorted = [...puzzles].sort((a, b) => marginOf(b) - marginOf(a));
  return `[\n${sorted.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;
}

const MOST_GAMES = 2000;
/** A decision with fewer moves is no puzzle. */
const FEWEST_MOVES = 3;
/** Positions of one game that the expert is asked about. */
const TRIES = 12;
/** How many more points the best move must promise than the next one: at first sight, and when the expert looks twice. */
const CLEAR = { glance: 1.5, sure: 1.5, turn: 4 };
/** A game that is won more or less often than this is decided. */
const OPEN_GAME = { least: 0.1, most: 0.98 };

interface Search {
  readonly opened: Opened & Readonly<{ seats: number }>;
  readonly known: Puzzles;
  readonly players: string;
  readonly pace: number;
}

/** A position: the entries before it, and moves of the seat in hand that need no chance. */
type Spot = Readonly<{
  table: Table;
  seat: Seat;
  state: Common;
  before: readonly string[];
  kinds: readonly PuzzleKind[];
}>;

/** One puzzle of a game at most, so that no two look alike. */
async function searched(search: Search, n: number, found: readonly Puzzle[]): Promise<Puzzle[]> {
  const { rules } = search.opened;
  const bots = await Promise.all(
    Array.from({ length: rules.seats }, () => knownBot(search.opened.game.id, search.players)),
  );
  const seed = hashText(`puzzle ${n}`);
  const table = playByBots(rules, setupOf(search), bots, seed, 0.1);
  const wanted = (search.known.kinds as readonly PuzzleKind[]).filter(
    ({ id, most }) => found.filter(({ kind }) => kind === id).length < most,
  );
  const random = randomFrom(Number.parseInt(seed.slice(0, 7), 16));
  const spots = spotsOf(rules, table, wanted);
  const puzzles: Puzzle[] = [];
  for (let tries = 0; tries < TRIES && spots.length > 0 && puzzles.length === 0; tries++) {
    const spot = pickSpot(spots, random);
    const puzzle = search.known.turn === true ? await turnPuzzle(search, spot) : await movePuzzle(search, spot);
    if (puzzle !== null) puzzles.push(puzzle);
  }
  return puzzles;
}

/** Takes one out: first a kind, so that rare decisions are looked at as often as common ones. */
function pickSpot(spots: Spot[], random: Random): Spot {
  const ids = [...new Set(spots.flatMap(({ kinds }) => kinds.map(({ id }) => id)))];
  const wanted = pickOne(ids, random);
  const spot = pickOne(
    spots.filter(({ kinds }) => kinds.some(({ id }) => id === wanted)),
    random,
  );
  spots.splice(spots.indexOf(spot), 1);
  return spot;
}

function setupOf({ opened }: Search): Setup {
  const { game, rulesNumber, edition, options, rules } = opened;
  const seats = Array.from({ length: rules.seats }, (_, seat) => ({ name: `${seat}`, bot: null }));
  return { game: game.id, rulesNumber, edition: { id: edition.id, hash: edition.hash }, options, seats };
}

/** Every decision of the game that one of the kinds is about. */
function spotsOf(rules: Rules, { setup, entries }: Table, wanted: readonly PuzzleKind[]): Spot[] {
  const spots: Spot[] = [];
  let table = replay(rules, setup, entries, 0);
  for (const entry of entries.slice(1)) {
    if (entry.kind !== 'moves') continue;
    for (let drafted = 0; drafted < entry.moves.length; drafted++) {
      const before = entry.moves.slice(0, drafted);
      const state = drafted === 0 ? table.state : stateAfter(table, entry.seat, before);
      const step = openStep(state, entry.seat)?.step;
      const kinds = wanted.filter((kind) => kind.step === step && (kind.here?.(rules, state, entry.seat) ?? true));
      if (kinds.length === 0 || legalMoves(rules, state, entry.seat).length < FEWEST_MOVES) continue;
      spots.push({ table, seat: entry.seat, state, before, kinds });
    }
    table = append(table, entry);
  }
  return spots;
}

function stateAfter(table: Table, seat: Seat, moves: readonly string[]): Common {
  const played = playMoves(table, seat, moves, seededChance(drawKey('00'.repeat(32), []), 0));
  if (!played.ok) throw new Error('a move of the game cannot be played again');
  return played.table.state;
}

async function movePuzzle({ opened, pace }: Search, spot: Spot): Promise<Puzzle | null> {
  const { rules, game } = opened;
  const expert = await knownBot(game.id, 'expert');
  const look = (share: number, seed: number) => {
    const effort = time(expert.turn * share, cpuTime);
    const { weighed } = expert.sit(rules, spot.seat).think(rules.view(spot.state, spot.seat), effort, randomFrom(seed));
    const values = weighed.map(
      ({ move, score }): Answer => ({ moves: rules.format(move), value: Math.round(score * 10) / 10 }),
    );
    const win = weighed[0]?.win ?? 0;
    const first = values[0]?.moves;
    values.sort((a, b) => b.value - a.value);
    return { first, best: values[0]?.moves ?? '', values, win };
  };
  const clear = (values: readonly Answer[], least: number) =>
    values.length > 1 && at(values, 0).value - at(values, 1).value >= least;
  const glance = look(pace / 10, 1);
  if (!clear(glance.values, CLEAR.glance)) return null;
  const kind = kindOf(rules, spot, glance.best);
  if (kind === undefined) return null;
  const once = look(pace, 2);
  const twice = look(pace, 3);
  if (!clear(once.values, CLEAR.sure) || !clear(twice.values, CLEAR.sure)) return null;
  const { best, values, win } = twice;
  if ([once.first, twice.first, once.best].some((move) => move !== best)) return null;
  if (win < OPEN_GAME.least || win > OPEN_GAME.most || kindOf(rules, spot, best)?.id !== kind.id) return null;
  return puzzleOf(opened, spot, kind, values);
}

/** A whole turn, after which the points are compared. */
async function turnPuzzle({ opened }: Search, spot: Spot): Promise<Puzzle | null> {
  if (spot.before.length > 0) return null;
  const { rules, game } = opened;
  const turn = async (name: string): Promise<Answer> => {
    const bot = await knownBot(game.id, name);
    const effort = time(Math.max(1, bot.turn), cpuTime);
    const random = randomFrom(1);
    const view = rules.view(spot.state, spot.seat);
    const moves = botTurn(rules, view, spot.seat, chooserOf(bot, rules, spot.seat, random, effort), random);
    const after = playMoves(spot.table, spot.seat, moves, seededChance(drawKey('00'.repeat(32), []), 0));
    if (!after.ok) throw new Error('the turn of a bot was refused');
    const standings = after.table.over === null ? rules.standings(after.table.state) : result(after.table);
    return { moves: moves.join(' '), value: standings.find(({ seat }) => seat === spot.seat)?.total ?? 0 };
  };
  const best = await turn('expert');
  const usual = await turn('regular');
  if (best.value - usual.value < CLEAR.turn) return null;
  const kind = kindOf(rules, spot, best.moves);
  return kind === undefined ? null : puzzleOf(opened, spot, kind, [best, usual], true);
}

const kindOf = (rules: Rules, { kinds, state, seat }: Spot, best: string): PuzzleKind | undefined =>
  kinds.find((kind) => (kind.best?.test(best) ?? true) && (kind.fits?.(rules, state, seat, best) ?? true));

function puzzleOf(
  { edition, rulesNumber, options }: Opened,
  spot: Spot,
  kind: PuzzleKind,
  values: readonly Answer[],
  whole = false,
): Puzzle {
  const { table, seat, before } = spot;
  const [start, ...rest] = table.entries;
  const log = rest.flatMap((entry): Played[] =>
    entry.kind !== 'moves'
      ? []
      : [
          {
            seat: entry.seat,
            moves: entry.moves.join(' '),
            ...(entry.outcomes.length > 0 ? { outcomes: entry.outcomes } : {}),
          },
        ],
  );
  if (before.length > 0) log.push({ seat, moves: before.join(' ') });
  if (start?.kind !== 'start') throw new Error('a log begins with its set-up');
  const position = { seats: table.setup.seats.length, seat, options, start: start.outcomes, log };
  return {
    id: hashText(JSON.stringify(position)).slice(0, 8),
    kind: kind.id,
    rulesNumber,
    edition: { id: edition.id, hash: edition.hash },
    position,
    answers: values,
    ...(whole ? { turn: true } : {}),
  };
}

const marginOf = ({ answers }: Puzzle): number => at(answers, 0).value - (answers[1]?.value ?? 0);
