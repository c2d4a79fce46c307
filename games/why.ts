/** Why a move is worth considering, in words: what its game has to say, or else what it brings on the score sheet at once. */

import { at } from '@quai/engine/at.ts';
import { ChanceTouched, noChance } from '@quai/engine/chance.ts';
import type { Rules, Seat } from '@quai/engine/contract.ts';
import { openStep, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { LANGUAGES, type Language, type Words } from '@quai/engine/words.ts';
import { listed } from './list.ts';

export type Said = Readonly<Record<Language, string>>;

const now: Readonly<Record<Language, (points: number, line: string) => string>> = {
  en: (points, line) => `scores ${points} now: ${line}`,
  fr: (points, line) => `rapporte ${points} tout de suite : ${line}`,
};
/** Any world that fits will do: what chance decides is not counted. */
const SAME = 1;

/** For each plan, in every language; null if there is nothing in particular to say. */
export async function whys(
  id: string,
  rules: Rules,
  view: unknown,
  seat: Seat,
  plans: readonly (readonly unknown[])[],
): Promise<(Said | null)[]> {
  const own = (await listed(id)?.bots?.())?.why;
  const game = await listed(id)?.load();
  const words = await Promise.all(LANGUAGES.map(async (language) => (await game?.words(rules, language)) ?? null));
  return plans.map((plan) => {
    const said = LANGUAGES.map(
      (language, index) =>
        own?.(rules as never, view as never, seat, plan as never, language) ??
        onSheet(rules, view, seat, plan, language, words[index] ?? null),
    );
    return said.every((text) => text !== null)
      ? (Object.fromEntries(LANGUAGES.map((l, i) => [l, said[i]])) as Said)
      : null;
  });
}

/** The line of the sheet that the plan adds most to, before chance has its say. */
function onSheet(
  rules: Rules,
  view: unknown,
  seat: Seat,
  plan: readonly unknown[],
  language: Language,
  words: Words | null,
) {
  if (words === null) return null;
  const world = rules.imagine(view, randomFrom(SAME));
  const sheet = () => at(rules.standings(world), seat).lines;
  const before = new Map(sheet().map((line) => [line.id, line.points]));
  try {
    for (const move of plan) {
      if (openStep(world, seat) === undefined) break;
      play(rules, world, seat, move, noChance);
    }
  } catch (error) {
    if (!(error instanceof ChanceTouched)) throw error;
  }
  const gains = sheet().map((line) => ({ line, gain: line.points - (before.get(line.id) ?? 0) }));
  const best = gains.sort((a, b) => b.gain - a.gain)[0];
  if (best === undefined || best.gain <= 0) return null;
  return now[language](best.gain, (words.kind ?? words.line)(best.line));
}
