/** French words that the box of Railroad Ink does not use; `quai words` looks for them. */

import type { Never } from '@quai/engine/words.ts';

export const never: readonly Never[] = [
  { found: /\bfeuilles?\b/i, better: 'Plateau' },
  { found: /\bvoies? ferrées?\b/i, better: 'Chemin de Fer' },
  { found: /\btracés? spécia(l|ux)\b/i, better: 'Voie Spéciale' },
];
