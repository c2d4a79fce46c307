/** Why a drawing is worth considering: what it does to the score sheet now. Nobody's secrets are needed for that. */

import type { Why } from '@quai/bots/why.ts';
import { noChance } from '@quai/engine/chance.ts';
import { play, refusal } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { counted } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';
import { END, type Move } from '../rules/move.ts';
import type { InkRules } from '../rules/rules.ts';
import { type Points, pointsOf } from '../rules/score.ts';
import { boardAt } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

interface Says {
  readonly exits: (points: number) => string;
  readonly highway: (spaces: number) => string;
  readonly railway: (spaces: number) => string;
  readonly centre: string;
  readonly closes: (ends: number) => string;
  readonly rest: (points: number) => string;
  readonly ends: string;
  readonly and: string;
}

const en: Says = {
  exits: (points) => `links exits: ${counted('en', points, 'point', 'points')} now`,
  highway: (spaces) => `makes your longest highway ${counted('en', spaces, 'space', 'spaces')} long`,
  railway: (spaces) => `makes your longest railway ${counted('en', spaces, 'space', 'spaces')} long`,
  centre: 'fills a central space',
  closes: (ends) => (ends === 1 ? 'closes a loose end' : `closes ${ends} loose ends`),
  rest: (points) => `part of a round that brings ${counted('en', points, 'point', 'points')} now`,
  ends: 'nothing more is worth drawing in this round',
  and: ', ',
};

const fr: Says = {
  exits: (points) => `relie des Sorties : ${counted('fr', points, 'point', 'points')} tout de suite`,
  highway: (spaces) => `porte votre autoroute la plus longue à ${counted('fr', spaces, 'case', 'cases')}`,
  railway: (spaces) => `porte votre Chemin de Fer le plus long à ${counted('fr', spaces, 'case', 'cases')}`,
  centre: 'remplit une Case Centrale',
  closes: (ends) => (ends === 1 ? 'ferme une Fausse Route' : `ferme ${ends} Fausses Routes`),
  rest: (points) => `fait partie d’un round qui rapporte ${counted('fr', points, 'point', 'points')} tout de suite`,
  ends: 'plus rien ne vaut d’être tracé dans ce round',
  and: ', ',
};

export const says: Readonly<Record<Language, Says>> = { en, fr };
const SAME = 1;
/** As much as a person will read. */
const MOST = 2;

export const why: Why<InkRules, View, Move> = (rules, view, seat, plan, language) => {
  const say = says[language];
  const [move] = plan;
  if (move === END) return say.ends;
  if (move === undefined) return null;
  const state = rules.imagine(view, randomFrom(SAME));
  const sheet = () => pointsOf(rules.tables, boardAt(state, seat));
  const before = sheet();
  play(rules, state, seat, move, noChance);
  const said = changes(before, sheet(), say);
  if (said.length > 0) return said.slice(0, MOST).join(say.and);
  // What it is good for shows only at the end of the round.
  for (const next of plan.slice(1))
    if (next !== END && refusal(rules, state, seat, next) === null) play(rules, state, seat, next, noChance);
  const gain = sheet().total - before.total;
  return plan.length > 1 && gain > 0 ? say.rest(gain) : null;
};

function changes(before: Points, after: Points, say: Says): string[] {
  const closed = before.falseRoutes - after.falseRoutes;
  return [
    ...(after.exits > before.exits ? [say.exits(after.exits - before.exits)] : []),
    ...(closed > 0 ? [say.closes(closed)] : []),
    ...(after.railway > before.railway ? [say.railway(after.railway)] : []),
    ...(after.highway > before.highway ? [say.highway(after.highway)] : []),
    ...(after.centre > before.centre ? [say.centre] : []),
  ];
}
