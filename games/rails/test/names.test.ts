import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import type { StoredNames } from '../board/land.tsx';
import { widthOf } from '../board/letters.ts';
import { laneOf } from '../board/look.ts';
import { type Box, boxOf, fittingNames, type Name, obstaclesOf, placeNames } from '../board/names.ts';
import { storedNames } from '../board/stored.ts';
import { along, lengthOf, tracksOf } from '../board/track.ts';
import type { Edition } from '../shape.ts';

type Drawn = Edition & { drawing: NonNullable<Edition['drawing']> };

const MAPS = ['berlin', 'northern-lights'].map((id) => {
  const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', id, file), 'utf8'));
  const names = read('board/names.json') as StoredNames;
  return { edition: read(`editions/${id}.json`) as Drawn, scenery: { edition: id, land: '', names } };
});

/** Points all over every space, and the places: found without the code that positions names. */
function inked({ drawing, ...edition }: Drawn): { points: (readonly [number, number])[]; dots: [number, number][] } {
  const half = laneOf(drawing) / 2;
  const points = tracksOf({ ...edition, drawing }, drawing).flatMap(({ spaces }) =>
    spaces.flatMap(({ line }) => {
      const length = lengthOf(line);
      return Array.from({ length: Math.ceil(length / 2) }, (_, i) => along(line, i * 2)).flatMap(([x, y, angle]) => {
        const turn = (angle * Math.PI) / 180;
        return [-1, -0.5, 0, 0.5, 1].map(
          (side) => [x - Math.sin(turn) * half * side, y + Math.cos(turn) * half * side] as const,
        );
      });
    }),
  );
  return { points, dots: Object.values(drawing.places).map(({ x, y }) => [x, y]) };
}

const holds = (box: Box, [x, y]: readonly [number, number], more = 0) =>
  x > box.left - more && x < box.right + more && y > box.top - more && y < box.bottom + more;

function covered(edition: Drawn, names: readonly Name[], size: number, which: Iterable<number>): string[] {
  const { points, dots } = inked(edition);
  const list = [...which];
  return list.flatMap((index) => {
    const box = boxOf(at(names, index), size);
    const wrong: string[] = [];
    const name = `${at(names, index).lines.join(' ')} at ${size}`;
    if (points.some((point) => holds(box, point))) wrong.push(`${name}: a track`);
    if (dots.some((dot) => holds(box, dot, 6))) wrong.push(`${name}: a place`);
    for (const other of list) {
      const next = boxOf(at(names, other), size);
      if (
        other > index &&
        next.left < box.right &&
        box.left < next.right &&
        next.top < box.bottom &&
        box.top < next.bottom
      )
        wrong.push(`${name}: ${at(names, other).lines.join(' ')}`);
    }
    return wrong;
  });
}

describe('names on maps', () => {
  for (const { edition, scenery } of MAPS)
    for (const language of ['en', 'fr'] as const)
      test(`${edition.id}, ${language}: no name lies on a track, a place or another name, at any size`, () => {
        const texts = edition.places.map(({ name, names }) => names?.[language] ?? name);
        const stored = storedNames(scenery, language, edition.drawing, edition, texts)!;
        expect(stored.names.map(({ lines }) => lines.join(' '))).toEqual(texts);
        for (const size of [9, 12, 15, stored.size])
          expect(covered(edition, stored.names, Math.min(size, stored.size), texts.keys())).toEqual([]);
        // Seen from further away, letters are larger in units of the map, and fewer names are written.
        for (const size of [24, 30, 45]) {
          const shown = fittingNames(stored.names, size, obstaclesOf(edition, edition.drawing), [3]);
          expect(shown.size).toBeGreaterThan(1);
          expect(covered(edition, stored.names, size, shown)).toEqual([]);
        }
      });

  test('positions are stored for the map as it is drawn: a place that moved or has another name is placed anew', () => {
    const { edition, scenery } = at(MAPS, 0);
    const texts = edition.places.map(({ name, names }) => names?.en ?? name);
    const find = (drawing: Drawn['drawing'], list: readonly string[]) =>
      storedNames(scenery, 'en', drawing, edition, list);
    expect(find(edition.drawing, texts)).not.toBeNull();
    expect(find(edition.drawing, texts.with(2, 'Zoo'))).toBeNull();
    const moved = structuredClone(edition.drawing);
    moved.places.ZOO!.x += 1;
    expect(find(moved, texts)).toBeNull();
    expect(storedNames({ ...scenery, edition: 'other' }, 'en', edition.drawing, edition, texts)).toBeNull();
  });

  test('names of any other map are placed when it is opened, quickly', () => {
    const { edition } = at(MAPS, 1);
    const texts = edition.places.map(({ name }) => name);
    const start = performance.now();
    const placed = placeNames(edition, edition.drawing, texts);
    expect(performance.now() - start).toBeLessThan(1500);
    const wrong = covered(edition, placed, 16, texts.keys());
    expect(wrong.length).toBeLessThan(4);
  });

  test('letters have the widths of the typeface', () => {
    expect(widthOf('Moabit')).toBeCloseTo(2.67, 1);
    expect(widthOf('W')).toBeGreaterThan(widthOf('i') * 3);
  });
});
