/** Moves as integers, and their notation: `blind`, `take:B`, `tickets`, `keep:13`, `claim:T01`, `pay:BB*`. */

import { at } from '@quai/engine/at.ts';
import type { Board } from './board.ts';
import { addTo } from './lists.ts';
import { cardsOf, UNIT } from './payment.ts';

export type Move = number;

/** The top card of the pile. */
export const BLIND = 0;
/** TAKE + kind: a face-up card. */
export const TAKE = 1;
/** Draw tickets. */
export const TICKETS = 15;
/** KEEP + bits: which of the offered tickets are kept. */
export const KEEPING = 16;
export const KEEPING_END = KEEPING + 64;
/** CLAIM + route. */
export const CLAIM = 128;
/** PAY + way. */
export const PAY = 2048;

export const isTake = (move: Move) => move >= TAKE && move < TICKETS;
export const isKeep = (move: Move) => move >= KEEPING && move < KEEPING_END;
export const isClaim = (move: Move) => move >= CLAIM && move < PAY;
export const isPay = (move: Move) => move >= PAY;

export function letters(board: Board): string[] {
  return [...board.edition.cards.colours.map(({ letter }) => letter), board.edition.cards.wild.letter];
}

export function notation(board: Board): { format(move: Move): string; parse(text: string): Move | null } {
  const letter = letters(board);
  const routeIds = board.edition.routes.map(({ id }) => id);
  const routeAt = new Map(routeIds.map((id, index) => [id, index]));

  function format(move: Move): string {
    if (move === BLIND) return 'blind';
    if (move === TICKETS) return 'tickets';
    if (isTake(move)) return `take:${letter[move - TAKE]}`;
    if (isKeep(move)) return `keep:${keptPlaces(move - KEEPING)}`;
    if (isClaim(move)) return `claim:${routeIds[move - CLAIM]}`;
    return `pay:${letter.map((each, kind) => each.repeat(cardsOf(move - PAY, kind))).join('')}`;
  }

  function parse(text: string): Move | null {
    if (text === 'blind') return BLIND;
    if (text === 'tickets') return TICKETS;
    const [, verb, rest] = /^(take|keep|claim|pay):(.*)$/.exec(text) ?? [];
    if (verb === undefined || rest === undefined) return null;
    if (verb === 'take') return letter.includes(rest) ? TAKE + letter.indexOf(rest) : null;
    if (verb === 'keep') return parseKeep(rest);
    if (verb === 'claim') return parseClaim(rest);
    return parsePay(rest);
  }

  function parseClaim(id: string): Move | null {
    const route = routeAt.get(id);
    return route === undefined ? null : CLAIM + route;
  }

  function parsePay(cards: string): Move | null {
    const counts = letter.map(() => 0);
    for (const card of cards) {
      const kind = letter.indexOf(card);
      if (kind < 0) return null;
      addTo(counts, kind, 1);
    }
    if (counts.some((count) => count > 15)) return null;
    return PAY + counts.reduce((way, count, kind) => way + count * at(UNIT, kind), 0);
  }

  return { format, parse };
}

/** The positions of the kept tickets, counted from 1; 0 if none is kept. */
function keptPlaces(bits: number): string {
  const places = [1, 2, 3, 4, 5, 6].filter((place) => bits & (1 << (place - 1)));
  return places.length === 0 ? '0' : places.join('');
}

function parseKeep(places: string): Move | null {
  if (places === '0') return KEEPING;
  if (!/^[1-6]{1,6}$/.test(places)) return null;
  let bits = 0;
  for (const place of places) bits |= 1 << (Number(place) - 1);
  return KEEPING + bits;
}
