/** `removeRubble`: takes cubes from one line, up to two, or several; the supply makes up any shortfall (FH-19). */

import type { RuleId, Seat, Tell } from '@quai/engine/contract.ts';
import { FILTERS, lineAllowed } from '../lines.ts';
import { kindOf, LINE, move, whichOf } from '../moves.ts';
import { param, paramOr, type Spread } from '../params.ts';
import { clearLine, hasRubble, rubbleFromSupply } from '../rubble.ts';
import { closeFrame, openFrame, other, RUBBLE, type State } from '../state.ts';
import { give, takeAway } from '../stock.ts';
import { argOf, layoutOf, type Op, type Operation, opOf, type Tables } from '../tables.ts';

const params = {
  max: param('count'),
  spread: param('spread'),
  lineFilter: param('lineFilter'),
  fillFromReserve: paramOr('flag', true),
  opponentGets: paramOr('countOrNone', 0),
};

const SPREADS: readonly Spread[] = ['oneLine', 'upToTwoLines', 'differentLines'];
export const ONE_LINE = 0;
const UP_TO_TWO = 1;

/** Why no cube can be taken from this line; `picked` has a bit for each line this operation has taken from. */
function lineRefusal(t: Tables, s: State, seat: Seat, op: Op, line: number, picked: number): RuleId | null {
  if (!layoutOf(t, s).inPlay[line]) return 'FH-2';
  if ((picked & (1 << line)) !== 0) {
    // Both cubes may come from one line, even if it has only one left.
    return op.spread === UP_TO_TWO ? null : 'FH-41.30';
  }
  if (!lineAllowed(t, s, seat, op.filter, line)) return 'FH-41.15';
  return hasRubble(t, s, line) ? null : 'FH-19';
}

const NONE = -1;
const SEVERAL = -2;

function onlyLine(t: Tables, s: State, seat: Seat, op: Op, picked: number): number {
  const { lines } = layoutOf(t, s);
  let found = NONE;
  for (const line of lines) {
    if (lineRefusal(t, s, seat, op, line, picked) !== null) continue;
    if (found !== NONE) return SEVERAL;
    found = line;
  }
  return found;
}

/** Continues after the cubes taken so far; asks only where there is a choice of lines. */
function goOn(
  t: Tables,
  s: State,
  seat: Seat,
  op: Op,
  picked: number,
  taken: number,
  picks: number,
  tell?: Tell,
): void {
  const most = op.spread === ONE_LINE ? 1 : op.max;
  const line = picks < most ? onlyLine(t, s, seat, op, picked) : NONE;
  if (line === SEVERAL) openFrame(s, seat, { step: 'rubble', args: [op.id, picked, taken, picks] });
  else if (line === NONE) finish(s, seat, op, taken, tell);
  else takeFrom(t, s, seat, op, line, picked, taken, picks, tell);
}

function takeFrom(
  t: Tables,
  s: State,
  seat: Seat,
  op: Op,
  line: number,
  picked: number,
  taken: number,
  picks: number,
  tell?: Tell,
): void {
  const cubes = clearLine(t, s, seat, line, op.spread === ONE_LINE ? op.max : 1, tell);
  goOn(t, s, seat, op, picked | (1 << line), taken + cubes, picks + 1, tell);
}

function finish(s: State, seat: Seat, op: Op, taken: number, tell?: Tell): void {
  if (op.fill) rubbleFromSupply(s, seat, op.max - taken, tell);
  const given = Math.min(op.opponentGets, op.fill ? op.max : taken);
  if (given === 0) return;
  takeAway(s, seat, RUBBLE, given);
  give(s, other(seat), RUBBLE, given);
  tell?.({ kind: 'gave', by: seat, cubes: given });
}

export const removeRubble: Operation<typeof params> = {
  params,
  compile: (raw) => ({
    max: raw.max,
    spread: SPREADS.indexOf(raw.spread),
    filter: FILTERS.indexOf(raw.lineFilter),
    fill: raw.fillFromReserve,
    opponentGets: raw.opponentGets,
  }),
  can: (t, s, seat, op) => op.fill || onlyLine(t, s, seat, op, 0) !== NONE,
  start: (t, s, seat, op, _chance, tell) => goOn(t, s, seat, op, 0, 0, 0, tell),
  steps: (t) => ({
    /** Frame: operation, lines picked, cubes taken, picks made. */
    rubble: {
      candidates(s, _seat, _open, each) {
        for (const line of layoutOf(t, s).lines) each(move(LINE, line));
      },
      check(s, seat, open, m) {
        if (kindOf(m) !== LINE) return 'step';
        return lineRefusal(t, s, seat, opOf(t, open), whichOf(m), argOf(open, 1));
      },
      details: (_s, _seat, _open, m) => ({ line: t.lineIds[whichOf(m)] ?? '' }),
      apply(s, seat, open, m, _chance, tell) {
        closeFrame(s, seat);
        const [, picked, taken, picks] = open.args as [number, number, number, number];
        takeFrom(t, s, seat, opOf(t, open), whichOf(m), picked, taken, picks, tell);
      },
    },
  }),
};
