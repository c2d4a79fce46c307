/** What the host chooses: where the printed rules can be read in two ways (WD-14), and where our map is a guess (WD-31.11). */

import type { Option, Options } from '@quai/engine/contract.ts';
import { bitOf } from './kinds.ts';

export const options: readonly Option[] = [
  { id: 'fee', values: ['region', 'link'], since: 2 },
  { id: 'south', values: ['both', 'mr', 'ner'], since: 2 },
];

/** Whether the fee of company towns is counted by links, not by regions. */
export const feeByLink = (chosen: Options): boolean => chosen.fee === 'link';

/** The companies, as bits, of a town that lines only leave: the chosen one alone if the map gives it to both. */
export function companiesOfSouth(chosen: Options, printed: number): number {
  const alone = chosen.south === 'mr' ? bitOf(0) : chosen.south === 'ner' ? bitOf(1) : printed;
  return (printed & alone) === 0 ? printed : alone;
}
