/** What a node measures about itself, for Prometheus. Numbers only, nothing about people. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    moves: new Counter({ name: 'quai_moves_total', help: 'Moves messages kept', labelNames: ['game'], registers }),
    refusals: new Counter({ name: 'quai_refusals_total', help: 'Requests refused', labelNames: ['rule'], registers }),
    moveTime: new Histogram({
      name: 'quai_move_seconds',
      help: 'From receipt of a play message to its answer',
      buckets: SECONDS,
      registers,
    }),
    storeTime: new Histogram({ name: 'quai_store_seconds', help: 'A batch of the store', buckets: SECONDS, registers }),
    botTime: new Histogram({
      name: 'quai_bot_seconds',
      help: 'A turn of a bot',
      labelNames: ['game'],
      buckets: SECONDS,
      registers,
    }),
    busLag: new Histogram({
      name: 'quai_bus_lag_seconds',
      help: 'From a word on the bus to its hearing',
      buckets: SECONDS,
      registers,
    }),
    healed: new Counter({ name: 'quai_healed_total', help: 'News found by asking, not by the bus', registers }),
    rooms: new Gauge({ name: 'quai_rooms', help: 'Tables in memory', registers }),
    sockets: new Gauge({ name: 'quai_sockets', help: 'Open sockets', registers }),
    dropped: new Counter({ name: 'quai_dropped_total', help: 'Sockets dropped', labelNames: ['why'], registers }),
    storeUp: new Gauge({ name: 'quai_store_up', help: '1 if the store answers', registers }),
    busUp: new Gauge({ name: 'quai_bus_up', help: '1 if the bus is connected', registers }),
  };
}
