/** The lines of what the map is drawn on: rivers from dale to dale, and walls along the borders. */

import { at } from '@quai/engine/at.ts';
import type { Tables } from '../rules/open.ts';
import type { Point } from './labels.ts';

type Edition = Tables['edition'];

/** Rivers from their source downwards, by region. Another map has those that it has the regions for. */
export const RIVERS = [
  'middleton eggleston barnard-castle staindrop gainford darlington hurworth',
  'outhgill kirkby-stephen warcop appleby',
  'tebay sedbergh casterton kirkby-lonsdale hornby',
  'dent garsdale sedbergh',
  'muker reeth richmond catterick bedale leeming thirsk',
  'hawes askrigg aysgarth leyburn middleham masham ripon boroughbridge',
  'ribblehead horton settle hellifield gisburn',
  'buckden kettlewell grassington burnsall addingham ilkley otley',
  'malham gargrave skipton cononley',
  'lofthouse pateley-bridge studley harrogate knaresborough',
];

/** A river passes a town on this side, and a border away from its middle, where a link may lie. */
const BESIDE: Point = [-15, -5];
const ALONG = 0.25;

const drawn = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`);

export function wallsOf({ borders }: Edition): string {
  return borders.map(({ line }) => `M${drawn(line).join('L')}`).join('');
}

export function riversOf(edition: Edition): string {
  return RIVERS.map((river) => smooth(courseOf(edition, river.split(' ')))).join('');
}

/** Through the regions of a river and the borders between them, as far as they touch each other. */
export function courseOf({ regions, borders }: Edition, ids: readonly string[]): Point[] {
  const course: Point[] = [];
  for (const [i, id] of ids.entries()) {
    const region = regions.find((one) => one.id === id);
    const before = ids[i - 1];
    const border = borders.find(({ a, b }) => (a === id && b === before) || (b === id && a === before));
    if (region === undefined || (i > 0 && border === undefined)) break;
    if (border !== undefined) course.push(at(border.line, Math.floor(border.line.length * ALONG)));
    course.push([region.centre[0] + BESIDE[0], region.centre[1] + BESIDE[1]]);
  }
  return course;
}

/** A curve that bends at each point but the first and the last, half-way to the next. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined || rest.length === 0) return '';
  const bends = rest.map((point, i) => {
    const next = rest[i + 1];
    const end = next === undefined ? point : ([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as const);
    return `Q${drawn([point, end]).join(' ')}`;
  });
  return `M${drawn([first]).join('')}${bends.join('')}`;
}
