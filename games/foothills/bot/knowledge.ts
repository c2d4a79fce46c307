/** What the bots know of FootHills: what things on the table are worth in points, less as the end comes near. */

import type { Knowledge } from '@quai/bots/knowledge.ts';
import type { FootHills } from '../rules/rules.ts';
import { IRON, ON_CARD, PASSENGER, RUBBLE, STONE, type State } from '../rules/state.ts';
import { stationsOn } from '../rules/stations.ts';
import { ownAt } from '../rules/stock.ts';
import { layoutOf } from '../rules/tables.ts';

/** Points of one of each in hand while the table is young; a passenger scores half a point besides. */
const WORTH = { iron: 0.75, stone: 0.95, rubble: 0.35, passenger: 0.45, ticket: 0.8 };
/** A station lets a card be scored later on: worth most while cards that score well are still to be had. */
const ROOM = 1.4;
/** A seat that is home is a move away from anywhere. */
const LEAD_ON_LINE = 0.8;
/** Moves of a playout before the position is judged: the rest of this turn and about one more. */
const DEPTH = 14;

export function knowledgeOf(rules: FootHills): Knowledge<State> {
  const t = rules.tables;

  /** 1 at the start, 0 at the end: by buffers and by competitors, whichever is further. */
  function young(s: State): number {
    if (s.ending !== 0) return 0;
    const buffers = s.buffersLeft / t.box.buffers;
    const competitors = s.competitors / t.box.competitors;
    return Math.min(buffers, competitors);
  }

  function hopes(s: State, seat: number, time: number): number {
    const own = (kind: number) => s.stock[ownAt(seat, kind)]!;
    const goods =
      WORTH.iron * own(IRON) + WORTH.stone * own(STONE) + WORTH.rubble * own(RUBBLE) + WORTH.passenger * own(PASSENGER);
    const room = Math.max(0, s.stations[seat]! - s.pile[seat]!.length);
    let lines = 0;
    for (const line of layoutOf(t, s).lines)
      if (s.bonus[line] === ON_CARD) {
        const lead = stationsOn(t, s, seat, line) - stationsOn(t, s, 1 - seat, line);
        lines += LEAD_ON_LINE * Math.max(-1, Math.min(1, lead));
      }
    let tickets = 0;
    for (let i = 0; i < t.colours.length; i++) tickets += s.tickets[seat * t.colours.length + i]!;
    // Even late, what is in hand may still be used in the last turns.
    const soon = 0.15 + 0.85 * time;
    return (
      goods * Math.sqrt(soon) * 0.8 +
      (ROOM * room + WORTH.ticket * tickets + lines) * soon +
      cardsToScore(s, seat, time)
    );
  }

  /** Cards in the pile grow with what they count. */
  function cardsToScore(s: State, seat: number, time: number): number {
    return 1.2 * time * s.pile[seat]!.length;
  }

  return {
    scale: 12,
    depth: DEPTH,
    value(state, points) {
      const time = young(state);
      for (const { seat, total } of rules.standings(state)) points[seat] = total + hopes(state, seat, time);
    },
  };
}
