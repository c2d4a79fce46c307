/** The table menu: resign, give time, let a bot replace an absent player; settings. */

import { DEFAULT_BOT } from '@quai/bots/list.ts';
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { later } from '../later.tsx';
import { LOCAL } from '../local/id.ts';
import { LanguageButton, ThemeButton } from '../parts/preferences.tsx';
import { sure } from '../parts/sure.ts';
import { playTexts as p } from '../text/play.ts';
import { filled, t } from '../text/text.ts';
import { AskUndo } from './ask.tsx';
import type { TableState } from './state.ts';

/** Loaded on demand: needed only when the menu opens. */
const TableLinks = later(async () => (await import('../people/tablelinks.tsx')).TableLinks);

const SettingsPanel = later(async () => (await import('./settings.tsx')).SettingsPanel);

const FIVE_MINUTES = 5 * 60_000;
const DAY = 24 * 3600_000;

export function TableMenu(props: { state: TableState; local: boolean; children?: JSX.Element }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const own = () => message().as;
  const going = () => message().status === 'playing';
  const canResign = () =>
    own() !== null && going() && message().seats[own()!]!.yours && message().seats[own()!]!.bot === null;
  const [given, setGiven] = createSignal(false);
  const [unfolded, setUnfolded] = createSignal(false);
  const give = async (seat: number) => {
    setGiven(false);
    const time = message().terms.clock.kind === 'days' ? DAY : FIVE_MINUTES;
    setGiven(await state.ask({ type: 'time', seat, time }));
  };
  /** Nothing announces that a player has been away long enough; unfolding this checks again. */
  const whoIsAway = (unfolded: boolean) => {
    if (!unfolded || !going() || !message().host || state.id.startsWith(LOCAL)) return;
    void state.ask({ type: 'watch', have: message().seq - 1, ...(own() === null ? {} : { as: own()! }) });
  };
  const resign = async () => {
    const seat = own();
    if (seat !== null && (await sure(t().resignSure, t().resign))) void state.ask({ type: 'resign', seat });
  };
  let folds!: HTMLDetailsElement;
  onMount(() => closesItself(folds));
  return (
    <details
      class="table-menu"
      ref={folds}
      onToggle={(event) => {
        setUnfolded(event.currentTarget.open);
        whoIsAway(event.currentTarget.open);
      }}
    >
      <summary class="tool" aria-label={t().settings}>
        <span aria-hidden="true">⚙</span>
      </summary>
      <div class="popover">
        <div class="buttons">
          <LanguageButton />
          <ThemeButton />
          {props.children}
          <AskUndo state={state} local={props.local} />
          <Show when={going() && message().host}>
            <For each={message().seats}>
              {(seat, index) => (
                <>
                  <Show when={message().clock !== null && seat.bot === null}>
                    <button type="button" onClick={() => void give(index())}>
                      {filled(message().terms.clock.kind === 'days' ? p().menu.giveDay : p().menu.giveMinutes, {
                        name: seat.name,
                      })}
                    </button>
                  </Show>
                  <Show when={seat.away && seat.bot === null}>
                    <button
                      type="button"
                      onClick={() => void state.ask({ type: 'replace', seat: index(), bot: DEFAULT_BOT })}
                    >
                      {filled(p().menu.replace, { name: seat.name })}
                    </button>
                  </Show>
                </>
              )}
            </For>
          </Show>
          <Show when={canResign()}>
            <button type="button" class="closes" onClick={() => void resign()}>
              {t().resign}
            </button>
          </Show>
        </div>
        <Show when={unfolded()}>
          <SettingsPanel />
        </Show>
        <Show when={!state.id.startsWith(LOCAL) && unfolded()}>
          <TableLinks
            table={state.id}
            names={message().seats.map(({ name }) => name)}
            mine={message().seats.some(({ yours }) => yours)}
          />
        </Show>
        <Show when={props.local}>
          <p class="hint">{t().keptHere}</p>
        </Show>
        <p role="status">{given() ? p().menu.given : ''}</p>
      </div>
    </details>
  );
}

/** A menu closes on Escape, when one presses elsewhere, and when what was chosen in it is answered at the table. */
function closesItself(folds: HTMLDetailsElement): void {
  const press = (event: Event) => {
    if (!folds.contains(event.target as Node)) folds.open = false;
  };
  const chosen = (event: Event) => {
    if ((event.target as Element).closest('.closes') !== null) folds.open = false;
  };
  folds.addEventListener('click', chosen);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !folds.open) return;
    folds.open = false;
    folds.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', press);
  document.addEventListener('keydown', key);
  onCleanup(() => {
    document.removeEventListener('pointerdown', press);
    document.removeEventListener('keydown', key);
  });
}
