/** The drawn legend of the rules page. */

import type { Sign } from '@quai/engine/manual.ts';

export const signs: readonly Sign[] = [
  {
    name: 'link',
    drawing:
      '<path d="M2 17H42" stroke="currentColor" stroke-width="4"/><circle cx="22" cy="17" r="9" fill="#2f6db5" stroke="currentColor"/>',
  },
  { name: 'town', drawing: '<path d="M8 28V16L15 10L22 16V28Z" fill="currentColor"/>' },
  {
    name: 'large',
    drawing:
      '<path d="M4 28V14L12 7L20 14V28Z" fill="currentColor"/><path d="M24 28V10L32 4L40 10V28Z" fill="currentColor"/>',
  },
  { name: 'stone', drawing: '<rect x="12" y="7" width="20" height="20" fill="#8f8f8f" stroke="currentColor"/>' },
  { name: 'cheese', drawing: '<rect x="12" y="7" width="20" height="20" fill="#e8c14a" stroke="currentColor"/>' },
  {
    name: 'passenger',
    drawing:
      '<g transform="translate(22 17) scale(1.4)" fill="currentColor"><path d="M-6 9 Q-6.5 -1 0 -1 Q6.5 -1 6 9 Z"/><circle cy="-4.8" r="3.7"/></g>',
  },
  {
    name: 'objector',
    drawing:
      '<g transform="translate(22 17) scale(1.4)" fill="#111"><path d="M-6 9 Q-6.5 -1 0 -1 Q6.5 -1 6 9 Z" stroke="currentColor"/><circle cy="-4.8" r="3.7" stroke="currentColor"/></g>',
  },
];
