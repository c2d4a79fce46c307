/** Positions for tests: a board by its drawings, a roll by its faces, and the verdict of the rules on a move. */

import { at } from '@quai/engine/at.ts';
import { scriptedChance } from '@quai/engine/chance.ts';
import type { Options, Seat } from '@quai/engine/contract.ts';
import { moves, play, refusal } from '@quai/engine/play.ts';
import { type Edition, readEdition } from '../edition.ts';
import french from '../editions/french.json' with { type: 'json' };
import standard from '../editions/standard.json' with { type: 'json' };
import { type Board, boardWith, emptyBoard } from '../rules/board.ts';
import { drawingOf, type Move } from '../rules/move.ts';
import { type InkRules, openRules } from '../rules/rules.ts';
import { type Points, pointsOf } from '../rules/score.ts';
import { DRAW, type State } from '../rules/state.ts';

function edition(raw: unknown): Edition {
  const read = readEdition(raw);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

export const editions = { standard: edition(standard), french: edition(french) };

export function ink(options: Options = {}, seats = 1, which: keyof typeof editions = 'standard'): InkRules {
  return openRules(editions[which], options, seats);
}

/** Moves written one after the other, with or without spaces: `A4A10A3B10` or `A4A10 A3B10 .`. */
export function read(rules: InkRules, text: string): Move[] {
  return (text.match(/[A-Z]\d[A-G]\d\d|\.|\S+/g) ?? []).map((one) => {
    const move = rules.parse(one);
    if (move === null) throw new Error(`${one} is no move`);
    return move;
  });
}

export const write = (rules: InkRules, list: readonly Move[]): string =>
  list.map((move) => rules.format(move)).join(' ');

/** Faces by their codes: `A0A1A2B0`. */
export function faces({ tables }: InkRules, roll: string): number[] {
  return (roll.match(/../g) ?? []).map((code) => tables.drawings.faces.findIndex((face) => face.code === code));
}

/** The outcomes of chance that produce this roll. */
export function outcomes(rules: InkRules, roll: string): number[] {
  return faces(rules, roll).map((face, die) => at(rules.tables.dice, die).faces.indexOf(face));
}

/** A board with these drawings from an earlier round. Nothing is checked. */
export function boardFrom(rules: InkRules, drawings: string, round = 1): Board {
  const list = read(rules, drawings);
  const board = boardWith(rules.tables, list, round);
  for (const move of list) {
    const bit = 1 << at(rules.tables.drawings.faceOf, drawingOf(move));
    if (rules.tables.specials & bit) board.crossed |= bit;
  }
  return board;
}

/** The second round of a table: `boards` are what the seats drew in the first, `roll` what the dice show now. */
export function position(rules: InkRules, roll: string, ...boards: string[]): State {
  const { seats } = rules;
  return {
    open: Array.from({ length: seats }, () => [DRAW]),
    ended: null,
    round: 2,
    roll: faces(rules, roll),
    boards: Array.from({ length: seats }, (_, seat) =>
      boards[seat] === undefined ? emptyBoard(rules.tables) : boardFrom(rules, at(boards, seat)),
    ),
  };
}

/** The rule that forbids a move, or null. */
export function verdict(rules: InkRules, state: State, move: string, seat: Seat = 0): string | null {
  return refusal(rules, state, seat, at(read(rules, move), 0))?.rule ?? null;
}

/** Plays moves in place; `rolls` is what the dice show each time they are rolled. A refused move throws. */
export function played(rules: InkRules, state: State, list: string, seat: Seat = 0, ...rolls: string[]): State {
  const chance = scriptedChance(rolls.flatMap((roll) => outcomes(rules, roll)));
  for (const move of read(rules, list)) {
    const why = refusal(rules, state, seat, move);
    if (why !== null) throw new Error(`${rules.format(move)} is refused by ${why.rule}`);
    play(rules, state, seat, move, chance);
  }
  return state;
}

/** All legal moves, as text. */
export const legal = (rules: InkRules, state: State, seat: Seat = 0): string[] =>
  moves(rules, state, seat).map((move) => rules.format(move));

/** The points of a board with these drawings. */
export const points = (rules: InkRules, drawings: string): Points => pointsOf(rules.tables, boardFrom(rules, drawings));
