/** The surveyor: which spaces are open, moving there, and doing their action (FH-27, FH-31, FH-41.8, FH-41.20). */

import type { Chance } from '@quai/engine/chance.ts';
import type { RuleId, Seat, Step, Tell, Work } from '@quai/engine/contract.ts';
import { runList } from './interpreter.ts';
import { stationAllowed } from './lines.ts';
import { kindOf, type Move, move, STOP, stop, TARGET, TO_HOME, TO_PUB, TO_STATION, whichOf } from './moves.ts';
import type { Target } from './params.ts';
import { mayEnterPub, openScoring } from './pub.ts';
import { closeFrame, HOME, NOBODY, openFrame, PUB, type State } from './state.ts';
import { argOf, layoutOf, type Op, opOf, type Tables } from './tables.ts';

/** Bits of compiled `targets`. */
const BITS: Readonly<Record<Target, number>> = {
  anyAvailable: 1,
  start: 2,
  ticketLine: 4,
  adjacent: 8,
  pub: 16,
  home: 32,
};
const TICKET_FILTER = 1;

export function targetBits(targets: readonly Target[]): number {
  return targets.reduce((bits, target) => bits | BITS[target], 0);
}

/** Why the surveyor cannot go there with this operation; null if it can. */
export function targetRefusal(t: Tables, s: State, seat: Seat, op: Op, target: number): RuleId | null {
  const at = s.surveyor[seat]!;
  if (target === TO_HOME) return (op.targets & BITS.home) === 0 || at === HOME ? 'FH-41.8' : null;
  if (target === TO_PUB) {
    if ((op.targets & BITS.pub) === 0) return 'FH-35';
    return at === PUB ? 'FH-41.8' : mayEnterPub(s, seat) ? null : 'FH-35';
  }
  const station = target - TO_STATION;
  if (at === station) return 'FH-41.8';
  if (!layoutOf(t, s).stationInPlay[station]) return 'FH-2';
  if (!isFree(t, s, station)) return 'FH-31';
  return isAmong(t, s, seat, op.targets, station) ? null : outOfReach(op.targets);
}

function outOfReach(targets: number): RuleId {
  if ((targets & BITS.adjacent) !== 0) return 'FH-41.9';
  return (targets & BITS.ticketLine) !== 0 ? 'FH-41.15' : 'FH-36';
}

/** FH-31: the card has an empty surveyor space and a station on it; first cards have a printed station. */
function isFree(t: Tables, s: State, station: number): boolean {
  const { surveyor, start, spaces } = t.stations[station]!;
  if (surveyor === null || s.surveyor[0] === station || s.surveyor[1] === station) return false;
  if (start) return true;
  for (let space = spaces.from; space < spaces.end; space++) if (s.built[space] !== NOBODY) return true;
  return false;
}

function isAmong(t: Tables, s: State, seat: Seat, targets: number, station: number): boolean {
  if ((targets & BITS.anyAvailable) !== 0) return true;
  const { start } = t.stations[station]!;
  if ((targets & BITS.start) !== 0 && start) return true;
  if ((targets & BITS.ticketLine) !== 0 && stationAllowed(t, s, seat, TICKET_FILTER, station)) return true;
  if ((targets & BITS.adjacent) === 0) return false;
  // FH-41.9: from home or the pub, any first station is adjacent.
  const at = s.surveyor[seat]!;
  return at < 0 ? start : layoutOf(t, s).neighbours[at]!.indexOf(station) >= 0;
}

export function hasTarget(t: Tables, s: State, seat: Seat, op: Op): boolean {
  if (targetRefusal(t, s, seat, op, TO_HOME) === null || targetRefusal(t, s, seat, op, TO_PUB) === null) return true;
  const { stations } = layoutOf(t, s);
  for (let i = 0; i < stations.length; i++)
    if (targetRefusal(t, s, seat, op, TO_STATION + stations[i]!) === null) return true;
  return false;
}

/** Moves there and does the action of that place. */
export function sendSurveyor(
  t: Tables,
  s: State,
  seat: Seat,
  op: Op,
  target: number,
  chance: Chance,
  tell?: Tell,
): void {
  s.done = 1;
  if (target === TO_HOME || target === TO_PUB) {
    s.surveyor[seat] = target === TO_HOME ? HOME : PUB;
    tell?.({ kind: 'surveyor', by: seat, to: s.surveyor[seat] });
    if (target === TO_PUB) openScoring(s, seat, op, true);
    return;
  }
  const station = target - TO_STATION;
  s.surveyor[seat] = station;
  tell?.({ kind: 'surveyor', by: seat, to: station });
  runList(t, s, seat, t.stations[station]!.surveyor!, chance, tell);
}

/** FH-27: offers a visit to a station just built. Frame: the operation that built it, station. */
export function visitBuiltWork(t: Tables): Work<State> {
  return {
    run(s, seat, open) {
      if (isFree(t, s, argOf(open, 1))) openFrame(s, seat, { step: 'visit', args: open.args });
    },
  };
}

export function visitStep(t: Tables): Step<State, Move> {
  return {
    candidates(_s, _seat, open, each) {
      each(move(TARGET, TO_STATION + argOf(open, 1)));
      each(stop);
    },
    check(_s, _seat, open, m) {
      if (kindOf(m) === STOP) return null;
      if (kindOf(m) !== TARGET) return 'step';
      return whichOf(m) === TO_STATION + argOf(open, 1) ? null : 'FH-27';
    },
    apply(s, seat, open, m, chance, tell) {
      closeFrame(s, seat);
      if (kindOf(m) === TARGET) sendSurveyor(t, s, seat, opOf(t, open), whichOf(m), chance, tell);
    },
  };
}
