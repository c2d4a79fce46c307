import { conform } from '@quai/engine/kit/conform.ts';
import { kitOf } from './kit.ts';
import { rulesWith } from './opened.ts';

for (const [name, options] of [
  ['lines by chance', {}],
  ['both shared cards in play', { lines: 'VII-VIII', colours: 'green-blue' }],
  ['Barmouth Ferry and Devil’s Bridge in play', { lines: 'III-VI', first: 'seat2' }],
  ['one line of each shared card', { lines: 'I-IV', first: 'seat1' }],
] as const) {
  const rules = rulesWith(options);
  conform(`foothills, ${name}`, () => rules, kitOf(rules));
}
