/** French words that the box of Wensleydale does not use; `quai words` looks for them. */

import type { Never } from '@quai/engine/words.ts';

export const never: readonly Never[] = [
  { found: /\bvoyageurs?\b/i, better: 'passager' },
  { found: /\bprofits? et pertes?\b/i, better: 'Pertes & Profits' },
  { found: /\bbasses? terres?\b/i, better: 'Lowlands' },
  { found: /\binfluence (train|de train)\b/i, better: 'influence Moteur' },
  { found: /\b\d+ (d’)?influence\b/i, better: 'points d’influence' },
];
