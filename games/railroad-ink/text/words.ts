/** Railroad Ink's texts in one language, built from its phrases and the rules' tables. */

import { at } from '@quai/engine/at.ts';
import type { GameEvent, Line } from '@quai/engine/contract.ts';
import type { Words } from '@quai/engine/words.ts';
import { spaceName } from '../rules/geometry.ts';
import { drawingOf, END, type Move, spaceOf } from '../rules/move.ts';
import type { InkRules } from '../rules/rules.ts';
import { fitsSomewhere, routesLeft, specialsLeft } from '../rules/supply.ts';
import { faceShown } from '../rules/tables.ts';
import { boardSeen, type View } from '../rules/view.ts';
import type { BoardTexts } from './boardtexts.ts';
import { faceName, sidesByKind } from './ends.ts';
import type { Phrases } from './phrases.ts';
import { tallyOf, textBoard } from './textboard.ts';

/** The game's words, plus the texts of the drawn board. */
export interface InkWords extends Words<View, Move> {
  readonly drawn: BoardTexts;
  /** Kinds of ends and sides, as the rules number them. */
  readonly kinds: readonly string[];
  readonly sides: readonly string[];
  face(face: number): string;
  ends(drawing: number): string;
}

export function inkWords({ tables, parse }: InkRules, say: Phrases): InkWords {
  const { drawings } = tables;

  const endsInWords = (drawing: number): string =>
    sidesByKind(tables, drawing)
      .map(({ kind, sides }) => `${say.kinds[kind]} ${sides.map((side) => say.sides[side]).join(', ')}`)
      .join('; ');

  const line = ({ id }: Line): string => {
    if (id === 'expansion') return say.lines[tables.expansion === 'lake' ? 'lake' : 'river'];
    return say.lines[id as keyof Phrases['lines']] ?? id;
  };

  return {
    rules: tables.floodSpares ? { ...say.rules, 'RI-24': say.spared } : say.rules,
    prompt(view, seat) {
      const board = boardSeen(tables, at(view.boards, seat));
      const left = (from: number, to: number) =>
        view.roll.filter((_, die) => die >= from && die < to && ((board.dice >> die) & 1) === 0).length;
      return say.prompt(
        view.round,
        left(0, tables.routeDice),
        fitsSomewhere(tables, board, routesLeft(tables, view.roll, board)),
        left(tables.routeDice, view.roll.length) > 0,
        specialsLeft(tables, board) !== 0,
      );
    },
    move(_view, move) {
      if (move === END) return say.end;
      const drawing = drawingOf(move);
      return say.drawing(
        faceName(tables, at(drawings.faceOf, drawing), say),
        spaceName(spaceOf(move)),
        endsInWords(drawing),
      );
    },
    group(_view, move) {
      if (move === END) return say.endGroup;
      const face = at(drawings.faceOf, drawingOf(move));
      const name = faceName(tables, face, say);
      return (tables.specials >> face) & 1 ? say.specialGroup(name) : name;
    },
    event(event, names) {
      if (event.kind === 'rolled')
        return say.rolled(event.round as number, namesOfCodes(event.dice as string[]).join(', '));
      if (event.by === null) return null;
      if (event.kind === 'ended') return say.endedRound(names(event.by));
      return event.kind === 'drawn' ? drawnInWords(event, names(event.by)) : null;
    },
    brief(event, names) {
      if (event.kind !== 'drawn' || event.by === null) return null;
      const spaces = (event.drawings as string[]).flatMap((text) => {
        const move = parse(text);
        return move === null || move === END ? [] : [spaceName(spaceOf(move))];
      });
      return spaces.length === 0 ? null : say.drewBriefly(names(event.by), spaces.join(', '));
    },
    line,
    tally: (line) => tallyOf(line, say),
    box: {
      ask: (what) => say.whichFace(tables.dice.findIndex((die) => die.what === what) + 1, tables.dice.length),
      kind: (what, kind) => faceName(tables, faceShown(tables, what, kind), say),
      last: (what) => tables.dice.at(-1)?.what === what,
    },
    ending: (reason) => say.endings[reason] ?? reason,
    options: say.options,
    drawn: say.drawn,
    kinds: say.kinds,
    sides: say.sides,
    face: (face) => faceName(tables, face, say),
    ends: endsInWords,
    board: (view, names) => textBoard(tables, view, names, say, line),
  };

  function namesOfCodes(codes: readonly string[]): string[] {
    return codes.map((code) => drawings.faces.find((face) => face.code === code)?.name[say.language] ?? code);
  }

  function drawnInWords(event: GameEvent, name: string): string {
    const made = (event.drawings as string[]).map((text) => {
      const move = parse(text);
      if (move === null || move === END) return text;
      return `${faceName(tables, at(drawings.faceOf, drawingOf(move)), say)} ${spaceName(spaceOf(move))}`;
    });
    return made.length === 0
      ? say.drewNothing(name)
      : say.drew(name, made.join(', '), (event.flooded as string[]).join(', '));
  }
}
