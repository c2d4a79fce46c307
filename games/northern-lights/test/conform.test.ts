import { conform } from '@quai/engine/kit/conform.ts';
import { kitOf } from './kit.ts';
import { northernLights } from './sample.ts';

for (const seats of [2, 3, 4, 5]) {
  const rules = northernLights(seats);
  conform(`northern-lights with ${seats} seats`, () => rules, kitOf(rules));
}
