/** Moves in short notation, and back. */

import {
  amountOf,
  CARD,
  cubeMove,
  exchangeMove,
  KEEP,
  kindOf,
  LINE,
  MOST,
  type Move,
  move,
  OPTION,
  PAYMENT,
  pack,
  SLOT,
  SPACE,
  stop,
  TARGET,
  TICKET,
  TO_HOME,
  TO_PUB,
  TO_STATION,
  whichOf,
} from './moves.ts';
import type { Tables } from './tables.ts';

interface Notation {
  format(m: Move): string;
  parse(text: string): Move | null;
}

const LETTERS = 'isrp';
const AMOUNTS = /^([=k])(?:(\d{1,2})i)?(?:(\d{1,2})s)?(?:(\d{1,2})r)?(?:(\d{1,2})p)?$/;

/**
 * `-` stop; `A` a card by its letter; `yi` iron from the yard, `bs` stone from the bag; `IV` a line; `x` an exchange; `o1` an
 * option; `IV-2b` a station space; `=2i1s` a payment; `@IV-2` a surveyor space, `@pub`, `@home`; `t-red` a ticket; `A3` a
 * reserve card; `k1i1s` the cubes kept.
 */
export function notation(t: Tables): Notation {
  const names = new Map<Move, string>();
  names.set(stop, '-');
  names.set(exchangeMove, 'x');
  t.types.forEach((letter, slot) => {
    names.set(move(SLOT, slot), letter);
  });
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
  const [, sign, ...counts] = match;
  const [iron = 0, stone = 0, rubble = 0, passenger = 0] = counts.map((digits) => Number(digits ?? 0));
  if (Math.max(iron, stone, rubble, passenger) > MOST) return null;
  return move(sign === 'k' ? KEEP : PAYMENT, pack(iron, stone, rubble, passenger));
}
