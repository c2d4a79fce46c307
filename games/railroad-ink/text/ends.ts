/** Names of faces, and the ends of a drawing grouped for naming. */

import { at } from '@quai/engine/at.ts';
import { lookAt, NONE } from '../rules/looks.ts';
import type { Tables } from '../rules/tables.ts';
import type { Phrases } from './phrases.ts';

export function faceName({ drawings }: Tables, face: number, say: Phrases): string {
  return at(drawings.faces, face).name[say.language];
}

/** A list of names, each with the code used in notation and refusals. */
export function listFaces(tables: Tables, faces: readonly number[], say: Phrases): string {
  return faces.map((face) => `${faceName(tables, face, say)} (${at(tables.drawings.faces, face).code})`).join(', ');
}

/** The sides of a drawing grouped by kind, in clockwise order. */
export function sidesByKind({ drawings }: Tables, drawing: number): { kind: number; sides: number[] }[] {
  const ends = at(drawings.ends, drawing);
  const found: { kind: number; sides: number[] }[] = [];
  for (let side = 0; side < 4; side++) {
    const kind = lookAt(ends, side);
    if (kind === NONE) continue;
    const known = found.find((one) => one.kind === kind);
    if (known === undefined) found.push({ kind, sides: [side] });
    else known.sides.push(side);
  }
  return found;
}
