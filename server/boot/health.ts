/** Whether this node can save and reaches its bus, with listeners for changes. */

import { isReading, type Sql, StoreGone, StoreUnwritable } from '../store/sql.ts';
import type { Metrics } from './metrics.ts';

export type Service = Readonly<{ store: boolean; bus: boolean }>;

export class Health {
  private service: Service = { store: true, bus: false };
  private readonly metrics: Metrics;
  private readonly listeners: ((service: Service) => void)[] = [];
  /** Whether the last write went wrong because the store took none: then being read does not make it well. */
  private unwritable = false;
  /** Why the store was last away. */
  reason = '';
  stopping = false;

  constructor(metrics: Metrics) {
    this.metrics = metrics;
    this.count();
  }

  get status(): Service {
    return this.service;
  }

  get good(): boolean {
    return this.service.store && this.service.bus;
  }

  onChange(listener: (service: Service) => void): void {
    this.listeners.push(listener);
  }

  set(change: Partial<Service>): void {
    const next = { ...this.service, ...change };
    if (next.store === this.service.store && next.bus === this.service.bus) return;
    this.service = next;
    this.count();
    for (const listener of this.listeners) listener(next);
  }

  private count(): void {
    this.metrics.storeUp.set(this.service.store ? 1 : 0);
    this.metrics.busUp.set(this.service.bus ? 1 : 0);
  }

  /** The same database, observed: any answer shows that it can be reached, and any write that it can be written. */
  watch(sql: Sql): Sql {
    return {
      dialect: sql.dialect,
      close: () => sql.close(),
      run: async (batch) => {
        const done = this.metrics.storeTime.startTimer();
        try {
          const rows = await sql.run(batch);
          if (!isReading(batch)) this.unwritable = false;
          if (!this.unwritable) this.set({ store: true });
          return rows;
        } catch (error) {
          if (error instanceof StoreUnwritable) this.unwritable = true;
          if (error instanceof StoreGone && !this.stopping) {
            this.reason = error.message;
            this.set({ store: false });
          }
          throw error;
        } finally {
          done();
        }
      },
    };
  }
}
