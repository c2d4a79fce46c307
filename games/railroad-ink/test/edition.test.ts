/** Editions: both are valid, and every planted fault is reported with its path. */

import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { type Edition, readEdition } from '../edition.ts';
import french from '../editions/french.json' with { type: 'json' };
import standard from '../editions/standard.json' with { type: 'json' };
import { game } from '../game.ts';

const copy = (): Edition => structuredClone(standard) as unknown as Edition;

/** The problems of the standard edition after a change. */
function problems(change: (edition: ReturnType<typeof structuredClone<typeof standard>>) => void): readonly string[] {
  const edition = structuredClone(standard);
  change(edition);
  const read = readEdition(edition);
  return read.ok ? [] : read.problems;
}

describe('editions', () => {
  test('both editions read, the standard one first', () => {
    expect(Object.keys(game.editions)).toEqual(['standard', 'french']);
    for (const raw of Object.values(game.editions)) expect(readEdition(raw)).toMatchObject({ ok: true });
  });

  test('RI-14 they differ in what twelve exits are worth, and in nothing else that is played', () => {
    const played = ({ id: _id, name: _name, note: _note, scoring, ...rest }: typeof standard) => ({
      ...rest,
      exits: scoring.exits.slice(0, 12),
    });
    expect(played(french as typeof standard)).toEqual(played(standard));
    expect([standard.scoring.exits[12], french.scoring.exits[12]]).toEqual([45, 44]);
  });

  test('every figure says where it comes from', () => {
    const sources: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('source' in value) sources.push(value.source as string);
      Object.values(value).forEach(collect);
    };
    collect(standard);
    expect(sources.length).toBeGreaterThan(50);
    expect(new Set(sources)).toEqual(new Set(['confirmed', 'recalled', 'reconstructed']));
  });

  test('a sound edition has no problems', () => {
    expect(readEdition(copy())).toMatchObject({ ok: true });
    expect(problems(() => {})).toEqual([]);
  });

  test.each<[string, Parameters<typeof problems>[0], RegExp]>([
    ['a missing part', (e) => delete (e as Partial<typeof standard>).rounds, /^rounds: /],
    ['an unknown part', (e) => Object.assign(e, { extra: 1 }), /^extra: /],
    ['a wrong source', (e) => (e.board.source = 'guessed'), /^board\.source: /],
    [
      'an exit inside',
      (e) => (at(e.board.exits, 0).space = 'D3'),
      /^board\.exits\.0: side N of D3 is not on the border/,
    ],
    ['two exits on a side', (e) => (at(e.board.exits, 1).space = 'A1'), /^board\.exits\.1: .*two exits/],
    ['a central space twice', (e) => (e.board.centre[1] = 'C2'), /^board\.centre\.1: C2 is listed twice/],
    ['a short table', (e) => e.scoring.exits.pop(), /^scoring\.exits: 12 values/],
    ['points for one exit', (e) => (e.scoring.exits[1] = 2), /^scoring\.exits\.1: /],
    ['less for more', (e) => (e.scoring.exits[12] = 39), /^scoring\.exits\.12: more exits must not score less/],
    ['too many specials', (e) => (e.specials.perGame = 7), /^specials\.perGame: there are only 6/],
    ['a code twice', (e) => (at(e.faces, 1).code = 'A0'), /^faces\.1\.code: A0 is the code of another face/],
    ['a river on a route die', (e) => (at(e.faces, 0).ends[0] = 'river'), /^faces\.0\.ends: a river end/],
    ['an end in no group', (e) => (at(e.faces, 0).joined = ['N']), /^faces\.0\.joined: side W is in 0 groups/],
    ['an end in two groups', (e) => (at(e.faces, 0).joined = ['NW', 'W']), /^faces\.0\.joined: side W is in 2 groups/],
    [
      'highways apart',
      (e) => (at(e.faces, 4).joined = ['N', 'S']),
      /^faces\.4\.joined: the highway ends are not connected/,
    ],
    [
      'three groups',
      (e) => (at(e.faces, 8).joined = ['N', 'S', 'EW']),
      /^faces\.8\.joined: a space holds at most two groups/,
    ],
    [
      'a river spring',
      (e) => {
        at(e.expansions.river.faces, 0).ends[2] = 'none';
        at(e.expansions.river.faces, 0).joined = ['N'];
      },
      /^expansions\.river\.faces\.0\.ends: a river must run/,
    ],
    [
      'a face nobody knows',
      (e) => Object.assign(at(e.dice, 0).faces, { Z9: 1 }),
      /^dice\.0\.faces\.Z9: there is no such face/,
    ],
    [
      'a face no die shows',
      (e) => delete (at(e.dice, 1).faces as Record<string, number>).B2,
      /^dice: no die shows the face B2/,
    ],
    [
      'a flooded space with a route',
      (e) => (e.expansions.lake.flooded.ends[0] = 'highway'),
      /^expansions\.lake\.flooded/,
    ],
    ['no dice at all', (e) => (e.dice = []), /^dice: /],
    [
      'more faces than bits',
      (e) => {
        for (let i = 0; i < 10; i++)
          e.specials.faces.push({ ...structuredClone(at(e.specials.faces, 0)), code: `T${i}` });
      },
      /^faces: \d+ faces in all/,
    ],
  ])('finds %s', (_, change, pattern) => {
    const found = problems(change);
    expect(
      found.some((problem) => pattern.test(problem)),
      found.join('\n'),
    ).toBe(true);
    for (const problem of found) expect(problem).toMatch(/^[\w.]+: .+\.$/);
  });

  test('what is no edition at all is refused in words', () => {
    for (const raw of [null, 7, 'edition', [], {}]) expect(readEdition(raw)).toMatchObject({ ok: false });
  });
});
