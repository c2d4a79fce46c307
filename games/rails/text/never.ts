/** French words that the rails family does not use; `quai words` looks for them. */

import type { Never } from '@quai/engine/words.ts';

export const never: readonly Never[] = [
  { found: /\bcases?\b/i, better: 'espace' },
  { found: /\b(liaison|réussite|atteinte)s?\b/i, better: 'complétée, réussi' },
];
