/** Phase 2: one influence disc from the bag on each auction space. */

import type { Phase } from './phase.ts';

export const discs: Phase = {
  id: 'discs',
  begin(_t, s, chance, tell) {
    for (let space = 0; space < s.drawn.length; space++) {
      const influence = chance.from(s.bag, `disc for space ${space + 1}`);
      s.bag[influence]!--;
      s.drawn[space] = influence;
    }
    tell?.({ kind: 'discs', by: null, drawn: s.drawn.slice() });
  },
};
