/** Pairs of logs that differ only in what one viewer may not know, for tests of secrecy. */

import { at } from '@quai/engine/at.ts';
import type { GameEvent, Rules, Seat, Viewer } from '@quai/engine/contract.ts';
import { canonical } from '@quai/engine/hash.ts';
import { show } from '@quai/engine/play.ts';
import { pickOne, type Random, randomFrom } from '@quai/engine/random.ts';
import type { Entry, Moved, Setup } from '@quai/table/entry.ts';
import { acting, append, LogFault, replay, type Table } from '@quai/table/log.ts';
import { playIn, type Room, setupOf } from '@quai/table/room.ts';
import { randomTurn } from '@quai/table/test/randomturn.ts';

/** The room after some entries of random play, none of which ends it. */
export function playedOn(begun: Room, entries: number, seed: number): Room {
  const random = randomFrom(seed);
  let room = begun;
  while (room.table!.entries.length < entries) {
    const { rules, state, since } = room.table!;
    const seat = pickOne(acting(room.table!), random);
    const done = playIn(room, seat, at(since, seat), randomTurn(rules, rules.view(state, seat), seat, random), 0);
    if (!done.ok) throw new Error(done.refusal.rule);
    if (done.room.table!.over !== null) return room;
    room = done.room;
  }
  return room;
}

/** Everything one viewer was ever shown: their view after each entry, and their share of the events. */
function course(rules: Rules, setup: Setup, entries: readonly Entry[], viewer: Viewer): string {
  const events: GameEvent[] = [];
  const watch = { heard: (event: GameEvent) => events.push(event) };
  let table = replay(rules, setup, entries, 0, watch);
  const views = [rules.view(table.state, viewer)];
  for (const entry of entries.slice(1)) {
    table = append(table, entry, watch);
    views.push(rules.view(table.state, viewer));
  }
  return canonical({ views, acting: acting(table), events: events.map((event) => show(event, viewer)) });
}

/** Few of them are possible, and fewer look the same. */
const ATTEMPTS = 600;
/** Kinds of things that can be drawn: faces and cards, tickets. */
const KINDS = [8, 60];

/**
 * Logs of the same length in which the viewer was shown the same, and others hold or did something else: another outcome of a
 * hidden draw, or other moves that are still hidden.
 */
export function otherWorlds(room: Room, viewer: Viewer, most: number, random: Random): Entry[][] {
  const { rules, entries } = room.table!;
  const setup = setupOf(room);
  const shown = course(rules, setup, entries, viewer);
  const stateOf = (log: readonly Entry[]) => canonical(replay(rules, setup, log).state);
  const own = stateOf(entries);
  const found: Entry[][] = [];
  for (let attempt = 0; attempt < ATTEMPTS && found.length < most; attempt++) {
    const changed = random.below(2) === 0 ? otherOutcome(entries, random) : otherMoves(room, viewer, random);
    try {
      if (changed !== null && course(rules, setup, changed, viewer) === shown && stateOf(changed) !== own)
        found.push(changed);
    } catch (error) {
      // What follows is not possible in that world.
      if (!(error instanceof LogFault)) throw error;
    }
  }
  return found;
}

function otherOutcome(entries: readonly Entry[], random: Random): Entry[] | null {
  const draws = entries.flatMap((entry, seq) =>
    'outcomes' in entry ? entry.outcomes.map((_, which) => ({ entry, seq, which })) : [],
  );
  if (draws.length === 0) return null;
  const { entry, seq, which } = pickOne(draws, random);
  const kind = random.below(pickOne(KINDS, random));
  const outcomes = entry.outcomes.map((old, index) => (index === which ? kind : old));
  return entries.map((one, index) => (index === seq ? { ...entry, outcomes } : one));
}

function otherMoves({ rules, table, ...room }: Room, viewer: Viewer, random: Random): Entry[] | null {
  const { entries } = table!;
  if (entries.length < 2) return null;
  const seq = 1 + random.below(entries.length - 1);
  const entry = at(entries, seq) as Moved;
  if (entry.seat === viewer || entry.outcomes.length > 0) return null;
  const { state }: Table = replay(rules, setupOf({ rules, table, ...room }), entries, seq - 1);
  const moves = randomTurn(rules, rules.view(state, entry.seat), entry.seat, random);
  return entries.map((one, index) => (index === seq ? { ...entry, moves } : one));
}

/** The viewers, one per seat they look from. */
export const viewersOf = (seats: number): Viewer[] => [null, ...Array.from({ length: seats }, (_, seat): Seat => seat)];
