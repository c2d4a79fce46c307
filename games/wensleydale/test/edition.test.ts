import { playoutChance } from '@quai/engine/chance.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { begin } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { withOutlines } from '../edition/outlines.ts';
import { type Edition, readEdition } from '../edition.ts';
import file from '../editions/dales.json' with { type: 'json' };
import { game } from '../game.ts';
import { meta } from '../meta.ts';
import { openRules } from '../rules/rules.ts';
import { gridEdition } from './grid.ts';
import { dales, editionFrom, position, shipped } from './position.ts';

type Deep<T> = T extends object ? { -readonly [K in keyof T]: Deep<T[K]> } : T;

/** The problems of the Dales after a change. */
function problemsAfter(change: (edition: Deep<Edition>) => void): readonly string[] {
  const edition = structuredClone(dales) as Deep<Edition>;
  change(edition);
  const read = readEdition(edition);
  return read.ok ? [] : read.problems;
}

const at = (id: string) => dales.regions.findIndex((region) => region.id === id);
const border = (a: string, b: string) => dales.borders.findIndex((each) => each.a === a && each.b === b);

describe('the edition', () => {
  test('reads, with 100 regions, 12 of them hills, 243 borders and 189 that can take a link', () => {
    expect(shipped.regions).toHaveLength(100);
    expect(shipped.regions.filter(({ terrain }) => terrain === 'hill')).toHaveLength(12);
    expect(shipped.borders).toHaveLength(243);
    expect(openRules(shipped, 3).tables.crossings).toHaveLength(189);
  });

  test('has outlines that follow its polygons and borders, and the hash that tables were started with', async () => {
    expect(file.regions.some((region) => 'outline' in region)).toBe(false);
    const hashes = ((await game.earlier?.()) ?? []).map((raw) => hashOf(raw));
    expect(hashes).toEqual([
      '22f397d2c26fa75087579030586d1eba66ce41f8e9393c7e0be2e02a31278321',
      'c2da7fa5f6afb282f180c26b5be87e18ab801599f044870ea09b4b25b77c76c9',
    ]);
    const [first] = dales.regions;
    const own = [...first!.polygon];
    const drawn = { ...dales, regions: [{ ...first!, outline: own }, ...dales.regions.slice(1)] };
    expect((withOutlines(drawn) as Edition).regions[0]!.outline).toEqual(own);
    for (const odd of [
      null,
      3,
      {},
      { regions: [null], borders: [null] },
      { regions: [{ polygon: [1, 2] }], borders: [{}] },
    ])
      expect(readEdition(odd).ok).toBe(false);
  });

  test('says that its map is reconstructed, in both languages, with a summary to show', () => {
    expect(shipped.provenance.summary.en).toMatch(/reconstruction/);
    expect(shipped.provenance.summary.fr).toMatch(/reconstitu/);
    expect(shipped.regions.every((region) => region.source === 'reconstructed')).toBe(true);
    expect(shipped.components.source).toBe('confirmed');
    expect(meta).toMatchObject({ designers: ['Martin Wallace'], year: 2009, seats: { min: 3, max: 4 } });
  });

  test('a figure of the wrong shape is named by its path', () => {
    expect(problemsAfter((e) => ((e.trains[3]!.cost as unknown) = 'two')).join()).toMatch(/^trains\[3\]\.cost: /);
    expect(problemsAfter((e) => ((e as Record<string, unknown>).extra = 1)).join()).toMatch(/extra/);
    expect(readEdition(null).ok).toBe(false);
  });

  test('a border that the polygons do not share, and one that is missing', () => {
    const i = border('gargrave', 'skipton');
    const missing = problemsAfter((e) => e.borders.splice(i, 1));
    expect(missing).toEqual(['borders: the polygons of skipton and gargrave share a side, but no border names them.']);
    const invented = problemsAfter((e) => e.borders.push({ ...e.borders[0]!, a: 'skipton', b: 'darlington' }));
    expect(invented).toContain('borders[251]: the polygons of skipton and darlington share no side.');
  });

  test('a border twice, with itself, or of a region that does not exist', () => {
    expect(problemsAfter((e) => e.borders.push({ ...e.borders[5]! }))[0]).toMatch(
      /^borders\[251\]: .* borders\[5\]\.$/,
    );
    const strange = problemsAfter((e) => (e.borders[5]!.a = 'atlantis'));
    expect(strange).toContain('borders[5].a: no region is called atlantis.');
    const own = problemsAfter((e) => (e.borders[5]!.a = e.borders[5]!.b));
    expect(own.join()).toMatch(/borders\[5\]: \S+ has no border with itself/);
  });

  test('a drawing that does not fit', () => {
    expect(problemsAfter((e) => (e.regions[2]!.centre = [0, 0]))).toEqual([
      'regions[2].centre: the centre lies outside the polygon.',
    ]);
    expect(problemsAfter((e) => (e.borders[2]!.mid = [0, 0]))).toEqual([
      'borders[2].mid: a link would lie off its border.',
    ]);
    expect(problemsAfter((e) => (e.borders[2]!.line[1] = [e.borders[2]!.mid[0], 1])).join()).toMatch(
      /leaves the outline/,
    );
    expect(problemsAfter((e) => (e.regions[0]!.polygon[0] = [-5, 3])).join()).toMatch(/off the canvas/);
  });

  test('regions against the rules', () => {
    expect(problemsAfter((e) => (e.regions[at('penhill')]!.goods = 'cheese'))).toEqual([
      `regions[${at('penhill')}].goods: stone is expected in a hill without a town.`,
    ]);
    expect(problemsAfter((e) => (e.regions[at('hawes')]!.terrain = 'hill')).join()).toMatch(/cannot have a town/);
    expect(problemsAfter((e) => (e.regions[at('reeth')]!.town!.companies = ['mr'])).join()).toMatch(/only large towns/);
    expect(problemsAfter((e) => (e.regions[at('gargrave')]!.outOnly = true)).join()).toMatch(/cannot be entered/);
    expect(problemsAfter((e) => (e.regions[1]!.id = 'skipton')).join()).toMatch(
      /regions\[1\]\.id: skipton is used twice/,
    );
    expect(problemsAfter((e) => (e.regions[0]!.town!.companies = ['mr', 'mr'])).join()).toMatch(/named twice/);
  });

  test('tracks, trains, auction spaces and the box', () => {
    expect(problemsAfter((e) => (e.spaces[2]!.number = 7))).toHaveLength(1);
    expect(problemsAfter((e) => (e.spaces[2]!.minimum = 16)).join()).toMatch(/only 15 cubes/);
    expect(problemsAfter((e) => (e.trains[1]!.id = 'T1A')).join()).toMatch(/trains\[1\]\.id: T1A is used twice/);
    expect(problemsAfter((e) => (e.trains[1]!.cost = 13)).join()).toMatch(/trains\[1\]\.cost/);
    expect(problemsAfter((e) => (e.influence.start.mr = 13)).join()).toMatch(/influence\.start\.mr/);
    expect(problemsAfter((e) => (e.profit.spaces[4]!.value = 9)).join()).toMatch(/profit\.spaces\[4\]/);
    expect(problemsAfter((e) => (e.profit.start = 6)).join()).toMatch(/no space 6/);
    expect(problemsAfter((e) => (e.components.stone = 50)).join()).toMatch(/draws 118 cubes, but the bag holds 110/);
    expect(problemsAfter((e) => (e.components.figures.mr = 20)).join()).toMatch(
      /draws 74 figures, but the bag holds 70/,
    );
    expect(
      problemsAfter((e) => (e.components.influenceDiscs = { government: 1, train: 1, mr: 1, ner: 1 })).join(),
    ).toMatch(/fewer discs/);
  });
});

describe('another map plays with no new code', () => {
  test('a corrected region changes what can be built and what it costs', () => {
    const edition = structuredClone(dales) as Deep<Edition>;
    const fell = edition.regions[at('rylstone-fell')]!;
    fell.terrain = 'valley';
    fell.goods = null;
    fell.town = { name: 'Rylstone', size: 'small', companies: [] };
    edition.components.figures.objectors++;
    const corrected = editionFrom(edition);
    const given = { phase: 5, hand: { 0: 12 }, influence: { 0: [5, 5, 5, 5] } } as const;
    expect(position({ ...given }).refuses('skipton>rylstone-fell')).toBe('WD-12');
    const p = position({ ...given, edition: corrected });
    p.play('skipton>rylstone-fell');
    expect(p.s.due).toBe(2);
  });

  test('a new company town opens new starts', () => {
    const edition = structuredClone(dales) as Deep<Edition>;
    edition.regions[at('richmond')]!.town!.companies = ['ner'];
    const p = position({ edition: editionFrom(edition), phase: 5, hand: { 0: 12 }, influence: { 0: [5, 5, 5, 5] } });
    expect(p.refuses('richmond>catterick')).toBeNull();
    expect(begin(p.rules, playoutChance(randomFrom(1))).companies[at('richmond')]).toBe(2);
  });

  test('a map of squares is a map', () => {
    expect(readEdition(gridEdition(['McvhN', 'clhsc', 'Sccvl'])).ok).toBe(true);
  });
});
