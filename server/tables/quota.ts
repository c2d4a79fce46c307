/** How many tables anybody may make: they are stored for good, so nobody may fill the store with them. */

import { Allowance } from '../limits/allowance.ts';
import type { Store } from '../store/store.ts';

/** Tables one account may make in a day, and have waiting for players at once. */
const MOST_A_DAY = 200;
const MOST_WAITING = 50;
const DAY = 24 * 3600 * 1000;

/** Which limit is reached, and how many tables it is. */
export type QuotaReached =
  | Readonly<{ code: 'table-limit' | 'waiting-table-limit'; max: number }>
  | Readonly<{ code: 'address-table-limit' }>;

export class TableQuota {
  private readonly store: Store;
  private readonly addresses: Allowance;

  constructor(store: Store, perHour: number) {
    this.store = store;
    this.addresses = new Allowance(perHour);
  }

  /** Counts one more table of this person, from this network; the limit that forbids it, or null. */
  async take(person: string, network: string, now: number): Promise<QuotaReached | null> {
    const { made, open } = await this.store.madeBy(person, now - DAY);
    if (made >= MOST_A_DAY) return { code: 'table-limit', max: MOST_A_DAY };
    if (open >= MOST_WAITING) return { code: 'waiting-table-limit', max: MOST_WAITING };
    return this.addresses.take(network, now) ? null : { code: 'address-table-limit' };
  }
}
