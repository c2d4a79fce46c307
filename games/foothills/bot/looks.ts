/** How good a move looks before it is tried: what its operations bring at once, at what things are worth now. */

import type { Seat } from '@quai/engine/contract.ts';
import { decisionOf } from '@quai/engine/play.ts';
import { GAIN_ANY, GAIN_PASSENGER, GAIN_RUBBLE, GAIN_VP } from '../rules/gains.ts';
import { hasTicket, lineAllowed, ticketCount } from '../rules/lines.ts';
import {
  amountOf,
  CARD,
  CUBE,
  EXCHANGE,
  KEEP,
  kindOf,
  LINE,
  type Move,
  OPTION,
  PAYMENT,
  resourceOf,
  SLOT,
  SPACE,
  TARGET,
  TO_PUB,
  TO_STATION,
  whichOf,
} from '../rules/moves.ts';
import { ONE_LINE } from '../rules/ops/removeRubble.ts';
import type { GainFigures } from '../rules/params.ts';
import { affords } from '../rules/pay.ts';
import { SCORINGS } from '../rules/printed.ts';
import { hasRubble } from '../rules/rubble.ts';
import { BACK, IRON, KINDS, NOBODY, PASSENGER, RUBBLE, SLOTS, STONE, type State } from '../rules/state.ts';
import { spaceRefusal } from '../rules/stations.ts';
import { owned } from '../rules/stock.ts';
import { targetRefusal } from '../rules/surveyor.ts';
import { type List, layoutOf, type Op, type Tables } from '../rules/tables.ts';
import type { Worths } from './weights.ts';
import { MUCH, MUCH_RUBBLE, pointsIfScored, worthsOf } from './worth.ts';

export type Look = (s: State, seat: Seat, moves: readonly Move[], looks: number[]) => void;

const [PASSENGER_PAIRS, TRACK_PAIRS, STATIONS, TICKETS, PILE_CARDS] = SCORINGS.map((_, i) => i) as [
  number,
  number,
  number,
  number,
  number,
];

/** An extra flip, or more cubes in the stockyard, helps a little. */
const SOME_HELP = 0.5;
/**
 * Where a look at one turn misleads, since the weights were fitted to whole positions: passengers pile up for nothing unless cards
 * count them; track brings the end nearer, which no weight says; and every card that shows its gold side leaves more to choose from.
 */
export interface Hunches {
  /** The part of a passenger's weight that counts. */
  readonly passenger: number;
  /** Points for each track besides its weight. */
  readonly track: number;
  /** How many times the weights of backs count. */
  readonly flip: number;
}
const HUNCHES: Hunches = { passenger: 0, track: 1.2, flip: 2 };

/** For what cannot be done at all. */
const NO_WAY = Number.NEGATIVE_INFINITY;

export function looker(t: Tables, hunches: Hunches = HUNCHES): Look {
  let worths: Worths;
  /** Points for one more of what cards count, from the cards in the pile; a half for each that counts pairs. */
  const grows = SCORINGS.map(() => 0);
  /** What the seat owns, by kind. */
  const own: number[] = [];

  return (s, seat, moves, looks) => {
    worths = worthsOf(t, s);
    for (let kind = 0; kind < KINDS; kind++) own[kind] = owned(s, seat, kind);
    grows.fill(0);
    for (const card of s.pile[seat]!) {
      const { scoring } = t.cards[card]!;
      grows[scoring]! += scoring === TRACK_PAIRS || scoring === PASSENGER_PAIRS ? 0.5 : 1;
    }
    const { step, args } = decisionOf(s, seat);
    for (let i = 0; i < moves.length; i++) looks[i] = lookAt(s, seat, step, args, moves[i]!);
  };

  function lookAt(s: State, seat: Seat, step: string, args: readonly number[], m: Move): number {
    const which = whichOf(m);
    switch (kindOf(m)) {
      case SLOT:
        return step === 'card'
          ? cardLook(s, seat, which)
          : step === 'flip'
            ? flipLook(s, seat, which)
            : scoreLook(s, seat, which);
      case CUBE:
        return change(resourceOf(which), 1);
      case LINE:
        return step === 'track' ? onceLook(s, seat, t.ops[args[0]!]!) : rubbleLook(s, t.ops[args[0]!]!, which);
      case EXCHANGE:
        return swapLook(s, seat, t.ops[args[0]!]!);
      case OPTION:
        return onceLook(s, seat, t.ops[args[0]!]!.options[which]!);
      case SPACE:
        return spaceLook(s, seat, t.ops[args[0]!]!, which);
      case PAYMENT:
        return -costWorth(which);
      case TARGET:
        return targetLook(s, seat, which);
      case KEEP:
        return change(IRON, amountOf(which, IRON)) + change(STONE, amountOf(which, STONE));
      case CARD:
        return worths.hand[t.cards[which]!.scoring]!;
      default:
        return 0;
    }
  }

  /** All its operations, plus being flipped. */
  function cardLook(s: State, seat: Seat, slot: number): number {
    const at = seat * SLOTS + slot;
    return listLook(s, seat, t.cards[s.hand[at]!]!.lists[s.side[at]!]!) + flipLook(s, seat, slot);
  }

  function flipLook(s: State, seat: Seat, slot: number): number {
    return hunches.flip * (s.side[seat * SLOTS + slot] === BACK ? -worths.back[slot]! : worths.back[slot]!);
  }

  /** What the card scores, what it may grow to, and whether the reserve has a replacement. */
  function scoreLook(s: State, seat: Seat, slot: number): number {
    const card = s.hand[seat * SLOTS + slot]!;
    let spare = false;
    for (const one of s.reserve) if (t.cards[one]!.type === slot) spare = true;
    return (
      pointsIfScored(t, s, seat, card) +
      grows[PILE_CARDS]! +
      worths.pile[t.cards[card]!.scoring]! +
      (spare ? 0 : worths.missing)
    );
  }

  /** The best card to score; room for one card is used up. */
  function bestScore(s: State, seat: Seat): number {
    let best = NO_WAY;
    for (let slot = 0; slot < SLOTS; slot++)
      if (s.hand[seat * SLOTS + slot] !== NOBODY) best = Math.max(best, scoreLook(s, seat, slot));
    return best - worths.moreRoom;
  }

  function listLook(s: State, seat: Seat, { from, end }: List): number {
    let sum = 0;
    for (let i = from; i < end; i++) {
      const op = t.ops[i]!;
      if (op.does.can(t, s, seat, op)) sum += opLook(s, seat, op);
    }
    return sum;
  }

  /** What a possible operation brings, done as often as it pays. */
  function opLook(s: State, seat: Seat, op: Op): number {
    switch (op.name) {
      case 'choose': {
        let best = 0;
        for (const option of op.options)
          if (option.does.can(t, s, seat, option))
            best = Math.max(best, onceLook(s, seat, option) * timesPaid(s, seat, option, op.times));
        return best;
      }
      case 'layTrack':
      case 'exchange':
        return Math.max(0, onceLook(s, seat, op)) * timesPaid(s, seat, op, op.times);
      default:
        return onceLook(s, seat, op);
    }
  }

  function onceLook(s: State, seat: Seat, op: Op): number {
    switch (op.name) {
      case 'take':
        return gainWorth(op.gain);
      case 'takeFromStockyard':
        return yardLook(s, op.max < 0 ? ticketCount(t, s, seat) : op.max);
      case 'drawFromBag':
        return (change(IRON, op.min) + change(STONE, op.min)) / 2;
      case 'removeRubble':
        return best(layoutOf(t, s).lines, (line) =>
          lineAllowed(t, s, seat, op.filter, line) && hasRubble(t, s, line) ? rubbleLook(s, op, line) : 0,
        );
      case 'layTrack':
        return t.figures.trackVp + hunches.track + worths.track + grows[TRACK_PAIRS]! - cheapest(s, seat, op.price);
      case 'exchange':
        return swapLook(s, seat, op);
      case 'buildStation':
        return best(layoutOf(t, s).spaces, (space) =>
          spaceRefusal(t, s, seat, op, space) === null ? spaceLook(s, seat, op, space) : NO_WAY,
        );
      case 'moveSurveyor':
        return surveyLook(s, seat, op);
      case 'scoreCard':
        return Math.max(0, bestScore(s, seat));
      case 'takeTicket':
        return hasTicket(t, s, seat, op.colour) ? 0 : worths.ticket + grows[TICKETS]!;
      case 'takeAnyTicket':
        return worths.ticket + grows[TICKETS]!;
      case 'takeSummit':
        return s.summit === seat ? 0 : t.figures.summitVp;
      default:
        return SOME_HELP;
    }
  }

  /** How often its first price can be paid. */
  function timesPaid(s: State, seat: Seat, op: Op, most: number): number {
    const way = t.prices[op.price]![0]!;
    let times = most;
    for (let kind = 0; kind < KINDS; kind++) {
      const cost = amountOf(way, kind);
      if (cost > 0) times = Math.min(times, Math.floor(owned(s, seat, kind) / cost));
    }
    return Math.max(1, times);
  }

  function yardLook(s: State, most: number): number {
    const stones = Math.min(most, s.yard[STONE]);
    return change(STONE, stones) + change(IRON, Math.min(most - stones, s.yard[IRON]));
  }

  /** The cubes, and the points for each card cleared. */
  function rubbleLook(s: State, op: Op, line: number): number {
    let left = op.spread === ONE_LINE ? op.max : 1;
    let sum = change(RUBBLE, op.max);
    for (const station of layoutOf(t, s).lineStations[line]!) {
      const here = s.rubble[station]!;
      if (here === 0) continue;
      if (here > left) break;
      left -= here;
      sum += t.figures.clearVp;
    }
    return sum;
  }

  function swapLook(s: State, seat: Seat, op: Op): number {
    return gainWorth(op.gain) - cheapest(s, seat, op.price);
  }

  /** What the card brings, the station itself, and what may follow: the effect on building, the surveyor. */
  function spaceLook(s: State, seat: Seat, op: Op, space: number): number {
    const station = t.stations[t.spaceStation[space]!]!;
    let sum =
      worths.station + worths.moreRoom + grows[STATIONS]! + gainWorth(op.gain) - cheapest(s, seat, op.prices[space]!);
    if (op.bonus) sum += gainWorth(t.spaces[space]!.bonus);
    if (station.onBuild !== null) sum += listLook(s, seat, station.onBuild);
    if (station.surveyor !== null) sum += Math.max(0, listLook(s, seat, station.surveyor));
    return sum;
  }

  function surveyLook(s: State, seat: Seat, op: Op): number {
    let most = targetRefusal(t, s, seat, op, TO_PUB) === null ? targetLook(s, seat, TO_PUB) : 0;
    for (const station of layoutOf(t, s).stations)
      if (targetRefusal(t, s, seat, op, TO_STATION + station) === null)
        most = Math.max(most, targetLook(s, seat, TO_STATION + station));
    return most;
  }

  function targetLook(s: State, seat: Seat, target: number): number {
    if (target === TO_PUB) return bestScore(s, seat);
    return target < TO_STATION ? 0 : listLook(s, seat, t.stations[target - TO_STATION]!.surveyor!);
  }

  function gainWorth(gain: GainFigures): number {
    return (
      change(IRON, gain[IRON]) +
      change(STONE, gain[STONE]) +
      (gain[GAIN_ANY] === 0 ? 0 : Math.max(change(IRON, gain[GAIN_ANY]), change(STONE, gain[GAIN_ANY]))) +
      change(RUBBLE, gain[GAIN_RUBBLE]) +
      gain[GAIN_PASSENGER] * passengerWorth() +
      gain[GAIN_VP]
    );
  }

  function costWorth(amounts: number): number {
    return (
      amountOf(amounts, PASSENGER) * passengerWorth() -
      change(IRON, -amountOf(amounts, IRON)) -
      change(STONE, -amountOf(amounts, STONE)) -
      change(RUBBLE, -amountOf(amounts, RUBBLE))
    );
  }

  /** What it is worth to own so much more or less of it: nothing beyond what is hardly ever used. */
  function change(kind: typeof IRON | typeof STONE | typeof RUBBLE, more: number): number {
    if (more === 0) return 0;
    const have = own[kind]!;
    const much = kind === RUBBLE ? MUCH_RUBBLE : MUCH;
    const each = kind === IRON ? worths.iron : kind === STONE ? worths.stone : worths.rubble;
    return each * (Math.min(much, have + more) - Math.min(much, have));
  }

  function passengerWorth(): number {
    return hunches.passenger * worths.passenger + t.figures.passengerVp + grows[PASSENGER_PAIRS]!;
  }

  /** What the cheapest payment costs that the seat can afford. */
  function cheapest(s: State, seat: Seat, price: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const way of t.prices[price]!) if (affords(s, seat, way)) least = Math.min(least, costWorth(way));
    return least;
  }
}

function best(places: readonly number[], look: (place: number) => number): number {
  let most = NO_WAY;
  for (const place of places) most = Math.max(most, look(place));
  return most;
}
