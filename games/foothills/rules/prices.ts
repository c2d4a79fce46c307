/** All ways to pay a cost, each as packed amounts, considering any-resource units, discounts and substitutes. */

import { MOST, pack } from './moves.ts';
import type { Cost } from './params.ts';

/** The ways to pay a cost that may include any-resource units: for a track or an exchange. */
export function waysToPay(cost: Cost): number[] {
  return stationWays(cost, {}, 0, false, true);
}

/**
 * FH-42, `buildStation`: the printed cost, less `discount` units of choice or as many as there are, each printed stone payable
 * with iron if `ironForStone`, plus the extra cost, which is never discounted. Each distinct payment once, in order of its
 * packed number. Without `whole` (rules number 1), less of the discount may be used.
 */
export function stationWays(
  printed: Cost,
  extra: Cost,
  discount: number,
  ironForStone: boolean,
  whole: boolean,
): number[] {
  const ways = new Set<number>();
  const all = discounted(printed, discount);
  const least = Math.min(...all.map(unitsOf));
  for (const left of all) {
    if (whole && unitsOf(left) > least) continue;
    const swaps = ironForStone ? left.stone : 0;
    for (let swapped = 0; swapped <= swaps; swapped++) {
      const free = left.any + (extra.anyResource ?? 0);
      for (let iron = 0; iron <= free; iron++)
        ways.add(
          pack(
            left.iron + swapped + (extra.iron ?? 0) + iron,
            left.stone - swapped + (extra.stone ?? 0) + free - iron,
            left.rubble + (extra.rubble ?? 0),
            left.passenger + (extra.passenger ?? 0),
          ),
        );
    }
  }
  return [...ways].sort((a, b) => a - b);
}

type Left = Readonly<{ iron: number; stone: number; any: number; rubble: number; passenger: number }>;

const unitsOf = ({ iron, stone, any, rubble, passenger }: Left) => iron + stone + any + rubble + passenger;

function discounted(cost: Cost, discount: number): Left[] {
  const found: Left[] = [];
  const { iron = 0, stone = 0, anyResource: any = 0, rubble = 0, passenger = 0 } = cost;
  for (let i = 0; i <= Math.min(iron, discount); i++)
    for (let s = 0; s <= Math.min(stone, discount - i); s++)
      for (let a = 0; a <= Math.min(any, discount - i - s); a++)
        for (let r = 0; r <= Math.min(rubble, discount - i - s - a); r++)
          for (let p = 0; p <= Math.min(passenger, discount - i - s - a - r); p++)
            found.push({
              iron: iron - i,
              stone: stone - s,
              any: any - a,
              rubble: rubble - r,
              passenger: passenger - p,
            });
  return found;
}

/** The largest amount an edition may print: a printed and an extra cost together must fit a packed payment. */
export const MOST_OF_A_KIND = Math.floor(MOST / 4);
