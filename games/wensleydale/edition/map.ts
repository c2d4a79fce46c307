/** Checks that a map makes sense: regions against the rules, borders against the polygons, the drawing against both. */

import { at } from '@quai/engine/at.ts';
import type { ProblemTexts } from '../text/problems.ts';
import { distanceToPath, insidePolygon, pointKey, sidesOf } from './geometry.ts';
import type { Edition } from './shape.ts';

type Say = (path: string, sentence: (t: ProblemTexts) => string) => void;

/** How far rounding may move a link off its border. */
const NEAR = 1;

export function mapProblems(edition: Edition, say: Say): void {
  const index = regionSense(edition, say);
  const named = borderSense(edition, index, say);
  adjacencySense(edition, named, say);
  drawingSense(edition, index, say);
}

/** Checks the regions and returns their indexes by id. */
function regionSense({ regions, canvas }: Edition, say: Say): Map<string, number> {
  const index = new Map<string, number>();
  regions.forEach((region, i) => {
    const path = `regions[${i}]`;
    if (index.has(region.id)) say(`${path}.id`, (t) => t.usedTwice(region.id));
    index.set(region.id, i);
    const { town, terrain, goods } = region;
    if (terrain === 'hill' && town !== null) say(`${path}.town`, (t) => t.hillTown);
    const expected = town !== null || terrain === 'valley' ? null : terrain === 'hill' ? 'stone' : 'cheese';
    if (goods !== expected) say(`${path}.goods`, (t) => t.goods(expected, terrain, town !== null));
    if (town !== null && new Set(town.companies).size < town.companies.length)
      say(`${path}.town.companies`, (t) => t.companyTwice);
    // WD-4 fills every small town, but a company town cannot hold that company's own passengers.
    if (town !== null && town.size === 'small' && town.companies.length > 0)
      say(`${path}.town.companies`, (t) => t.smallCompany);
    if (region.outOnly === true && (town === null || town.companies.length === 0))
      say(`${path}.outOnly`, (t) => t.outOnly);
    for (const [x, y] of region.polygon)
      if (x < 0 || y < 0 || x > canvas.width || y > canvas.height) say(`${path}.polygon`, (t) => t.offCanvas(x, y));
  });
  if (!regions.some((region) => region.town !== null && region.town.companies.length > 0))
    say('regions', (t) => t.noCompanyTown);
  return index;
}

const pairKey = (i: number, j: number) => (i < j ? `${i} ${j}` : `${j} ${i}`);

/** Checks the list of borders and returns the pairs of regions it names, each with its index in the list. */
function borderSense({ borders }: Edition, index: Map<string, number>, say: Say): Map<string, number> {
  const named = new Map<string, number>();
  borders.forEach(({ a, b }, i) => {
    const first = index.get(a);
    const second = index.get(b);
    if (first === undefined) say(`borders[${i}].a`, (t) => t.noRegion(a));
    if (second === undefined) say(`borders[${i}].b`, (t) => t.noRegion(b));
    if (a === b) say(`borders[${i}]`, (t) => t.ownBorder(a));
    if (first === undefined || second === undefined || a === b) return;
    const key = pairKey(first, second);
    const earlier = named.get(key);
    if (earlier !== undefined) say(`borders[${i}]`, (t) => t.borderTwice(a, b, earlier));
    else named.set(key, i);
  });
  return named;
}

/** Neighbours are exactly the regions whose polygons share a side. */
function adjacencySense({ regions, borders }: Edition, named: Map<string, number>, say: Say): void {
  const drawn = new Set<string>();
  for (const [side, owners] of sidesOf(regions.map((region) => region.polygon))) {
    const [first, second, third] = owners;
    if (third !== undefined) say(`regions[${third}].polygon`, (t) => t.sideOfMany(side, owners.length));
    else if (first !== undefined && second !== undefined) drawn.add(pairKey(first, second));
  }
  for (const key of drawn)
    if (!named.has(key)) {
      const [i, j] = key.split(' ').map(Number) as [number, number];
      say('borders', (t) => t.unnamed(at(regions, i).id, at(regions, j).id));
    }
  for (const [key, i] of named) {
    const { a, b } = at(borders, i);
    if (!drawn.has(key)) say(`borders[${i}]`, (t) => t.noSide(a, b));
  }
}

function drawingSense({ regions, borders }: Edition, index: Map<string, number>, say: Say): void {
  regions.forEach((region, i) => {
    if (!insidePolygon(region.centre, region.polygon)) say(`regions[${i}].centre`, (t) => t.centre);
  });
  const outlines = regions.map((region) => new Set(region.outline.map(pointKey)));
  borders.forEach((border, i) => {
    if (distanceToPath(border.mid, border.line) > NEAR) say(`borders[${i}].mid`, (t) => t.offBorder);
    for (const end of [border.a, border.b]) {
      const outline = outlines[index.get(end) ?? -1];
      if (outline !== undefined && !border.line.every((point) => outline.has(pointKey(point))))
        say(`borders[${i}].line`, (t) => t.leaves(end));
    }
  });
}
