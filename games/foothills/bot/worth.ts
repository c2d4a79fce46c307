/**
 * What a position promises a seat beyond its score sheet, in points. The weights were fitted to tables played by bots: see
 * docs/bots/foothills.md.
 */

import type { Seat } from '@quai/engine/contract.ts';
import { isVacant } from '../rules/competitors.ts';
import { GAIN_PASSENGER, GAIN_VP } from '../rules/gains.ts';
import { ticketCount } from '../rules/lines.ts';
import { canPay } from '../rules/pay.ts';
import { SCORINGS } from '../rules/printed.ts';
import { pilePoints } from '../rules/score.ts';
import { BACK, GOING_ON, IRON, NOBODY, PASSENGER, PUB, RUBBLE, SLOTS, STONE, type State } from '../rules/state.ts';
import { owned } from '../rules/stock.ts';
import { layoutOf, type Op, type Tables } from '../rules/tables.ts';
import { EARLY, LATE, type Worths } from './weights.ts';

/** Cards without track or station, and track spaces to fill, at the beginning of a table. */
const VACANT = 15;
const SPACES = 13;
const FINE = 32;
const BY_CLOCK: readonly Worths[] = Array.from({ length: FINE + 1 }, (_, tick) => between(tick / FINE));

function between(young: number): Worths {
  const mix = (late: number, early: number) => late + young * (early - late);
  const mixed = Object.entries(LATE).map(([thing, late]) => {
    const early = EARLY[thing as keyof Worths];
    return [
      thing,
      Array.isArray(late) ? late.map((one, i) => mix(one, (early as number[])[i]!)) : mix(late, early as number),
    ];
  });
  return Object.fromEntries(mixed) as Worths;
}

/** What things are worth at this point of the table. */
export function worthsOf(t: Tables, s: State): Worths {
  return BY_CLOCK[Math.round(FINE * youth(t, s))]!;
}

/**
 * From 1 at the beginning of a table to 0 at its end, which comes when enough lines are full of track, or when a competitor finds
 * no vacant card.
 */
export function youth(t: Tables, s: State): number {
  if (s.ending !== GOING_ON) return 0;
  const { order } = layoutOf(t, s);
  let vacant = 0;
  for (let i = 0; i < order.length && vacant < VACANT; i++) if (isVacant(t, s, order[i]!)) vacant++;
  return (vacant / VACANT + Math.min(1, spacesToFill(t, s) / SPACES)) / 2;
}

/** Track spaces still to be filled until the last buffer is placed: those of all lines but the longest ones that may stay open. */
function spacesToFill(t: Tables, s: State): number {
  const { lines, lineTracks } = layoutOf(t, s);
  let spare = -s.buffersLeft;
  let sum = 0;
  let longest = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (s.buffers[line] === 1) continue;
    spare++;
    let open = 0;
    for (const space of lineTracks[line]!) if (s.track[space] === NOBODY) open++;
    sum += open;
    if (open > longest) longest = open;
  }
  return spare > 0 ? sum - longest : sum;
}

const PILE_CARD = SCORINGS.indexOf('pileCards');
/** Anything beyond this is hardly ever used. */
export const MUCH = 5;
export const MUCH_RUBBLE = 8;
const MUCH_ROOM = 3;

/** `gold` is the operation of the gold D card, if the edition has one: it builds at the printed price. */
export function hopes(t: Tables, s: State, seat: Seat, worths: Worths, gold: Op | undefined): number {
  const own = (kind: number) => owned(s, seat, kind);
  const pile = s.pile[seat]!;
  let sum =
    worths.iron * Math.min(MUCH, own(IRON)) +
    worths.stone * Math.min(MUCH, own(STONE)) +
    worths.rubble * Math.min(MUCH_RUBBLE, own(RUBBLE)) +
    worths.passenger * own(PASSENGER) +
    worths.ticket * ticketCount(t, s, seat) +
    worths.station * s.stations[seat]! +
    worths.track * s.tracks[seat]! +
    worths.build * bestBuild(t, s, seat, gold);
  for (let i = 0; i < pile.length; i++) sum += worths.pile[t.cards[pile[i]!]!.scoring]!;
  const room = s.stations[seat]! - pile.length;
  if (room > 0) sum += worths.room + worths.moreRoom * Math.min(MUCH_ROOM, room - 1);
  if (s.surveyor[seat] === PUB) sum += worths.pub;
  if (s.turn === seat) sum += worths.tempo;
  return sum + handWorth(t, s, seat, worths, room > 0);
}

function handWorth(t: Tables, s: State, seat: Seat, worths: Worths, room: boolean): number {
  let sum = 0;
  let next = 0;
  let held = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = s.hand[seat * SLOTS + slot]!;
    if (card === NOBODY) {
      sum += worths.missing;
      continue;
    }
    if (s.side[seat * SLOTS + slot] === BACK) sum += worths.back[slot]!;
    const { scoring } = t.cards[card]!;
    if ((held & (1 << scoring)) === 0) sum += worths.hand[scoring]!;
    held |= 1 << scoring;
    if (room) next = Math.max(next, pointsIfScored(t, s, seat, card));
  }
  return sum + worths.next * next;
}

/** What a card in hand would score right now if it were in the pile. */
export function pointsIfScored(t: Tables, s: State, seat: Seat, card: number): number {
  const { scoring } = t.cards[card]!;
  return pilePoints(t, s, seat, scoring) + (scoring === PILE_CARD ? 1 : 0);
}

/** The points of the best station the seat can afford at its printed price. */
function bestBuild(t: Tables, s: State, seat: Seat, gold: Op | undefined): number {
  if (gold === undefined) return 0;
  const { spaces } = layoutOf(t, s);
  let best = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i]!;
    if (s.built[space] !== NOBODY || s.rubble[t.spaceStation[space]!]! > 0) continue;
    const points = bonusPoints(t, space);
    if (points > best && canPay(t, s, seat, gold.prices[space]!)) best = points;
  }
  return best;
}

function bonusPoints(t: Tables, space: number): number {
  const { bonus } = t.spaces[space]!;
  return bonus[GAIN_VP] + t.figures.passengerVp * bonus[GAIN_PASSENGER];
}
