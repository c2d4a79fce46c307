import { conform } from '@quai/engine/kit/conform.ts';
import { openRules } from '../rules/rules.ts';
import { gridEdition } from './grid.ts';
import { kitOf } from './kit.ts';
import { editionFrom, shipped } from './position.ts';

for (const seats of [3, 4]) {
  const rules = openRules(shipped, seats);
  conform(`${seats} seats`, () => rules, kitOf(rules));
}

for (const [name, chosen] of [
  ['fees by link', { fee: 'link' }],
  ['The South for the MR', { south: 'mr' }],
  ['The South for the NER, fees by link', { south: 'ner', fee: 'link' }],
] as const) {
  const rules = openRules(shipped, 3, chosen);
  conform(name, () => rules, { ...kitOf(rules), runs: 20 });
}

const old = openRules(shipped, 4, {}, 1);
conform('the rules before rings', () => old, { ...kitOf(old), runs: 20 });

const small = openRules(editionFrom(gridEdition(['McvhN', 'clhsc', 'Sccvl'])), 4);
conform('four seats on a map of fifteen squares', () => small, { ...kitOf(small), runs: 30 });
