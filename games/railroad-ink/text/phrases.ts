/** What a language has to say besides the rules: short pieces that words.ts puts together. */

import type { RuleText } from '@quai/engine/words.ts';
import type { BoardTexts } from './boardtexts.ts';

export interface Phrases {
  /** How the faces' names are chosen in the edition. */
  readonly language: 'en' | 'fr';
  readonly rules: Readonly<Record<string, RuleText>>;
  /** Ends by kind (none, highway, railway, river, lake): the word, and the letter on the text board. */
  readonly kinds: readonly string[];
  readonly kindLetters: readonly string[];
  /** Sides going round from the north. */
  readonly sides: readonly string[];
  readonly sideLetters: string;
  /** What there is to do: the route dice left, dice and a special route that one may draw; each only if there is one. */
  readonly prompt: (round: number, left: string, fits: boolean, extras: string, special: boolean) => string;
  readonly drawing: (face: string, space: string, ends: string) => string;
  readonly end: string;
  readonly endGroup: string;
  readonly specialGroup: (face: string) => string;
  readonly rolled: (round: number, faces: string) => string;
  readonly endedRound: (name: string) => string;
  readonly drew: (name: string, drawings: string, flooded: string) => string;
  readonly drewNothing: (name: string) => string;
  /** Lines of the score sheet by id; the expansion's by its name. */
  readonly lines: Readonly<Record<'exits' | 'highway' | 'railway' | 'centre' | 'river' | 'lake' | 'errors', string>>;
  readonly linkedExits: (exits: string) => string;
  readonly total: string;
  readonly endings: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, Readonly<{ name: string; values: Readonly<Record<string, string>> }>>>;
  /** For a table with a real box. */
  readonly whichFace: (die: number, dice: number) => string;
  /** The drawn board. */
  readonly drawn: BoardTexts;
  /** The board in words. */
  readonly board: Readonly<{
    table: (round: number, rounds: number) => string;
    over: string;
    dice: (faces: string) => string;
    haveEnded: (names: string) => string;
    stillDraw: (names: string) => string;
    boardOf: (name: string) => string;
    diceLeft: (faces: string) => string;
    specialsLeft: (count: number, faces: string) => string;
    drawnNow: (moves: string) => string;
    score: (lines: string) => string;
    nothing: string;
    exit: (kind: string) => string;
    legend: string;
    legendLines: readonly string[];
  }>;
}
