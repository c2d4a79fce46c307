/** French words that the box of FootHills does not use; `quai words` looks for them. */

import type { Never } from '@quai/engine/words.ts';

export const never: readonly Never[] = [
  { found: /\b(fers|pierres)\b/i, better: 'fer, pierre (invariables)' },
  { found: /\bgravat\b/i, better: 'cube Gravats' },
  { found: /\b(bâti|bâtir|bâtissez|déblay\p{L}*|dégag\p{L}*)\b/iu, better: 'construire, retirer, nettoyer' },
  { found: /\b(chez soi|à la maison)\b/i, better: 'chez vous, chez lui' },
];
