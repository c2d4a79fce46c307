/**
 * The score sheet, at any time as if the table ended now. Routes are recounted from the board: BE-18, NL-14, NL-18.
 * Marks: a route by its index; a place by its index plus the number of routes.
 */

import type { Line, Standing } from '@quai/engine/contract.ts';
import { ranks } from '@quai/engine/play.ts';
import type { Board } from './board.ts';
import { countedRoutes, countFor, type Holdings } from './bonuses.ts';
import type { Path } from './longest.ts';
import { isComplete, longestOf, reachedFrom, routesOfSeats, wayBetween } from './network.ts';
import type { RailsState } from './state.ts';

export const placeMark = (board: Board, place: number) => board.routes.length + place;

/** The names under which a prize shows every seat's count. */
const SEAT_KEYS = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4'];

interface Sheet extends Holdings {
  readonly longest: () => Path;
  readonly lines: Line[];
  completed: number;
  won: number;
}

export function standings(board: Board, state: RailsState): Standing[] {
  const sheets = routesOfSeats(board, state.owner).map((routes, seat): Sheet => {
    const longest = once(() => longestOf(board, routes));
    return { seat, routes, longest, path: () => longest().length, lines: [], completed: 0, won: 0 };
  });
  for (const sheet of sheets) {
    addRoutes(board, sheet);
    addTickets(board, state, sheet);
  }
  for (const bonus of state.bonuses) addBonus(board, state, sheets, bonus);
  const { longestPath } = board.edition;
  if (longestPath !== null) addLongest(sheets, longestPath.points);
  const totals = sheets.map(({ lines }) => lines.reduce((sum, line) => sum + line.points, 0));
  const rank = ranks(sheets.map((sheet, seat) => [totals[seat]!, ...tieBreaks(board, sheet)]));
  return sheets.map(({ seat, lines }) => ({ seat, total: totals[seat]!, rank: rank[seat]!, lines }));
}

/** BE-17, NL-17: what decides between equal totals, as the edition says. */
function tieBreaks(board: Board, sheet: Sheet): number[] {
  const keys = { tickets: () => sheet.completed, bonuses: () => sheet.won, path: () => sheet.path() };
  return board.edition.ties.map((tie) => keys[tie]());
}

/** One line for each kind of piece. */
function addRoutes(board: Board, { routes, lines }: Sheet): void {
  for (let kind = 0; kind < board.pieces.length; kind++) {
    const own = routes.filter((route) => board.routes[route]!.kind === kind);
    const points = own.reduce((sum, route) => sum + board.routes[route]!.points, 0);
    lines.push({ id: 'routes', points, figures: { kind, routes: own.length }, marks: [own] });
  }
}

/** A completed ticket shows its way; one that is not shows the places that its two ends did reach: BE-24. */
function addTickets(board: Board, state: RailsState, sheet: Sheet): void {
  for (const ticket of state.tickets[sheet.seat]!) {
    const { a, b, points } = board.tickets[ticket]!;
    const done = isComplete(board, state, sheet.seat, ticket);
    if (done) sheet.completed++;
    const marks = done
      ? [wayBetween(board, sheet.routes, a, b)]
      : [a, b].map((end) => reachedFrom(state, sheet.seat, end).map((place) => placeMark(board, place)));
    sheet.lines.push({
      id: 'ticket',
      points: done ? points : -points,
      figures: { ticket, done: done ? 1 : 0 },
      marks,
    });
  }
}

/** NL-15: the most win, all who have it, also if it is nothing. */
function addBonus(board: Board, state: RailsState, sheets: readonly Sheet[], bonus: number): void {
  const { count, points } = board.edition.bonuses!.cards[bonus]!;
  const counts = sheets.map((sheet) => countFor(board, state, count, sheet));
  const figures = prizeFigures({ bonus, count: 0, most: Math.max(...counts) }, counts);
  for (const sheet of sheets) {
    if (counts[sheet.seat] === figures.most) sheet.won++;
    const marks = count.of === 'path' ? [sheet.longest().edges] : countedRoutes(board, count, sheet.routes);
    sheet.lines.push(prizeLine('bonus', points, figures, counts[sheet.seat]!, marks));
  }
}

function addLongest(sheets: readonly Sheet[], points: number): void {
  const counts = sheets.map((sheet) => sheet.path());
  const figures = prizeFigures({ count: 0, most: Math.max(...counts) }, counts);
  for (const sheet of sheets)
    sheet.lines.push(prizeLine('longest', points, figures, counts[sheet.seat]!, [sheet.longest().edges]));
}

type PrizeFigures = Record<string, number> & { most: number };

/** Every seat's count is on every sheet. */
function prizeFigures(figures: PrizeFigures, counts: readonly number[]): PrizeFigures {
  for (let seat = 0; seat < counts.length; seat++) figures[SEAT_KEYS[seat]!] = counts[seat]!;
  return figures;
}

function prizeLine(id: string, points: number, figures: PrizeFigures, count: number, marks: Line['marks'] & {}): Line {
  return { id, points: count === figures.most ? points : 0, figures: { ...figures, count }, marks };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
