/** Rules for tests: the edition as it is, or altered. */

import type { Options } from '@quai/engine/contract.ts';
import { game } from '../game.ts';
import type { Edition } from '../rules/printed.ts';
import type { FootHills } from '../rules/rules.ts';

function read(raw: unknown): Edition {
  const edition = game.readEdition(raw);
  if (!edition.ok) throw new Error(edition.problems.join('\n'));
  return edition.value;
}

const asItIs = read(game.editions.adapted);

export function adapted(): Edition {
  return asItIs;
}

/** A copy of the edition, changed before it is read again. */
export function altered(change: (edition: Edition) => void): Edition {
  const copy = JSON.parse(JSON.stringify(game.editions.adapted)) as Edition;
  change(copy);
  return read(copy);
}

const opened = new Map<string, FootHills>();

export function rulesWith(options: Options = {}, edition: Edition = asItIs): FootHills {
  const open = () => game.open(edition, options, 2) as unknown as FootHills;
  if (edition !== asItIs) return open();
  const key = JSON.stringify(options);
  const rules = opened.get(key) ?? open();
  opened.set(key, rules);
  return rules;
}
