/** The names of editions by which tables are called in lists: read once each, since figures with a hash never change. */

import type { Said } from '@quai/engine/meta.ts';
import { listed } from '@quai/games/list.ts';
import { calledAfter } from '@quai/table/called.ts';

type Row = Readonly<{ game: string; edition_hash: string }>;

const MOST = 1000;

export class EditionNames {
  private readonly known = new Map<string, Said | null>();
  private readonly figures: (hash: string) => Promise<unknown>;

  constructor(figures: (hash: string) => Promise<unknown>) {
    this.figures = figures;
  }

  /** As a field of an answer: absent where the game's own title is enough. */
  async of({ game, edition_hash: hash }: Row): Promise<{ called?: Said }> {
    const meta = listed(game)?.meta;
    if (meta?.needsEdition !== true) return {};
    let called = this.known.get(hash);
    if (called === undefined) {
      called = calledAfter(meta, await this.figures(hash));
      if (this.known.size >= MOST) this.known.clear();
      this.known.set(hash, called);
    }
    return called === null ? {} : { called };
  }
}
