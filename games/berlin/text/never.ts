/** French words that the box of Berlin does not use; `quai words` looks for them. */

import type { Never } from '@quai/engine/words.ts';

export const never: readonly Never[] = [
  { found: /\bcases?\b/i, better: 'Espace' },
  { found: /\b(liaison|réussite|atteinte)s?\b/i, better: 'complétée' },
  { found: /\b(villes?|tickets?)\b/i, better: 'Lieu, carte Destination' },
];
