/** Decides which sound to play, from what changes at the table. */

import { createEffect, on, onMount } from 'solid-js';
import { prepareSounds, ring, type Sound } from './sound.ts';
import type { TableState } from './state.ts';

export function makeSounds(state: TableState, yours: () => boolean): void {
  onMount(prepareSounds);
  createEffect<{ seq: number; yours: boolean; over: boolean; total: number } | null>((before) => {
    const message = state.message();
    const opened = state.opened();
    if (message?.now == null || opened == null) return before;
    const { view, over } = message.now;
    const { guide, rules } = opened;
    const total = message.seats.reduce((sum, _, seat) => sum + (guide?.score(rules, view, seat) ?? 0), 0);
    const now = { seq: message.seq, yours: yours(), over: over !== null, total };
    if (before === null) return now;
    if (now.over && !before.over) ring('end');
    else if (now.yours && !before.yours) ring('turn');
    else if (now.total > before.total) ring('points');
    return now;
  }, null);
  createEffect(on(state.shown, (shown) => shown !== null && ring('refusal'), { defer: true }));
  createEffect(
    on(
      () => state.lines().length,
      (now, before) => before !== undefined && now > before && before > 0 && ring('chat'),
    ),
  );
  // A movement on the board has the sound of what moves.
  state.motion.onMove((step) => {
    const sound: Sound = step.way === 'tumble' ? 'dice' : step.act === 'fly' || step.way === 'flip' ? 'card' : 'piece';
    ring(sound);
  });
}
