/** Shows in the browser's tab that it is your turn: the icon gets a dot. The title has one too. */

import { createEffect, onCleanup } from 'solid-js';

const USUAL = '/icon.svg';
const TURN = '/icon-turn.svg';

const show = (icon: string) => document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);

export function signalTurn(yours: () => boolean): void {
  createEffect(() => show(yours() ? TURN : USUAL));
  onCleanup(() => show(USUAL));
}
