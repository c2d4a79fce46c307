import { conform } from '@quai/engine/kit/conform.ts';
import { boxOf, swapSecret } from '../../rails/test/kit.ts';
import { berlin } from './sample.ts';

for (const seats of [2, 3, 4]) {
  const rules = berlin(seats);
  conform(`berlin with ${seats} seats`, () => rules, {
    secrets: true,
    swap: swapSecret(rules.board),
    conserved: boxOf(rules.board),
  });
}
