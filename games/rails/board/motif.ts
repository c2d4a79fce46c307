/** The pattern of a card colour on a space of the map, drawn along the track, so that colours differ without colour too. */

import { at } from '@quai/engine/at.ts';
import { along, distance, lengthOf, type Point, type Space } from './track.ts';

/** Lines in the coordinates of a cell: x along the track and y across it, both from -1 to 1. A single point is a dot. */
const MOTIFS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  dots: [[[-0.5, -0.45]], [[0.5, -0.45]], [[0, 0.45]]],
  waves: [
    [
      [-1, 0.4],
      [-0.5, -0.4],
      [0, 0.4],
      [0.5, -0.4],
      [1, 0.4],
    ],
  ],
  chevrons: [
    [
      [-0.4, -0.9],
      [0.4, 0],
      [-0.4, 0.9],
    ],
  ],
  diagonals: [
    [
      [-0.5, 0.9],
      [0.5, -0.9],
    ],
  ],
  grid: [
    [
      [-1, 0],
      [1, 0],
    ],
    [
      [0, -0.95],
      [0, 0.95],
    ],
  ],
  horizontals: [
    [
      [-1, -0.38],
      [1, -0.38],
    ],
    [
      [-1, 0.38],
      [1, 0.38],
    ],
  ],
  crosses: [
    [
      [-0.45, -0.55],
      [0.45, 0.55],
    ],
    [
      [-0.45, 0.55],
      [0.45, -0.55],
    ],
  ],
};

/** The pattern on some spaces as one path; a gap is left in the middle for a letter. Empty for plain colours. */
export function motifOf(pattern: string, spaces: readonly Space[], thick: number): string {
  const motif = MOTIFS[pattern];
  if (motif === undefined) return '';
  const cell = thick * 0.95;
  let path = '';
  for (const { line } of spaces) {
    const length = lengthOf(line) - 4;
    const each = Math.floor((length / 2 - thick * 0.55) / cell);
    for (let i = 0; i < Math.max(1, each); i++)
      for (const side of [-1, 1]) {
        const far = thick * 0.6 + (i + 0.5) * cell;
        if (far + cell / 2 > length / 2) continue;
        path += cellOf(motif, along(line, length / 2 + 2 + side * far), cell, thick);
      }
  }
  return path;
}

function cellOf(
  motif: readonly (readonly Point[])[],
  [x, y, angle]: readonly [number, number, number],
  cell: number,
  thick: number,
): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const spot = ([u, v]: Point) => {
    const [dx, dy] = [(u * cell) / 2, (v * thick) / 2];
    return `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`;
  };
  return motif.map((line) => (line.length === 1 ? `M${spot(at(line, 0))}h0` : `M${line.map(spot).join('L')}`)).join('');
}

/** The wagons that stand on a space: one, or on a long space several. */
export function wagonsOn({ line }: Space, thick: number): readonly (readonly Point[])[] {
  const length = lengthOf(line);
  const count = Math.max(1, Math.round(length / (thick * 4.2)));
  const each = length / count;
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i * each + 3, (i + 1) * each - 3];
    const [a, b] = [along(line, from), along(line, to)];
    const between = count === 1 ? [] : [along(line, (from + to) / 2)];
    return [a, ...between, b].map(([x, y]): Point => [x, y]);
  });
}

/** Wheels beside a wagon, and windows on it, as paths of short strokes. */
export function detailsOf(wagons: readonly (readonly Point[])[], thick: number): { wheels: string; windows: string } {
  let [wheels, windows] = ['', ''];
  for (const line of wagons) {
    const [a, b] = [at(line, 0), at(line, line.length - 1)];
    const whole = distance(a, b) || 1;
    const [ux, uy] = [(b[0] - a[0]) / whole, (b[1] - a[1]) / whole];
    // Wheels are below, whichever way the track runs.
    const down = ux >= 0 ? 1 : -1;
    const spot = (far: number, across: number) =>
      `M${(a[0] + ux * far - uy * across * down).toFixed(1)} ${(a[1] + uy * far + ux * across * down).toFixed(1)}`;
    const step = `l${(ux * 0.1).toFixed(2)} ${(uy * 0.1).toFixed(2)}`;
    for (const far of [0.22, 0.78]) wheels += `${spot(whole * far, thick * 0.52)}${step}`;
    const count = Math.max(2, Math.floor(whole / (thick * 0.62)) - 1);
    for (let i = 0; i < count; i++) {
      const far = (whole * (i + 0.75)) / (count + 0.5);
      windows += `${spot(far, -thick * 0.14)}${step}`;
    }
  }
  return { wheels, windows };
}
