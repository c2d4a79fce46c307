/** What the FootHills lesson calls the moves of a learner, at the beginning of a sentence. */

import type { Language } from '@quai/engine/words.ts';
import adapted from '../editions/adapted.json' with { type: 'json' };

const texts = {
  en: { card: 'Card', line: 'Line', yi: 'An iron', ys: 'A stone', '-': 'Stopping here', pub: 'The pub', home: 'Home' },
  fr: {
    card: 'La carte',
    line: 'La ligne',
    yi: 'Un fer',
    ys: 'Une pierre',
    '-': 'S’arrêter là',
    pub: 'Le Pub',
    home: 'Chez vous',
  },
} as const;

export function chosen(move: string, language: Language): string {
  const say = texts[language];
  if (move === 'yi' || move === 'ys' || move === '-') return say[move];
  if (/^[A-E]$/.test(move)) return `${say.card} ${move}`;
  if (/^[IV]+$/.test(move)) return `${say.line} ${move}`;
  if (move === '@pub' || move === '@home') return say[move === '@pub' ? 'pub' : 'home'];
  const code = move.replace('@', '');
  return adapted.stations.find(({ cards }) => cards.includes(code))?.name ?? '';
}
