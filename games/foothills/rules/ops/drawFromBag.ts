/** `drawFromBag`: draws resources at random, putting white cubes back; the seat keeps some and returns the others. */

import type { Seat, Tell } from '@quai/engine/contract.ts';
import { amountOf, FROM_BAG, KEEP, kindOf, move, pack, whichOf } from '../moves.ts';
import { param } from '../params.ts';
import { closeFrame, IRON, openFrame, type Resource, STONE, type State } from '../state.ts';
import { bagResources, moveCube } from '../stockyard.ts';
import { argOf, type Operation } from '../tables.ts';

const params = { draw: param('count'), keep: param('count'), ignoreEvents: param('always') };

/** Drawn cubes still count as in the bag until they are kept: nobody else draws meanwhile. */
function keepCubes(s: State, seat: Seat, iron: number, stone: number, tell?: Tell): void {
  for (let i = 0; i < iron; i++) moveCube(s, seat, FROM_BAG, IRON, tell);
  for (let i = 0; i < stone; i++) moveCube(s, seat, FROM_BAG, STONE, tell);
}

export const drawFromBag: Operation<typeof params> = {
  params,
  // `max` is how many are drawn, `min` how many of them are kept.
  compile: (raw) => ({ max: raw.draw, min: raw.keep }),
  can: (_t, s) => bagResources(s) > 0,
  start(_t, s, seat, op, chance, tell) {
    const inBag: [number, number] = [s.bag[IRON], s.bag[STONE]];
    const drawn: [number, number] = [0, 0];
    const draws = Math.min(op.max, bagResources(s));
    for (let i = 0; i < draws; i++) {
      const resource = chance.from(inBag, 'resource from the bag') as Resource;
      inBag[resource]--;
      drawn[resource]++;
      tell?.({ kind: 'fromBag', by: seat, resource });
    }
    s.done = 1;
    const keep = Math.min(op.min, draws);
    const least = Math.max(0, keep - drawn[STONE]);
    if (least === Math.min(keep, drawn[IRON])) keepCubes(s, seat, least, keep - least, tell);
    else openFrame(s, seat, { step: 'keep', args: [op.id, drawn[IRON], drawn[STONE], keep] });
  },
  steps: () => ({
    /** Frame: operation, iron and stone drawn, how many to keep. */
    keep: {
      candidates(_s, _seat, open, each) {
        for (let iron = 0; iron <= argOf(open, 3); iron++) each(move(KEEP, pack(iron, argOf(open, 3) - iron, 0, 0)));
      },
      check(_s, _seat, open, m) {
        if (kindOf(m) !== KEEP) return 'step';
        const kept = whichOf(m);
        const iron = amountOf(kept, IRON);
        const stone = amountOf(kept, STONE);
        const fits = kept === pack(iron, stone, 0, 0) && iron <= argOf(open, 1) && stone <= argOf(open, 2);
        return fits && iron + stone === open.args[3] ? null : 'FH-42';
      },
      details: (_s, _seat, open) => ({ iron: argOf(open, 1), stone: argOf(open, 2), keep: argOf(open, 3) }),
      apply(s, seat, _open, m, _chance, tell) {
        closeFrame(s, seat);
        keepCubes(s, seat, amountOf(whichOf(m), IRON), amountOf(whichOf(m), STONE), tell);
      },
    },
  }),
};
