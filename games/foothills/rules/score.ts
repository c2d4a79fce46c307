/** The score sheet, line by line (FH-38 to FH-40). */

import type { Line, Seat, Standing } from '@quai/engine/contract.ts';
import { ranks } from '@quai/engine/play.ts';
import { ticketCount } from './lines.ts';
import { SCORINGS } from './printed.ts';
import { ON_CARD, other, PASSENGER, type State } from './state.ts';
import { stationsOn } from './stations.ts';
import { owned } from './stock.ts';
import { layoutOf, type Tables } from './tables.ts';

export function standings(t: Tables, s: State): Standing[] {
  const sheets = [0, 1].map((seat) => sheet(t, s, seat));
  const totals = sheets.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
  const rank = ranks(totals.map((total) => [total]));
  return sheets.map((lines, seat) => ({ seat, total: totals[seat]!, rank: rank[seat]!, lines }));
}

function sheet(t: Tables, s: State, seat: Seat): Line[] {
  const lines: Line[] = [{ id: 'vp', points: s.vp[seat]! }];
  for (const line of layoutOf(t, s).lines)
    if (bonusOwner(t, s, line) === seat)
      lines.push({
        id: 'bonus',
        points: t.lineBonus[line]!,
        figures: { line: t.lineIds[line]! },
        marks: [layoutOf(t, s).lineStations[line]!],
      });
  for (const card of s.pile[seat]!) {
    const { id, scoring } = t.cards[card]!;
    lines.push({
      id: `pile.${SCORINGS[scoring]}`,
      points: pilePoints(t, s, seat, scoring),
      figures: { card: id, count: counted(t, s, seat, scoring) },
    });
  }
  const passengers = owned(s, seat, PASSENGER);
  lines.push({ id: 'passengers', points: passengers * t.figures.passengerVp, figures: { count: passengers } });
  if (s.summit === seat) lines.push({ id: 'summit', points: t.figures.summitVp });
  return lines;
}

/** FH-38: the seat that took the token, or else has more stations on the line; competitors do not count. */
function bonusOwner(t: Tables, s: State, line: number): Seat | null {
  if (s.bonus[line] === 0 || s.bonus[line] === 1) return s.bonus[line]!;
  if (s.bonus[line] !== ON_CARD) return null;
  for (const seat of [0, 1]) if (stationsOn(t, s, seat, line) > stationsOn(t, s, other(seat), line)) return seat;
  return null;
}

function counted(t: Tables, s: State, seat: Seat, scoring: number): number {
  switch (SCORINGS[scoring]!) {
    case 'passengerPairs':
      return owned(s, seat, PASSENGER);
    case 'trackPairs':
      return s.tracks[seat]!;
    case 'stations':
      return s.stations[seat]!;
    case 'tickets':
      return ticketCount(t, s, seat);
    case 'pileCards':
      return s.pile[seat]!.length;
  }
}

/** FH-39: pairs round down. */
export function pilePoints(t: Tables, s: State, seat: Seat, scoring: number): number {
  const count = counted(t, s, seat, scoring);
  const pairs = SCORINGS[scoring] === 'passengerPairs' || SCORINGS[scoring] === 'trackPairs';
  return pairs ? Math.floor(count / 2) : count;
}
