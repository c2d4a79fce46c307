/** Positions for tests: a table set up by hand in terms of the game, played by notation. */

import { at } from '@quai/engine/at.ts';
import { type Chance, scriptedChance } from '@quai/engine/chance.ts';
import type { GameEvent, Options, Seat } from '@quai/engine/contract.ts';
import { moves, openStep, play, refusal, settle, toAct } from '@quai/engine/play.ts';
import type { Edition } from '../edition.ts';
import earlier from '../editions/earlier/dales-2.json' with { type: 'json' };
import { game } from '../game.ts';
import { bitOf, FIGURES, INFLUENCE_NAMES, LOADS, linkOwner, NO_TOWN, PROFIT, TRACKS } from '../rules/kinds.ts';
import { LINK, payload } from '../rules/moves.ts';
import { openRules, type WensleydaleRules } from '../rules/rules.ts';
import { emptyTable } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';

/** The map that the tests of rules are written for. It stays as it is, so that a correction of the shipped map changes none of them. */
export const dales: Edition = editionFrom(earlier);
export const shipped: Edition = editionFrom(game.editions.dales);

export function editionFrom(raw: unknown): Edition {
  const read = game.readEdition(raw);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

type PerSeat<T> = Readonly<Record<Seat, T>>;
type PerName<T> = Readonly<Record<string, T>>;

/** What differs from an empty table. Links are ways in the notation: `skipton>gargrave`. */
export interface Given {
  readonly seats?: number;
  readonly edition?: Edition;
  readonly options?: Options;
  readonly rulesNumber?: number;
  readonly round?: number;
  /** The phase in which somebody is asked; phases without a decision are reached with `next`. */
  readonly phase?: number;
  readonly order?: readonly Seat[];
  readonly buildOrder?: readonly Seat[];
  readonly trainOrder?: readonly Seat[];
  /** Government, train, MR, NER. Seats that share a space lie in seat order, the lowest on top. */
  readonly influence?: PerSeat<readonly [number, number, number, number]>;
  readonly profit?: PerSeat<number>;
  readonly hand?: PerSeat<number>;
  readonly drawn?: readonly (typeof INFLUENCE_NAMES)[number][];
  readonly links?: PerSeat<readonly string[]>;
  readonly mr?: readonly string[];
  readonly ner?: readonly string[];
  readonly goods?: PerName<number>;
  /** MR passengers, NER passengers, objectors. */
  readonly figures?: PerName<readonly [number, number, number]>;
  readonly trains?: PerSeat<readonly string[]>;
  /** Stone, cheese, MR passengers, NER passengers. */
  readonly loads?: PerName<readonly [number, number, number, number]>;
  readonly held?: PerSeat<readonly [number, number, number, number]>;
}

export interface Position {
  readonly rules: WensleydaleRules;
  readonly s: State;
  readonly events: GameEvent[];
  /** The seat that must act. */
  seat(): Seat;
  step(): string | undefined;
  legal(): string[];
  /** Null if the acting seat may play it, else the rule against it. */
  refuses(text: string): string | null;
  figures(text: string): Readonly<Record<string, string | number>>;
  /** Plays moves for whichever seat must act. */
  play(...texts: string[]): Position;
  /** Advances the phases by one step, when nobody has to decide. */
  next(): Position;
  region(id: string): number;
  way(text: string): number;
  told(kind: string): GameEvent[];
}

export function position(given: Given = {}, outcomes: readonly number[] = []): Position {
  const rules = openRules(given.edition ?? dales, given.seats ?? 3, given.options, given.rulesNumber);
  const p = around(rules, emptyTable(rules.tables), scriptedChance(outcomes));
  place(p, given);
  if (given.phase !== undefined) settle(rules, p.s, scriptedChance(outcomes), (event) => p.events.push(event));
  return p;
}

/** Convenience functions for any state. */
export function around(rules: WensleydaleRules, s: State, chance: Chance): Position {
  const events: GameEvent[] = [];
  const tell = (event: GameEvent) => {
    events.push(event);
  };
  const parsed = (text: string) => {
    const move = rules.parse(text);
    if (move === null) throw new Error(`«${text}» is not a move`);
    return move;
  };
  const seat = () => at(toAct(s), 0);
  const p: Position = {
    rules,
    s,
    events,
    seat,
    step: () => openStep(s, seat())?.step,
    legal: () => moves(rules, s, seat()).map((move) => rules.format(move)),
    refuses: (text) => refusal(rules, s, seat(), parsed(text))?.rule ?? null,
    figures: (text) => refusal(rules, s, seat(), parsed(text))!.figures,
    play(...texts) {
      for (const text of texts) {
        const refused = refusal(rules, s, seat(), parsed(text));
        if (refused !== null) throw new Error(`«${text}» is refused by ${refused.rule}`);
        play(rules, s, seat(), parsed(text), chance, tell);
      }
      return p;
    },
    next() {
      rules.next(s, chance, tell);
      return p;
    },
    region: (id) => rules.tables.edition.regions.findIndex((region) => region.id === id),
    way(text) {
      const move = parsed(text);
      if ((move & 7) !== LINK) throw new Error(`«${text}» is no way`);
      return payload(move);
    },
    told: (kind) => events.filter((event) => event.kind === kind),
  };
  return p;
}

function place(p: Position, given: Given): void {
  const { s } = p;
  const t = p.rules.tables;
  s.round = given.round ?? s.round;
  s.phase = given.phase ?? s.phase;
  s.order = given.order?.slice() ?? s.order;
  s.buildOrder = given.buildOrder?.slice() ?? s.order.slice();
  s.trainOrder = given.trainOrder?.slice() ?? s.order.slice();
  for (const [seat, cubes] of Object.entries(given.hand ?? {})) {
    s.hand[Number(seat)] = cubes;
    s.stock[Number(seat)] = t.cubes - cubes;
  }
  given.drawn?.forEach((name, space) => {
    s.drawn[space] = INFLUENCE_NAMES.indexOf(name);
    s.bag[at(s.drawn, space)]!--;
  });
  placeDiscs(s, given);
  placeLinks(p, given);
  for (const [id, count] of Object.entries(given.goods ?? {})) s.goods[p.region(id)] = count;
  for (const [id, figures] of Object.entries(given.figures ?? {}))
    figures.forEach((count, i) => {
      s.figures[p.region(id) * FIGURES + i] = count;
    });
  const train = (id: string) => t.edition.trains.findIndex((each) => each.id === id);
  for (const [seat, ids] of Object.entries(given.trains ?? {}))
    for (const id of ids) {
      s.trainOwner[train(id)] = Number(seat);
      s.locomotives[Number(seat)]!--;
    }
  for (const [id, loads] of Object.entries(given.loads ?? {}))
    loads.forEach((count, piece) => {
      s.loads[train(id) * LOADS + piece] = count;
    });
  for (const [seat, pieces] of Object.entries(given.held ?? {}))
    pieces.forEach((count, piece) => {
      s.held[Number(seat) * LOADS + piece] = count;
    });
}

function placeDiscs(s: State, given: Given): void {
  const seats = s.order.length;
  for (const [seat, points] of Object.entries(given.influence ?? {}))
    points.forEach((space, kind) => {
      s.space[kind * seats + Number(seat)] = space;
    });
  for (const [seat, space] of Object.entries(given.profit ?? {})) s.space[PROFIT * seats + Number(seat)] = space;
  const everybody = s.order.slice().sort((a, b) => a - b);
  s.rank = Array.from({ length: TRACKS }, (_, track) =>
    everybody.slice().sort((a, b) => at(s.space, track * seats + b) - at(s.space, track * seats + a) || a - b),
  ).flat();
}

function placeLinks(p: Position, given: Given): void {
  const { s } = p;
  const t = p.rules.tables;
  for (const [seat, ways] of Object.entries(given.links ?? {}))
    for (const text of ways) {
      s.links[p.way(text) >> 1] = Number(seat);
      s.linkStock[Number(seat)]!--;
    }
  [given.mr ?? [], given.ner ?? []].forEach((ways, company) => {
    for (const text of ways) {
      const way = p.way(text);
      s.links[way >> 1] = linkOwner(company);
      s.companyStock[company]!--;
      for (const region of [at(t.from, way), at(t.to, way)])
        if (t.town[region] !== NO_TOWN) s.companies[region]! |= bitOf(company);
    }
  });
}
