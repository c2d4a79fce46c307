/** Outlines of countries, bent so that every place of an edition lies where the edition draws it. */

import { geoConicConformal, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import { thinPlate } from './spline.mjs';
import { thinned } from './thinned.mjs';

/** How far the land goes on beyond the canvas: frames are wider or taller than it. */
export const MARGIN = 700;

/**
 * The way from longitude and latitude to the drawing. `coordinates` has [longitude, latitude] for places of the edition; others
 * lie between them.
 */
export function bendTo(drawing, coordinates) {
  const known = Object.entries(coordinates).filter(([id]) => drawing.places[id] !== undefined);
  if (known.length < 3) throw new Error('at least three places need coordinates');
  const points = known.map(([, point]) => point);
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  const span = Math.max(2, Math.max(...points.map(([, latitude]) => Math.abs(latitude - middle[1]))));
  const projection = geoConicConformal()
    .parallels([middle[1] - span / 2, middle[1] + span / 2])
    .rotate([-middle[0], 0])
    .center([0, middle[1]])
    .scale(1);
  const spline = thinPlate(
    points.map((point) => projection(point)),
    known.map(([id]) => [drawing.places[id].x, drawing.places[id].y]),
  );
  return { projection, to: (point) => spline(projection(point)), spline };
}

/** Every ring of every country near the canvas, as { region, points }, and the borders between them. */
export function outlines(drawing, coordinates, regions = {}) {
  const { projection, spline } = bendTo(drawing, coordinates);
  const points = Object.values(coordinates).map((point) => projection(point));
  const reach = (axis) => {
    const values = points.map((point) => point[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const more = (high - low) * 0.6;
    return [low - more, high + more];
  };
  const [left, right] = reach(0);
  const [top, bottom] = reach(1);
  projection.clipExtent([
    [left, top],
    [right, bottom],
  ]);
  const path = geoPath(projection);
  const rings = (shape) =>
    (path(shape) ?? '').split('M').flatMap((part) => {
      const ring = part
        .replace('Z', '')
        .split('L')
        .filter((pair) => pair !== '')
        .map((pair) => spline(pair.split(',').map(Number)));
      return ring.length < 2 ? [] : [{ points: thinned(ring, 1.2), closed: part.endsWith('Z') }];
    });
  const { countries } = atlas.objects;
  const land = feature(atlas, countries).features.flatMap((country) =>
    rings(country)
      .filter(({ points: ring }) => ring.length > 2 && isNear(ring, drawing.canvas))
      .map(({ points: ring }) => ({
        region: regions[country.properties.name] ?? country.properties.name,
        points: ring,
      })),
  );
  const borders = rings(mesh(atlas, countries, (a, b) => a !== b))
    .map(({ points: line }) => line)
    .filter((line) => isNear(line, drawing.canvas));
  const coast = rings(mesh(atlas, countries, (a, b) => a === b))
    .map(({ points: line }) => line)
    .filter((line) => isNear(line, drawing.canvas));
  return { land, borders, coast };
}

function isNear(points, { width, height }) {
  return points.some(([x, y]) => x > -MARGIN && x < width + MARGIN && y > -MARGIN && y < height + MARGIN);
}
