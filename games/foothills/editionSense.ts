/** Whether an edition makes sense: that its parts fit together and the rules can play it. */

import { pairsOf } from './rules/options.ts';
import type { RawOp } from './rules/params.ts';
import { type Edition, LETTERS, LINES, type PrintedStation, type Sourced } from './rules/printed.ts';

type Report = (path: string, sentence: string) => void;

export function senseOf(edition: Edition): string[] {
  const problems: string[] = [];
  const report: Report = (path, sentence) => problems.push(`${path}: ${sentence}`);
  checkLines(edition, report);
  checkStations(edition, report);
  checkBacks(edition, report);
  checkTickets(edition, report);
  checkCards(edition, report);
  checkOperations(edition, report);
  checkSources(edition, report);
  return problems;
}

function checkLines(edition: Edition, report: Report): void {
  edition.lines.forEach((line, i) => {
    if (line.id !== LINES[i])
      report(`lines.${i}.id`, `lines stand in the order of their numbers: expected ${LINES[i]}`);
    const columns = edition.stations
      .filter((station) => station.lines.includes(line.id))
      .flatMap((station) => station.columns)
      .sort((a, b) => a - b);
    if (columns.length < 2 || columns.some((column, at) => column !== at + 1))
      report(`lines.${i}`, `the cards of line ${line.id} are in columns ${columns.join(', ')}, not 1, 2, 3 and so on`);
  });
  if (edition.setup.stockyard > edition.box.iron + edition.box.stone)
    report('setup.stockyard', 'more cubes than the box has resources');
  if (edition.setup.opening * 2 > edition.setup.stockyard)
    report('setup.opening', 'two seats take more than the stockyard holds');
  if (edition.lines.length - 2 < edition.box.buffers) report('box.buffers', 'more buffers than lines in play');
}

function checkStations(edition: Edition, report: Report): void {
  unique(edition.stations, 'stations', 'id', report);
  edition.stations.forEach((station, i) => {
    const at = `stations.${i}`;
    if (station.columns.length !== station.cards.length) report(`${at}.columns`, 'one column for each card');
    if (station.columns.length === 2 && station.columns[1] !== station.columns[0]! + 1)
      report(`${at}.columns`, 'the halves of a double station lie side by side');
    station.cards.forEach((card, c) => {
      if (card !== `${station.lines.join('/')}-${station.columns[c]}`)
        report(`${at}.cards.${c}`, `${card} does not fit its lines and column`);
    });
    if (station.columns[0] === 1) checkStart(station, at, report);
    else {
      if (station.tracks === 0) report(`${at}.tracks`, 'a card has a track space, unless it is the first of its line');
      if (station.spaces.length === 0) report(`${at}.spaces`, 'a card has a station space, unless it is the first');
    }
  });
}

function checkStart(station: PrintedStation, at: string, report: Report): void {
  if (station.tracks > 0 || station.rubble > 0 || station.spaces.length > 0 || station.onBuild !== null)
    report(
      at,
      'the first card of a line has its station printed: no track, rubble, station space or effect on building',
    );
  if (station.surveyor === null) report(`${at}.surveyor`, 'the first card of a line has a surveyor space');
  if (station.columns.length > 1) report(`${at}.columns`, 'the first card of a line is not double');
}

/** FH-2: every pair of lines is on one back. */
function checkBacks(edition: Edition, report: Report): void {
  const cards = edition.stations.flatMap((station) => station.cards);
  const backs = edition.backs.map((back) => back.card);
  for (const card of cards) if (!backs.includes(card)) report('backs', `the back of ${card} is missing`);
  edition.backs.forEach((back, i) => {
    if (!cards.includes(back.card)) report(`backs.${i}.card`, `there is no card ${back.card}`);
    if (backs.indexOf(back.card) !== i) report(`backs.${i}.card`, `${back.card} has two backs`);
  });
  const closed = edition.backs.map((back) => back.closed?.join('-'));
  for (const [a, b] of pairsOf(LINES)) {
    const times = closed.filter((pair) => pair === `${LINES[a]}-${LINES[b]}`).length;
    if (times !== 1) report('backs', `lines ${LINES[a]} and ${LINES[b]} are closed by ${times} backs, not by one`);
  }
  closed.forEach((pair, i) => {
    if (pair !== undefined && !pairsOf(LINES).some(([a, b]) => pair === `${LINES[a]}-${LINES[b]}`))
      report(`backs.${i}.closed`, `${pair} is no pair of lines in their order`);
  });
}

function checkTickets(edition: Edition, report: Report): void {
  unique(edition.tickets, 'tickets', 'colour', report);
  for (const line of LINES) {
    const colours = edition.tickets.filter((ticket) => ticket.lines.includes(line));
    if (colours.length !== 1) report('tickets', `line ${line} has ${colours.length} colours, not one`);
  }
}

function checkCards(edition: Edition, report: Report): void {
  unique(edition.actionCards, 'actionCards', 'id', report);
  for (const type of LETTERS) {
    const owned = (owner: string) =>
      edition.actionCards.filter((card) => card.type === type && card.owner === owner).length;
    for (const colour of ['blue', 'green'])
      if (owned(colour) !== 1) report('actionCards', `${colour} has ${owned(colour)} cards ${type}, not one`);
    if (owned('neutral') < edition.setup.reservePerType)
      report('actionCards', `too few neutral cards ${type} for the reserve`);
  }
}

function checkOperations(edition: Edition, report: Report): void {
  const colours = edition.tickets.map((ticket) => ticket.colour);
  edition.stations.forEach((station, i) => {
    for (const part of ['surveyor', 'onBuild'] as const)
      station[part]?.forEach((op, o) => {
        const at = `stations.${i}.${part}.${o}`;
        checkOperation(op, at, colours, report);
        // Two such spaces would send a surveyor to and fro for ever.
        eachOp(op, at, (inner, path) => {
          if (part === 'surveyor' && inner.op === 'moveSurveyor')
            report(path, 'a surveyor action cannot move the surveyor');
        });
      });
  });
  edition.actionCards.forEach((card, i) => {
    card.ops.forEach((op, o) => {
      checkOperation(op, `actionCards.${i}.ops.${o}`, colours, report);
    });
  });
  for (const [type, { ops }] of Object.entries(edition.mainActions))
    ops.forEach((op, o) => {
      checkOperation(op, `mainActions.${type}.ops.${o}`, colours, report);
    });
}

function eachOp(op: RawOp, at: string, each: (op: RawOp, at: string) => void): void {
  each(op, at);
  ((op.options ?? []) as readonly RawOp[]).forEach((option, i) => {
    eachOp(option, `${at}.options.${i}`, each);
  });
}

function checkOperation(op: RawOp, at: string, colours: readonly string[], report: Report): void {
  eachOp(op, at, (inner, path) => {
    if (inner.op === 'takeTicket' && !colours.includes(inner.colour as string))
      report(`${path}.colour`, `there is no ticket ${inner.colour}`);
    if (inner.spread === 'upToTwoLines' && inner.max !== 2)
      report(`${path}.max`, 'two cubes are spread over two lines');
    if (inner.op === 'removeRubble' && ((inner.opponentGets as number | undefined) ?? 0) > (inner.max as number))
      report(`${path}.opponentGets`, 'more than is taken');
    if (inner.op === 'drawFromBag' && (inner.keep as number) > (inner.draw as number))
      report(`${path}.keep`, 'more than is drawn');
    if (inner.op === 'takeFromStockyard' && typeof inner.max === 'number' && (inner.min as number) > inner.max)
      report(`${path}.min`, 'more than the maximum');
    // FH-11: a flip alone is no effect, so it cannot be what is chosen.
    if (inner !== op && inner.op === 'flipExtra') report(path, 'a flip cannot be an option');
  });
}

/** Every figure of a record says where it comes from. */
function checkSources(edition: Edition, report: Report): void {
  const plain = ['id', 'sources', 'note', 'card'];
  const check = (record: Sourced, at: string) => {
    const told = Object.keys(record.sources);
    for (const field of Object.keys(record)) {
      if (plain.includes(field) && !(field === 'id' && told.includes('id'))) continue;
      if (!told.some((name) => name === field || name.startsWith(`${field}.`)))
        report(`${at}.sources`, `it is not said where ${field} comes from`);
    }
    for (const name of told)
      if (!(name.split('.')[0]! in record)) report(`${at}.sources.${name}`, 'there is no such field');
  };
  check(edition.box, 'box');
  check(edition.setup, 'setup');
  check(edition.figures, 'figures');
  for (const list of ['tickets', 'lines', 'backs', 'stations', 'actionCards'] as const)
    edition[list].forEach((record, i) => {
      check(record, `${list}.${i}`);
    });
  for (const [type, action] of Object.entries(edition.mainActions)) check(action, `mainActions.${type}`);
}

function unique<K extends string>(
  records: readonly Readonly<Record<K, unknown>>[],
  list: string,
  key: K,
  report: Report,
): void {
  const values = records.map((record) => record[key]);
  values.forEach((value, i) => {
    if (values.indexOf(value) !== i) report(`${list}.${i}.${key}`, `${String(value)} is there twice`);
  });
}
