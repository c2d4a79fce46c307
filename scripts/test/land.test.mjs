import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bendTo, outlines } from '../land/outlines.mjs';
import { thinPlate } from '../land/spline.mjs';
import { thinned } from '../land/thinned.mjs';
import { ROOT } from '../setup.mjs';

/** A map of three cities, drawn upside down. */
const places = {
  oslo: { x: 500, y: 100 },
  bergen: { x: 900, y: 120 },
  trondheim: { x: 520, y: 600 },
  tromso: { x: 300, y: 900 },
};
const coordinates = { oslo: [10.75, 59.91], bergen: [5.32, 60.39], trondheim: [10.4, 63.43], tromso: [18.96, 69.65] };
const drawing = { canvas: { width: 1000, height: 1000 }, places };

describe('land under a map', () => {
  test('every place lies where the edition draws it', () => {
    const { to } = bendTo(drawing, coordinates);
    for (const [id, point] of Object.entries(coordinates)) {
      const [x, y] = to(point);
      expect([Math.round(x), Math.round(y)], id).toEqual([places[id].x, places[id].y]);
    }
  });

  test('points on one line do not determine a map', () => {
    const line = [
      [0, 0],
      [1, 1],
      [2, 2],
    ];
    expect(() => thinPlate(line, line)).toThrow('on a line');
    expect(() => bendTo(drawing, { oslo: [10, 60] })).toThrow('three places');
  });

  test('a country with a city on the map is there, around it', () => {
    const { land } = outlines(drawing, coordinates);
    const norway = land.filter(({ region }) => region === 'Norway').flatMap(({ points }) => points);
    expect(norway.length).toBeGreaterThan(200);
    const xs = norway.map(([x]) => x);
    expect(Math.min(...xs)).toBeLessThan(places.tromso.x);
    expect(Math.max(...xs)).toBeGreaterThan(places.oslo.x);
  });

  test('fewer points keep the shape', () => {
    const wave = Array.from({ length: 200 }, (_, i) => [i, Math.sin(i / 20) * 30]);
    const few = thinned(wave, 1);
    expect(few.length).toBeLessThan(40);
    expect([few[0], few.at(-1)]).toEqual([wave[0], wave.at(-1)]);
  });

  test('the pictures that are committed name their source and load nothing', () => {
    for (const game of ['northern-lights', 'berlin'].map((id) => join(ROOT, 'games', id, 'board/land.svg'))) {
      const svg = readFileSync(game, 'utf8');
      expect(svg).toContain('Made by scripts/land.mjs');
      expect(svg).not.toMatch(/<script|<style|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
      expect(svg.length).toBeLessThan(200_000);
    }
  });
});
