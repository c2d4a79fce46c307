/** Which drawings fit where: RI-7, RI-8, RI-22 and RI-23 together, and a table of all their answers. */

import type { RuleId } from '@quai/engine/contract.ts';
import { type Drawings, isRoute } from './drawings.ts';
import { ALL_LOOKS, BORDER, EXIT, FILLED, HIGHWAY, type Kind, LAKE, lookAt, NONE, RAILWAY, RIVER } from './looks.ts';

/** What may lie next to what under this table's options. */
export interface Fitting {
  readonly drawings: Drawings;
  /** A bit for each face that must join something already there; expansion faces need not. */
  readonly mustJoin: number;
  /** May a route end lie against an open lake side? Players disagree about this part of RI-23. */
  readonly waterMeets: boolean;
}

/** The rule that keeps an end from lying against what looks in from that side; null if none does. */
function clash(end: number, look: number, waterMeets: boolean): RuleId | null {
  if (end === NONE || look === NONE || look === BORDER || look === end || look === end + EXIT) return null;
  if (end === RIVER || look === RIVER) return 'RI-22';
  // RI-23: an open lake side may face an exit without reaching it.
  if (end === LAKE && look > EXIT) return null;
  if (end === LAKE || look === LAKE) return waterMeets ? null : 'RI-23';
  return 'RI-8';
}

/** RI-7: two ends of the same kind meet, or an end meets an exit of its kind. */
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

/** For everything that can look into a space: the faces that fit there, and how. */
export interface Fits {
  /** `facesAt[looks]`: a bit for each face that fits in some way. */
  readonly facesAt: Int32Array;
  /** The fitting drawings of a face are `list[from[i]]` to `list[from[i] + count[i] - 1]` with `i = looks * faces + face`. */
  readonly from: Int32Array;
  readonly count: Uint8Array;
  readonly list: Uint8Array;
}

/** Only the first `drawable` faces are listed: nobody draws a flooded space. */
export function allFits(fitting: Fitting, drawable: number): Fits {
  const { faces, sidesOfKind } = fitting.drawings;
  const drawableFaces = faces.slice(0, drawable);
  const facesAt = new Int32Array(ALL_LOOKS);
  const from = new Int32Array(FILLED * faces.length);
  const count = new Uint8Array(FILLED * faces.length);
  const list: number[] = [];
  const hasKind = (kind: Kind) => sidesOfKind[kind].some((sides) => sides !== 0);
  const water = ([RIVER, LAKE] as const).filter(hasKind);
  const kinds = [NONE, HIGHWAY, RAILWAY, ...water, BORDER, HIGHWAY + EXIT, RAILWAY + EXIT];
  for (const looks of looksMadeOf(kinds)) {
    let fittingFaces = 0;
    for (const [face, { first, count: ways }] of drawableFaces.entries()) {
      const start = list.length;
      for (let drawing = first; drawing < first + ways; drawing++)
        if (misfit(fitting, looks, drawing) === null) list.push(drawing);
      const entry = looks * faces.length + face;
      from[entry] = start;
      count[entry] = list.length - start;
      if (list.length > start) fittingFaces |= 1 << face;
    }
    facesAt[looks] = fittingFaces;
  }
  return { facesAt, from, count, list: Uint8Array.from(list) };
}

/** A space has the border (with its exits) on at most two adjacent sides; other combinations never occur. */
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
