/** The figures that people play with: what is known of the printed cards stays, and the rest keeps to what we set out to do. */

import { iterations } from '@quai/bots/effort.ts';
import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { bots } from '../bot/bot.ts';
import { game } from '../game.ts';
import { type Edition, SCORINGS } from '../rules/printed.ts';
import { BUFFERS, STALLED, type State } from '../rules/state.ts';
import { rulesWith, shipped } from './opened.ts';

/** Every field whose source is not our own design, by its path. */
function known(edition: Edition): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const walk = (path: string, value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { sources } = value as { sources?: Record<string, string> };
    for (const [field, source] of Object.entries(sources ?? {}))
      if (source !== 'reconstructed') fields[`${path}.${field}`] = read(value, field);
    for (const [key, part] of Object.entries(value)) if (key !== 'sources') walk(`${path}.${key}`, part);
  };
  walk('', edition);
  return fields;
}

/** `name.en` is a field within a field. */
const read = (value: unknown, field: string): unknown =>
  field.split('.').reduce((part, key) => (part as Record<string, unknown>)[key], value);

const LETTERS_OF = (edition: Edition, owner: string) =>
  edition.actionCards.filter((card) => card.owner === owner).map(({ scoring }) => scoring);

/** A table between two regular bots, played to its end. */
function played(seed: number): State {
  const rules = rulesWith({}, shipped());
  const random = randomFrom(seed);
  const state = begin(rules, playoutChance(random));
  const players = [0, 1].map((seat) => bots.regular.sit(rules, seat));
  while (state.ended === null) {
    const seat = state.open.findIndex((stack) => stack.length > 0);
    const [move] = at(players, seat).think(rules.view(state, seat), iterations(1), random).moves as [number];
    play(rules, state, seat, move, playoutChance(random));
  }
  return state;
}

describe('the shipped edition', () => {
  test('keeps every figure that is confirmed or recalled as it was in earlier ones', async () => {
    const now = known(shipped());
    expect(Object.keys(now).length).toBeGreaterThan(200);
    for (const data of (await game.earlier?.()) ?? []) {
      const before = known(data as Edition);
      // Texts were reworded since; figures were not.
      for (const [path, value] of Object.entries(before))
        if (!/name/.test(path)) expect([path, now[path]]).toEqual([path, value]);
    }
  });

  test('the rubble of any six lines fits the box, and every card can be cleared for its point', () => {
    const { layouts, stations } = rulesWith({}, shipped()).tables;
    for (const layout of layouts)
      expect(layout.stations.reduce((sum, i) => sum + at(stations, i).rubble, 0)).toBeLessThanOrEqual(58);
    for (const { start, rubble } of stations) expect(rubble > 0).toBe(!start);
  });

  test('each starting hand has one card of each way to score', () => {
    for (const owner of ['blue', 'green'])
      expect([...LETTERS_OF(shipped(), owner)].sort()).toEqual([...SCORINGS].sort());
  });

  test('stations cost no iron: iron is for track', () => {
    for (const { spaces } of shipped().stations) for (const { cost } of spaces) expect(cost.iron).toBeUndefined();
  });

  test('tables between regular bots end by buffers, after a good half-hour’s turns, and both seats lay track', () => {
    const tables = Array.from({ length: 30 }, (_, seed) => played(seed + 1));
    expect(tables.filter(({ ending }) => ending === BUFFERS).length).toBeGreaterThan(24);
    expect(tables.filter(({ ending }) => ending === STALLED)).toEqual([]);
    const turns = tables.map((table) => table.turns).sort((a, b) => a - b);
    expect(at(turns, 15)).toBeGreaterThanOrEqual(45);
    expect(at(turns, 15)).toBeLessThanOrEqual(60);
    for (const { tracks } of tables) expect(Math.min(...tracks)).toBeGreaterThan(1);
  });
});
