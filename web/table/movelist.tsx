/** Every legal move in words, under headings, with a search; and why another move is not legal. */

import { openStep, refusal, stepOf } from '@quai/engine/play.ts';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { filled, t } from '../text/text.ts';
import { refusalText } from './refusal.ts';
import type { TableState } from './state.ts';

/** More than so many moves are folded under their headings. */
const UNFOLDED = 24;
const MOST_IN_GROUP = 80;
const MOST_REFUSED = 40;

type Item = Readonly<{ move: string; text: string }>;

export function MoveList(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const [wanted, setWanted] = createSignal('');
  const items = createMemo(() => {
    const { rules, words } = state.opened()!;
    const groups = new Map<string, Item[]>();
    for (const text of state.choosing()?.moves ?? []) {
      const move = rules.parse(text);
      const group = words.group(state.view(), move);
      const list = groups.get(group) ?? [];
      list.push({ move: text, text: words.move(state.view(), move) });
      groups.set(group, list);
    }
    return groups;
  });
  const found = () => {
    const needle = wanted().trim().toLowerCase();
    const matches = (item: Item) =>
      needle === '' || item.text.toLowerCase().includes(needle) || item.move.toLowerCase().startsWith(needle);
    return [...items()]
      .map(([group, list]) => [group, list.filter(matches)] as const)
      .filter(([, list]) => list.length > 0);
  };
  const count = () => state.choosing()?.moves.length ?? 0;
  return (
    <Show when={count() > 0}>
      <section class="moves" aria-labelledby="moves">
        <h2 id="moves">{t().moves}</h2>
        <Show when={count() > UNFOLDED}>
          <label class="find">
            {t().filter}
            <input type="search" value={wanted()} onInput={(event) => setWanted(event.currentTarget.value)} />
          </label>
        </Show>
        <Show when={found().length > 0} fallback={<p class="empty">{t().noMatch}</p>}>
          <For each={found()}>
            {([group, list]) => (
              <details open={count() <= UNFOLDED || wanted() !== '' || list.length <= 3}>
                <summary>
                  {group} <span class="count">({list.length})</span>
                </summary>
                <ul>
                  <For each={list.slice(0, MOST_IN_GROUP)}>
                    {(item) => (
                      <li>
                        <button
                          type="button"
                          data-move={item.move}
                          disabled={state.sending()}
                          onClick={() => state.choose(item.move)}
                        >
                          {item.text}
                        </button>
                      </li>
                    )}
                  </For>
                </ul>
                <Show when={list.length > MOST_IN_GROUP}>
                  <p class="hint">{filled(t().more, { n: list.length - MOST_IN_GROUP })}</p>
                </Show>
              </details>
            )}
          </For>
        </Show>
        <WhyNot state={state} />
      </section>
    </Show>
  );
}

/** What one could point at and is not allowed, each with its rule. */
function WhyNot(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const [open, setOpen] = createSignal(false);
  const [wanted, setWanted] = createSignal('');
  const refused = createMemo(() => {
    const now = state.choosing();
    if (!open() || now === null) return [];
    const { rules, words } = state.opened()!;
    const frame = openStep(now.world, now.seat)!;
    const needle = wanted().trim().toLowerCase();
    const list: { text: string; why: string }[] = [];
    stepOf(rules, frame).candidates(now.world, now.seat, frame, (move) => {
      if (list.length >= MOST_REFUSED) return;
      const why = refusal(rules, now.world, now.seat, move);
      if (why === null) return;
      const text = words.move(state.view(), move);
      if (needle === '' || text.toLowerCase().includes(needle)) list.push({ text, why: refusalText(words, why) });
    });
    return list;
  });
  return (
    <details class="why-not" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t().whyNot}</summary>
      <label class="find">
        {t().whyNotHelp}
        <input type="search" value={wanted()} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      <Show when={refused().length > 0} fallback={<p class="empty">{t().whyNotAll}</p>}>
        <ul>
          <For each={refused()}>
            {(item) => (
              <li>
                {item.text}
                <br />
                <small>{item.why}</small>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </details>
  );
}
