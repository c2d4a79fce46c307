import { conform } from '@quai/engine/kit/conform.ts';
import { kitOf } from './kit.ts';
import { berlin } from './sample.ts';

for (const seats of [2, 3, 4]) {
  const rules = berlin(seats);
  conform(`berlin with ${seats} seats`, () => rules, kitOf(rules));
}
