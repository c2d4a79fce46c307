/** Why a move is worth considering, from the board, where everything is public. */

import type { Why } from '@quai/bots/why.ts';
import { at } from '@quai/engine/at.ts';
import { andList } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';
import { EACH_INFLUENCE, FIGURES, GREEN, RED } from '../rules/kinds.ts';
import { type Move, subjectOf } from '../rules/moves.ts';
import { discsOn } from '../rules/phases/auction.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

interface Says {
  /** Government, Train, MR, NER. */
  readonly kinds: readonly string[];
  wins(influence: string): string;
  reaches(pieces: number): string;
  readonly further: string;
  readonly done: string;
  readonly room: string;
  readonly relieves: string;
}

const en: Says = {
  kinds: ['Government', 'Train', 'MR', 'NER'],
  wins: (influence) => `wins ${influence} influence, if nobody bids more`,
  reaches: (pieces) =>
    pieces === 1 ? 'reaches a region with one piece to load' : `reaches a region with ${pieces} pieces to load`,
  further: 'leads on to where there is something to load',
  done: 'every further link would cost more than it brings',
  room: 'gives you slots for what your links reach',
  relieves: 'you no longer pay for these links, neither now nor at the end',
};

const fr: Says = {
  kinds: ['Gouvernement', 'Moteur', 'MR', 'NER'],
  wins: (influence) => `rapporte de l’influence ${influence}, si personne ne mise plus`,
  reaches: (pieces) =>
    pieces === 1
      ? 'atteint une région où il y a une pièce à charger'
      : `atteint une région où il y a ${pieces} pièces à charger`,
  further: 'mène vers ce qu’il y a à charger',
  done: 'un lien de plus coûterait plus qu’il ne rapporte',
  room: 'vous donne des slots pour ce que vos liens atteignent',
  relieves: 'ces liens ne vous coûtent plus rien, ni maintenant ni à la fin',
};

export const says: Readonly<Record<Language, Says>> = { en, fr };

export const why: Why<WensleydaleRules, State, Move> = (rules, view, _seat, [move], language) => {
  if (move === undefined) return null;
  const { tables: t } = rules;
  const say = says[language];
  const text = rules.format(move);
  if (text.startsWith('bid:')) {
    const space = subjectOf(move);
    const kinds = EACH_INFLUENCE.filter((kind) => discsOn(t, space, kind, at(view.drawn, space)) > 0);
    return say.wins(
      andList(
        language,
        kinds.map((kind) => at(say.kinds, kind)),
      ),
    );
  }
  if (text.startsWith('buy:')) return say.room;
  if (text === 'done') return say.done;
  if (/^(MR|NER):/i.test(text)) return say.relieves;
  if (!text.includes('>') || text.includes(':')) return null;
  const region = t.edition.regions.findIndex(({ id }) => id === text.split('>')[1]);
  const pieces = region < 0 ? 0 : loadable(view, region);
  return pieces > 0 ? say.reaches(pieces) : say.further;
};

/** Goods and passengers in a region; objectors are never loaded. */
function loadable(view: State, region: number): number {
  const figures = [RED, GREEN].map((piece) => view.figures[region * FIGURES + piece - RED] ?? 0);
  return (view.goods[region] ?? 0) + figures.reduce((sum, count) => sum + count, 0);
}
