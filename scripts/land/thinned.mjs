/** Fewer points for the same line. */

/** Ramer, Douglas and Peucker: drops points that are closer than `far` to the line without them. */
export function thinned(points, far) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points[points.length - 1]];
  let [most, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const distance = fromLine(points[i], first, last);
    if (distance > most) [most, at] = [distance, i];
  }
  if (most <= far) return [first, last];
  return [...thinned(points.slice(0, at + 1), far).slice(0, -1), ...thinned(points.slice(at), far)];
}

function fromLine([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
