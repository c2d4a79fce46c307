/** The drawn legend of the rules page. */

import type { Sign } from '@quai/engine/manual.ts';

export const signs: readonly Sign[] = [
  {
    name: 'highway',
    drawing:
      '<path d="M2 10H42M2 24H42" stroke="currentColor" stroke-width="2"/><path d="M2 17H42" stroke="currentColor" stroke-width="2" stroke-dasharray="5 4"/>',
  },
  {
    name: 'railway',
    drawing:
      '<path d="M2 17H42" stroke="currentColor" stroke-width="2"/><path d="M7 12V22M14 12V22M21 12V22M28 12V22M35 12V22" stroke="currentColor" stroke-width="2"/>',
  },
  {
    name: 'station',
    drawing:
      '<path d="M2 17H16M28 17H42" stroke="currentColor" stroke-width="2"/><rect x="15" y="10" width="14" height="14" fill="currentColor"/>',
  },
  {
    name: 'overpass',
    drawing:
      '<path d="M22 2V32" stroke="currentColor" stroke-width="2"/><path d="M17 6H27M17 12H27M17 24H27M17 30H27" stroke="currentColor" stroke-width="2"/><path d="M2 13H42M2 21H42" stroke="currentColor" stroke-width="3"/>',
  },
  {
    name: 'exit',
    drawing:
      '<rect x="12" y="2" width="30" height="30" fill="none" stroke="currentColor" stroke-dasharray="3 3"/><path d="M0 17H12M6 12L12 17L6 22" stroke="currentColor" stroke-width="2.5" fill="none"/>',
  },
  {
    name: 'false',
    drawing:
      '<path d="M2 17H24" stroke="currentColor" stroke-width="2"/><path d="M8 12V22M15 12V22" stroke="currentColor" stroke-width="2"/><path d="M26 10L38 24M38 10L26 24" stroke="#c0392b" stroke-width="3"/>',
  },
  {
    name: 'centre',
    drawing:
      '<rect x="7" y="2" width="30" height="30" fill="none" stroke="currentColor"/><path d="M17 2V32M27 2V32M7 12H37M7 22H37" stroke="currentColor" opacity=".4"/><rect x="12" y="7" width="20" height="20" fill="none" stroke="#c0392b" stroke-width="2.5"/>',
  },
];
