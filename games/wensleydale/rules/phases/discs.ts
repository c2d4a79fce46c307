/** Phase 2: one influence disc from the bag for each auction space. */

import { add } from '../state.ts';
import type { Phase } from './phase.ts';

export const discs: Phase = {
  id: 'discs',
  begin(_t, s, chance, tell) {
    for (let space = 0; space < s.drawn.length; space++) {
      const influence = chance.from(s.bag, `disc for space ${space + 1}`);
      add(s.bag, influence, -1);
      s.drawn[space] = influence;
    }
    tell?.({ kind: 'discs', by: null, drawn: s.drawn.slice() });
  },
};
