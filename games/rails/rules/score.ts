/**
 * The score sheet, as if the game ended now. Routes are recounted from the board: BE-18, NL-14, NL-18.
 * Marks: a route by its index; a place by its index plus the number of routes.
 */

import { at } from '@quai/engine/at.ts';
import type { Line, Ranked, Standing } from '@quai/engine/contract.ts';
import { ranks } from '@quai/engine/play.ts';
import { type Board, routeAt } from './board.ts';
import { countedRoutes, countFor, type Holdings } from './bonuses.ts';
import { ofSeat } from './lists.ts';
import type { Path } from './longest.ts';
import { isComplete, longestOf, reachedFrom, routesOfSeats, wayBetween } from './network.ts';
import type { RailsState } from './state.ts';

export const placeMark = (board: Board, place: number) => board.routes.length + place;

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
  const rank = ranks(sheets.map((sheet) => [at(totals, sheet.seat), ...tieBreaks(board, sheet)]));
  return sheets.map(({ seat, lines }) => ({ seat, total: at(totals, seat), rank: at(rank, seat), lines }));
}

/** What `standings` comes to, without lines and marks. */
export function ranking(board: Board, state: RailsState): Ranked[] {
  const sheets = routesOfSeats(board, state.owner).map((routes, seat) => {
    const path = once(() => longestOf(board, routes).length);
    return { seat, routes, path, total: 0, completed: 0, won: 0 };
  });
  for (const sheet of sheets) {
    for (const route of sheet.routes) sheet.total += routeAt(board, route).points;
    for (const ticket of ofSeat(state.tickets, sheet.seat)) {
      const done = isComplete(board, state, sheet.seat, ticket);
      if (done) sheet.completed++;
      sheet.total += done ? at(board.tickets, ticket).points : -at(board.tickets, ticket).points;
    }
  }
  for (const bonus of state.bonuses) {
    const { count, points } = at(board.edition.bonuses?.cards ?? [], bonus);
    for (const sheet of mostOf(sheets, (own) => countFor(board, state, count, own))) {
      sheet.won++;
      sheet.total += points;
    }
  }
  const { longestPath } = board.edition;
  if (longestPath !== null) for (const sheet of mostOf(sheets, ({ path }) => path())) sheet.total += longestPath.points;
  const rank = ranks(sheets.map((sheet) => [sheet.total, ...tieBreaks(board, sheet)]));
  return sheets.map(({ seat, total }) => ({ seat, total, rank: at(rank, seat) }));
}

/** Those with the highest count, even if that is zero. */
function mostOf<One>(all: readonly One[], count: (one: One) => number): One[] {
  const counts = all.map(count);
  const most = Math.max(...counts);
  return all.filter((_, i) => counts[i] === most);
}

/** BE-17, NL-17: the edition's tie-breakers, in order. */
function tieBreaks(board: Board, sheet: Pick<Sheet, 'completed' | 'won' | 'path'>): number[] {
  const keys = { tickets: () => sheet.completed, bonuses: () => sheet.won, path: () => sheet.path() };
  return board.edition.ties.map((tie) => keys[tie]());
}

/** Adds a line for each kind of piece. */
function addRoutes(board: Board, { routes, lines }: Sheet): void {
  for (let kind = 0; kind < board.pieces.length; kind++) {
    const own = routes.filter((route) => routeAt(board, route).kind === kind);
    const points = own.reduce((sum, route) => sum + routeAt(board, route).points, 0);
    lines.push({ id: 'routes', points, figures: { kind, routes: own.length }, marks: [own] });
  }
}

/** BE-24: a completed ticket marks the routes that join its ends, an incomplete one the places its ends reached. */
function addTickets(board: Board, state: RailsState, sheet: Sheet): void {
  for (const ticket of ofSeat(state.tickets, sheet.seat)) {
    const { a, b, points } = at(board.tickets, ticket);
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

/** NL-15: everybody with the highest count wins, even if that is zero. */
function addBonus(board: Board, state: RailsState, sheets: readonly Sheet[], bonus: number): void {
  const { count, points } = at(board.edition.bonuses?.cards ?? [], bonus);
  const counts = sheets.map((sheet) => countFor(board, state, count, sheet));
  const figures = prizeFigures({ bonus, count: 0, most: Math.max(...counts) }, counts);
  for (const sheet of sheets) {
    const own = at(counts, sheet.seat);
    if (own === figures.most) sheet.won++;
    const marks = count.of === 'path' ? [sheet.longest().edges] : countedRoutes(board, count, sheet.routes);
    sheet.lines.push(prizeLine('bonus', points, figures, own, marks));
  }
}

function addLongest(sheets: readonly Sheet[], points: number): void {
  const counts = sheets.map((sheet) => sheet.path());
  const figures = prizeFigures({ count: 0, most: Math.max(...counts) }, counts);
  for (const sheet of sheets)
    sheet.lines.push(prizeLine('longest', points, figures, at(counts, sheet.seat), [sheet.longest().edges]));
}

type PrizeFigures = Record<string, number> & { most: number };

/** Adds every seat's count, since every sheet shows them all. */
function prizeFigures(figures: PrizeFigures, counts: readonly number[]): PrizeFigures {
  counts.forEach((count, seat) => {
    figures[`seat${seat}`] = count;
  });
  return figures;
}

function prizeLine(id: string, points: number, figures: PrizeFigures, count: number, marks: Line['marks'] & {}): Line {
  return { id, points: count === figures.most ? points : 0, figures: { ...figures, count }, marks };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
