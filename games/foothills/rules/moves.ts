/** Moves as packed integers (what is pointed at, and which of them), and their notation. */

import type { Tables } from './tables.ts';

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

export function move(kind: number, value: number): Move {
  return (kind << SHIFT) | value;
}

export function kindOf(m: Move): number {
  return m >>> SHIFT;
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

/** Sources of a cube. */
export const FROM_YARD = 0;
export const FROM_BAG = 1;
export function cubeMove(source: number, resource: number): Move {
  return move(CUBE, source * 2 + resource);
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

interface Notation {
  format(m: Move): string;
  parse(text: string): Move | null;
}

const LETTERS = 'isrp';
const AMOUNTS = /^([=k])(?:(\d{1,2})i)?(?:(\d{1,2})s)?(?:(\d{1,2})r)?(?:(\d{1,2})p)?$/;

/**
 * `-` stop; `A` a card's place; `yi` iron from the yard, `bs` stone from the bag; `IV` a line; `x` an exchange; `o1` an option;
 * `IV-2b` a station space; `=2i1s` a payment; `@IV-2` a surveyor space, `@pub`, `@home`; `t-red` a ticket; `A3` a reserve
 * card; `k1i1s` the cubes kept.
 */
export function notation(t: Tables): Notation {
  const names = new Map<Move, string>();
  names.set(stop, '-');
  names.set(exchangeMove, 'x');
  for (let slot = 0; slot < t.types.length; slot++) names.set(move(SLOT, slot), t.types[slot]!);
  for (const [source, s] of [...'yb'].entries())
    for (const [resource, r] of [...'is'].entries()) names.set(cubeMove(source, resource), s + r);
  t.lineIds.forEach((id, line) => {
    names.set(move(LINE, line), id);
  });
  for (let option = 0; option < t.mostOptions; option++) names.set(move(OPTION, option), `o${option + 1}`);
  t.spaceCodes.forEach((code, space) => {
    names.set(move(SPACE, space), code);
  });
  names.set(move(TARGET, TO_HOME), '@home');
  names.set(move(TARGET, TO_PUB), '@pub');
  t.stations.forEach((station, i) => {
    names.set(move(TARGET, TO_STATION + i), `@${station.code}`);
  });
  t.colours.forEach((colour, i) => {
    names.set(move(TICKET, i), `t-${colour}`);
  });
  t.cards.forEach((card, i) => {
    names.set(move(CARD, i), card.id);
  });
  const byName = new Map([...names].map(([m, name]) => [name, m]));

  const format = (m: Move): string => names.get(m) ?? amounts(m);
  return {
    format,
    parse(text) {
      const named = byName.get(text);
      if (named !== undefined) return named;
      const m = parseAmounts(text);
      return m !== null && format(m) === text ? m : null;
    },
  };
}

function amounts(m: Move): string {
  const packed = whichOf(m);
  let text = '';
  for (let kind = 0; kind < LETTERS.length; kind++) {
    const n = amountOf(packed, kind);
    if (n > 0) text += `${n}${LETTERS[kind]}`;
  }
  return (kindOf(m) === KEEP ? 'k' : '=') + (text === '' ? '0i' : text);
}

function parseAmounts(text: string): Move | null {
  const match = AMOUNTS.exec(text);
  if (match === null) return null;
  const [iron, stone, rubble, passenger] = match.slice(2).map((digits) => Number(digits ?? 0));
  if (Math.max(iron!, stone!, rubble!, passenger!) > MOST) return null;
  return move(match[1] === 'k' ? KEEP : PAYMENT, pack(iron!, stone!, rubble!, passenger!));
}
