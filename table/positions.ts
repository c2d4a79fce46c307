/** Earlier positions of one table: some are kept, so that any other is a few entries away. */

import type { Rules } from '@quai/engine/contract.ts';
import type { Entry, Setup } from './entry.ts';
import { own, passing, replay, type Table } from './log.ts';

/** With more than this every second one is dropped. */
const MOST = 64;

export class Positions {
  private readonly rules: Rules;
  private readonly setup: Setup;
  /** A position is kept after every so many entries: number `n` is the one after entry `n * every`. */
  private every = 8;
  private kept: Table[] = [];

  constructor(rules: Rules, setup: Setup) {
    this.rules = rules;
    this.setup = setup;
  }

  /**
   * The table after entry `at` of its log, which may only have grown since the last call. Stops now and then on the way, for
   * whoever has something else to do.
   */
  *after(entries: readonly Entry[], at: number): Generator<undefined, Table> {
    const nearest = Math.min(Math.floor(at / this.every), this.kept.length - 1);
    let table = this.kept[nearest];
    if (table === undefined) this.keep((table = replay(this.rules, this.setup, entries, 0)));
    for (const longer of passing(table, entries.slice(table.entries.length, at + 1))) {
      table = longer;
      this.keep(table);
      if (table.entries.length % 8 === 0) yield;
    }
    return table;
  }

  private keep(table: Table): void {
    const seq = table.entries.length - 1;
    // In order only: a reader who was interrupted may come later than another.
    if (seq !== this.kept.length * this.every) return;
    this.kept.push(own(table));
    if (this.kept.length <= MOST) return;
    this.kept = this.kept.filter((_, index) => index % 2 === 0);
    this.every *= 2;
  }
}
