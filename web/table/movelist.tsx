/** Every legal move in words, under headings, with a search; and why another move is not legal. */

import { openStep, refusal, stepOf } from '@quai/engine/play.ts';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { filled, t } from '../text/text.ts';
import { refusalText } from './refusal.tsx';
import type { TableState } from './state.ts';

/** With more moves than this, headings are folded. */
const UNFOLDED = 24;
const MOST_IN_GROUP = 80;
const MOST_REFUSED = 40;

type Item = Readonly<{ move: string; text: string }>;

export function MoveList(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const count = () => state.choosing()?.moves.length ?? 0;
  return (
    <Show when={count() > 0}>
      <section class="moves" aria-labelledby="moves">
        <h2 id="moves">{t().moves}</h2>
        <Groups state={state} count={count()} />
        <WhyNot state={state} />
      </section>
    </Show>
  );
}

function Groups(props: { state: TableState; count: number }): JSX.Element {
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
  /** Headings and moves as plain texts: a list that changes keeps what it still has, and what was unfolded stays so. */
  const found = createMemo(() => {
    const needle = wanted().trim().toLowerCase();
    const matches = (item: Item) =>
      needle === '' || item.text.toLowerCase().includes(needle) || item.move.toLowerCase().startsWith(needle);
    const left = new Map<string, Map<string, string>>();
    for (const [group, list] of items()) {
      const kept = list.filter(matches);
      if (kept.length > 0) left.set(group, new Map(kept.map(({ move, text }) => [move, text])));
    }
    return left;
  });
  return (
    <>
      <Show when={props.count > UNFOLDED}>
        <label class="find">
          {t().filter}
          <input type="search" value={wanted()} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
      </Show>
      <Show when={found().size > 0} fallback={<p class="empty">{t().noMatch}</p>}>
        <For each={[...found().keys()]}>
          {(group) => {
            const list = () => found().get(group) ?? new Map<string, string>();
            // A memo: set again to the same value it would fold what a person has unfolded.
            const unfolded = createMemo(() => props.count <= UNFOLDED || wanted() !== '' || list().size <= 3);
            return (
              <details open={unfolded()}>
                <summary>
                  {group} <span class="count">({list().size})</span>
                </summary>
                <ul>
                  <For each={[...list().keys()].slice(0, MOST_IN_GROUP)}>
                    {(move) => (
                      <li>
                        <button
                          type="button"
                          data-move={move}
                          disabled={state.sending()}
                          onClick={() => state.afterClick(() => state.choose(move))}
                        >
                          {list().get(move)}
                        </button>
                      </li>
                    )}
                  </For>
                </ul>
                <Show when={list().size > MOST_IN_GROUP}>
                  <p class="hint">{filled(t().more, { n: list().size - MOST_IN_GROUP })}</p>
                </Show>
              </details>
            );
          }}
        </For>
      </Show>
    </>
  );
}

/** Candidates that are not legal, each with its rule. */
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
