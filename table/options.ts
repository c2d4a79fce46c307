/** The options of a table. */

import { at } from '@quai/engine/at.ts';
import type { Game, Read } from '@quai/engine/contract.ts';
import type { Language } from '@quai/engine/words.ts';
import { faultTexts } from './faults.ts';

/** The first value of each option. */
export const defaultOptions = (game: Game): Record<string, string> =>
  Object.fromEntries(game.options.map(({ id, values }) => [id, at(values, 0)]));

/** Fills in defaults; an option that these rules do not have, or an unknown value, is a problem. */
export function readOptions(
  game: Game,
  given: Readonly<Record<string, unknown>>,
  language: Language = 'en',
  rulesNumber: number = game.rulesNumber,
): Read<Record<string, string>> {
  const t = faultTexts[language];
  const problems: string[] = [];
  const known = game.options.filter(({ since = 1 }) => since <= rulesNumber);
  const options: Record<string, string> = {};
  for (const { id, values } of known) {
    const value = Object.hasOwn(given, id) ? given[id] : at(values, 0);
    if (typeof value === 'string' && values.includes(value)) options[id] = value;
    else problems.push(t.optionValue(id, JSON.stringify(value), values.join(', ')));
  }
  for (const id of Object.keys(given)) if (!known.some((option) => option.id === id)) problems.push(t.noOption(id));
  return problems.length === 0 ? { ok: true, value: options } : { ok: false, problems };
}
