/** The text board: the whole table in words, complete enough to play from. */

import { at } from '@quai/engine/at.ts';
import type { Seat } from '@quai/engine/contract.ts';
import type { Names, Panel } from '@quai/engine/words.ts';
import type { View } from '../rules/rules.ts';
import {
  BACK,
  COMPETITOR,
  GOING_ON,
  HOME,
  IRON,
  KINDS,
  NOBODY,
  NOT_IN_PLAY,
  ON_CARD,
  PASSENGER,
  PUB,
  RUBBLE,
  SLOTS,
  STONE,
  TURNS,
  WHITE,
} from '../rules/state.ts';
import { layoutOf } from '../rules/tables.ts';
import { bonusOf } from './moves.ts';
import { amounts, cardEffect, cardName, colourName, letter, type Speaker, sayList, scoringOf } from './speaker.ts';

export function board(speaker: Speaker, view: View, names: Names): Panel[] {
  const { edition } = speaker.t;
  return [
    tablePanel(speaker, view, names),
    ...layoutOf(speaker.t, view).lines.map((line) => linePanel(speaker, view, names, line)),
    seatPanel(speaker, view, names, 0),
    seatPanel(speaker, view, names, 1),
    reservePanel(speaker, view),
    pilePanel(speaker, view, names, 0),
    pilePanel(speaker, view, names, 1),
    { title: edition.name[speaker.language], lines: edition.provenance.summary[speaker.language] },
  ];
}

function tablePanel({ t, p }: Speaker, view: View, names: Names): Panel {
  const say = p.board;
  const [a, b] = layoutOf(t, view).closed;
  const choosing = view.open.findIndex((stack) => stack.length > 0);
  const now =
    view.ended !== null
      ? say.over
      : view.phase === TURNS
        ? say.turnOf(names(view.turn), view.turns)
        : say.opening(names(Math.max(0, choosing)));
  return {
    title: say.table,
    lines: [
      now,
      ...(view.ending === GOING_ON ? [] : [say.triggered]),
      say.firstSeat(names(view.first)),
      say.yard(amounts(p, { iron: view.yard[IRON], stone: view.yard[STONE] }), view.yard[WHITE]),
      say.bag(amounts(p, { iron: view.bag[IRON], stone: view.bag[STONE] }), view.bag[WHITE]),
      say.supply(view.supply[0], view.supply[1]),
      say.buffersLeft(view.buffersLeft),
      say.competitorsLeft(view.competitors),
      ...(view.summit === NOT_IN_PLAY
        ? []
        : [say.summitToken(t.figures.summitVp, view.summit === ON_CARD ? null : names(view.summit))]),
      say.closedLines(p.and([at(t.lineIds, a), at(t.lineIds, b)])),
    ],
  };
}

function linePanel(speaker: Speaker, view: View, names: Names, line: number): Panel {
  const { t, p } = speaker;
  const say = p.board;
  const colour = at(t.ticketOf, line);
  return {
    title: say.line(at(t.lineIds, line), at(t.edition.lines, line).name),
    lines: [
      ...(view.buffers[line] === 1 ? [say.buffer] : []),
      ...(view.bonus[line] === NOT_IN_PLAY
        ? []
        : [say.bonusToken(at(t.lineBonus, line), view.bonus[line] === ON_CARD ? null : names(at(view.bonus, line)))]),
      say.ticketsLeft(at(view.ticketsLeft, colour), colourName(speaker, colour)),
    ],
    head: say.head,
    rows: at(layoutOf(t, view).lineStations, line).map((station) => stationRow(speaker, view, names, station)),
  };
}

function stationRow(speaker: Speaker, view: View, names: Names, i: number): string[] {
  const { t, p } = speaker;
  const say = p.board;
  const station = at(t.stations, i);
  const codes = at(t.edition.stations, i).cards.join(' ');
  const owner = (who: number) => (who === NOBODY ? say.free : who === COMPETITOR ? say.competitor : names(who));
  const tracks = numbers(station.tracks).map((space, nth) => {
    if (at(view.rubble, i) > 0 && view.track[space] === NOBODY) return nth === 0 ? say.underRubble : say.waits;
    return owner(at(view.track, space));
  });
  const spaces = numbers(station.spaces).map((space) =>
    say.space(
      at(t.spaceCodes, space),
      amounts(p, at(t.spaces, space).cost),
      bonusOf(speaker, space),
      owner(at(view.built, space)),
    ),
  );
  if (station.onBuild !== null) spaces.push(say.onBuild(sayList(speaker, station.onBuild)));
  const here = [0, 1].filter((seat) => view.surveyor[seat] === i).map(names);
  const surveyor = [
    station.surveyor === null ? say.noSurveyor : sayList(speaker, station.surveyor),
    ...(here.length > 0 ? [say.standsHere(p.and(here))] : []),
  ];
  return [
    `${codes} ${station.name}`,
    `${view.rubble[i]}`,
    tracks.join('; '),
    station.start ? say.start : spaces.join('; '),
    surveyor.join(' '),
  ];
}

function numbers(list: Readonly<{ from: number; end: number }>): number[] {
  return Array.from({ length: list.end - list.from }, (_, i) => list.from + i);
}

function seatPanel(speaker: Speaker, view: View, names: Names, seat: Seat): Panel {
  const { t, p } = speaker;
  const say = p.board;
  const own = (kind: number) => at(view.stock, seat * KINDS + kind);
  const colours = t.colours.flatMap((_, colour) =>
    view.tickets[seat * t.colours.length + colour] === 1 ? [colourName(speaker, colour)] : [],
  );
  const place = at(view.surveyor, seat);
  return {
    title: say.seat(names(seat), p.colour[seat === t.blue ? 'blue' : 'green']),
    lines: [
      say.owns(
        at(view.vp, seat),
        amounts(p, { iron: own(IRON), stone: own(STONE), rubble: own(RUBBLE), passenger: own(PASSENGER) }),
      ),
      say.works(at(view.stations, seat), at(view.tracks, seat), at(view.tiles, seat)),
      say.tickets(colours.length === 0 ? say.none : p.and(colours)),
      say.surveyorAt(place === HOME ? say.atHome : place === PUB ? say.atPub : at(t.stations, place).name),
    ],
    head: say.cardHead,
    rows: Array.from({ length: SLOTS }, (_, slot) => cardRow(speaker, view, seat, slot)),
  };
}

function cardRow(speaker: Speaker, view: View, seat: Seat, slot: number): string[] {
  const say = speaker.p.board;
  const card = at(view.hand, seat * SLOTS + slot);
  if (card === NOBODY) return [letter(slot), say.missing, '', ''];
  const shown = at(view.side, seat * SLOTS + slot);
  const inUse = seat === view.turn && slot === view.used && view.scoredUsed === 0;
  return [
    `${at(speaker.t.cards, card).id}${inUse ? say.inUse : ''}`,
    sideOf(speaker, card, shown),
    sideOf(speaker, card, 1 - shown),
    scoringOf(speaker, card),
  ];
}

function sideOf(speaker: Speaker, card: number, side: number): string {
  const { type, back } = at(speaker.t.cards, card);
  const what = `${letter(side === BACK ? back : type)}, ${speaker.p.sides[side]}, ${cardName(speaker, card, side)}`;
  return `${what}${speaker.language === 'fr' ? ' :' : ':'} ${cardEffect(speaker, card, side)}`;
}

function reservePanel(speaker: Speaker, view: View): Panel {
  return {
    title: speaker.p.board.reserve,
    head: speaker.p.board.reserveHead,
    rows: view.reserve.map((card) => [
      at(speaker.t.cards, card).id,
      sideOf(speaker, card, BACK),
      scoringOf(speaker, card),
    ]),
  };
}

function pilePanel(speaker: Speaker, view: View, names: Names, seat: Seat): Panel {
  return {
    title: speaker.p.board.pile(names(seat)),
    head: speaker.p.board.pileHead,
    rows: at(view.pile, seat).map((card) => [at(speaker.t.cards, card).id, scoringOf(speaker, card)]),
  };
}
