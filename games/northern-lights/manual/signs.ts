/** The drawn legend of the rules page. */

import type { Sign } from '@quai/engine/manual.ts';

export const signs: readonly Sign[] = [
  {
    name: 'coloured',
    drawing:
      '<rect x="1" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /><rect x="15" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /><rect x="29" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" />',
  },
  {
    name: 'double',
    drawing:
      '<g transform="translate(0 -6)"><rect x="1" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /><rect x="15" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /><rect x="29" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /></g><g transform="translate(0 8)"><rect x="1" y="10" width="13" height="12" rx="2" fill="#d8742c" stroke="currentColor" /><rect x="15" y="10" width="13" height="12" rx="2" fill="#d8742c" stroke="currentColor" /><rect x="29" y="10" width="13" height="12" rx="2" fill="#d8742c" stroke="currentColor" /></g>',
  },
  {
    name: 'ferry',
    drawing:
      '<rect x="1" y="10" width="13" height="12" rx="2" fill="#dfe9f2" stroke="currentColor" stroke-dasharray="3 2"/><rect x="15" y="10" width="13" height="12" rx="2" fill="#dfe9f2" stroke="currentColor" stroke-dasharray="3 2"/><rect x="29" y="10" width="13" height="12" rx="2" fill="#dfe9f2" stroke="currentColor" stroke-dasharray="3 2"/><circle cx="7.5" cy="16" r="4" fill="currentColor"/>',
  },
  {
    name: 'plus',
    drawing:
      '<rect x="1" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /><rect x="15" y="10" width="13" height="12" rx="2" fill="#2f6db5" stroke="currentColor" /><text x="31" y="21" font-size="14" font-weight="700" fill="currentColor">+1</text>',
  },
  {
    name: 'locomotive',
    drawing:
      '<rect x="12" y="2" width="20" height="30" rx="3" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M15 22V14H21V10H24V14H29V22Z" fill="currentColor"/><circle cx="18" cy="24" r="2.5"/><circle cx="26" cy="24" r="2.5"/>',
  },
];
