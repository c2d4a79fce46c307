/** A refusal in words: the rule's number and its sentence, with figures. */

import type { Refusal } from '@quai/engine/contract.ts';
import { fill, type Words } from '@quai/engine/words.ts';
import { filled, t } from '../text/text.ts';

export function refusalText(words: Words | undefined, { rule, figures }: Refusal): string {
  const own = t().refusals[rule];
  if (own !== undefined) return own;
  const text = words?.rules[rule];
  const sentence = text === undefined ? rule : fill(text.why ?? text.text, figures);
  return `${filled(t().rule, { rule })}: ${sentence}`;
}
