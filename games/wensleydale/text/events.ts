/** Events as sentences for the log. */

import { at } from '@quai/engine/at.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import type { Names } from '@quai/engine/words.ts';
import { COMPANY_NAMES, NOBODY, SOURCE_NAMES } from '../rules/kinds.ts';
import type { Tables } from '../rules/open.ts';
import { PHASES } from '../rules/phases/list.ts';
import { FOR_LINE } from '../rules/phases/pay.ts';
import type { Phrases } from './en.ts';
import { lineText } from './moves.ts';

/** The fields of all events together; each kind has the ones it needs. */
interface Told {
  readonly round: number;
  readonly rounds: number;
  readonly phase: number;
  readonly unable: boolean;
  readonly order: readonly number[];
  readonly buildOrder: readonly number[];
  readonly trainOrder: readonly number[];
  readonly train: number;
  readonly drawn: readonly number[];
  readonly gone: readonly number[];
  readonly received: number;
  readonly hand: number;
  readonly space: number;
  readonly cubes: number;
  readonly outbid: number;
  readonly influence: number;
  readonly from: number;
  readonly to: number;
  readonly lost: number;
  readonly way: number;
  readonly cost: number;
  readonly due: number;
  readonly line: readonly number[];
  readonly purpose: number;
  readonly source: (typeof SOURCE_NAMES)[number];
  readonly amount: number;
  readonly region: number;
  readonly piece: number;
  readonly count: number;
  readonly income: number;
  readonly upkeep: number;
  readonly company: number;
}

/** The phases in which a seat may pass. */
type Passable = 5 | 6 | 9;

type Sentence = (e: Told, who: string, names: Names) => string | null;

export function eventTeller(p: Phrases, t: Tables): (event: GameEvent, names: Names) => string | null {
  const region = (index: number) => at(t.edition.regions, index).name;
  const seats = (list: readonly number[], names: Names) => p.list(list.map(names));
  const passed: Readonly<Record<Passable, { chose: (who: string) => string; unable: (who: string) => string }>> = {
    5: { chose: p.event.passedBuild, unable: p.event.unableBuild },
    6: { chose: p.event.passedTrains, unable: p.event.unableTrains },
    9: { chose: p.event.passedTakeover, unable: p.event.unableTakeover },
  };

  const sentences: Readonly<Record<string, Sentence>> = {
    setup: (e) => p.event.setup(p.list(e.gone.map((count, piece) => p.piece(piece, count)))),
    seatOrder: (e, _who, names) => p.event.seatOrder(seats(e.order, names)),
    round: (e) => p.event.round(e.round, e.rounds),
    phase: (e) =>
      at(PHASES, e.phase - 1).decisions === undefined ? null : p.event.phase(e.phase, at(p.phase, e.phase - 1)),
    cubes: (e, who) => p.event.cubes(who, e.received, e.hand),
    discs: (e) => p.event.discs(p.list(e.drawn.map((kind) => at(p.influence, kind)))),
    bid: (e, who, names) =>
      e.outbid === NOBODY
        ? p.event.bid(who, e.space + 1, e.cubes)
        : p.event.outbid(who, e.space + 1, e.cubes, names(e.outbid)),
    noBid: (_e, who) => p.event.noBid(who),
    won: (e, who) => p.event.won(who, e.space + 1, e.cubes),
    influence: (e, who) => {
      const moved = p.event.influence(who, at(p.influence, e.influence), e.from, e.to);
      return e.lost === 0 ? moved : `${moved} ${p.event.lost(e.lost)}`;
    },
    orders: (e, _who, names) => p.event.orders(seats(e.buildOrder, names), seats(e.trainOrder, names)),
    passed: (e, who) => {
      const say = passed[e.phase as Passable];
      return e.unable ? say.unable(who) : say.chose(who);
    },
    link: (e, who) => p.event.link(who, region(at(t.from, e.way)), region(at(t.to, e.way)), e.cost, e.due),
    line: (e, who) => p.event.line(who, lineText(t, e.line), e.due, e.cubes),
    paid: (e, who) => {
      const say = e.purpose === FOR_LINE ? p.event.paid : p.event.given;
      return say(who, e.amount, at(p.source, SOURCE_NAMES.indexOf(e.source)));
    },
    bought: (e, who) => p.event.bought(who, at(t.edition.trains, e.train).id),
    loaded: (e, who) => p.event.loaded(who, at(p.aPiece, e.piece), region(e.region), at(t.edition.trains, e.train).id),
    profit: (e, who) => p.event.profit(who, e.income, e.upkeep, e.from, e.to),
    chosen: (e, who) =>
      p.event.chosen(who, at(COMPANY_NAMES, e.company), region(at(t.from, e.way)), region(at(t.to, e.way))),
    takeover: (e, who) => p.event.takeover(who, at(COMPANY_NAMES, e.company), lineText(t, e.line), e.cost),
    companyTown: (e) => p.event.companyTown(region(e.region), at(COMPANY_NAMES, e.company)),
    removed: (e) => p.event.removed(p.piece(e.piece, e.count), region(e.region)),
    ended: () => p.event.ended,
  };

  return (event, names) =>
    sentences[event.kind]?.(event as unknown as Told, event.by === null ? '' : names(event.by), names) ?? null;
}
