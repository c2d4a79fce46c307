/** Stored positions of names: used as long as the map is drawn as it was when they were found. */

import { at } from '@quai/engine/at.ts';
import type { Language } from '@quai/engine/words.ts';
import type { Edition } from '../shape.ts';
import type { Scenery } from './land.tsx';
import type { Name } from './names.ts';
import type { Drawing } from './track.ts';

/** x and y of the place, x and y of the name, anchor, rise, and the lines of the text. */
export type StoredName = readonly [
  placeX: number,
  placeY: number,
  x: number,
  y: number,
  anchor: Name['anchor'],
  rise: number,
  ...lines: string[],
];

/** Null if a place was moved or renamed since, or nothing is stored. */
export function storedNames(
  scenery: Scenery | null,
  language: Language,
  drawing: Drawing,
  edition: Edition,
  texts: readonly string[],
): Readonly<{ size: number; names: readonly Name[] }> | null {
  if (scenery === null || scenery.edition !== edition.id) return null;
  const { size, names } = scenery.names;
  const list = edition.places.map(({ id }, index): Name | null => {
    const stored = names[language]?.[id] as StoredName | undefined;
    if (stored === undefined) return null;
    const [placeX, placeY, x, y, anchor, rise, ...lines] = stored;
    const place = drawing.places[id];
    if (place?.x !== placeX || place.y !== placeY || lines.join(' ') !== at(texts, index)) return null;
    return { lines, x, y, anchor, rise: Math.sign(rise) as Name['rise'] };
  });
  const found = list.filter((name) => name !== null);
  return found.length === list.length ? { size, names: found } : null;
}
