/** The legal moves by what they are about: a border, a region, an auction space, a train, or nothing on the board. */

import {
  BID,
  BUY,
  doing,
  LINK,
  LOAD,
  type Move,
  payload,
  regionOf,
  subjectOf,
  TAKE,
  takenWay,
} from '../rules/moves.ts';

export type Pointed = Readonly<{ kind: 'border' | 'region' | 'space' | 'train'; at: number }>;
export type Choice = Readonly<{ text: string; move: Move }>;

/** What a move is about; null for moves without a place on the board (pass, done, pay). */
export function aboutOf(move: Move): Pointed | null {
  switch (doing(move)) {
    case LINK:
      return { kind: 'border', at: payload(move) >> 1 };
    case TAKE:
      return { kind: 'border', at: takenWay(move) >> 1 };
    case LOAD:
      return { kind: 'region', at: regionOf(move) };
    case BID:
      return { kind: 'space', at: subjectOf(move) };
    case BUY:
      return { kind: 'train', at: payload(move) };
    default:
      return null;
  }
}

export const same = (a: Pointed | null, b: Pointed | null) =>
  a !== null && b !== null && a.kind === b.kind && a.at === b.at;

/** The legal moves about one thing. */
export function choicesFor(choices: readonly Choice[], pointed: Pointed): Choice[] {
  return choices.filter(({ move }) => same(aboutOf(move), pointed));
}

/** The moves without a place on the board, which are always offered. */
export function freeChoices(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ move }) => aboutOf(move) === null);
}

/** The places of one kind where something can be done. */
export function placesOf(choices: readonly Choice[], kind: Pointed['kind']): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { move } of choices) {
    const about = aboutOf(move);
    if (about?.kind === kind) places.add(about.at);
  }
  return places;
}
