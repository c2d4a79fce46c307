/** Building stations: which spaces are free, and what follows (FH-26 to FH-29, FH-41.31). */

import type { Chance } from '@quai/engine/chance.ts';
import type { RuleId, Seat, Tell, Work } from '@quai/engine/contract.ts';
import { receive } from './gains.ts';
import { stationAllowed } from './lines.ts';
import { canPay } from './pay.ts';
import { NOBODY, ON_CARD, type State } from './state.ts';
import { argOf, layoutOf, type Op, opOf, type Tables } from './tables.ts';

/** Why a seat cannot build this space with this operation; null if it can. */
export function spaceRefusal(t: Tables, s: State, seat: Seat, op: Op, space: number): RuleId | null {
  const station = t.spaceStation[space]!;
  if (!layoutOf(t, s).stationInPlay[station]) return 'FH-2';
  if (s.built[space] !== NOBODY || s.rubble[station]! > 0) return 'FH-26';
  if (!isNextInOrder(t, s, station, space)) return 'FH-29';
  if (!stationAllowed(t, s, seat, op.filter, station)) return 'FH-41.15';
  if (s.tiles[seat] === 0) return 'FH-30';
  return canPay(t, s, seat, priceOf(op, space)) ? null : 'FH-41.21';
}

/** What this operation charges for a space. */
export function priceOf(op: Op, space: number): number {
  return op.prices[space]!;
}

/** FH-29: the spaces of an ordered card are built from first to last. */
function isNextInOrder(t: Tables, s: State, station: number, space: number): boolean {
  const { ordered, spaces } = t.stations[station]!;
  return !ordered || space === spaces.from || s.built[space - 1] !== NOBODY;
}

/** FH-41.31: after the payment come tile and counter, bonus, extra gain, the effect on building, the surveyor. */
export function buildStation(
  t: Tables,
  s: State,
  seat: Seat,
  op: Op,
  space: number,
  chance: Chance,
  tell?: Tell,
): void {
  const station = t.spaceStation[space]!;
  s.built[space] = seat;
  s.tiles[seat]!--;
  s.stations[seat]!++;
  s.placed = 1;
  tell?.({ kind: 'station', by: seat, station, space, count: s.stations[seat] });
  takeSureBonus(t, s, seat, station, tell);
  const stack = s.open[seat]!;
  stack.push({ step: 'visitBuilt', args: [op.id, station] });
  const { onBuild } = t.stations[station]!;
  if (onBuild !== null) stack.push(t.rest[onBuild.from]!);
  if (op.bonus) receive(t, s, seat, op, t.spaces[space]!.bonus, chance, tell);
  receive(t, s, seat, op, op.gain, chance, tell);
}

/** Continues once the cost is paid. Frame: operation, space. */
export function builtWork(t: Tables): Work<State> {
  return {
    run(s, seat, open, chance, tell) {
      buildStation(t, s, seat, opOf(t, open), argOf(open, 1), chance, tell);
    },
  };
}

/** FH-38: a majority of a line's station spaces cannot be overtaken, so its token is taken at once. */
function takeSureBonus(t: Tables, s: State, seat: Seat, station: number, tell?: Tell): void {
  const { linesOf, lineSpaces } = layoutOf(t, s);
  for (const line of linesOf[station]!) {
    if (s.bonus[line] !== ON_CARD) continue;
    if (stationsOn(t, s, seat, line) * 2 <= lineSpaces[line]!.length) continue;
    s.bonus[line] = seat;
    tell?.({ kind: 'bonus', by: seat, line });
  }
}

export function stationsOn(t: Tables, s: State, seat: Seat, line: number): number {
  const spaces = layoutOf(t, s).lineSpaces[line]!;
  let count = 0;
  for (let i = 0; i < spaces.length; i++) if (s.built[spaces[i]!] === seat) count++;
  return count;
}
