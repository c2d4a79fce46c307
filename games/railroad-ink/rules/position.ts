/** Reads positions as people write them: the drawings of a board in any order, then a slash and the roll. */

import { at } from '@quai/engine/at.ts';
import type { Read } from '@quai/engine/contract.ts';
import { type Board, boardWith, emptyBoard } from './board.ts';
import { misfit } from './fit.ts';
import { drawingOf, END, formatMove, type Move, parseMove, spaceOf } from './move.ts';
import { DRAW, type State } from './state.ts';
import { countBits } from './supply.ts';
import type { Tables } from './tables.ts';
import { drawAnew } from './takeback.ts';

/** `A4A12 A1B01 / A0A1A2B0`, spaces optional. The drawings count as earlier rounds; without a roll nobody is to act. */
export function readPosition(tables: Tables, text: string): Read<State> {
  const [board = '', roll = '', ...more] = text.replace(/\s/g, '').split('/');
  if (more.length > 0) return no('a position has one slash, between its drawings and its roll');
  const moves: Move[] = [];
  for (const one of board.match(/.{1,5}/g) ?? []) {
    const move = parseMove(tables, one);
    if (move === null || move === END) return no(`${one} is no drawing: a face, a space and a turn, such as A3D61`);
    moves.push(move);
  }
  const faces = roll === '' ? [] : rollOf(tables, roll);
  if (faces === null)
    return no(`${roll} is no roll: a face for each of the ${tables.dice.length} dice, such as ${someRoll(tables)}`);
  const drawn = boardOfAll(tables, moves);
  if (typeof drawn === 'string') return no(drawn);
  const open = roll === '' ? [] : [DRAW];
  return { ok: true, value: { open: [open], ended: null, round: 2, roll: faces, boards: [drawn] } };
}

const no = (problem: string): Read<State> => ({ ok: false, problems: [problem] });

/** The board with everything drawn in the first round, in an order that fits; or why no game can reach such a board. */
function boardOfAll(tables: Tables, moves: readonly Move[]): Board | string {
  const { drawings, specials, perGame, rounds, dice } = tables;
  const most = rounds * dice.length + perGame;
  if (moves.length > most) return `${moves.length} drawings: a board has at most ${most}`;
  const special = moves.map((move) => 1 << at(drawings.faceOf, drawingOf(move))).filter((bit) => specials & bit);
  const crossed = special.reduce((all, bit) => all | bit, 0);
  if (special.length > perGame || countBits(crossed) < special.length)
    return `of special routes a board has at most ${perGame}, each once (RI-11)`;
  const { kept, returned } = drawAnew(tables, emptyBoard(tables), 1, moves);
  const board = boardWith(tables, kept);
  board.crossed = crossed;
  const [first] = returned;
  if (first === undefined) return board;
  const rule = misfit(tables, at(board.looks, spaceOf(first)), drawingOf(first));
  return `${formatMove(tables, first)} fits in no order of the drawings (${rule})`;
}

function rollOf({ dice, drawings }: Tables, roll: string): number[] | null {
  const faces = (roll.match(/.{1,2}/g) ?? []).map((code) => drawings.faces.findIndex((face) => face.code === code));
  const fits = faces.length === dice.length && faces.every((face, i) => at(dice, i).faces.includes(face));
  return fits ? faces : null;
}

const someRoll = ({ dice, drawings }: Tables) =>
  dice.map(({ faces }) => at(drawings.faces, at(faces, 0)).code).join('');
