/** What the player holds and points at. The pen offers moves; the rules decide. */

import { at } from '@quai/engine/at.ts';
import type { BoardProps } from '@quai/kit/board.ts';
import { createMemo, createSignal } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { drawingOf, END, type Move, moveOf, spaceOf } from '../rules/move.ts';
import type { InkRules } from '../rules/rules.ts';
import { boardSeen, type View } from '../rules/view.ts';
import type { InkWords } from '../text/words.ts';
import {
  choicesOf,
  draftedMoves,
  firstDrawing,
  isDrawn,
  mirrored,
  nextDie,
  nextOf,
  refusedMove,
  turnedInHand,
  turnsInPlace,
  withoutDrawing,
  withTurned,
} from './place.ts';

/** A die of the roll, or a special route given by its face. */
export type Tool = Readonly<{ die: number } | { special: number }>;

const sameTool = (a: Tool | null, b: Tool): boolean =>
  a !== null && ('die' in a ? 'die' in b && a.die === b.die : 'special' in b && a.special === b.special);

export type Pen = ReturnType<typeof createPen>;

export function createPen(props: BoardProps<View>) {
  const rules = () => props.rules as unknown as InkRules;
  const words = () => props.words as unknown as InkWords;
  const tables = () => rules().tables;
  const [taken, setTaken] = createSignal<Tool | null>(null);
  /** The drawing in which each face is held; by default the first, as printed. */
  const [turns, setTurns] = createSignal<ReadonlyMap<number, number>>(new Map());
  const [marked, setMarked] = createSignal<number | null>(null);
  const [said, say] = createSignal('');

  const drawing = () => props.moves.length > 0;
  const choices = createMemo(() => choicesOf(rules(), props.moves));
  const board = createMemo((): Board | null =>
    props.seat === null ? null : boardSeen(tables(), at(props.view.boards, props.seat)),
  );
  /** The player's own board. Spectators have none, but they have no moves either. */
  const ownBoard = (): Board => {
    const own = board();
    if (own === null) throw new Error('a spectator has no board to draw on');
    return own;
  };

  const faceOf = (tool: Tool): number => ('die' in tool ? at(props.view.roll, tool.die) : tool.special);
  const isUsable = (tool: Tool): boolean =>
    choices().has(faceOf(tool)) && !('die' in tool && isDrawn(ownBoard().dice, tool.die));
  /** The tool that was picked, or else the first route die that fits. */
  const tool = createMemo((): Tool | null => {
    const own = board();
    if (!drawing() || own === null) return null;
    const chosen = taken();
    if (chosen !== null && isUsable(chosen)) return chosen;
    const die = nextDie(tables(), props.view.roll, own.dice, choices());
    return die === null ? null : { die };
  });
  const drawingHeld = (face: number): number => turns().get(face) ?? at(tables().drawings.faces, face).first;
  const held = (): number | null => {
    const now = tool();
    return now === null ? null : drawingHeld(faceOf(now));
  };
  /** The spaces where the tool in hand fits, and the drawing it would make there. */
  const ghosts = createMemo((): ReadonlyMap<number, number> => {
    const now = tool();
    if (now === null) return new Map();
    const face = faceOf(now);
    const spaces = choices().get(face) ?? new Map<number, readonly number[]>();
    return new Map(
      [...spaces].map(([space, fitting]) => [
        space,
        firstDrawing(tables(), ownBoard(), space, fitting, drawingHeld(face)),
      ]),
    );
  });
  const waysAt = (space: number): number => {
    const now = tool();
    return now === null ? 0 : (choices().get(faceOf(now))?.get(space) ?? []).length;
  };

  const draftedNow = createMemo(() => draftedMoves(rules(), drawing() ? props.draft : []));
  const drafted = (space: number): Move | null => draftedNow().get(space) ?? null;
  /** The drawing of this round that the turn buttons act on. */
  const pointed = createMemo((): Move | null => {
    const space = marked();
    return space === null ? null : drafted(space);
  });
  const ways = createMemo((): number[] => {
    const move = pointed();
    return move === null ? [] : turnsInPlace(tables(), ownBoard(), props.view.round, move);
  });

  function sayPlaced(space: number): void {
    const move = drafted(space);
    if (move === null) return;
    const all = ways();
    say(words().drawn.placed(words().move(props.view, move), all.indexOf(drawingOf(move)) + 1, all.length));
  }

  function take(next: Tool): void {
    if (!drawing()) return;
    if (!isUsable(next)) refuseTool(next);
    else if (sameTool(tool(), next) && taken() !== null) turnHeld(1);
    else {
      pick(next);
      hold(drawingHeld(faceOf(next)));
    }
  }

  function pick(next: Tool): void {
    setTaken(next);
    setMarked(null);
  }

  /** Points at the drawing of a die already drawn; for anything else, lets the rules say why not. */
  function refuseTool(next: Tool): void {
    const face = faceOf(next);
    const drawn = ownBoard().moves.filter((move) => tables().drawings.faceOf[drawingOf(move)] === face);
    const equal = props.view.roll.flatMap((shown, die) => (shown === face ? [die] : []));
    const move = drawn['die' in next ? equal.indexOf(next.die) : 0];
    if (move !== undefined && drafted(spaceOf(move)) !== null) {
      setMarked(spaceOf(move));
      sayPlaced(spaceOf(move));
    } else if ('die' in next && !isDrawn(ownBoard().dice, next.die)) say(words().drawn.fitsNowhere(words().face(face)));
    else props.choose(refusedMove(rules(), drawingHeld(face), 0));
  }

  function turnHeld(step: number): void {
    const now = held();
    if (now !== null) hold(turnedInHand(tables(), now, step));
  }

  function hold(next: number): void {
    const face = at(tables().drawings.faceOf, next);
    setTurns(new Map(turns()).set(face, next));
    say(words().drawn.inHand(words().face(face), words().ends(next)));
  }

  /** A tap on a space: draws there, turns this round's drawing there, or lets the rules say why not. */
  function tap(space: number): void {
    if (!drawing()) return;
    if (drafted(space) === null) drawAt(space);
    else if (marked() === space) turnPlaced(1);
    else {
      setMarked(space);
      sayPlaced(space);
    }
  }

  function drawAt(space: number): void {
    const fitting = ghosts().get(space);
    const now = held();
    if (now === null) say(words().drawn.nothingInHand);
    else if (fitting === undefined) props.choose(refusedMove(rules(), now, space));
    else {
      setTaken(null);
      props.choose(rules().format(moveOf(fitting, space)));
      setMarked(space);
      sayPlaced(space);
    }
  }

  function turnPlaced(step: number): void {
    const move = pointed();
    if (move === null) turnHeld(step);
    else if (ways().length < 2) say(words().drawn.onlyWay);
    else redraw(move, nextOf(ways(), drawingOf(move), step));
  }

  function redraw(move: Move, next: number): void {
    const draft = withTurned(rules(), ownBoard(), props.view.round, props.draft, move, next);
    if (draft === null) return;
    props.redraft(draft);
    sayPlaced(spaceOf(move));
  }

  /** The mirror image of the drawing pointed at, if it fits there too, or else of what is in hand. Null if there is none. */
  const mirrorImage = (): number | null => {
    const move = pointed();
    const now = move === null ? held() : drawingOf(move);
    if (now === null) return null;
    const image = mirrored(tables(), now);
    return image === now || (move !== null && !ways().includes(image)) ? null : image;
  };

  function mirror(): void {
    const image = mirrorImage();
    if (image === null) return;
    const move = pointed();
    if (move === null) hold(image);
    else redraw(move, image);
  }

  function takeBack(space: number): void {
    const move = drafted(space);
    if (move === null) return;
    const { draft, returned } = withoutDrawing(rules(), ownBoard(), props.view.round, props.draft, move);
    props.redraft(draft);
    setMarked(null);
    say(words().drawn.cameBack(returned.map((one) => words().move(props.view, one)).join('; ')));
  }

  function takeBackPointed(): void {
    const move = pointed();
    if (move !== null) takeBack(spaceOf(move));
  }

  return {
    props,
    rules,
    words,
    tables,
    drawing,
    tool,
    isTool: (one: Tool) => sameTool(tool(), one),
    isUsable,
    faceOf,
    drawingHeld,
    held,
    ghosts,
    waysAt,
    drafted,
    pointed,
    ways,
    said,
    take,
    pick,
    tap,
    drawAt,
    turn: turnPlaced,
    turnHeld,
    mirrorImage,
    mirror,
    takeBack,
    takeBackPointed,
    canEnd: () => props.moves.includes(rules().format(END)),
    endMove: () => rules().format(END),
  };
}
