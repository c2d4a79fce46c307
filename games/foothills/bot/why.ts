/** Why an action is worth considering, by what its letter does. What it scores at once is said by the score sheet. */

import type { Why } from '@quai/bots/why.ts';
import { ChanceTouched, noChance } from '@quai/engine/chance.ts';
import { openStep, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import type { Language } from '@quai/engine/words.ts';
import type { Move } from '../rules/moves.ts';
import type { FootHills, View } from '../rules/rules.ts';

/** What each card is for; cards are chosen by their letter. */
const en: Readonly<Record<string, string>> = {
  A: 'resources for your next track or station',
  B: 'clears the way for track and stations, and rubble can be paid with',
  C: 'track scores, and brings the line nearer to its end',
  D: 'a station brings its bonus, and a place for your surveyor',
  E: 'the surveyor uses what a card with a station offers',
};
const fr: typeof en = {
  A: 'des ressources pour votre prochaine voie ou gare',
  B: 'ouvre le chemin aux voies et aux gares, et les gravats servent à payer',
  C: 'les voies rapportent, et la ligne approche de sa fin',
  D: 'une gare donne son bonus, et une place à votre géomètre',
  E: 'le géomètre profite de ce qu’offre une carte avec une gare',
};
export const says: Readonly<Record<Language, typeof en>> = { en, fr };
const SAME = 1;

export const why: Why<FootHills, View, Move> = (rules, view, seat, plan, language) => {
  const [move] = plan;
  if (move === undefined || scoresNow(rules, view, seat, plan)) return null;
  return says[language][rules.format(move)] ?? null;
};

function scoresNow(rules: FootHills, view: View, seat: number, plan: readonly Move[]): boolean {
  const world = rules.imagine(view, randomFrom(SAME));
  const total = () => rules.standings(world)[seat]?.total ?? 0;
  const before = total();
  try {
    for (const move of plan) if (openStep(world, seat) !== undefined) play(rules, world, seat, move, noChance);
  } catch (error) {
    if (!(error instanceof ChanceTouched)) throw error;
  }
  return total() > before;
}
