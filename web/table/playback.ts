/** Replay: step by step, continuous, or everything since the player's last turn. The address names the entry. */

import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { recall, remember } from '../kept.ts';
import { go, location } from '../router.ts';
import { liveEntries } from './pieces.ts';
import { sentencesOf } from './sentences.ts';
import type { TableState } from './state.ts';

export const SPEEDS = { slow: 2600, normal: 1400, fast: 600 } as const;
export type Speed = keyof typeof SPEEDS;

export type Playback = ReturnType<typeof createPlayback>;

export function createPlayback(state: TableState) {
  const [playing, setPlaying] = createSignal(false);
  const kept = recall('speed');
  const [speed, setSpeed] = createSignal<Speed>(kept !== null && kept in SPEEDS ? (kept as Speed) : 'normal');
  const last = () => Math.max(0, (state.message()?.seq ?? 1) - 1);
  const at = () => state.past()?.at ?? last();
  const underWay = () => state.message()?.now != null && state.opened() != null;

  /** The entry last requested here rather than by a link. */
  let asked: number | null = null;
  const to = (entry: number | null) => {
    asked = entry === null ? null : Math.min(Math.max(0, entry), last());
    go(`${location().path}${asked === null ? '' : `#${asked}`}`, true);
  };
  const step = (by: number) => {
    setPlaying(false);
    to(at() + by);
  };
  const play = (from?: number) => {
    if (from !== undefined) to(from);
    else if (at() >= last()) to(0);
    setPlaying(true);
  };
  const live = () => {
    setPlaying(false);
    to(null);
  };

  // An address with an entry (#12) opens the table as it was then.
  const wanted = createMemo(() => (/^\d+$/.test(location().hash) ? Number(location().hash) : null));
  createEffect(() => {
    if (wanted() !== asked) setPlaying(false);
    if (underWay() && wanted() !== (state.past()?.at ?? null)) void state.lookBack(wanted());
  });

  createEffect(() => {
    const past = state.past();
    if (!playing() || past === null) return;
    const next = setTimeout(() => (past.at >= last() ? live() : to(past.at + 1)), SPEEDS[speed()]);
    onCleanup(() => clearTimeout(next));
  });

  // Its events may not have been sent yet.
  createEffect(() => {
    const past = state.past();
    if (past !== null && past.at < state.toldFrom()) void state.loadEarlier();
  });

  /** The sentences of the entry on view. */
  const sentences = createMemo(() => {
    const past = state.past();
    return past === null || !underWay() ? [] : sentencesOf(state).filter(({ seq }) => seq === past.at);
  });
  createEffect(() => {
    const past = state.past();
    if (past === null) return;
    const events = sentences();
    const mover = events.find(({ by, places }) => by !== null && places.length > 0)?.by ?? null;
    const own = events.filter(({ by }) => mover === null || by === mover);
    state.lights.light(
      own.flatMap(({ places }) => places),
      mover,
      'near',
    );
    onCleanup(state.lights.out);
  });

  /** The entries after the last one of this seat. */
  const since = createMemo(() => {
    const seat = state.message()?.as ?? null;
    if (seat === null || !underWay()) return null;
    const entries = [...liveEntries(state.told())];
    const own = entries.findLast(([, by]) => by === seat)?.[0];
    const others = entries.filter(([seq]) => own !== undefined && seq > own);
    return others.length === 0 ? null : { from: others[0]![0], count: others.length };
  });

  openSince(underWay, (entry) => (entry < last() ? play(entry + 1) : to(null)));

  return {
    playing,
    speed,
    at,
    last,
    to,
    step,
    play,
    live,
    since,
    sentences,
    pause: () => setPlaying(false),
    setSpeed: (next: Speed) => {
      setSpeed(next);
      remember('speed', next);
    },
  };
}

/** An address with `?since=12` (of a notice) plays what came after entry 12, once. */
function openSince(ready: Accessor<boolean>, play: (entry: number) => void): void {
  let asked = /[?&]since=(\d{1,7})(?:&|$)/.exec(location().search)?.[1];
  createEffect(() => {
    if (!ready() || asked === undefined) return;
    const entry = Number(asked);
    asked = undefined;
    play(entry);
  });
}
