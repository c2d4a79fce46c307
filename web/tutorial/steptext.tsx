/** What a step has to say: the idea, the parts it is about, and the answer to what was tried. */

import type { RuleId } from '@quai/engine/contract.ts';
import type { Lesson } from '@quai/engine/lesson.ts';
import { createEffect, For, type JSX, on, Show } from 'solid-js';
import { RefusalNote } from '../table/refusal.tsx';
import { learnTexts as l } from '../text/learn.ts';
import { filled, language, t } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import type { Pointer } from './pointer.ts';
import type { Sitting } from './sitting.ts';

export function StepText(props: {
  lesson: Lesson;
  sitting: Sitting;
  pointer: Pointer;
  index: number;
  count: number;
}): JSX.Element {
  const { sitting, pointer } = props;
  const { table } = sitting;
  let panel: HTMLElement | undefined;
  // What the learner is told is seen before what was said already.
  createEffect(
    on([sitting.remark, table.shown], () => {
      const find = (selector: string) => panel?.querySelector<HTMLElement>(selector);
      const told = find('.refused') ?? find('.learn-point, .learn-reply');
      if (panel !== undefined) panel.scrollTop = told == null ? 0 : told.offsetTop - 8;
    }),
  );
  const wrong = () => {
    const remark = sitting.remark();
    return remark?.kind === 'wrong' ? remark : null;
  };
  return (
    <section
      class="learn-step"
      ref={panel}
      tabindex="0"
      aria-label={filled(l().step, { n: props.index + 1, of: props.count })}
    >
      <div class="learn-head">
        <progress value={props.index + 1} max={props.count + 1} aria-label={l().progress} />
        <span class="learn-count">{filled(l().count, { n: props.index + 1, of: props.count })}</span>
        <Show when={pointer.parts().length > 1}>
          <fieldset class="learn-parts" aria-label={l().parts}>
            <For each={pointer.parts()}>
              {(_part, index) => (
                <button
                  type="button"
                  class="quiet"
                  aria-label={filled(l().part, { n: index() + 1, of: pointer.parts().length })}
                  aria-pressed={pointer.at() === index()}
                  onClick={() => pointer.show(index())}
                >
                  {index() + 1}
                </button>
              )}
            </For>
          </fieldset>
        </Show>
      </div>
      <p class="learn-text" role="status">
        {typeset(language(), props.lesson.texts[language()][sitting.step().say] ?? '')}
      </p>
      <Show when={wrong()} keyed>
        {(remark) => (
          <div class="problem learn-reply" role="alert">
            <p>{typeset(language(), remark.text)}</p>
            <AboutRules sitting={sitting} rules={remark.rules} />
          </div>
        )}
      </Show>
      <Show when={sitting.remark()?.kind === 'read'}>
        <p class="problem learn-reply" role="alert">
          {l().readFirst}
        </p>
      </Show>
      <Show when={sitting.remark()?.kind === 'refused'}>
        <p class="learn-point">{l().refused}</p>
      </Show>
      <RefusalNote state={table} />
    </section>
  );
}

/** The rules that an answer is about: one tap away. */
function AboutRules(props: { sitting: Sitting; rules: readonly RuleId[] }): JSX.Element {
  const { sitting } = props;
  const words = () => sitting.table.opened()?.words;
  return (
    <details class="learn-rule">
      <summary>{filled(l().rule, { n: props.rules.length })}</summary>
      <For each={props.rules}>
        {(rule) => (
          <p>
            <a href={`/rules/${sitting.table.message()?.game ?? ''}#${rule}`} target="_blank" rel="noopener">
              {rule}
            </a>
            {filled(t().headed, { head: '', rest: words()?.rules[rule]?.text ?? '' })}
          </p>
        )}
      </For>
    </details>
  );
}
