/** What the lesson of Last Train to Wensleydale calls the moves of a learner, at the beginning of a sentence. */

import type { Language } from '@quai/engine/words.ts';
import dales from '../editions/dales.json' with { type: 'json' };

const texts = {
  en: {
    bid: (cubes: string, space: string) => `A bid of ${cubes} on space ${space}`,
    train: (row: string) => `A train of row ${row}`,
    pieces: { stone: 'Stone', cheese: 'Cheese', MR: 'An MR passenger', NER: 'An NER passenger' },
    from: (piece: string, place: string) => `${piece} from ${place}`,
    pass: 'Passing',
    done: 'Ending here',
    pay: 'Paying that way',
  },
  fr: {
    bid: (cubes: string, space: string) => `Une mise de ${cubes} sur la case ${space}`,
    train: (row: string) => `Un train de la ligne ${row}`,
    pieces: { stone: 'La Pierre', cheese: 'Le Fromage', MR: 'Un passager MR', NER: 'Un passager NER' },
    from: (piece: string, place: string) => `${piece} (${place})`,
    pass: 'Passer',
    done: 'Terminer ici',
    pay: 'Payer ainsi',
  },
} as const;

const nameOf = (id: string): string => dales.regions.find((region) => region.id === id)?.name ?? '';

export function chosen(move: string, language: Language): string {
  const say = texts[language];
  const [kind = '', what = '', more = ''] = move.split(':');
  if (move.includes('>')) {
    const ends = (move.split(':').at(-1) ?? '').split('>');
    return ends.map(nameOf).join(' – ');
  }
  switch (kind) {
    case 'bid':
      return say.bid(more, what);
    case 'buy':
      return say.train(what.slice(1, 2));
    case 'load':
      return say.from(say.pieces[what as keyof typeof say.pieces], nameOf(more));
    case 'pass':
      return say.pass;
    case 'done':
      return say.done;
    default:
      return say.pay;
  }
}
