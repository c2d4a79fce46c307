/** The whole view as text: enough to play from, also with a screen reader. */

import { at } from '@quai/engine/at.ts';
import type { Line, Seat } from '@quai/engine/contract.ts';
import type { Names, Panel } from '@quai/engine/words.ts';
import { EMPTY } from '../rules/board.ts';
import { SIZE, spaceName } from '../rules/geometry.ts';
import { BORDER, EXIT, lookAt } from '../rules/looks.ts';
import { formatMove } from '../rules/move.ts';
import { sheetOf } from '../rules/score.ts';
import { countBits } from '../rules/supply.ts';
import type { Tables } from '../rules/tables.ts';
import { type BoardView, boardSeen, type View } from '../rules/view.ts';
import { listFaces, sidesByKind } from './ends.ts';
import type { Phrases } from './phrases.ts';

export function textBoard(
  tables: Tables,
  view: View,
  names: Names,
  say: Phrases,
  lineName: (line: Line) => string,
): Panel[] {
  const seats = view.boards.map((_, seat) => seat);
  // The viewer's own board comes first.
  const order = view.viewer === null ? seats : [view.viewer, ...seats.filter((seat) => seat !== view.viewer)];
  return [
    tablePanel(tables, view, names, say),
    ...order.map((seat) => boardPanel(tables, view, seat, names, say, lineName)),
    { title: say.board.legend, lines: say.board.legendLines },
  ];
}

function tablePanel(tables: Tables, view: View, names: Names, say: Phrases): Panel {
  const title = view.ended === null ? say.board.table(view.round, tables.rounds) : say.board.over;
  const lines: string[] = [];
  if (view.ended === null) {
    const where = (over: boolean) =>
      view.boards.flatMap((board, seat) => (board.over === over ? [names(seat)] : [])).join(', ');
    lines.push(say.board.dice(listFaces(tables, view.roll, say)));
    if (where(true) !== '') lines.push(say.board.haveEnded(where(true)));
    if (where(false) !== '') lines.push(say.board.stillDraw(where(false)));
  }
  return { title, lines };
}

function boardPanel(
  tables: Tables,
  view: View,
  seat: Seat,
  names: Names,
  say: Phrases,
  lineName: (line: Line) => string,
): Panel {
  const seen = at(view.boards, seat);
  const lines = [say.board.specialsLeft(tables.perGame - countBits(seen.crossed), specialsToCross(tables, seen, say))];
  if (seat === view.viewer && view.ended === null) {
    const left = view.roll.filter((_, die) => ((seen.dice >> die) & 1) === 0);
    lines.push(say.board.diceLeft(listFaces(tables, left, say) || say.board.nothing));
    lines.push(say.board.drawnNow(seen.moves.map((move) => formatMove(tables, move)).join(' ') || say.board.nothing));
  }
  lines.push(say.board.score(scoreInWords(tables, seen, say, lineName)));
  return { title: say.board.boardOf(names(seat)), lines, ...grid(tables, seen, say) };
}

function specialsToCross(tables: Tables, seen: BoardView, say: Phrases): string {
  const left = tables.drawings.faces.flatMap((_, face) =>
    ((tables.specials & ~seen.crossed) >> face) & 1 ? [face] : [],
  );
  return listFaces(tables, left, say) || say.board.nothing;
}

function scoreInWords(tables: Tables, seen: BoardView, say: Phrases, lineName: (line: Line) => string): string {
  const lines = sheetOf(tables, boardSeen(tables, seen));
  const total = lines.reduce((points, line) => points + line.points, 0);
  const parts = lines.map((line) => {
    const tally = tallyOf(line, say);
    return `${lineName(line)} ${line.points}${tally === null ? '' : ` (${tally})`}`;
  });
  return [...parts, `${say.total} ${total}`].join(', ');
}

/** For the exits line: how many exits each network connects. Null for other lines. */
export function tallyOf({ figures }: Line, say: Phrases): string | null {
  return figures?.exits ? say.linkedExits(String(figures.exits)) : null;
}

/** The rows and columns of spaces, with the exits around them. */
function grid(tables: Tables, seen: BoardView, say: Phrases): { head: string[]; rows: string[][] } {
  const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
  const letter = (side: number) => say.sideLetters.charAt(side);
  const columns = Array.from({ length: SIZE }, (_, column) => String(column));
  const exitAt = (space: number, side: number) => {
    const look = lookAt(at(tables.emptyLooks, space), side);
    return look > BORDER ? say.board.exit(at(say.kindLetters, look - EXIT)) : '';
  };
  const edge = (side: number, row: number) => [
    letter(side),
    '',
    ...columns.map((_, column) => exitAt(row * SIZE + column, side)),
    '',
  ];
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const first = row * SIZE;
    return [
      spaceName(first).charAt(0),
      exitAt(first, WEST),
      ...columns.map((_, column) => spaceInLetters(tables, seen, first + column, say)),
      exitAt(first + SIZE - 1, EAST),
    ];
  });
  return {
    head: ['', letter(WEST), ...columns, letter(EAST)],
    rows: [edge(NORTH, 0), ...rows, edge(SOUTH, SIZE - 1)],
  };
}

/** Ends by kind, with `+` where they join and `×` where they only cross, then the round: `h:N+r:E 3`. */
function spaceInLetters(tables: Tables, seen: BoardView, space: number, say: Phrases): string {
  const drawing = at(seen.drawn, space);
  if (drawing === EMPTY) return '·';
  const crossing = tables.drawings.sidesOfGroup[drawing * 2 + 1] !== 0;
  const ends = sidesByKind(tables, drawing)
    .map(({ kind, sides }) => `${say.kindLetters[kind]}:${sides.map((side) => say.sideLetters[side]).join('')}`)
    .join(crossing ? '×' : '+');
  return `${ends} ${seen.rounds[space]}`;
}
