/** The land under the map: snow, mountains, forests, lakes and borders, the sea with lines of depth, the polar circle. */

import { dense, isInside, pathOf, rounded, seeded, toTracks } from '../../../scripts/land/shapes.mjs';
import { thinned } from '../../../scripts/land/thinned.mjs';
import { tracksOf } from '../../rails/board/track.ts';
import { namesOf } from '../../rails/land/names.mjs';

const SEED = 1893;

/** The nine countries of the map; neighbours differ in tint. */
const COUNTRIES = {
  Norway: ['NO', 'a'],
  Sweden: ['SE', 'b'],
  Finland: ['FI', 'a'],
  Åland: ['FI', 'a'],
  Russia: ['RU', 'c'],
  Denmark: ['DK', 'b'],
  Estonia: ['EE', 'b'],
  Latvia: ['LV', 'a'],
  Lithuania: ['LT', 'b'],
  Poland: ['PL', 'a'],
};

/** A little south of the true 66.56°: on the map Rovaniemi counts as polar. */
const POLAR = 66.44;

/** Depth lines: how far from the coast, in units of the map. */
const DEPTHS = [74, 54, 36, 20, 8];

export function poster({ edition, coordinates, outlines, to }) {
  const tracks = tracksOf(edition, edition.drawing);
  const random = seeded(SEED);
  const clear = toTracks(tracks);
  const near = ([x, y]) => x > -500 && x < 1500 && y > -400 && y < 1800;
  const land = outlines.land.filter(({ points }) => points.some(near));
  const coast = land
    .map(({ points }) => thinned(points, 4))
    .filter((ring) => ring.length > 3)
    .map((ring) => pathOf(ring, true))
    .join('');
  const byTint = { a: '', b: '', c: '', far: '' };
  for (const { region, points } of land) byTint[COUNTRIES[region]?.[1] ?? 'far'] += pathOf(points, true);
  const regionAt = (point) => land.find(({ points }) => isInside(point, points))?.region;
  const lakes = Object.values(coordinates.lakes).map((ring) => rough(rounded(ring.map(to), 3), random));
  const inLake = (point) => lakes.some((lake) => isInside(point, lake));
  const range = [coordinates.range, coordinates.khibiny].map((line) => dense(line.map(to), 4));
  const fromRange = ([x, y]) => Math.min(...range.flat().map(([rx, ry]) => Math.hypot(rx - x, ry - y)));

  const peaks = [];
  for (let tries = 0; tries < 9000 && peaks.length < 260; tries++) {
    const point = [150 + random() * 800, 40 + random() * 1180];
    const far = fromRange(point);
    const size = 9 + random() * 9 + Math.max(0, 50 - far) * 0.14;
    if (far > 74 || random() < far / 110 || clear([point[0], point[1] - size / 2]) < size * 0.62 + 9) continue;
    if (!['Norway', 'Sweden', 'Russia', 'Finland'].includes(regionAt(point))) continue;
    if (
      peaks.some(({ at, size: other }) => Math.hypot(at[0] - point[0], (at[1] - point[1]) * 1.7) < (size + other) * 0.5)
    )
      continue;
    peaks.push({ at: point, size });
  }
  peaks.sort((one, other) => one.at[1] - other.at[1]);

  const trees = [];
  for (let tries = 0; tries < 9000 && trees.length < 620; tries++) {
    const point = [200 + random() * 1100, 130 + random() * 1260];
    if (fromRange(point) < 70 || clear(point) < 14 || inLake(point)) continue;
    const region = regionAt(point);
    if (!['Sweden', 'Finland', 'Russia', 'Estonia', 'Latvia'].includes(region)) continue;
    // Forests stand in groups: a slow wave decides where.
    if (Math.sin(point[0] / 47) + Math.sin(point[1] / 61 + point[0] / 90) < 0.15 + random() * 0.6) continue;
    if (trees.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < 8)) continue;
    trees.push(point);
  }
  trees.sort((one, other) => one[1] - other[1]);

  const circle = Array.from({ length: 61 }, (_, i) => to([-6 + i, POLAR]));
  const depths = DEPTHS.map(
    (depth, i) =>
      `<path d="${coast}" fill="none" stroke="var(--depth-${i})" stroke-width="${2 * depth}" stroke-linejoin="round"/>`,
  ).join('');
  const ridge = peaks.map(({ at: [x, y], size: s }) =>
    pathOf(
      [
        [x - s * 0.62, y],
        [x, y - s],
        [x + s * 0.62, y],
      ],
      true,
    ),
  );
  const shade = peaks.map(({ at: [x, y], size: s }) =>
    pathOf(
      [
        [x, y - s],
        [x + s * 0.62, y],
        [x + s * 0.1, y],
        [x - s * 0.08, y - s * 0.45],
        [x + s * 0.06, y - s * 0.62],
      ],
      true,
    ),
  );
  const spruce = trees.map(([x, y], i) => {
    const s = 5 + ((i * 7) % 5) * 0.5;
    return pathOf(
      [
        [x - s * 0.42, y],
        [x, y - s * 1.25],
        [x + s * 0.42, y],
      ],
      true,
    );
  });
  const flags = flagSpots(edition, land, clear);
  const content = `${depths}
<g stroke="var(--shore)" stroke-width="1.2" stroke-linejoin="round">
<path fill="var(--land-far)" d="${byTint.far}"/>
<path fill="var(--land-c)" d="${byTint.c}"/>
<path fill="var(--land-b)" d="${byTint.b}"/>
<path fill="var(--land-a)" d="${byTint.a}"/>
</g>
<path fill="var(--lake)" stroke="var(--shore)" stroke-width="1" d="${lakes.map((lake) => pathOf(lake, true)).join('')}"/>
<path fill="none" stroke="var(--border)" stroke-width="1.6" stroke-dasharray="7 3 1.5 3" d="${outlines.borders
    .filter((line) => line.some(near))
    .map((line) => pathOf(line))
    .join('')}"/>
<path fill="var(--forest)" d="${spruce.join('')}"/>
<path fill="var(--peak)" stroke="var(--peak-line)" stroke-width="0.9" stroke-linejoin="round" d="${ridge.join('')}"/>
<path fill="var(--peak-shade)" d="${shade.join('')}"/>
<path fill="none" stroke="var(--polar)" stroke-width="1.6" stroke-dasharray="2 7" stroke-linecap="round" d="${pathOf(circle)}"/>
${flags.map(({ code, at, size }) => flag(code, at, size)).join('\n')}`;
  const boxes = flags.map(({ at: [x, y], size }) => ({
    left: x - 15 * size,
    right: x + 15 * size,
    top: y - 11 * size,
    bottom: y + 11 * size,
  }));
  return { content, names: namesOf(edition, NAMES, boxes) };
}

/** The font size of names, in units of the map. */
const NAMES = 19.5;

/** How large flags may be; a country without room for a large one gets a smaller one. */
const SIZES = [1.8, 1.5, 1.25, 1];

/** For each country of the map a spot away from tracks, near the middle of its part of the map. */
function flagSpots({ places, drawing }, land, clear) {
  return Object.entries(COUNTRIES).flatMap(([name, [code]]) => {
    const rings = land
      .filter(({ region, points }) => region === name && points.length > 20)
      .map(({ points }) => points);
    const own = places.filter(({ region }) => region === code).map(({ id }) => drawing.places[id]);
    if (rings.length === 0 || name === 'Åland') return [];
    const middle = ['x', 'y'].map((axis) => own.reduce((sum, place) => sum + place[axis], 0) / own.length);
    let best = null;
    for (const size of SIZES)
      for (let x = 40; x < 970 && (best === null || best.size === size); x += 6)
        for (let y = 30; y < 1380; y += 6) {
          const at = [x, y];
          const corners = [
            [-15, -11],
            [15, -11],
            [-15, 11],
            [15, 11],
          ].map(([dx, dy]) => [x + dx * size, y + dy * size]);
          if (!corners.every((corner) => rings.some((ring) => isInside(corner, ring)))) continue;
          const room = Math.min(clear(at) - 15 * size, ...corners.map(clear), 45);
          if (room < 11) continue;
          const score = room * 3 - Math.hypot(x - middle[0], y - middle[1]) * 0.6;
          if (best === null || score > best.score) best = { score, at, size };
        }
    if (best === null) process.stdout.write(`  no room for the flag of ${name}\n`);
    return best === null ? [] : [{ code, at: best.at, size: best.size }];
  });
}

/** 26 by 18 at size 1, centred. */
function flag(code, [x, y], size) {
  const cross = (ground, outer, inner) =>
    `<path fill="${ground}" d="M-13-9h26v18h-26z"/><path fill="${outer}" d="M-6-9h5v18h-5zM-13-2.5h26v5h-26z"/>` +
    (inner === null ? '' : `<path fill="${inner}" d="M-4.75-9h2.5v18h-2.5zM-13-1.25h26v2.5h-26z"/>`);
  const bands = (...colours) =>
    colours
      .map(
        (colour, i) =>
          `<path fill="${colour}" d="M-13 ${-9 + (18 / colours.length) * i}h26v${18 / colours.length}h-26z"/>`,
      )
      .join('');
  const flags = {
    NO: cross('#ba2b39', '#f6f3ea', '#22386b'),
    SE: cross('#2a5f98', '#f0c53a', null),
    FI: cross('#f6f3ea', '#2b4f8c', null),
    DK: cross('#bd2f3b', '#f6f3ea', null),
    RU: bands('#f6f3ea', '#33539c', '#bb3d36'),
    EE: bands('#3b78b5', '#26221d', '#f6f3ea'),
    LV: `<path fill="#8b2f3c" d="M-13-9h26v18h-26z"/><path fill="#f6f3ea" d="M-13-1.8h26v3.6h-26z"/>`,
    LT: bands('#edbb3a', '#2f7a52', '#b8433f'),
    PL: bands('#f6f3ea', '#c93a4e'),
  };
  return `<g transform="translate(${x} ${y}) scale(${size})">${flags[code]}<path fill="none" stroke="var(--border)" stroke-width="1.2" d="M-13-9h26v18h-26z"/></g>`;
}

/** A shore as ragged as those of the sea: every stretch is bent at its middle, twice. */
function rough(ring, random) {
  const once = (points, by) =>
    points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length];
      const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const shift = (random() - 0.5) * far * by;
      return [
        a,
        [(a[0] + b[0]) / 2 - ((b[1] - a[1]) / far) * shift, (a[1] + b[1]) / 2 + ((b[0] - a[0]) / far) * shift],
      ];
    });
  return once(once(ring, 0.55), 0.5);
}
