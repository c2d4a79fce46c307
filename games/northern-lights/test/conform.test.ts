import { conform } from '@quai/engine/kit/conform.ts';
import { boxOf, swapSecret } from '../../rails/test/kit.ts';
import { northernLights } from './sample.ts';

for (const seats of [2, 3, 4, 5]) {
  const rules = northernLights(seats);
  conform(`northern-lights with ${seats} seats`, () => rules, {
    secrets: true,
    swap: swapSecret(rules.board),
    conserved: boxOf(rules.board),
  });
}
