/** `buildStation`: builds on one free space of a card without rubble, at the price this operation sets (FH-26). */

import { at } from '@quai/engine/at.ts';
import type { Seat } from '@quai/engine/contract.ts';
import { gainFigures } from '../gains.ts';
import { mayStop } from '../interpreter.ts';
import { FILTERS } from '../lines.ts';
import { kindOf, move, SPACE, STOP, stop, whichOf } from '../moves.ts';
import { param } from '../params.ts';
import { charge, ownFigures } from '../pay.ts';
import { stationWays } from '../prices.ts';
import { closeFrame, openFrame, type State } from '../state.ts';
import { buildStation as build, builtWork, priceOf, spaceRefusal } from '../stations.ts';
import { layoutOf, type Op, type Operation, opOf, type Tables } from '../tables.ts';

const params = {
  lineFilter: param('lineFilter'),
  extraCost: param('cost'),
  discount: param('countOrNone'),
  bonus: param('flag'),
  extraGain: param('gain'),
  substitute: param('substitute'),
};

function hasSpace(t: Tables, s: State, seat: Seat, op: Op): boolean {
  if (s.tiles[seat] === 0) return false;
  const { spaces } = layoutOf(t, s);
  for (let i = 0; i < spaces.length; i++) if (spaceRefusal(t, s, seat, op, spaces[i]!) === null) return true;
  return false;
}

export const buildStation: Operation<typeof params> = {
  params,
  compile: (raw, compiler) => ({
    filter: FILTERS.indexOf(raw.lineFilter),
    prices: compiler.spaces.map(({ cost }) =>
      compiler.price(stationWays(cost, raw.extraCost, raw.discount, raw.substitute !== null, compiler.wholeDiscount)),
    ),
    bonus: raw.bonus,
    gain: gainFigures(raw.extraGain),
  }),
  can: hasSpace,
  start(_t, s, seat, op) {
    openFrame(s, seat, { step: 'build', args: [op.id] });
  },
  steps: (t) => ({
    /** Frame: operation. */
    build: {
      candidates(s, _seat, open, each) {
        for (const space of layoutOf(t, s).spaces) each(move(SPACE, space));
        if (opOf(t, open).again) each(stop);
      },
      check(s, seat, open, m) {
        const op = opOf(t, open);
        if (kindOf(m) === STOP) {
          if (!op.again) return 'FH-41.19';
          return mayStop(t, s, seat, op, 0) ? null : 'FH-11';
        }
        return kindOf(m) === SPACE ? spaceRefusal(t, s, seat, op, whichOf(m)) : 'step';
      },
      details(s, seat, open, m) {
        const figures = ownFigures(s, seat, opOf(t, open));
        if (kindOf(m) !== SPACE) return figures;
        const onCard = at(s.rubble, at(t.spaceStation, whichOf(m)));
        return { ...figures, space: at(t.spaceCodes, whichOf(m)), onCard };
      },
      apply(s, seat, open, m, chance, tell) {
        closeFrame(s, seat);
        if (kindOf(m) === STOP) return;
        const op = opOf(t, open);
        const space = whichOf(m);
        if (charge(t, s, seat, op, priceOf(op, space), 'built', space, tell))
          build(t, s, seat, op, space, chance, tell);
      },
    },
    built: builtWork(t),
  }),
};
