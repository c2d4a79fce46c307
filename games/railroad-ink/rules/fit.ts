/** Which drawings fit where: the rules of RI-7, RI-8, RI-22 and RI-23 side by side, and a table of all their answers. */

import type { RuleId } from '@quai/engine/contract.ts';
import { type Drawings, isRoute } from './drawings.ts';
import { ALL_LOOKS, BORDER, EXIT, FILLED, HIGHWAY, LAKE, lookAt, NONE, RAILWAY, RIVER } from './looks.ts';

/** What may lie against what at this table. */
export interface Fitting {
  readonly drawings: Drawings;
  /** Bits of the faces that must join something that is there; those of the expansions need not. */
  readonly mustJoin: number;
  /** May a route end lie against an open lake side? The disputed point of RI-23. */
  readonly waterMeets: boolean;
}

/** Why an end may not lie against what looks in there; null if it may. */
function clash(end: number, look: number, waterMeets: boolean): RuleId | null {
  if (end === NONE || look === NONE || look === BORDER || look === end || look === end + EXIT) return null;
  if (end === RIVER || look === RIVER) return 'RI-22';
  // RI-23: an open lake side may face an exit, which it does not reach.
  if (end === LAKE && look > EXIT) return null;
  if (end === LAKE || look === LAKE) return waterMeets ? null : 'RI-23';
  return 'RI-8';
}

/** RI-7: ends of one kind meet, or an end meets an exit of its kind. */
const joins = (end: number, look: number): boolean => isRoute(end) && (look === end || look === end + EXIT);

/** Null if the drawing fits a space with these looks, else the rule that forbids it. */
export function misfit(fitting: Fitting, looks: number, drawing: number): RuleId | null {
  if (looks & FILLED) return 'RI-6';
  const { drawings, mustJoin, waterMeets } = fitting;
  const ends = drawings.ends[drawing]!;
  let joined = ((mustJoin >> drawings.faceOf[drawing]!) & 1) === 0;
  for (let side = 0; side < 4; side++) {
    const end = lookAt(ends, side);
    const look = lookAt(looks, side);
    const rule = clash(end, look, waterMeets);
    if (rule !== null) return rule;
    joined ||= joins(end, look);
  }
  return joined ? null : 'RI-7';
}

/** For every possible looks of a space: the faces that fit, and how. */
export interface Fits {
  /** `facesAt[looks]`: a bit for each face that fits in some way. */
  readonly facesAt: Int32Array;
  /** The fitting drawings of a face are `list[from[i]]` to `list[from[i] + count[i] - 1]` with `i = looks * faces + face`. */
  readonly from: Int32Array;
  readonly count: Uint8Array;
  readonly list: Uint8Array;
}

/** Only the first `drawable` faces can be drawn: a flooded space is nobody's drawing. */
export function allFits(fitting: Fitting, drawable: number): Fits {
  const { faces } = fitting.drawings;
  const facesAt = new Int32Array(ALL_LOOKS);
  const from = new Int32Array(FILLED * faces.length);
  const count = new Uint8Array(FILLED * faces.length);
  const list: number[] = [];
  const hasKind = (kind: number) => fitting.drawings.sidesOfKind[kind]!.some((sides) => sides !== 0);
  const kinds = [NONE, HIGHWAY, RAILWAY, RIVER, LAKE, BORDER, HIGHWAY + EXIT, RAILWAY + EXIT].filter(
    (kind) => (kind !== RIVER && kind !== LAKE) || hasKind(kind),
  );
  for (const looks of looksMadeOf(kinds))
    for (let face = 0; face < drawable; face++) {
      const { first, count: ways } = faces[face]!;
      const at = looks * faces.length + face;
      from[at] = list.length;
      for (let drawing = first; drawing < first + ways; drawing++)
        if (misfit(fitting, looks, drawing) === null) list.push(drawing);
      count[at] = list.length - from[at]!;
      if (count[at] > 0) facesAt[looks]! |= 1 << face;
    }
  return { facesAt, from, count, list: Uint8Array.from(list) };
}

/** Border and exits lie on two neighbouring sides at most; other looks never occur. */
function looksMadeOf(kinds: readonly number[]): number[] {
  const all: number[] = [];
  const outside = (kind: number) => kind >= BORDER;
  for (const north of kinds)
    for (const east of kinds)
      for (const south of kinds)
        for (const west of kinds)
          if (!(outside(north) && outside(south)) && !(outside(east) && outside(west)))
            all.push(north | (east << 3) | (south << 6) | (west << 9));
  return all;
}
