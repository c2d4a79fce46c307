import { conform } from '@quai/engine/kit/conform.ts';
import { openRules } from '../rules/rules.ts';
import { gridEdition } from './grid.ts';
import { kitOf } from './kit.ts';
import { dales, editionFrom } from './position.ts';

for (const seats of [3, 4]) {
  const rules = openRules(dales, seats);
  conform(`${seats} seats`, () => rules, kitOf(rules));
}

const small = openRules(editionFrom(gridEdition(['McvhN', 'clhsc', 'Sccvl'])), 4);
conform('four seats on a map of fifteen squares', () => small, { ...kitOf(small), runs: 30 });
