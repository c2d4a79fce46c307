/**
 * Rules for tests. What the rules do is tested with the figures of an earlier edition, which will never change: the shipped ones are
 * adjusted now and then, and have tests of their own (edition.test.ts, shipped.test.ts).
 */

import type { Options } from '@quai/engine/contract.ts';
import earlier from '../editions/earlier/adapted-2.json' with { type: 'json' };
import { game } from '../game.ts';
import type { Edition } from '../rules/printed.ts';
import type { FootHills } from '../rules/rules.ts';

function read(raw: unknown): Edition {
  const edition = game.readEdition(raw);
  if (!edition.ok) throw new Error(edition.problems.join('\n'));
  return edition.value;
}

const asItWas = read(earlier);

/** The edition that tests play with. */
export function adapted(): Edition {
  return asItWas;
}

/** The edition that people play with. */
export function shipped(): Edition {
  return read(game.editions.adapted);
}

/** A copy of the edition, changed before it is read again. */
export function altered(change: (edition: Edition) => void): Edition {
  const copy = JSON.parse(JSON.stringify(earlier)) as Edition;
  change(copy);
  return read(copy);
}

const opened = new Map<string, FootHills>();

export function rulesWith(options: Options = {}, edition: Edition = asItWas): FootHills {
  const open = () => game.open(edition, options, 2) as unknown as FootHills;
  if (edition !== asItWas) return open();
  const key = JSON.stringify(options);
  const rules = opened.get(key) ?? open();
  opened.set(key, rules);
  return rules;
}
