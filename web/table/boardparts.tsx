/** The parts that the game draws: its board in the stage, the player's things in the dock; or, after pressing T, everything as text. */

import type { BoardProps } from '@quai/kit/board.ts';
import type { TableParts } from '@quai/kit/parts.tsx';
import { keepPreferencesIn } from '@quai/kit/preference.ts';
import { createMemo, createResource, createRoot, createSignal, onCleanup } from 'solid-js';
import { boardOf } from '../games/boards.ts';
import { recall, remember } from '../kept.ts';
import { settings } from '../settings.ts';
import type { TableState } from './state.ts';

keepPreferencesIn((key) => (key === 'confirm' ? settings().confirm : null));

export type BoardParts = ReturnType<typeof createBoardParts>;

/** `correct` says again what came out of a real box. */
export function createBoardParts(state: TableState, correct?: () => Promise<void>) {
  const message = () => state.message()!;
  const [board] = createResource(() => state.message()?.game, boardOf);
  const [asText, setAsText] = createSignal(recall('textboard') === 'yes');
  const turn = () => {
    setAsText(!asText());
    remember('textboard', asText() ? 'yes' : null);
  };
  const key = (event: KeyboardEvent) => {
    const typing = (event.target as Element).closest?.('input, select, textarea') != null;
    if (event.key === 't' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && board() !== null) turn();
  };
  window.addEventListener('keydown', key);
  onCleanup(() => window.removeEventListener('keydown', key));

  const props: BoardProps<never> = {
    get rules() {
      return state.opened()!.rules;
    },
    get words() {
      return state.opened()!.words;
    },
    get view() {
      return state.view() as never;
    },
    get seat() {
      return message().as;
    },
    get moves() {
      return state.choosing()?.moves ?? [];
    },
    get draft() {
      return state.draft()?.moves ?? [];
    },
    choose: (move) => state.afterClick(() => state.choose(move)),
    redraft: (list) => state.afterClick(() => state.redraft(list)),
    foresee: state.foresee,
    names: (seat) => message().seats[seat]?.name ?? '',
    get correct() {
      return correct !== undefined && message().box && state.choosing() !== null ? () => void correct() : undefined;
    },
    get look() {
      return state.lights.lit()?.seat ?? null;
    },
    get counted() {
      return state.lights.lit()?.line ?? null;
    },
    get result() {
      return state.past() === null ? (message().now!.result as never) : null;
    },
  };

  /** Recreated when the rules or the language change. */
  let dispose = () => {};
  onCleanup(() => dispose());
  const parts = createMemo((): TableParts | null => {
    const create = board();
    const opened = state.opened();
    dispose();
    if (create == null || opened == null) return null;
    return createRoot((end) => {
      dispose = end;
      return create(props);
    });
  });
  return {
    /** Null while it is loading, for a game without a board, and in text mode. */
    parts: () => (asText() ? null : parts()),
    loading: () => board.loading,
    hasBoard: () => board() != null,
    asText,
    turn,
  };
}
