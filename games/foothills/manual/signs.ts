/** The drawn legend of the rules page. */

import type { Sign } from '@quai/engine/manual.ts';

export const signs: readonly Sign[] = [
  {
    name: 'iron',
    drawing:
      '<g transform="translate(22 17) scale(1.4)"><path d="M0 -8.5 L7.5 -4.3 V4.3 L0 8.5 L-7.5 4.3 V-4.3 Z" fill="currentColor"/></g>',
  },
  {
    name: 'stone',
    drawing:
      '<rect x="11" y="6" width="22" height="22" rx="2" fill="#a79a86" stroke="currentColor"/><path d="M11 17H33M19 17V6" stroke="currentColor"/>',
  },
  {
    name: 'rubble',
    drawing:
      '<g transform="translate(22 17) scale(1.4)"><path d="M-9 7 L-7 0 L-3 -1 L-1 -7 L4 -6 L5 -1 L8 1 L9 7 Z" fill="#8a6f55" stroke="currentColor"/></g>',
  },
  {
    name: 'track',
    drawing:
      '<path d="M3 12H41M3 22H41" stroke="currentColor" stroke-width="2" fill="none"/><path d="M8 8V26M16 8V26M24 8V26M32 8V26" stroke="currentColor" stroke-width="2"/>',
  },
  { name: 'station', drawing: '<path d="M10 30V16L22 5L34 16V30Z" fill="currentColor"/>' },
  {
    name: 'buffer',
    drawing:
      '<g transform="translate(22 17) scale(1.4)"><path d="M-7 9 L0 -2 L7 9 M0 -2 V9" stroke="currentColor" fill="none"/><path d="M-9 -7 H9 V-2 H-9 Z" fill="#c0392b"/></g>',
  },
  {
    name: 'passenger',
    drawing:
      '<g transform="translate(22 17) scale(1.4)" fill="currentColor"><path d="M-6 9 Q-6.5 -1 0 -1 Q6.5 -1 6 9 Z"/><circle cy="-4.8" r="3.7"/></g>',
  },
  {
    name: 'vp',
    drawing:
      '<g transform="translate(22 17) scale(1.5)"><path d="M0 -9 L2.7 -3.2 L9 -2.7 L4.2 1.6 L5.7 8 L0 4.5 L-5.7 8 L-4.2 1.6 L-9 -2.7 L-2.7 -3.2 Z" fill="#b98a2f"/></g>',
  },
  {
    name: 'surveyor',
    drawing:
      '<g transform="translate(22 17) scale(1.4)"><path d="M0 -1 L-6 9 M0 -1 L6 9 M0 -1 V9" stroke="currentColor" fill="none"/><path d="M-5 -6 H3 V-2 H-5 Z M3 -5.2 H7 V-2.8 H3 Z" fill="currentColor"/></g>',
  },
];
