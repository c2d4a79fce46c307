/** The drawn legend of the rules page. */

import type { Sign } from '@quai/engine/manual.ts';

export const signs: readonly Sign[] = [
  {
    name: 'coloured',
    drawing:
      '<rect x="1" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /><rect x="15" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /><rect x="29" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" />',
  },
  {
    name: 'grey',
    drawing:
      '<rect x="1" y="10" width="13" height="12" rx="2" fill="#b9b4aa" stroke="currentColor" /><rect x="15" y="10" width="13" height="12" rx="2" fill="#b9b4aa" stroke="currentColor" /><rect x="29" y="10" width="13" height="12" rx="2" fill="#b9b4aa" stroke="currentColor" />',
  },
  {
    name: 'double',
    drawing:
      '<g transform="translate(0 -6)"><rect x="1" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /><rect x="15" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /><rect x="29" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /></g><g transform="translate(0 8)"><rect x="1" y="10" width="13" height="12" rx="2" fill="#d8742c" stroke="currentColor" /><rect x="15" y="10" width="13" height="12" rx="2" fill="#d8742c" stroke="currentColor" /><rect x="29" y="10" width="13" height="12" rx="2" fill="#d8742c" stroke="currentColor" /></g>',
  },
  {
    name: 'subway',
    drawing:
      '<rect x="2" y="10" width="40" height="13" rx="6" fill="#2f6db5" stroke="currentColor"/><text x="22" y="21" text-anchor="middle" font-size="11" font-weight="700" fill="#fff">3</text>',
  },
  {
    name: 'bike',
    drawing:
      '<rect x="12" y="2" width="20" height="30" rx="3" fill="none" stroke="currentColor" stroke-width="1.5"/><circle cx="18" cy="20" r="3.5" fill="none" stroke="currentColor"/><circle cx="26" cy="20" r="3.5" fill="none" stroke="currentColor"/><path d="M18 20L21 14H26L22 20ZM26 20L25 12" fill="none" stroke="currentColor"/>',
  },
];
