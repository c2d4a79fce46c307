import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { courseOf, RIVERS } from '../board/ground.ts';
import { boxesAt, middlesOf, nameOf, overlap, placeLabels } from '../board/labels.ts';
import { readEdition } from '../edition.ts';
import dales from '../editions/dales.json' with { type: 'json' };

const edition = readEdition(dales);
if (!edition.ok) throw new Error(edition.problems.join());
const { regions, borders, canvas } = edition.value;
const middles = middlesOf(edition.value);
const pieces = regions.map((region, index) => boxesAt(region, edition.value, at(middles, index)));

/** Pixels a unit of the map has at rest on screens of 1440 × 900, 1280 × 720 and 1024 × 768, and on a phone that is zoomed in. */
describe.each([0.8, 0.67, 0.72, 1])('names at %d pixels a unit', (pixels) => {
  const labels = placeLabels(edition.value, middles, 12 / pixels, () => true);

  test('every region has one, inside the map', () => {
    expect(new Set(labels.map(({ region }) => region)).size).toBe(regions.length);
    for (const { lines, region } of labels)
      expect(lines.join('').replaceAll(' ', '')).toBe(nameOf(at(regions, region)).replaceAll(' ', ''));
    for (const { left, right, top, bottom } of labels.map(({ box }) => box))
      expect([left >= 0, right <= canvas.width, top >= 0, bottom <= canvas.height]).toEqual([true, true, true, true]);
  });

  test('none covers a town, a figure, a cube or another name', () => {
    const covered = labels.flatMap(({ box, region }) => [
      ...pieces.flatMap((boxes, other) =>
        boxes.some((piece) => overlap(piece, box) > 1)
          ? [`${nameOf(at(regions, region))} covers ${nameOf(at(regions, other))}`]
          : [],
      ),
      ...labels.flatMap((other) =>
        other.region > region && overlap(other.box, box) > 1
          ? [`${nameOf(at(regions, region))} and ${nameOf(at(regions, other.region))}`]
          : [],
      ),
    ]);
    expect(covered).toEqual([]);
  });
});

test('no link lies on a town, a figure or a cube', () => {
  const plate = 9;
  const covered = borders.flatMap(({ a, b, mid: [x, y] }) =>
    pieces
      .flat()
      .some((box) => overlap(box, { left: x - plate, right: x + plate, top: y - plate, bottom: y + plate }) > 0)
      ? [`${a} ${b}`]
      : [],
  );
  expect(covered).toEqual([]);
});

test('every river runs from its source to its end, from region to region', () => {
  for (const river of RIVERS) {
    const ids = river.split(' ');
    // A point in each region, and one on each border between them.
    expect([river, courseOf(edition.value, ids).length]).toEqual([river, 2 * ids.length - 1]);
  }
});
