import type { Game, Read } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { lanterns } from '@quai/engine/test/tiny.ts';
import { describe, expect, test, vi } from 'vitest';
import { OpenedTables, openTable, shippedEdition, type Wanted } from '../opening.ts';
import { edition, game } from './lanterns.ts';

const hash = hashOf(edition);
const own = { id: 'mine', lamps: 30 };

const reasonOf = (wanted: Wanted, of: Game = game) => {
  const opened = openTable(of, wanted);
  return opened.ok ? null : opened.reason;
};

describe('opening a table', () => {
  test('by default it has the first edition, the default options, the fewest seats and the latest rules', () => {
    const opened = openTable(game, {});
    expect(opened).toMatchObject({
      ok: true,
      value: { edition: { id: 'plain', hash }, options: { wind: 'calm' }, rulesNumber: 1, rules: { seats: 2 } },
    });
    // A shipped edition is not stored with the table.
    expect(opened.ok && 'data' in opened.value.edition).toBe(false);
    expect(opened.ok && opened.value.data).toBe(edition);
  });

  test('an edition given by id and hash has exactly those figures or is refused', () => {
    expect(reasonOf({ edition: { id: 'plain', hash } })).toBe(null);
    expect(reasonOf({ edition: { id: 'plain', hash: '0'.repeat(64) } })).toBe('edition');
    expect(reasonOf({ edition: { id: 'gold', hash } })).toBe('edition');
    expect(reasonOf({ edition: { id: 'toString' } })).toBe('edition');
    expect(reasonOf({}, { ...game, editions: {} })).toBe('edition');
  });

  test('a custom edition is stored whole, under its own name', () => {
    const opened = openTable(game, { edition: { data: own } });
    expect(opened.ok && opened.value.edition).toEqual({ id: 'mine', hash: hashOf(own), data: own });
    expect(openTable(game, { edition: { data: { lamps: 1 } } })).toMatchObject({ value: { edition: { id: 'own' } } });
    expect(openTable(game, { edition: { id: 'x', data: own } })).toMatchObject({ value: { edition: { id: 'x' } } });
    // A shipped edition given as data is still recognized as shipped.
    expect(openTable(game, { edition: { data: edition } })).toMatchObject({
      value: { edition: { id: 'plain', hash } },
    });
    const shipped = openTable(game, { edition: { data: edition } });
    expect(shipped.ok && 'data' in shipped.value.edition).toBe(false);
  });

  test('data that do not match their hash are refused', () => {
    expect(reasonOf({ edition: { id: 'mine', hash: hashOf(own), data: own } })).toBe(null);
    expect(reasonOf({ edition: { id: 'mine', hash, data: own } })).toBe('edition');
  });

  test('a corrected edition does not replace the one a table started with', async () => {
    const corrected: Game = { ...game, editions: { plain: { ...edition, lamps: 25 } } };
    expect(reasonOf({ edition: { id: 'plain', hash } }, corrected)).toBe('edition');
    const kept = openTable(corrected, { edition: { id: 'plain', hash, data: edition } });
    // Its figures are no longer shipped now, so they are stored with the table.
    expect(kept.ok && kept.value.edition).toEqual({ id: 'plain', hash, data: edition });
    expect(await shippedEdition(corrected, hash)).toBe(undefined);
    expect(await shippedEdition(game, hash)).toBe(edition);
    // Unless the game still names them as they were.
    expect(await shippedEdition({ ...corrected, earlier: async () => [edition] }, hash)).toBe(edition);
  });

  test.each<[string, Wanted, string, RegExp]>([
    ['rules of the future', { rulesNumber: 2 }, 'rules', /unknown rules number 2/],
    ['rules that never were', { rulesNumber: 0 }, 'rules', /rules number 0/],
    ['half a rules number', { rulesNumber: 0.5 }, 'rules', /0.5/],
    ['too many seats', { seats: 5 }, 'seats', /cannot be played with 5/],
    ['too few seats', { seats: 1 }, 'seats', /cannot be played with 1/],
    ['half a seat', { seats: 2.5 }, 'seats', /2.5/],
    ['an unknown option', { options: { rain: 'much' } }, 'options', /unknown option rain/],
    ['an unknown value', { options: { wind: 'none' } }, 'options', /not one of calm, strong/],
  ])('%s: refused with a reason', (_name, wanted, reason, problem) => {
    const opened = openTable(game, wanted);
    expect(opened).toMatchObject({ ok: false, reason });
    expect(opened.ok ? '' : opened.problems.join()).toMatch(problem);
    const french = openTable(game, wanted, 'fr');
    expect(french.ok ? '' : french.problems.join()).not.toMatch(/\b(the|is|not|cannot|unknown)\b/);
  });

  test('invalid figures are reported in the game’s own words', () => {
    const picky: Game = {
      ...game,
      readEdition: (_raw, language): Read<unknown> => ({ ok: false, problems: [`lamps (${language})`] }),
    };
    expect(openTable(picky, {}, 'fr')).toEqual({ ok: false, reason: 'figures', problems: ['lamps (fr)'] });
  });

  test('an edition may allow fewer seats than its game does', () => {
    const small: Game = {
      ...game,
      open: () => {
        throw new Error('plain is for 2 seats');
      },
    };
    expect(openTable(small, { seats: 3 })).toEqual({ ok: false, reason: 'seats', problems: ['plain is for 2 seats'] });
  });
});

describe('tables of one kind share their rules', () => {
  const counted = () => {
    const open = vi.fn((_edition: unknown, _options: unknown, seats: number) => lanterns(seats));
    return { open, game: { ...game, open } as Game };
  };
  const kind = { edition: { id: 'plain', hash }, options: { wind: 'calm' }, seats: 2, rulesNumber: 1 };

  test('the same kind is opened only once', () => {
    const { open, game: counting } = counted();
    const opened = new OpenedTables(2);
    expect(opened.open(counting, kind)).toEqual(opened.open(counting, { ...kind }));
    expect(open).toHaveBeenCalledTimes(1);
    opened.open(counting, { ...kind, seats: 3 });
    opened.open(counting, { ...kind, options: { wind: 'strong' } });
    expect(open).toHaveBeenCalledTimes(3);
  });

  test('the least recently used is evicted first, and failures are not kept', () => {
    const { open, game: counting } = counted();
    const opened = new OpenedTables(2);
    opened.open(counting, kind);
    opened.open(counting, { ...kind, seats: 3 });
    opened.open(counting, kind);
    opened.open(counting, { ...kind, seats: 4 });
    opened.open(counting, kind);
    expect(open).toHaveBeenCalledTimes(3);
    opened.open(counting, { ...kind, seats: 3 });
    expect(open).toHaveBeenCalledTimes(4);
    expect(opened.open(counting, { ...kind, seats: 9 })).toMatchObject({ ok: false, reason: 'seats' });
    expect(opened.open(counting, { ...kind, seats: 9 })).toMatchObject({ ok: false, reason: 'seats' });
  });
});
