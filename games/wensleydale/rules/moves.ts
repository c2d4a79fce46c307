/** Moves as packed whole numbers, and their notation: `bid:3:5`, `skipton>gargrave`, `buy:T2A`, `load:stone:penhill`. */

import { at } from '@quai/engine/at.ts';
import { COMPANY_NAMES, type Company, LOADS, type Load, PIECE_NAMES, SOURCE_NAMES } from './kinds.ts';
import type { Tables } from './open.ts';

/** The lowest three bits say what a move does; the rest is its payload. */
export type Move = number;

export const PASS = 0;
export const DONE = 1;
export const BID = 2;
export const LINK = 3;
export const PAY = 4;
export const BUY = 5;
export const LOAD = 6;
export const TAKE = 7;

export const doing = (move: Move) => move & 7;
export const payload = (move: Move) => move >> 3;

/** A move has fewer cubes or influence points than this; the edition's schema makes sure. */
const AMOUNTS = 64;

export const bidMove = (space: number, cubes: number): Move => ((space * AMOUNTS + cubes) << 3) | BID;
export const linkMove = (way: number): Move => (way << 3) | LINK;
export const payMove = (source: number, amount: number): Move => ((source * AMOUNTS + amount) << 3) | PAY;
export const buyMove = (train: number): Move => (train << 3) | BUY;
export const loadMove = (region: number, piece: number): Move => ((region * LOADS + piece) << 3) | LOAD;
export const takeMove = (way: number, company: number): Move => ((way * 2 + company) << 3) | TAKE;

/** The space of a bid, or the source of a payment. */
export const subjectOf = (move: Move) => payload(move) >> 6;
export const amountOf = (move: Move) => payload(move) & (AMOUNTS - 1);
export const regionOf = (move: Move) => payload(move) >> 2;
export const pieceOf = (move: Move) => (payload(move) & 3) as Load;
export const takenWay = (move: Move) => payload(move) >> 1;
export const takenBy = (move: Move) => (payload(move) & 1) as Company;

interface Notation {
  format(move: Move): string;
  parse(text: string): Move | null;
}

export function notation(t: Tables): Notation {
  const { regions, trains } = t.edition;
  const wayName = t.from.map((from, way) => `${at(regions, from).id}>${at(regions, at(t.to, way)).id}`);
  const wayCalled = new Map(wayName.map((name, way) => [name, way]));
  const trainCalled = new Map(trains.map((train, i) => [train.id, i]));
  const regionCalled = new Map(regions.map((region, i) => [region.id, i]));

  function format(move: Move): string {
    switch (doing(move)) {
      case PASS:
        return 'pass';
      case DONE:
        return 'done';
      case BID:
        return `bid:${subjectOf(move) + 1}:${amountOf(move)}`;
      case LINK:
        return at(wayName, payload(move));
      case PAY:
        return `pay:${SOURCE_NAMES[subjectOf(move)]}:${amountOf(move)}`;
      case BUY:
        return `buy:${at(trains, payload(move)).id}`;
      case LOAD:
        return `load:${PIECE_NAMES[pieceOf(move)]}:${at(regions, regionOf(move)).id}`;
      default:
        return `${COMPANY_NAMES[takenBy(move)]}:${wayName[takenWay(move)]}`;
    }
  }

  function parse(text: string): Move | null {
    if (text === 'pass') return PASS;
    if (text === 'done') return DONE;
    const parts = text.split(':');
    const [first, second, third] = parts as [string, string, string];
    if (parts.length === 1) return packed(wayCalled.get(first), linkMove);
    if (parts.length === 2) {
      if (first === 'buy') return packed(trainCalled.get(second), buyMove);
      const company = place(COMPANY_NAMES, first);
      return company === undefined ? null : packed(wayCalled.get(second), (way) => takeMove(way, company));
    }
    if (parts.length !== 3) return null;
    const amount = numberIn(third, AMOUNTS - 1);
    if (first === 'bid') {
      const space = numberIn(second, t.minimum.length);
      return space === undefined || space === 0 ? null : packed(amount, (cubes) => bidMove(space - 1, cubes));
    }
    if (first === 'pay') {
      const source = place(SOURCE_NAMES, second);
      return source === undefined ? null : packed(amount, (points) => payMove(source, points));
    }
    const piece = place(PIECE_NAMES, second);
    if (first !== 'load' || piece === undefined || piece >= LOADS) return null;
    return packed(regionCalled.get(third), (region) => loadMove(region, piece));
  }

  return { format, parse };
}

function packed(value: number | undefined, pack: (value: number) => Move): Move | null {
  return value === undefined ? null : pack(value);
}

function place(names: readonly string[], name: string): number | undefined {
  const index = names.indexOf(name);
  return index < 0 ? undefined : index;
}

/** A whole number from 0 to `most`, written without sign or leading zeros. */
function numberIn(text: string, most: number): number | undefined {
  if (!/^(0|[1-9]\d?)$/.test(text)) return undefined;
  return Number(text) <= most ? Number(text) : undefined;
}
