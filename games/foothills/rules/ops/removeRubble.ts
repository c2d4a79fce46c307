/** `removeRubble`: cubes off one line, off up to two, or off different ones; what is missing from the supply (FH-19). */

import type { RuleId, Seat, Tell } from '@quai/engine/contract.ts';
import { FILTERS, lineAllowed } from '../lines.ts';
import { kindOf, LINE, move, whichOf } from '../moves.ts';
import { param, paramOr, type Spread } from '../params.ts';
import { clearLine, hasRubble, rubbleFromSupply } from '../rubble.ts';
import { other, RUBBLE, type State } from '../state.ts';
import { ownAt } from '../stock.ts';
import { layoutOf, type Op, type Operation, type Tables } from '../tables.ts';

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

/** Why no cube can be taken from this line now; `picked` has a bit for each line of this operation so far. */
function lineRefusal(t: Tables, s: State, seat: Seat, op: Op, line: number, picked: number): RuleId | null {
  if (!layoutOf(t, s).inPlay[line]) return 'FH-2';
  if ((picked & (1 << line)) !== 0) {
    // All from one line: it may have fewer cubes than that.
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
  for (let i = 0; i < lines.length; i++) {
    if (lineRefusal(t, s, seat, op, lines[i]!, picked) !== null) continue;
    if (found !== NONE) return SEVERAL;
    found = lines[i]!;
  }
  return found;
}

/** Goes on from what is taken so far; asks only where several lines can be chosen. */
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
  if (line === SEVERAL) s.open[seat]!.push({ step: 'rubble', args: [op.id, picked, taken, picks] });
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
  s.stock[ownAt(seat, RUBBLE)]! -= given;
  s.stock[ownAt(other(seat), RUBBLE)]! += given;
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
        return lineRefusal(t, s, seat, t.ops[open.args[0]!]!, whichOf(m), open.args[1]!);
      },
      details: (_s, _seat, _open, m) => ({ line: t.lineIds[whichOf(m)] ?? '' }),
      apply(s, seat, open, m, _chance, tell) {
        s.open[seat]!.pop();
        const [id, picked, taken, picks] = open.args as [number, number, number, number];
        takeFrom(t, s, seat, t.ops[id]!, whichOf(m), picked, taken, picks, tell);
      },
    },
  }),
};
