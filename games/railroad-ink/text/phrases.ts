/** The phrases a language provides besides the rules; words.ts puts them together. */

import type { OptionText, RuleText } from '@quai/engine/words.ts';
import type { BoardTexts } from './boardtexts.ts';

export interface Phrases {
  /** Selects the names of faces in the edition. */
  readonly language: 'en' | 'fr';
  readonly rules: Readonly<Record<string, RuleText>>;
  /** RI-24 where floods spare a space that a route end or an exit looks into. */
  readonly spared: RuleText;
  /** Kinds of ends (none, highway, railway, river, lake): the word, and the letter on the text board. */
  readonly kinds: readonly string[];
  readonly kindLetters: readonly string[];
  /** Sides clockwise from the north. */
  readonly sides: readonly string[];
  readonly sideLetters: string;
  /** `left`: route dice to draw; `fits`: whether any fits; `extras`: are there expansion dice; `special`: may a special route be drawn? */
  readonly prompt: (round: number, left: number, fits: boolean, extras: boolean, special: boolean) => string;
  readonly drawing: (face: string, space: string, ends: string) => string;
  readonly end: string;
  readonly endGroup: string;
  readonly specialGroup: (face: string) => string;
  readonly rolled: (round: number, faces: string) => string;
  readonly endedRound: (name: string) => string;
  readonly drew: (name: string, drawings: string, flooded: string) => string;
  readonly drewBriefly: (name: string, spaces: string) => string;
  readonly drewNothing: (name: string) => string;
  /** Score sheet lines by id; the expansion line by the expansion's name. */
  readonly lines: Readonly<Record<'exits' | 'highway' | 'railway' | 'centre' | 'river' | 'lake' | 'errors', string>>;
  readonly linkedExits: (exits: string) => string;
  readonly total: string;
  readonly endings: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionText>>;
  /** For a table with a real box. */
  readonly whichFace: (die: number, dice: number) => string;
  /** The drawn board. */
  readonly drawn: BoardTexts;
  /** The text board. */
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
