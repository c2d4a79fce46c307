/** A board to look at only: for an example in the rules, or the preview of an edition. */

import type { Rules, Seat } from '@quai/engine/contract.ts';
import type { Words } from '@quai/engine/words.ts';
import type { BoardProps } from '@quai/kit/board.ts';

export function stillBoard(
  shown: () => Readonly<{ rules: Rules; words: Words; view: unknown; moves?: readonly string[] }>,
  seat: Seat,
  names: (seat: Seat) => string,
): BoardProps<never> {
  return {
    get rules() {
      return shown().rules;
    },
    get words() {
      return shown().words;
    },
    get view() {
      return shown().view as never;
    },
    get moves() {
      return shown().moves ?? [];
    },
    seat,
    draft: [],
    choose: () => {},
    redraft: () => {},
    names,
    result: null,
  };
}
