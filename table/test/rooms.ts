/** Rooms of the tiny game, for tests of seats, clocks and messages. */

import { lanterns } from '@quai/engine/test/tiny.ts';
import { DEFAULT_TERMS, type Terms } from '@quai/protocol/terms.ts';
import { expect } from 'vitest';
import { FREE, type Handled, NOT_BEGUN, type Room } from '../room.ts';
import { sit, start } from '../seating.ts';

export function emptyRoom(seats: number, terms: Partial<Terms> = {}): Room {
  return {
    id: 'room',
    game: 'lanterns',
    rulesNumber: 1,
    rules: lanterns(seats),
    edition: { id: 'plain', hash: 'x' },
    options: {},
    terms: { ...DEFAULT_TERMS, ...terms },
    host: 'p0',
    slots: Array.from({ length: seats }, () => FREE),
    seed: '5e'.repeat(32),
    ...NOT_BEGUN,
  };
}

/** The room after a request that must be granted. */
export function done(handled: Handled): Room {
  expect(handled.ok, JSON.stringify(handled)).toBe(true);
  return (handled as Handled & { ok: true }).room;
}

export function refusedBy(handled: Handled): string {
  expect(handled.ok).toBe(false);
  return (handled as Handled & { ok: false }).refusal.rule;
}

/** p0, p1... on their seats, started at time `at`. */
export function startedRoom(seats: number, terms: Partial<Terms> = {}, at = 0): Room {
  let room = emptyRoom(seats, terms);
  for (let seat = 0; seat < seats; seat++) room = done(sit(room, `p${seat}`, `Ann ${seat}`, seat, '0a', undefined, at));
  return done(start(room, 'p0', at));
}
