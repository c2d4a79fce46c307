/**
 * A table fills the screen: bar, stage, prompt, confirm, dock, seats and rail, each with its own place. Nothing that appears moves
 * anything else. Lessons and examples use the same shell.
 */

import { keepFocus } from '@quai/kit/focus.ts';
import { roving } from '@quai/kit/roving.ts';
import { createEffect, createMemo, createSignal, For, type JSX, on, onMount, Show } from 'solid-js';
import '../style/play.css';
import '../style/shell.css';
import '../style/motion.css';
import '../style/settings.css';
import { atTable } from '../parts/attable.ts';
import { playTexts as p } from '../text/play.ts';
import { filled, t } from '../text/text.ts';
import { createLayout } from './layout.ts';

export interface Tab {
  readonly id: string;
  title(): JSX.Element;
  body(): JSX.Element;
  /** Of the seat whose panel opens it. */
  seat?(): number;
}

export function Shell(props: {
  /** A lesson has more to say than a prompt. */
  kind?: 'table' | 'lesson';
  /** Width by height of the board's drawing. */
  aspect: number;
  /** The last entry of the log that is shown, for links and tests. */
  entry?: number;
  /** Unread lines of chat, told where the tabs are folded away. */
  news?: number;
  title: string;
  /** Where the game stands, beside the title. */
  strip?: JSX.Element;
  /** Connection problems, above everything else. */
  notice?: JSX.Element;
  /** Hint, rules, sound, settings. */
  tools: JSX.Element;
  stage: JSX.Element;
  prompt: JSX.Element;
  confirm: JSX.Element;
  dock: JSX.Element;
  seats: JSX.Element;
  tabs: readonly Tab[];
  /** The tab that a lesson shows; where tabs are folded away it opens above the board, and closes by itself. */
  showing?: string | undefined;
  /** What opens above the table. */
  children?: JSX.Element;
}): JSX.Element {
  atTable();
  const layout = createLayout(() => props.aspect);
  const [tab, setTab] = createSignal('log');
  let sheet!: HTMLDialogElement;
  const shown = createMemo(() => props.tabs.find(({ id }) => id === tab()) ?? props.tabs[0]);
  /** A player's panel opens what there is to see of that player; keys find it among the tabs. */
  const lookAt = (event: MouseEvent) => {
    const panel = (event.target as Element).closest<HTMLElement>('[data-anchor]')?.dataset.anchor;
    const about = props.tabs.find(({ seat }) => seat !== undefined && `seat-${seat()}` === panel);
    if (about === undefined) return;
    setTab(about.id);
    if (!layout().rail) sheet.showModal();
  };
  createEffect(
    on([() => props.showing, () => layout().rail], ([wanted, rail], before) => {
      if (wanted !== undefined) setTab(wanted);
      if (rail) return;
      if (wanted !== undefined) sheet.show();
      else if (before?.[0] !== undefined) sheet.close();
    }),
  );
  const tabs = () => (
    <>
      <Tabs tabs={props.tabs} tab={shown()?.id} setTab={setTab} />
      <div
        class="tab-body"
        role="tabpanel"
        tabindex="0"
        aria-labelledby={`tab-${shown()?.id}`}
        ref={(body) => onMount(() => roving(body, '.log a, .log button, .log [role="button"]'))}
      >
        <Show when={shown()} keyed>
          {(now) => now.body()}
        </Show>
      </div>
    </>
  );
  return (
    <div
      class="shell"
      data-kind={props.kind ?? 'table'}
      data-entry={props.entry}
      data-layout={layout().layout}
      ref={keepFocus}
      data-rail={layout().rail ? 'open' : 'folded'}
    >
      <header class="bar" data-part="bar">
        <a class="back" href="/">
          <span aria-hidden="true">‹</span>
          <span class="sr">{t().home}</span>
        </a>
        <h1>{props.title}</h1>
        <div class="strip">{props.strip}</div>
        {props.notice}
        <div class="tools">
          {props.tools}
          <Show when={!layout().rail}>
            <button type="button" class="quiet tool open-tabs" aria-haspopup="dialog" onClick={() => sheet.showModal()}>
              {t().log}
              <Show when={(props.news ?? 0) > 0}>
                {' '}
                <span class="unread">
                  <span aria-hidden="true">{props.news}</span>
                  <span class="sr">{filled(p().chat.news, { n: props.news ?? 0 })}</span>
                </span>
              </Show>
            </button>
          </Show>
        </div>
      </header>
      <div class="stage" data-part="stage">
        {props.stage}
      </div>
      <section class="prompt-part" data-part="prompt" aria-label={t().yourTurn}>
        {props.prompt}
      </section>
      <div class="confirm" data-part="confirm">
        {props.confirm}
      </div>
      {/* It may have to be scrolled, by keys too. */}
      <section
        class="dock"
        data-part="dock"
        tabindex="0"
        aria-label={t().dock}
        ref={(dock) => onMount(() => roving(dock, 'button', '.dock section, fieldset'))}
      >
        {props.dock}
      </section>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tabs are there for keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div class="seats-part" data-part="seats" onClick={lookAt}>
        {props.seats}
      </div>
      <Show
        when={layout().rail}
        fallback={
          // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
          <dialog
            class="sheet"
            ref={sheet}
            aria-label={t().log}
            onClick={(event) => event.target === sheet && sheet.close()}
          >
            <button type="button" class="quiet close" aria-label={t().close} onClick={() => sheet.close()}>
              ✕
            </button>
            {tabs()}
          </dialog>
        }
      >
        <aside class="rail" data-part="rail">
          {tabs()}
        </aside>
      </Show>
      {props.children}
    </div>
  );
}

function Tabs(props: { tabs: readonly Tab[]; tab: string | undefined; setTab(tab: string): void }): JSX.Element {
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const index = props.tabs.findIndex(({ id }) => id === props.tab);
    const next = props.tabs[(index + by + props.tabs.length) % props.tabs.length];
    if (next === undefined) return;
    props.setTab(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" onKeyDown={move}>
      <For each={props.tabs}>
        {(tab) => (
          <button
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={props.tab === tab.id}
            tabindex={props.tab === tab.id ? 0 : -1}
            onClick={() => props.setTab(tab.id)}
          >
            {tab.title()}
          </button>
        )}
      </For>
    </div>
  );
}
