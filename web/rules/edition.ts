/** The edition that a rules page is about: that of a table, the draft in this browser, or the first that the game ships. */

import type { Game } from '@quai/engine/contract.ts';
import { type Opened, openTable } from '@quai/table/opening.ts';
import { keptEdition } from '../editions/kept.ts';
import { LOCAL } from '../local/id.ts';

/** How long to wait for a table. */
const PATIENCE = 10_000;

/** `own`: figures that the game does not ship. Null if the game ships none and nobody has chosen any. */
export type Explained = Readonly<{ opened: Opened; own: boolean }> | null;

export async function explained(game: Game, search: string): Promise<Explained> {
  const table = new URLSearchParams(search).get('table');
  const wanted = table === null ? null : await wantedAt(table);
  if (wanted !== null) {
    const opened = openTable(game, wanted);
    if (opened.ok) return { opened: opened.value, own: wanted.edition.data !== undefined };
  }
  const shipped = openTable(game, {});
  if (shipped.ok) return { opened: shipped.value, own: false };
  const draft = openTable(game, { edition: { data: keptEdition(game.id) } });
  return draft.ok ? { opened: draft.value, own: true } : null;
}

/** What the table is played with; null if it is not available. */
async function wantedAt(table: string) {
  const link = table.startsWith(LOCAL)
    ? (await import('../link/local.ts')).localLink()
    : (await import('../link/socket.ts')).serverLink();
  return new Promise<Wanted | null>((resolve) => {
    let stop = () => {};
    const end = (found: Wanted | null) => {
      clearTimeout(timer);
      // The first message may come before watching has returned.
      queueMicrotask(() => stop());
      resolve(found);
    };
    const timer = setTimeout(() => end(null), PATIENCE);
    stop = link.watch(table, undefined, {
      hear: ({ edition, options, rulesNumber, seats }) => end({ edition, options, rulesNumber, seats: seats.length }),
      fail: () => end(null),
    });
  });
}

type Wanted = Readonly<{
  edition: Readonly<{ id: string; hash: string; data?: unknown }>;
  options: Readonly<Record<string, string>>;
  rulesNumber: number;
  seats: number;
}>;
