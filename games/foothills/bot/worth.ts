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

export interface Worths {
  readonly iron: number;
  readonly stone: number;
  readonly rubble: number;
  /** Besides the points it scores. */
  readonly passenger: number;
  /** Room in the scoring pile for one card, and for each further one. */
  readonly room: number;
  readonly moreRoom: number;
  /** Per point that the best card in hand would score, if there is room. */
  readonly next: number;
  readonly ticket: number;
  readonly station: number;
  readonly track: number;
  /** Per point of the best station the seat can afford. */
  readonly build: number;
  readonly pub: number;
  /** The seat's turn is next. */
  readonly tempo: number;
  /** A letter whose card was scored and not replaced. */
  readonly missing: number;
  /** A card still in hand that counts stations, or cards in the pile. */
  readonly stationsCard: number;
  readonly pileCard: number;
  /** Cards in the pile, by what they count: their scores still grow. */
  readonly pile: readonly number[];
  /** By letter: the card shows its back. */
  readonly back: readonly number[];
}

const LATE: Worths = {
  iron: 0.31,
  stone: 0.26,
  rubble: 0.21,
  passenger: 0.21,
  room: -0.76,
  moreRoom: 0.12,
  ticket: -0.21,
  station: 0.27,
  track: -0.32,
  missing: -2.68,
  next: 0.33,
  build: 0.72,
  pub: -0.23,
  tempo: 1.21,
  stationsCard: 2.24,
  pileCard: -0.27,
  pile: [1.79, 1.6, 0.65, 1.36, 0.86],
  back: [-0.2, 1.06, 0.68, -1.95, -0.74],
};
const EARLY: Worths = {
  iron: 0.97,
  stone: 1.96,
  rubble: 0.17,
  passenger: 1.15,
  room: 0.49,
  moreRoom: 0.23,
  ticket: 4.56,
  station: 2.08,
  track: -0.87,
  missing: -17.46,
  next: 0.27,
  build: 0.24,
  pub: -0.15,
  tempo: 2.36,
  stationsCard: 4.24,
  pileCard: 2.97,
  pile: [3.0, 4.85, 13.53, 4.06, 5.89],
  back: [-2.9, 1.97, -1.36, -1.76, -3.66],
};

/** With this many vacant cards a table is at its beginning. Competitors take vacant cards, and most tables end for lack of them. */
const YOUNG = 15;
const BY_CLOCK: readonly Worths[] = Array.from({ length: YOUNG + 1 }, (_, cards) => between(cards / YOUNG));

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
  if (s.ending !== GOING_ON) return BY_CLOCK[0]!;
  const { order } = layoutOf(t, s);
  let vacant = 0;
  for (let i = 0; i < order.length && vacant < YOUNG; i++) if (isVacant(t, s, order[i]!)) vacant++;
  return BY_CLOCK[vacant]!;
}

export const STATIONS_CARD = SCORINGS.indexOf('stations');
const PILE_CARD = SCORINGS.indexOf('pileCards');
/** Anything beyond this is hardly ever used. */
const MUCH = 5;
const MUCH_RUBBLE = 8;
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
  let stationsCard = 0;
  let pileCard = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = s.hand[seat * SLOTS + slot]!;
    if (card === NOBODY) {
      sum += worths.missing;
      continue;
    }
    if (s.side[seat * SLOTS + slot] === BACK) sum += worths.back[slot]!;
    const { scoring } = t.cards[card]!;
    if (scoring === STATIONS_CARD) stationsCard = worths.stationsCard;
    if (scoring === PILE_CARD) pileCard = worths.pileCard;
    if (room) next = Math.max(next, pointsIfScored(t, s, seat, card));
  }
  return sum + stationsCard + pileCard + worths.next * next;
}

/** The value of holding a card that counts this. */
export function kindWorth(worths: Worths, scoring: number): number {
  return scoring === STATIONS_CARD ? worths.stationsCard : scoring === PILE_CARD ? worths.pileCard : 0;
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
