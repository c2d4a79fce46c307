/** A refusal in words: the rule's number and its sentence, with figures; the whole rule is one tap away. */

import type { Refusal } from '@quai/engine/contract.ts';
import type { Words } from '@quai/engine/words.ts';
import { type JSX, Show } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { filled, t } from '../text/text.ts';
import { rulesAddress } from './rulesaddress.ts';
import type { TableState } from './state.ts';

export function refusalText(words: Words | undefined, { rule, figures }: Refusal): string {
  const own = t().refusals[rule];
  if (own !== undefined) return own;
  const text = words?.rules[rule];
  const sentence = text === undefined ? rule : filled(text.why ?? text.text, figures);
  return filled(t().headed, { head: filled(t().rule, { rule }), rest: sentence });
}

/** Why the last attempt was refused. */
export function RefusalNote(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const words = () => state.opened()?.words;
  return (
    <Show when={state.shown()}>
      {(shown) => {
        const rule = () => words()?.rules[shown().refusal.rule];
        return (
          <div class="refused" role="alert">
            <p title={rule()?.text}>{refusalText(words(), shown().refusal)}</p>
            <Show when={rule()}>
              <a
                class="button"
                href={`${rulesAddress(state.message()!)}#${shown().refusal.rule}`}
                target="_blank"
                rel="noopener"
              >
                {p().whyNot.read}
              </a>
            </Show>
            <button type="button" class="quiet" aria-label={t().close} onClick={() => state.setShown(null)}>
              ✕
            </button>
          </div>
        );
      }}
    </Show>
  );
}
