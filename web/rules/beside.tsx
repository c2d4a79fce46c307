/** What opens beside a board: the rule of the open decision, a search, the questions about it, and the way to the whole page. */

import './rules.css';
import './beside.css';
import { loadGame } from '@quai/games/open.ts';
import type { TableMessage } from '@quai/protocol/messages.ts';
import { createResource, For, type JSX, Show } from 'solid-js';
import { manualOf } from '../games/manuals.ts';
import { rulesAddress } from '../table/rulesaddress.ts';
import type { TableState } from '../table/state.ts';
import { rulesTexts as r } from '../text/rules.ts';
import { language, t } from '../text/text.ts';
import { mapTexts, typeset } from '../text/typeset.ts';
import { Find } from './find.tsx';

type Opened = NonNullable<ReturnType<TableState['opened']>>;

export function Beside(props: { state: TableState; message: TableMessage; opened: Opened }): JSX.Element {
  const { state } = props;
  const address = () => rulesAddress(props.message);
  const [loaded] = createResource(language, async (inLanguage) => {
    const game = await loadGame(props.message.game);
    const manual = await manualOf(props.message.game);
    const texts = manual === null ? null : mapTexts(manual.texts[inLanguage], (text) => typeset(inLanguage, text));
    return { game, manual, texts };
  });
  /** The rule of the decision; nothing if nobody asks this seat. */
  const rule = () => {
    const step = state.openNow()?.step;
    return step === undefined ? undefined : props.opened.guide?.stepRules?.[step];
  };
  /** Its chapter has what belongs to it. */
  const chapter = () => loaded()?.manual?.chapters.find(({ rules }) => rules.includes(rule() ?? ''));
  return (
    <>
      <Show when={rule()}>
        {(id) => (
          <section class="now" aria-labelledby="rules-now">
            <h2 id="rules-now">{loaded()?.texts?.chapters[chapter()?.id ?? '']?.title ?? id()}</h2>
            <Numbered of={[id()]} address={address()} opened={props.opened} />
          </section>
        )}
      </Show>
      <Show when={loaded()} fallback={<p>{t().loading}</p>}>
        {(found) => (
          <Find
            game={found().game}
            rules={props.opened.rules}
            manual={found().manual}
            texts={found().texts}
            numbered={props.opened.words.rules}
            tables={props.opened.words.tables ?? []}
            to={(id) => `${address()}#${id}`}
          />
        )}
      </Show>
      <Numbered
        of={chapter()?.rules.filter((other) => other !== rule()) ?? []}
        address={address()}
        opened={props.opened}
      />
      <p>
        <a
          class="button"
          href={`${address()}${rule() === undefined ? '' : `#${rule()}`}`}
          target="_blank"
          rel="noopener"
        >
          {r().whole}
        </a>
      </p>
    </>
  );
}

/** Rules under their numbers, which lead to the whole page. */
function Numbered(props: { of: readonly string[]; address: string; opened: Opened }): JSX.Element {
  return (
    <dl>
      <For each={props.of}>
        {(each) => (
          <div>
            <dt>
              <a href={`${props.address}#${each}`} target="_blank" rel="noopener">
                {each}
              </a>
            </dt>
            <dd>{props.opened.words.rules[each]?.text}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}
