/** The conformance kit with every option, and with few and many seats. */

import { conform, type Kit } from '@quai/engine/kit/conform.ts';
import type { InkRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { kitOf } from './kit.ts';
import { ink } from './position.ts';

function conforms(name: string, rules: InkRules, kit: Partial<Kit<State>> = {}): void {
  conform(`railroad-ink ${name}`, () => rules, { ...kitOf(rules), runs: 24, tables: 5, ...kit });
}

conforms('alone', ink());
conforms('for two', ink({}, 2));
conforms('with trails', ink({ longest: 'trail' }, 2), { runs: 10 });
conforms('of the French text', ink({}, 3, 'french'), { runs: 10 });
conforms('with rivers, alone', ink({ expansion: 'river' }));
conforms('with rivers', ink({ expansion: 'river' }, 2));
conforms('with lakes, alone', ink({ expansion: 'lake' }));
conforms('with lakes', ink({ expansion: 'lake' }, 3));
conforms('with lakes that meet routes', ink({ expansion: 'lake', water: 'meet' }, 2));
conforms('for six', ink({}, 6), { runs: 6, tables: 3 });
conforms('for twelve', ink({ expansion: 'lake' }, 12), { runs: 3, tables: 2 });
