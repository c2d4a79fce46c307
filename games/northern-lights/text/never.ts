/** French words that the box of Northern Lights does not use; `quai words` looks for them. */

import type { Never } from '@quai/engine/words.ts';

export const never: readonly Never[] = [
  { found: /\bcases?\b/i, better: 'espace' },
  { found: /\b(liaison|réussite|atteinte)s?\b/i, better: 'réussi' },
  { found: /\b(lieux?|destinations?)\b/i, better: 'ville, ticket' },
];
