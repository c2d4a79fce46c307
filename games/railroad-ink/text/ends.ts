/** Faces and the ends of drawings, ready to be named. */

import { lookAt, NONE } from '../rules/looks.ts';
import type { Tables } from '../rules/tables.ts';
import type { Phrases } from './phrases.ts';

export function faceName({ drawings }: Tables, face: number, say: Phrases): string {
  return drawings.faces[face]!.name[say.language];
}

/** Names in a list, each with its code, as notation and refusals use it. */
export function listFaces(tables: Tables, faces: readonly number[], say: Phrases): string {
  return faces.map((face) => `${faceName(tables, face, say)} (${tables.drawings.faces[face]!.code})`).join(', ');
}

/** The sides of a drawing grouped by kind, in the order of its sides. */
export function sidesByKind({ drawings }: Tables, drawing: number): { kind: number; sides: number[] }[] {
  const found: { kind: number; sides: number[] }[] = [];
  for (let side = 0; side < 4; side++) {
    const kind = lookAt(drawings.ends[drawing]!, side);
    if (kind === NONE) continue;
    const known = found.find((one) => one.kind === kind);
    if (known === undefined) found.push({ kind, sides: [side] });
    else known.sides.push(side);
  }
  return found;
}
