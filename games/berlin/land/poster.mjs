/** The city under the map, as plans of the 1920s drew it: blocks, streets, the Spree and its canals, parks and landmarks. */

import { dense, isInside, pathOf, seeded, toTracks } from '../../../scripts/land/shapes.mjs';
import { tracksOf } from '../../rails/board/track.ts';
import { namesOf } from '../../rails/land/names.mjs';
import { landmark } from './landmarks.mjs';

/** The font size of names, in units of the map. */
const NAMES = 15.5;
/** Widths of water, in units of the map. */
const WIDTHS = { spree: 25, kupfergraben: 13, landwehrkanal: 10, spandauerschiffahrtskanal: 9 };

export function poster({ coordinates, edition }) {
  const tracks = tracksOf(edition, edition.drawing);
  const random = seeded(1923);
  const clear = toTracks(tracks);
  const parks = coordinates.areas.filter(({ kind }) => kind === 'park').map(({ points }) => points);
  const island = coordinates.areas.find(({ kind }) => kind === 'island').points;
  const water = coordinates.lines.map(({ id, points }) => ({ points, wide: WIDTHS[id] }));
  const streets = coordinates.streets.map(({ id, points }) => ({ id, points }));
  const blocks = blocksOf(random);
  const wet = ([x, y], more) =>
    water.some(({ points, wide }) => points.some(([wx, wy]) => Math.hypot(wx - x, wy - y) < wide / 2 + more));
  const inPark = (point) => parks.some((park) => isInside(point, park));
  const dry = blocks.filter(({ middle }) => !inPark(middle) && !wet(middle, 2));
  const built = (tint) =>
    dry
      .filter((_, i) => ((i * 7) % 5 === 0) === tint)
      .map(({ corners }) => pathOf(corners, true))
      .join('');
  const line = (list) => list.map(({ points }) => pathOf(points)).join('');
  const spots = landmarkSpots(edition, clear);
  const trees = treesIn(parks, clear, random, ([x, y]) =>
    spots.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) > 26),
  );
  const bridges = bridgesOf([...streets, ...crossings(tracks)], water);
  const names = streetNames(streets, clear, wet);
  const content = `<path fill="var(--block)" d="${built(false)}"/>
<path fill="var(--block-dark)" d="${built(true)}"/>
<path fill="none" stroke="var(--street-edge)" stroke-width="10" stroke-linejoin="round" d="${line(streets)}"/>
<path fill="none" stroke="var(--street)" stroke-width="8.4" stroke-linejoin="round" d="${line(streets)}"/>
<path fill="var(--park)" stroke="var(--park-edge)" stroke-width="1.6" stroke-linejoin="round" d="${parks.map((park) => pathOf(park, true)).join('')}"/>
<path fill="none" stroke="var(--park-path)" stroke-width="2" d="${paths(edition, parks[0])}"/>
<path fill="none" stroke="var(--street)" stroke-width="7" d="${line(streets.filter(({ id }) => id.includes('17.')))}"/>
<path fill="var(--tree-shade)" d="${trees.map(([x, y, r]) => blob(x + 1.2, y + 1.4, r)).join('')}"/>
<path fill="var(--tree)" d="${trees.map(([x, y, r]) => blob(x, y, r)).join('')}"/>
${water
  .map(
    ({ points, wide }) =>
      `<path fill="none" stroke="var(--bank)" stroke-width="${wide + 3}" stroke-linejoin="round" d="${pathOf(points)}"/>`,
  )
  .join('')}
${water
  .map(
    ({ points, wide }) =>
      `<path fill="none" stroke="var(--water)" stroke-width="${wide}" stroke-linejoin="round" d="${pathOf(points)}"/>`,
  )
  .join('')}
<path fill="none" stroke="var(--ripple)" stroke-width="1" stroke-dasharray="14 9 5 12" d="${ripples(water)}"/>
<path fill="var(--block)" stroke="var(--bank)" stroke-width="1.5" d="${pathOf(shrunk(island, 9), true)}"/>
<path fill="none" stroke="var(--bridge-edge)" stroke-width="9.5" d="${bridges}"/>
<path fill="none" stroke="var(--street)" stroke-width="7" d="${bridges}"/>
${spots.map(({ what, at }) => landmark(what, at)).join('\n')}
<g data-near="">${names}</g>`;
  const boxes = spots.map(({ at: [x, y] }) => ({ left: x - 17, right: x + 17, top: y - 22, bottom: y + 22 }));
  return { content, names: namesOf(edition, NAMES, boxes) };
}

/** Blocks of houses: a large field, cut again and again roughly in half, with a street along every cut. */
function blocksOf(random) {
  const done = [];
  const cut = (corners, depth) => {
    const [a, b, c, d] = corners;
    const across = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const down = Math.hypot(d[0] - a[0], d[1] - a[1]);
    if (Math.max(across, down) < 52 + random() * 26) {
      done.push(corners);
      return;
    }
    const gap = depth < 4 ? 7 : 4.2;
    const mix = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    const [s, t] = [0.4 + random() * 0.2, 0.4 + random() * 0.2];
    if (across > down) {
      const half = gap / 2 / across;
      cut([a, mix(a, b, s - half), mix(d, c, t - half), d], depth + 1);
      cut([mix(a, b, s + half), b, c, mix(d, c, t + half)], depth + 1);
    } else {
      const half = gap / 2 / down;
      cut([a, b, mix(b, c, t - half), mix(a, d, s - half)], depth + 1);
      cut([mix(a, d, s + half), mix(b, c, t + half), c, d], depth + 1);
    }
  };
  cut(
    [
      [-520, -420],
      [1560, -520],
      [1500, 1180],
      [-460, 1260],
    ],
    0,
  );
  // Streets bend a little, as old ones do.
  const bend = ([x, y]) => [
    x + Math.sin(y / 170 + 0.6) * 16 + Math.sin((x + y) / 260) * 12,
    y + Math.sin(x / 190) * 16 + Math.cos((x - y) / 300) * 10,
  ];
  return done.map((corners) => {
    const bent = corners.map(bend);
    const middle = [0, 1].map((axis) => bent.reduce((sum, corner) => sum + corner[axis], 0) / 4);
    return { corners: bent, middle };
  });
}

function treesIn(parks, clear, random, free) {
  const trees = [];
  for (const park of parks) {
    const [xs, ys] = [0, 1].map((axis) => park.map((point) => point[axis]));
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
    for (let tries = 0; tries < (wide * high) / 50; tries++) {
      const point = [left + random() * wide, top + random() * high];
      if (!isInside(point, park) || clear(point) < 15 || !free(point)) continue;
      if (trees.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < 7.5)) continue;
      trees.push([...point, 3 + random() * 2.2]);
    }
  }
  return trees.sort((a, b) => a[1] - b[1]);
}

const half = (value) => Math.round(value * 2) / 2;
const blob = (x, y, r) =>
  `M${half(x - r)} ${half(y)}a${half(r)} ${half(r)} 0 1 1 ${2 * half(r)} 0a${half(r)} ${half(r)} 0 1 1-${2 * half(r)} 0z`;

/** Alleys from the column to the edges of its park. */
function paths(edition, park) {
  const { x, y } = edition.drawing.places.SIE;
  return [park[6], park[20], park[30], park[43], park[52], park[60]].map((end) => pathOf([[x, y], end])).join('');
}

/** Thin lines beside the middle of the water. */
function ripples(water) {
  return water
    .flatMap(({ points, wide }) =>
      (wide < 12 ? [0] : [-0.22, 0.18]).map((share) => pathOf(shifted(points, wide * share))),
    )
    .join('');
}

function shifted(points, far) {
  return points.map(([x, y], i) => {
    const [a, b] = [points[i - 1] ?? points[i], points[i + 1] ?? points[i]];
    const whole = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x - ((b[1] - a[1]) / whole) * far, y + ((b[0] - a[0]) / whole) * far];
  });
}

function shrunk(ring, by) {
  const middle = [0, 1].map((axis) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length);
  return ring.map(([x, y]) => {
    const far = Math.hypot(x - middle[0], y - middle[1]) || 1;
    const share = Math.max(0.3, 1 - by / far / 2);
    return [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share];
  });
}

/** Trams cross the water on bridges too. */
function crossings(tracks) {
  return tracks.filter(({ bent }) => !bent).map(({ bed }) => ({ points: bed }));
}

/** Where a street crosses water: a short piece of it, as long as the water is wide. */
function bridgesOf(streets, water) {
  let bridges = '';
  const known = [];
  for (const { points } of streets) {
    const fine = dense(points, 3);
    for (const { points: line, wide } of water) {
      const bed = dense(line, 3);
      let best = null;
      fine.forEach(([x, y], i) => {
        const near = Math.min(...bed.map(([wx, wy]) => Math.hypot(wx - x, wy - y)));
        if (near < 2.5 && (best === null || near < best.near)) best = { near, i };
      });
      if (best === null) continue;
      const [x, y] = fine[best.i];
      if (x < -50 || x > 1050 || known.some(([kx, ky]) => Math.hypot(kx - x, ky - y) < 22)) continue;
      known.push([x, y]);
      const reach = Math.ceil((wide / 2 + 4) / 3);
      bridges += pathOf([
        fine[Math.max(0, best.i - reach)],
        fine[best.i],
        fine[Math.min(fine.length - 1, best.i + reach)],
      ]);
    }
  }
  return bridges;
}

/** Beside their places, where no track runs. */
function landmarkSpots(edition, clear) {
  const wanted = [
    ['gate', 'BRA'],
    ['dome', 'REI'],
    ['tower', 'ALE'],
    ['column', 'SIE'],
    ['museum', 'MUS'],
    ['church', 'GEN'],
    ['palace', 'CT'],
    ['store', 'KDW'],
  ];
  const taken = [];
  return wanted.flatMap(([what, id]) => {
    const { x, y } = edition.drawing.places[id];
    let best = null;
    for (let dx = -90; dx <= 90; dx += 3)
      for (let dy = -80; dy <= 80; dy += 3) {
        const at = [x + dx, y + dy];
        if (at[0] < 30 || at[0] > 970 || at[1] < 34 || at[1] > 670) continue;
        const room = Math.min(
          clear(at),
          ...[
            [-14, -16],
            [14, -16],
            [-14, 16],
            [14, 16],
          ].map(([ex, ey]) => clear([at[0] + ex, at[1] + ey])),
        );
        if (room < 11 || taken.some(([tx, ty]) => Math.hypot(tx - at[0], ty - at[1]) < 60)) continue;
        const score = Math.hypot(dx, dy) - Math.min(room, 18) * 0.5;
        if (best === null || score < best.score) best = { score, at };
      }
    if (best === null) return [];
    taken.push(best.at);
    return [{ what, at: best.at }];
  });
}

/** Each name on the stretch of its street that is furthest from tracks. */
function streetNames(streets, clear, wet) {
  return streets
    .map(({ id, points }, index) => {
      const fine = dense(points, 4).filter(([x, y]) => x > 10 && x < 990 && y > 10 && y < 690);
      const steps = Math.ceil((id.length * 5.2) / 4);
      let best = null;
      for (let i = 0; i + steps < fine.length; i++) {
        const piece = fine.slice(i, i + steps);
        const room = Math.min(...piece.map((point) => Math.min(clear(point), wet(point, 3) ? 0 : 99)));
        if (best === null || room > best.room) best = { room, piece };
      }
      if (best === null || best.room < 5) return '';
      const piece = best.piece[0][0] <= best.piece[best.piece.length - 1][0] ? best.piece : [...best.piece].reverse();
      const ends = [piece[0], piece[Math.floor(piece.length / 2)], piece[piece.length - 1]];
      return `<path id="street-${index}" fill="none" d="${pathOf(ends)}"/><text font-size="7.6" letter-spacing="0.5" dy="2.6" fill="var(--street-name)"><textPath href="#street-${index}">${id}</textPath></text>`;
    })
    .join('\n');
}
