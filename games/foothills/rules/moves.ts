/** Moves as packed integers: the kind of thing pointed at, and which one. */

import type { Resource } from './state.ts';

export type Move = number;

const SHIFT = 20;
const VALUE = (1 << SHIFT) - 1;

export const STOP = 0;
export const SLOT = 1;
export const CUBE = 2;
export const LINE = 3;
export const EXCHANGE = 4;
export const OPTION = 5;
export const SPACE = 6;
export const PAYMENT = 7;
export const TARGET = 8;
export const TICKET = 9;
export const CARD = 10;
export const KEEP = 11;
export type Kind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export function move(kind: Kind, value: number): Move {
  return (kind << SHIFT) | value;
}

export function kindOf(m: Move): Kind {
  return (m >>> SHIFT) as Kind;
}

export function whichOf(m: Move): number {
  return m & VALUE;
}

export const stop: Move = move(STOP, 0);
export const exchangeMove: Move = move(EXCHANGE, 0);

/** Surveyor targets: home and pub come before the stations. */
export const TO_HOME = 0;
export const TO_PUB = 1;
export const TO_STATION = 2;

/** Where a cube is taken from. */
export const FROM_YARD = 0;
export const FROM_BAG = 1;
export function cubeMove(source: number, resource: number): Move {
  return move(CUBE, source * 2 + resource);
}
export function sourceOf(cube: number): number {
  return cube >> 1;
}
export function resourceOf(cube: number): Resource {
  return (cube & 1) as Resource;
}

/** Amounts of iron, stone, rubble and passengers in one number, five bits each. */
const BITS = 5;
export const MOST = (1 << BITS) - 1;
export function pack(iron: number, stone: number, rubble: number, passenger: number): number {
  return iron | (stone << BITS) | (rubble << (2 * BITS)) | (passenger << (3 * BITS));
}
export function amountOf(packed: number, kind: number): number {
  return (packed >>> (kind * BITS)) & MOST;
}
