/** What lies on the table, as flat arrays of small numbers. */

import type { Common, Seat } from '@quai/engine/contract.ts';
import { cloneOpen } from '@quai/engine/play.ts';

/** Kinds of what a seat owns; iron and stone are resources and come first. Event cubes are the third kind of bag and yard. */
export const IRON = 0;
export const STONE = 1;
export const RUBBLE = 2;
export const PASSENGER = 3;
export const KINDS = 4;
export const WHITE = 2;

/** Owners of spaces and tokens besides the seats 0 and 1. */
export const NOBODY = -1;
export const COMPETITOR = 2;
export const ON_CARD = 2;
export const NOT_IN_PLAY = 3;

/** Where a surveyor is, besides the stations. */
export const HOME = -1;
export const PUB = -2;

/** Sides of an action card. */
export const GOLD = 0;
export const BACK = 1;
/** Action cards of a seat, one for each of the letters A to E. */
export const SLOTS = 5;

/** Why the end was triggered; the names stand in end.ts. */
export const GOING_ON = 0;
export const BUFFERS = 1;
export const COMPETITORS = 2;
export const STALLED = 3;

/** Parts of a table: the second seat takes its first resources, the first seat does, turns are played. */
export const SECOND_TAKES = 0;
export const FIRST_TAKES = 1;
export const TURNS = 2;

export interface State extends Common {
  /** The pair of lines that is closed, as tables.ts numbers pairs. */
  closed: number;
  phase: number;
  first: Seat;
  turn: Seat;
  /** Turns begun, both seats together. */
  turns: number;

  /** Iron, stone, white cubes. */
  bag: number[];
  yard: number[];
  /** Rubble and passengers of the supply; below nothing: substitutes are in use (FH-30). */
  supply: number[];

  /** By seat and kind: iron, stone, rubble, passengers. */
  stock: number[];
  vp: number[];
  /** Track and station tiles not yet placed. */
  tiles: number[];
  stations: number[];
  tracks: number[];
  surveyor: number[];
  /** By seat and colour. */
  tickets: number[];
  ticketsLeft: number[];

  /** By station. */
  rubble: number[];
  /** By track space and by station space: nobody, a seat or the competitor. */
  track: number[];
  built: number[];
  /** By line. */
  buffers: number[];
  buffersLeft: number;
  competitors: number;
  /** Bonus tokens by line, and the summit token: on its card, with a seat or not in play. */
  bonus: number[];
  summit: number;

  /** By seat and letter: the card there, or nobody; and its side. */
  hand: number[];
  side: number[];
  reserve: number[];
  pile: number[][];

  /** The turn: the letter of the card in use, the card and side it was, whether it was scored meanwhile. */
  used: number;
  action: number;
  scoredUsed: number;
  /** Whether the card in use has done an effect (FH-11). */
  done: number;
  /** Additional flips due in step 3, and the letters flipped by them already, as bits. */
  flips: number;
  flipped: number;
  /** Whether this turn placed a track, station or competitor; and the turns in a row that did not (FH-43). */
  placed: number;
  stall: number;
  ending: number;
}

export function clone(s: State): State {
  return {
    open: cloneOpen(s.open),
    ended: s.ended,
    closed: s.closed,
    phase: s.phase,
    first: s.first,
    turn: s.turn,
    turns: s.turns,
    bag: s.bag.slice(),
    yard: s.yard.slice(),
    supply: s.supply.slice(),
    stock: s.stock.slice(),
    vp: s.vp.slice(),
    tiles: s.tiles.slice(),
    stations: s.stations.slice(),
    tracks: s.tracks.slice(),
    surveyor: s.surveyor.slice(),
    tickets: s.tickets.slice(),
    ticketsLeft: s.ticketsLeft.slice(),
    rubble: s.rubble.slice(),
    track: s.track.slice(),
    built: s.built.slice(),
    buffers: s.buffers.slice(),
    buffersLeft: s.buffersLeft,
    competitors: s.competitors,
    bonus: s.bonus.slice(),
    summit: s.summit,
    hand: s.hand.slice(),
    side: s.side.slice(),
    reserve: s.reserve.slice(),
    pile: [s.pile[0]!.slice(), s.pile[1]!.slice()],
    used: s.used,
    action: s.action,
    scoredUsed: s.scoredUsed,
    done: s.done,
    flips: s.flips,
    flipped: s.flipped,
    placed: s.placed,
    stall: s.stall,
    ending: s.ending,
  };
}

export function other(seat: Seat): Seat {
  return 1 - seat;
}
