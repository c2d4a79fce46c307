/** Colours that people with a colour deficiency can tell apart: simulated (Machado 2009), and measured as ΔE 2000. */

import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { lettersIn } from '../board/initials.ts';
import { lookOf, seatColour } from '../board/look.ts';
import { motifOf } from '../board/motif.ts';

type Triple = readonly [number, number, number];

/** Full severity, on linear light. */
const DEFICIENCIES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string): Triple =>
  [1, 3, 5].map((from) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

const through = (matrix: readonly Triple[], colour: Triple): Triple =>
  matrix.map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  ) as unknown as Triple;

function lab([r, g, b]: Triple): Triple {
  const xyz = [
    (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  const [x, y, z] = xyz as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000. */
function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [u1, u2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(u1, b1), Math.hypot(u2, b2)];
  const hue = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(u1, b1), hue(u2, b2)];
  const rad = Math.PI / 180;
  let dh = h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  if (c1 * c2 === 0) dh = 0;
  const [dL, dC, dH] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad)];
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let hm = h1 + h2;
  if (c1 * c2 !== 0) hm = Math.abs(h1 - h2) <= 180 ? hm / 2 : hm < 360 ? (hm + 360) / 2 : (hm - 360) / 2;
  const t =
    1 -
    0.17 * Math.cos((hm - 30) * rad) +
    0.24 * Math.cos(2 * hm * rad) +
    0.32 * Math.cos((3 * hm + 6) * rad) -
    0.2 * Math.cos((4 * hm - 63) * rad);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rt = -2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((hm - 275) / 25) ** 2)) * rad);
  return Math.sqrt((dL / sl) ** 2 + (dC / sc) ** 2 + (dH / sh) ** 2 + rt * (dC / sc) * (dH / sh));
}

/** Every pair that is closer than `least`. */
function tooClose(colours: Readonly<Record<string, string>>, least: number): string[] {
  const names = Object.keys(colours);
  return Object.entries(DEFICIENCIES).flatMap(([name, matrix]) =>
    names.flatMap((one, i) =>
      names.slice(i + 1).flatMap((other) => {
        const [a, b] = [one, other].map((key) => lab(through(matrix, linear(colours[key]!))));
        const far = difference(a!, b!);
        return far < least ? [`${name}: ${one} and ${other} (${far.toFixed(1)})`] : [];
      }),
    ),
  );
}

const COLOURS = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'pink'];

describe('colours', () => {
  test('the measure is right: a published pair, and a known confusion', () => {
    expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(tooClose({ red: '#b04030', green: '#5c6a20' }, 25).some((pair) => pair.startsWith('deuteranopia'))).toBe(
      true,
    );
  });

  test('pieces of six players are told apart under every deficiency', () => {
    const pieces = Object.fromEntries([0, 1, 2, 3, 4, 5].map((seat) => [`seat ${seat}`, seatColour(seat)]));
    expect(tooClose(pieces, 11)).toEqual([]);
  });

  test('cards and grey routes are told apart under every deficiency', () => {
    const cards = Object.fromEntries(COLOURS.map((id) => [id, lookOf(id).ground]));
    expect(tooClose({ ...cards, grey: lookOf(null).ground }, 8)).toEqual([]);
  });

  test('no piece has the colour of a card', () => {
    for (let seat = 0; seat < 6; seat++)
      for (const id of COLOURS)
        expect(
          difference(lab(linear(seatColour(seat))), lab(linear(lookOf(id).ground))),
          `${seat} and ${id}`,
        ).toBeGreaterThan(10);
  });

  test('every colour but plain white and solid black has a pattern of its own on the map', () => {
    const space = {
      middle: [50, 0, 0],
      line: [
        [0, 0],
        [100, 0],
      ],
    } as const;
    const drawn = COLOURS.map((id) => motifOf(lookOf(id).pattern, [space], 10));
    expect(new Set(drawn.filter((path) => path !== '')).size).toBe(COLOURS.length - 2);
    expect([drawn[COLOURS.indexOf('white')], drawn[COLOURS.indexOf('black')]]).toEqual(['', '']);
    // They run along the track: turned with it, and never wider than it.
    const turned = motifOf(
      'waves',
      [
        {
          middle: [0, 50, 90],
          line: [
            [0, 0],
            [0, 100],
          ],
        },
      ],
      10,
    );
    const xs = [...turned.matchAll(/[ML](-?[\d.]+) /g)].map((match) => Number(at(match, 1)));
    expect(Math.max(...xs.map(Math.abs))).toBeLessThanOrEqual(5);
  });

  test('letters in French: one where it is enough, two where an initial is shared', () => {
    const french = ['violet', 'bleu', 'orange', 'blanc', 'vert', 'jaune', 'noir', 'rouge', 'rose'];
    const letters = lettersIn(french);
    expect(letters).toEqual(['Vi', 'Be', 'O', 'Ba', 'Ve', 'J', 'N', 'Ru', 'Rs']);
    expect(new Set(letters).size).toBe(french.length);
  });
});
