/** Plays one table for `quai balance` and keeps what its report needs. */

import type { Balance, RoundFigures } from '@quai/engine/balance.ts';
import type { GameEvent, Rules } from '@quai/engine/contract.ts';
import { hashText } from '@quai/engine/hash.ts';
import { openKind } from '@quai/games/open.ts';
import type { TableKind } from '@quai/table/opening.ts';
import { result } from '@quai/table/result.ts';
import { knownBot, playByBots } from '../recording.ts';
import type { Seating } from './deals.ts';

/** Plain JSON, since it may come from another process. Lists are by seat. */
export interface TableResult {
  readonly ending: string;
  readonly turns: number;
  readonly ranks: readonly number[];
  readonly totals: readonly number[];
  /** Points by line of the score sheet; lines with the same id are added up. */
  readonly lines: readonly Readonly<Record<string, number>>[];
  /** The place of each seat in the order of play, from 0. */
  readonly places: readonly number[];
  /** Empty if colours make no difference. */
  readonly colours: readonly string[];
  readonly rounds: readonly RoundFigures[];
}

export async function playSeating(
  kind: TableKind,
  balance: Balance,
  { seats, options, deal }: Seating,
  pace: number,
): Promise<TableResult> {
  const chosen = { ...kind.options, ...options };
  const opened = await openKind({ ...kind, options: chosen });
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  const { rules } = opened.value;
  const bots = await Promise.all(seats.map((name) => knownBot(kind.game, name)));
  const setup = {
    game: kind.game,
    rulesNumber: kind.rulesNumber,
    edition: { id: kind.edition.id, hash: kind.edition.hash },
    options: chosen,
    seats: seats.map((name) => ({ name, bot: name })),
  };
  const events: GameEvent[] = [];
  let messages = 0;
  const table = playByBots(rules, setup, bots, hashText(`balance ${deal}`), pace, {
    timed: () => messages++,
    heard: (event) => events.push(event),
  });
  const played = { rules: rules as Rules, options: chosen, state: table.state, events };
  const standings = [...result(table)].sort((a, b) => a.seat - b.seat);
  const order = balance.order?.(played) ?? seats.map((_, seat) => seat);
  return {
    ending: table.over ?? '',
    turns: balance.turns?.(played) ?? messages,
    ranks: standings.map(({ rank }) => rank),
    totals: standings.map(({ total }) => total),
    lines: standings.map(({ lines }) => {
      const points: Record<string, number> = {};
      for (const line of lines) points[line.id] = (points[line.id] ?? 0) + line.points;
      return points;
    }),
    places: seats.map((_, seat) => order.indexOf(seat)),
    colours: balance.colours?.(played) ?? [],
    rounds: balance.rounds?.(played) ?? [],
  };
}
