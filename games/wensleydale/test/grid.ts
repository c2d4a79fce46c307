/** Another map for tests: rows of squares, written as letters. It shows that no region of the Dales is hard-coded. */

import { at } from '@quai/engine/at.ts';
import type { Edition } from '../edition.ts';
import { dales } from './position.ts';

type Point = [number, number];

const SIDE = 100;

/**
 * h hill, c lowland with cheese, v valley with a small town, s small and l large town in a lowland,
 * M an MR town, N an NER town, S a town of both that lines may only leave. Regions are called r0, r1... row by row.
 */
export function gridEdition(rows: readonly string[]): Edition {
  const width = at(rows, 0).length;
  const regions: Edition['regions'] = [...rows.join('')].map((letter, i) => {
    const corner = cornersOf(i % width, Math.floor(i / width));
    const size = letter === 'v' || letter === 's' ? ('small' as const) : ('large' as const);
    const companies = { M: ['mr' as const], N: ['ner' as const], S: ['mr' as const, 'ner' as const] }[letter] ?? [];
    return {
      id: `r${i}`,
      name: `Region ${i}`,
      terrain: letter === 'h' ? ('hill' as const) : letter === 'v' ? ('valley' as const) : ('lowland' as const),
      ...(letter === 'S' ? { outOnly: true as const } : {}),
      town: letter === 'h' || letter === 'c' ? null : { name: `Town ${i}`, size, companies },
      goods: letter === 'h' ? ('stone' as const) : letter === 'c' ? ('cheese' as const) : null,
      centre: [at(corner, 0)[0] + SIDE / 2, at(corner, 0)[1] + SIDE / 2] as Point,
      polygon: corner,
      outline: corner,
      source: 'reconstructed' as const,
    };
  });
  const borders: Edition['borders'] = [];
  const join = (i: number, j: number, line: Point[]) =>
    borders.push({
      a: `r${i}`,
      b: `r${j}`,
      mid: [(at(line, 0)[0] + at(line, 1)[0]) / 2, (at(line, 0)[1] + at(line, 1)[1]) / 2],
      angle: j === i + 1 ? 0 : 90,
      line,
      source: 'reconstructed',
    });
  regions.forEach((region, i) => {
    const [, right, far, low] = region.polygon as Point[];
    if (i % width < width - 1) join(i, i + 1, [right!, far!]);
    if (i + width < regions.length) join(i, i + width, [low!, far!]);
  });
  return {
    ...dales,
    id: 'grid',
    canvas: { width: width * SIDE, height: rows.length * SIDE },
    regions,
    borders,
  };
}

/** Clockwise from the upper left. */
function cornersOf(x: number, y: number): Point[] {
  return [
    [x * SIDE, y * SIDE],
    [(x + 1) * SIDE, y * SIDE],
    [(x + 1) * SIDE, (y + 1) * SIDE],
    [x * SIDE, (y + 1) * SIDE],
  ];
}
