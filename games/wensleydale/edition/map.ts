/** Whether a map makes sense: its regions by the rules, its borders by the polygons, its drawing by both. */

import type { ProblemTexts } from '../text/problems.ts';
import { distanceToPath, insidePolygon, pointKey, sidesOf } from './geometry.ts';
import type { Edition } from './shape.ts';

type Say = (path: string, sentence: (t: ProblemTexts) => string) => void;

/** A link is drawn on its border; so far may rounding put it off. */
const NEAR = 1;

export function mapProblems(edition: Edition, say: Say): void {
  const index = regionSense(edition, say);
  const named = borderSense(edition, index, say);
  adjacencySense(edition, named, say);
  drawingSense(edition, index, say);
}

/** The regions by id. */
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
    // WD-4 fills every small town, and a company town's own passengers could never stand there.
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

/** The pairs of regions that the list of borders names, with the place in the list. */
function borderSense({ borders }: Edition, index: Map<string, number>, say: Say): Map<string, number> {
  const named = new Map<string, number>();
  borders.forEach(({ a, b }, i) => {
    for (const end of ['a', 'b'] as const)
      if (!index.has(borders[i]![end])) say(`borders[${i}].${end}`, (t) => t.noRegion(borders[i]![end]));
    if (a === b) say(`borders[${i}]`, (t) => t.ownBorder(a));
    if (!index.has(a) || !index.has(b) || a === b) return;
    const key = pairKey(index.get(a)!, index.get(b)!);
    if (named.has(key)) say(`borders[${i}]`, (t) => t.borderTwice(a, b, named.get(key)!));
    else named.set(key, i);
  });
  return named;
}

/** Neighbours are the regions whose polygons share a side: no more, no fewer. */
function adjacencySense({ regions, borders }: Edition, named: Map<string, number>, say: Say): void {
  const drawn = new Set<string>();
  for (const [side, owners] of sidesOf(regions.map((region) => region.polygon))) {
    if (owners.length > 2) say(`regions[${owners[2]}].polygon`, (t) => t.sideOfMany(side, owners.length));
    else if (owners.length === 2) drawn.add(pairKey(owners[0]!, owners[1]!));
  }
  for (const key of drawn)
    if (!named.has(key)) {
      const [i, j] = key.split(' ').map(Number) as [number, number];
      say('borders', (t) => t.unnamed(regions[i]!.id, regions[j]!.id));
    }
  for (const [key, i] of named)
    if (!drawn.has(key)) say(`borders[${i}]`, (t) => t.noSide(borders[i]!.a, borders[i]!.b));
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
