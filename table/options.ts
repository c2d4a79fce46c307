/** The options of a table. */

import { at } from '@quai/engine/at.ts';
import type { Game, Read } from '@quai/engine/contract.ts';
import type { Language } from '@quai/engine/words.ts';
import { faultTexts } from './faults.ts';

/** The first value of each option. */
export const defaultOptions = (game: Game): Record<string, string> =>
  Object.fromEntries(game.options.map(({ id, values }) => [id, at(values, 0)]));

/** Fills in defaults; an unknown option or value is a problem. */
export function readOptions(
  game: Game,
  given: Readonly<Record<string, unknown>>,
  language: Language = 'en',
): Read<Record<string, string>> {
  const t = faultTexts[language];
  const problems: string[] = [];
  const options = defaultOptions(game);
  for (const { id, values } of game.options) {
    const value = Object.hasOwn(given, id) ? given[id] : options[id];
    if (typeof value === 'string' && values.includes(value)) options[id] = value;
    else problems.push(t.optionValue(id, JSON.stringify(value), values.join(', ')));
  }
  for (const id of Object.keys(given))
    if (!game.options.some((option) => option.id === id)) problems.push(t.noOption(id));
  return problems.length === 0 ? { ok: true, value: options } : { ok: false, problems };
}
