/** What posters are drawn with: paths, random numbers by a seed, distances. */

/** Mulberry32: the same picture every time. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const number = (value) => String(Math.round(value * 2) / 2);

/** A path through points, written as relative steps, which are shorter. */
export function pathOf(points, closed = false) {
  let [x, y] = points[0].map((value) => Math.round(value * 2) / 2);
  let text = `M${number(x)} ${number(y)}l`;
  const steps = [];
  for (const point of points.slice(1)) {
    const [nx, ny] = point.map((value) => Math.round(value * 2) / 2);
    if (nx === x && ny === y) continue;
    steps.push(`${number(nx - x)} ${number(ny - y)}`);
    [x, y] = [nx, ny];
  }
  if (steps.length === 0) steps.push('0 0');
  text += steps.join(' ').replaceAll(' -', '-');
  return closed ? `${text}z` : text;
}

/** A smooth closed outline through points (Catmull-Rom, sampled). */
export function rounded(points, per = 4) {
  const n = points.length;
  return points.flatMap((_, i) => {
    const [a, b, c, d] = [-1, 0, 1, 2].map((k) => points[(i + k + n) % n]);
    return Array.from({ length: per }, (_, step) => {
      const t = step / per;
      return [0, 1].map(
        (axis) =>
          0.5 *
          (2 * b[axis] +
            (c[axis] - a[axis]) * t +
            (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
            (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t),
      );
    });
  });
}

export function isInside([x, y], ring) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The distance of a point to the nearest track or place. */
export function toTracks(tracks) {
  const spots = tracks.flatMap(({ bed }) => dense(bed, 6));
  return ([x, y]) => Math.min(...spots.map(([sx, sy]) => Math.hypot(sx - x, sy - y)));
}

/** More points on the same line, no further apart than `step`. */
export function dense(points, step) {
  const more = points.slice(1).flatMap((b, i) => {
    const a = points[i];
    const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: count }, (_, k) => [0, 1].map((axis) => a[axis] + ((b[axis] - a[axis]) * k) / count));
  });
  return [...more, points[points.length - 1]];
}
