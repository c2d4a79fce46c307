/** The header of every page but a table's: the way home, the sections of the site, who you are and where it is your turn. */

import { dailyGame } from '@quai/games/list.ts';
import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { myName, tableLists } from './api.ts';
import { LanguageButton, ThemeButton } from './parts/preferences.tsx';
import { location } from './router.ts';
import { filled, t } from './text/text.ts';

const ASK_AGAIN = 30_000;

export function Header(): JSX.Element {
  const me = createMe();
  return (
    <header class="top">
      <a class="brand" href="/">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="30" cy="28" r="17" fill="none" stroke="currentColor" stroke-width="8" />
          <path d="M38 34l14 13" stroke="currentColor" stroke-width="8" stroke-linecap="round" />
          <path d="M4 58h56" stroke="currentColor" stroke-width="4" stroke-dasharray="7 5" />
        </svg>
        Quai
      </a>
      <nav class="sections" aria-label={t().sections}>
        <Show when={dailyGame}>
          <a class="section-link" href="/daily">
            {t().nav.daily}
          </a>
        </Show>
        <a class="section-link" href="/learn">
          {t().nav.learn}
        </a>
        <a class="section-link" href="/rules">
          {t().nav.rules}
        </a>
        <a class="section-link" href="/ratings">
          {t().nav.ratings}
        </a>
        <a class="section-link" href="/editions">
          {t().nav.editions}
        </a>
      </nav>
      <nav class="mine" aria-label={t().account}>
        <Show when={me.turns() > 0}>
          <a class="button turns" href="/#waiting">
            {filled(t().turns, { n: me.turns() })}
          </a>
        </Show>
        <a class="button quiet" href="/account">
          {me.name() ?? t().account}
        </a>
        <LanguageButton />
        <ThemeButton />
      </nav>
    </header>
  );
}

/** Who you are, and how many tables wait for you. Not requested at a table, nor for visitors without a name. */
function createMe() {
  const [name, setName] = createSignal<string | null>(null);
  const [turns, setTurns] = createSignal(0);
  const ask = async () => {
    if (document.visibilityState !== 'visible' || location().path.startsWith('/t/')) return;
    const known = await myName();
    setName(known);
    if (known === null) return;
    const { yours } = await tableLists();
    setTurns(yours.filter(({ yourTurn, asked }) => yourTurn || asked).length);
  };
  const quietly = () => void ask().catch(() => {});
  createEffect(() => {
    location();
    quietly();
  });
  const timer = setInterval(quietly, ASK_AGAIN);
  onCleanup(() => clearInterval(timer));
  return { name, turns };
}
