/** Checks that an edition makes sense: its parts fit together and the rules can play it. */

import type { Language } from '@quai/engine/words.ts';
import type { RawOp } from './rules/params.ts';
import { type Edition, LETTERS, LINES, type PrintedStation, type Sourced } from './rules/printed.ts';
import { type ProblemTexts, problemTexts } from './text/problems.ts';

type Report = (path: string, sentence: (t: ProblemTexts) => string) => void;

export function senseOf(edition: Edition, language: Language): string[] {
  const problems: string[] = [];
  const report: Report = (path, sentence) => problems.push(`${path}: ${sentence(problemTexts[language])}`);
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
    const expected = LINES[i];
    if (expected !== undefined && line.id !== expected) report(`lines.${i}.id`, (t) => t.lineOrder(expected));
    const columns = edition.stations
      .filter((station) => station.lines.includes(line.id))
      .flatMap((station) => station.columns)
      .sort((a, b) => a - b);
    if (columns.length < 2 || columns.some((column, at) => column !== at + 1))
      report(`lines.${i}`, (t) => t.columnsOfLine(line.id, columns.join(', ')));
  });
  if (edition.setup.stockyard > edition.box.iron + edition.box.stone) report('setup.stockyard', (t) => t.tooManyCubes);
  if (edition.setup.opening * 2 > edition.setup.stockyard) report('setup.opening', (t) => t.opening);
  if (edition.lines.length - 2 < edition.box.buffers) report('box.buffers', (t) => t.buffers);
}

function checkStations(edition: Edition, report: Report): void {
  unique(edition.stations, 'stations', 'id', report);
  edition.stations.forEach((station, i) => {
    const at = `stations.${i}`;
    if (station.columns.length !== station.cards.length) report(`${at}.columns`, (t) => t.columnForCard);
    const [first, second] = station.columns;
    if (first !== undefined && second !== undefined && second !== first + 1) report(`${at}.columns`, (t) => t.halves);
    station.cards.forEach((card, c) => {
      if (card !== `${station.lines.join('/')}-${station.columns[c]}`)
        report(`${at}.cards.${c}`, (t) => t.cardMisfit(card));
    });
    if (first === 1) checkStart(station, at, report);
    else {
      if (station.tracks === 0) report(`${at}.tracks`, (t) => t.trackSpace);
      if (station.spaces.length === 0) report(`${at}.spaces`, (t) => t.stationSpace);
    }
  });
}

function checkStart(station: PrintedStation, at: string, report: Report): void {
  if (station.tracks > 0 || station.rubble > 0 || station.spaces.length > 0 || station.onBuild !== null)
    report(at, (t) => t.firstPrinted);
  if (station.surveyor === null) report(`${at}.surveyor`, (t) => t.firstSurveyor);
  if (station.columns.length > 1) report(`${at}.columns`, (t) => t.firstDouble);
}

/** FH-2: every pair of lines is on exactly one back. */
function checkBacks(edition: Edition, report: Report): void {
  const cards = edition.stations.flatMap((station) => station.cards);
  const backs = edition.backs.map((back) => back.card);
  for (const card of cards) if (!backs.includes(card)) report('backs', (t) => t.backMissing(card));
  edition.backs.forEach((back, i) => {
    if (!cards.includes(back.card)) report(`backs.${i}.card`, (t) => t.noCard(back.card));
    if (backs.indexOf(back.card) !== i) report(`backs.${i}.card`, (t) => t.twoBacks(back.card));
  });
  const closed = edition.backs.map((back) => back.closed?.join('-'));
  const pairs = LINES.flatMap((a, i) => LINES.slice(i + 1).map((b) => [a, b] as const));
  for (const [a, b] of pairs) {
    const times = closed.filter((pair) => pair === `${a}-${b}`).length;
    if (times !== 1) report('backs', (t) => t.closedTimes(a, b, times));
  }
  closed.forEach((pair, i) => {
    if (pair !== undefined && !pairs.some(([a, b]) => pair === `${a}-${b}`))
      report(`backs.${i}.closed`, (t) => t.noPair(pair));
  });
}

function checkTickets(edition: Edition, report: Report): void {
  unique(edition.tickets, 'tickets', 'colour', report);
  for (const line of LINES) {
    const colours = edition.tickets.filter((ticket) => ticket.lines.includes(line));
    if (colours.length !== 1) report('tickets', (t) => t.coloursOfLine(line, colours.length));
  }
}

function checkCards(edition: Edition, report: Report): void {
  unique(edition.actionCards, 'actionCards', 'id', report);
  for (const type of LETTERS) {
    const owned = (owner: string) =>
      edition.actionCards.filter((card) => card.type === type && card.owner === owner).length;
    for (const colour of ['blue', 'green'] as const)
      if (owned(colour) !== 1) report('actionCards', (t) => t.cardsOfSeat(colour, owned(colour), type));
    if (owned('neutral') < edition.setup.reservePerType) report('actionCards', (t) => t.reserve(type));
  }
}

function checkOperations(edition: Edition, report: Report): void {
  const colours = edition.tickets.map((ticket) => ticket.colour);
  edition.stations.forEach((station, i) => {
    for (const part of ['surveyor', 'onBuild'] as const)
      station[part]?.forEach((op, o) => {
        const at = `stations.${i}.${part}.${o}`;
        checkOperation(op, at, colours, report);
        // Two such spaces would send a surveyor back and forth for ever.
        eachOp(op, at, (inner, path) => {
          if (part === 'surveyor' && inner.op === 'moveSurveyor') report(path, (t) => t.surveyorMoves);
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
      report(`${path}.colour`, (t) => t.noTicket(String(inner.colour)));
    if (inner.spread === 'upToTwoLines' && inner.max !== 2) report(`${path}.max`, (t) => t.twoLines);
    if (inner.op === 'removeRubble' && ((inner.opponentGets as number | undefined) ?? 0) > (inner.max as number))
      report(`${path}.opponentGets`, (t) => t.moreThanTaken);
    if (inner.op === 'drawFromBag' && (inner.keep as number) > (inner.draw as number))
      report(`${path}.keep`, (t) => t.moreThanDrawn);
    if (inner.op === 'takeFromStockyard' && typeof inner.max === 'number' && (inner.min as number) > inner.max)
      report(`${path}.min`, (t) => t.moreThanMost);
    // FH-11: a flip alone does not count as an effect, so it cannot be an option.
    if (inner !== op && inner.op === 'flipExtra') report(path, (t) => t.flipOption);
  });
}

/** Every field of a record must have a source. */
function checkSources(edition: Edition, report: Report): void {
  const plain = ['id', 'sources', 'note', 'card'];
  const check = (record: Sourced, at: string) => {
    const told = Object.keys(record.sources);
    for (const field of Object.keys(record)) {
      if (plain.includes(field) && !(field === 'id' && told.includes('id'))) continue;
      if (!told.some((name) => name === field || name.startsWith(`${field}.`)))
        report(`${at}.sources`, (t) => t.noSource(field));
    }
    for (const name of told) {
      const [field = name] = name.split('.');
      if (!(field in record)) report(`${at}.sources.${name}`, (t) => t.noField);
    }
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
    if (values.indexOf(value) !== i) report(`${list}.${i}.${key}`, (t) => t.twice(String(value)));
  });
}
