/** The state of a table, as flat arrays of small numbers. */

import type { Common, Open, Seat } from '@quai/engine/contract.ts';
import { cloneOpen } from '@quai/engine/play.ts';

/** Kinds of things a seat owns; the resources, iron and stone, come first. In bag and yard the third kind is event cubes. */
export const IRON = 0;
export const STONE = 1;
export const RUBBLE = 2;
export const PASSENGER = 3;
export const KINDS = 4;
export const WHITE = 2;
export type Resource = typeof IRON | typeof STONE;
export type Cube = Resource | typeof WHITE;

/** Owners of spaces and tokens other than the seats 0 and 1. */
export const NOBODY = -1;
export const COMPETITOR = 2;
export const ON_CARD = 2;
export const NOT_IN_PLAY = 3;

/** Where a surveyor is, other than at a station. */
export const HOME = -1;
export const PUB = -2;

/** Sides of an action card. */
export const GOLD = 0;
export const BACK = 1;
/** A seat has one action card for each of the letters A to E. */
export const SLOTS = 5;

/** Why the end was triggered; end.ts has the names. */
export const GOING_ON = 0;
export const BUFFERS = 1;
export const COMPETITORS = 2;
export const STALLED = 3;
export type Ending = typeof GOING_ON | typeof BUFFERS | typeof COMPETITORS | typeof STALLED;

/** Phases: the second seat takes its first resources, then the first seat, then turns are played. */
export const SECOND_TAKES = 0;
export const FIRST_TAKES = 1;
export const TURNS = 2;

export interface State extends Common {
  /** The pair of closed lines, as an index into `Tables.pairs`. */
  closed: number;
  phase: number;
  first: Seat;
  turn: Seat;
  /** Turns begun, by both seats together. */
  turns: number;

  /** Iron, stone, white cubes. */
  bag: [number, number, number];
  yard: [number, number, number];
  /** Rubble and passengers in the supply; negative while substitutes are in use (FH-30). */
  supply: [number, number];

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
  /** By track space and by station space: nobody, a seat or a competitor. */
  track: number[];
  built: number[];
  /** By line. */
  buffers: number[];
  buffersLeft: number;
  competitors: number;
  /** Bonus tokens by line, and the summit token: on its card, owned by a seat or not in play. */
  bonus: number[];
  summit: number;

  /** By seat and letter: the card there, or nobody; and its side. */
  hand: number[];
  side: number[];
  reserve: number[];
  pile: [number[], number[]];

  /** This turn: the letter of the card in use, that card and side, and whether it has been scored meanwhile. */
  used: number;
  action: number;
  scoredUsed: number;
  /** Whether the card in use has had an effect (FH-11). */
  done: number;
  /** Additional flips due in step 3, and the letters already flipped by them, as bits. */
  flips: number;
  flipped: number;
  /** Whether a track, station or competitor was placed this turn, and how many turns in a row had none (FH-43). */
  placed: number;
  stall: number;
  ending: Ending;
}

export function openFrame(s: State, seat: Seat, frame: Open): void {
  s.open[seat]!.push(frame);
}

export function closeFrame(s: State, seat: Seat): void {
  s.open[seat]!.pop();
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
    bag: [s.bag[0], s.bag[1], s.bag[2]],
    yard: [s.yard[0], s.yard[1], s.yard[2]],
    supply: [s.supply[0], s.supply[1]],
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
    pile: [s.pile[0].slice(), s.pile[1].slice()],
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
