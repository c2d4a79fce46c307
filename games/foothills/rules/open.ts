/** Opens an edition: numbers its lines, stations, cards and operations, and computes everything constant for a table. */

import { at } from '@quai/engine/at.ts';
import type { Open, Options, Seat } from '@quai/engine/contract.ts';
import { gainFigures } from './gains.ts';
import { layoutFor } from './layout.ts';
import { type OpName, operations } from './ops/list.ts';
import { pairOf, pairsOf } from './options.ts';
import type { RawOp } from './params.ts';
import { type Edition, LETTERS, REQUIREMENTS, SCORINGS } from './printed.ts';
import type { CardTable, Compiler, List, Op, OpFigures, Owner, SpaceTable, StationTable, Tables } from './tables.ts';

export function openTables(edition: Edition, options: Options, rulesNumber: number): Tables {
  const lineIds: readonly string[] = edition.lines.map((line) => line.id);
  const colours = edition.tickets.map((ticket) => ticket.colour);
  const ticketOf = lineIds.map((id) => edition.tickets.findIndex((ticket) => ticket.lines.some((line) => line === id)));
  const spaces = edition.stations.flatMap((station, i) =>
    station.spaces.map(
      ({ cost, bonus }): SpaceTable => ({
        station: i,
        cost: { iron: 0, stone: 0, rubble: 0, passenger: 0, ...cost },
        bonus: gainFigures(bonus),
      }),
    ),
  );
  const compiled = compileOps(colours, spaces, rulesNumber);
  const mains = LETTERS.map((type, i) => compiled.list(edition.mainActions[type].ops, { kind: 'main', index: i }));
  const cards = edition.actionCards.map(
    (card, i): CardTable => ({
      id: card.id,
      name: card.name,
      type: LETTERS.indexOf(card.type),
      back: LETTERS.indexOf(card.back),
      owner: card.owner,
      scoring: SCORINGS.indexOf(card.scoring),
      requires: card.requires.reduce((bits, need) => bits | (1 << REQUIREMENTS.indexOf(need)), 0),
      lists: [at(mains, LETTERS.indexOf(card.type)), compiled.list(card.ops, { kind: 'back', index: i })],
    }),
  );
  const stations = stationTables(edition, lineIds, compiled.list);
  const pairs = pairsOf(lineIds);
  const column = (i: number) => at(at(stations, i).columns, 0);
  const lineStations = lineIds.map((_, line) =>
    stations.flatMap((station, i) => (station.lines.includes(line) ? [i] : [])).sort((a, b) => column(a) - column(b)),
  );
  const blue: Seat = options.colours === 'green-blue' ? 1 : 0;
  return {
    edition,
    freeOrder: rulesNumber >= 2,
    closedByOption: pairOf(lineIds, options.lines ?? 'random'),
    firstByOption: options.first === 'seat1' ? 0 : options.first === 'seat2' ? 1 : -1,
    blue,
    types: LETTERS,
    lineIds,
    lineBonus: edition.lines.map((line) => line.bonusVp),
    ticketOf,
    colours,
    stations,
    spaces,
    spaceStation: spaces.map((space) => space.station),
    spaceCodes: stations.flatMap((station) => codesOf(station)),
    trackStation: stations.flatMap((station, i) => new Array<number>(station.tracks.end - station.tracks.from).fill(i)),
    cards,
    mains,
    ops: compiled.ops,
    rest: compiled.ops.map((op): Open => ({ step: 'rest', args: [op.id] })),
    prices: compiled.prices,
    mostOptions: Math.max(0, ...compiled.ops.map((op) => op.options.length)),
    pairs,
    layouts: pairs.map((closed) => layoutFor({ stations, lineStations, ticketOf }, closed)),
    backs: edition.backs.map(({ closed }) => (closed === null ? -1 : pairOf(lineIds, closed.join('-')))),
    figures: edition.figures,
    box: edition.box,
  };
}

type Lister = (raw: readonly RawOp[], owner: Owner) => List;

function stationTables(edition: Edition, lineIds: readonly string[], list: Lister): StationTable[] {
  let track = 0;
  let space = 0;
  return edition.stations.map((station, index) => {
    const tracks = { from: track, end: (track += station.tracks) };
    const spaces = { from: space, end: (space += station.spaces.length) };
    return {
      id: station.id,
      name: station.name,
      code: at(station.cards, 0),
      lines: station.lines.map((line) => lineIds.indexOf(line)),
      columns: station.columns,
      start: station.columns[0] === 1,
      ordered: station.ordered,
      rubble: station.rubble,
      tracks,
      spaces,
      onBuild: station.onBuild === null ? null : list(station.onBuild, { kind: 'onBuild', index }),
      surveyor: station.surveyor === null ? null : list(station.surveyor, { kind: 'surveyor', index }),
    };
  });
}

/** `IV-2a`, `IV-2b` for a card with several spaces, `V-2` for a card with one. */
function codesOf(station: StationTable): string[] {
  const count = station.spaces.end - station.spaces.from;
  return Array.from({ length: count }, (_, i) => (count === 1 ? station.code : station.code + 'abcdefgh'[i]));
}

const NOTHING: OpFigures = {
  min: 0,
  max: 0,
  times: 1,
  filter: 0,
  spread: 0,
  fill: false,
  opponentGets: 0,
  gain: gainFigures({}),
  price: -1,
  prices: [],
  bonus: false,
  options: [],
  targets: 0,
  colour: -1,
};

interface Compiled {
  readonly ops: readonly Op[];
  readonly prices: readonly (readonly number[])[];
  readonly list: Lister;
}

/** Numbers the operations of the whole edition: those of a list are consecutive, the options of a `choose` follow them. */
function compileOps(colours: readonly string[], spaces: readonly SpaceTable[], rulesNumber: number): Compiled {
  const ops: Op[] = [];
  const prices: (readonly number[])[] = [];
  const compiler = (owner: Owner): Compiler => ({
    colour: (name) => colours.indexOf(name),
    price(ways) {
      const same = prices.findIndex(
        (price) => price.length === ways.length && price.every((way, i) => way === ways[i]),
      );
      return same >= 0 ? same : prices.push(ways) - 1;
    },
    spaces,
    wholeDiscount: rulesNumber >= 2,
    option: (raw) => at(ops, add([raw], owner, true).from),
  });
  const add = (raws: readonly RawOp[], owner: Owner, isOption: boolean): List => {
    const from = ops.length;
    const end = from + raws.length;
    const added = raws.map((raw, i): Op => {
      const again = raws.slice(0, i).some((earlier) => earlier.op === raw.op);
      const does = operations[raw.op as OpName];
      return { ...NOTHING, id: from + i, end, name: raw.op, does, owner, isOption, again, raw };
    });
    ops.push(...added);
    for (const op of added) {
      const defaults = Object.entries(op.does.params).map(([name, { otherwise }]) => [name, otherwise]);
      Object.assign(op, op.does.compile({ ...Object.fromEntries(defaults), ...op.raw }, compiler(owner)));
    }
    return { from, end };
  };
  return { ops, prices, list: (raws, owner) => add(raws, owner, false) };
}
