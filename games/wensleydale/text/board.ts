/** The whole view as text, complete enough to play from without any picture. */

import { at } from '@quai/engine/at.ts';
import { toAct } from '@quai/engine/play.ts';
import type { Names, Panel } from '@quai/engine/words.ts';
import { COMPANY_NAMES, INFLUENCE_NAMES, LOADS, NOBODY, PIECES, PROFIT, TRACKS } from '../rules/kinds.ts';
import { linksOf } from '../rules/network.ts';
import type { Tables } from '../rules/open.ts';
import { PHASES } from '../rules/phases/list.ts';
import { orderOn, pileOn, spaceOf } from '../rules/piles.ts';
import type { State } from '../rules/state.ts';
import { profitIfNow, profitToCome } from '../rules/whatif.ts';
import type { Phrases } from './en.ts';
import { lineText } from './moves.ts';
import { regionsPanel } from './regions.ts';

export function boardText(p: Phrases, t: Tables, s: State, names: Names): Panel[] {
  return [
    roundPanel(p, t, s, names),
    seatsPanel(p, t, s, names),
    tracksPanel(p, t, s, names),
    auctionPanel(p, t, s, names),
    trainsPanel(p, t, s, names),
    ...(profitToCome(s) ? [forecastPanel(p, t, s, names)] : []),
    regionsPanel(p, t, s, names),
    boxPanel(p, s),
  ];
}

const seatList = (p: Phrases, seats: readonly number[], names: Names) => p.list(seats.map(names));

function roundPanel(p: Phrases, t: Tables, s: State, names: Names): Panel {
  const b = p.board;
  const acting = toAct(s);
  const lines = [s.ended === null ? b.now(seatList(p, acting, names)) : b.over];
  if (s.line.length > 0)
    lines.push(
      s.buyer === NOBODY
        ? b.lineBuilt(lineText(t, s.line), s.due)
        : b.lineTaken(at(COMPANY_NAMES, s.buyer), lineText(t, s.line)),
    );
  lines.push(b.order(seatList(p, s.order, names)));
  lines.push(b.buildOrder(seatList(p, s.buildOrder, names)));
  lines.push(b.trainOrder(seatList(p, s.trainOrder, names)));
  if (s.ended === null && s.phase < PHASES.length) lines.push(b.next(p.list(p.phase.slice(s.phase))));
  return { title: b.round(s.round, t.rounds, s.phase, p.phase[s.phase - 1] ?? p.nothing), lines };
}

/** The pieces present, in words. */
function pieceList(p: Phrases, counts: readonly number[]): string {
  const there = counts.flatMap((count, piece) => (count > 0 ? [p.piece(piece, count)] : []));
  return there.length === 0 ? p.nothing : p.list(there);
}

function seatsPanel(p: Phrases, t: Tables, s: State, names: Names): Panel {
  const rows = s.order.map((seat) => [
    names(seat),
    p.board.cubes(at(s.hand, seat), at(s.stock, seat)),
    ...INFLUENCE_NAMES.map((_, kind) => String(spaceOf(s, kind, seat))),
    p.signed(spaceOf(s, PROFIT, seat)),
    p.board.links(linksOf(t, s, seat), at(s.linkStock, seat)),
    String(s.locomotives[seat]),
    pieceList(p, s.held.slice(seat * LOADS, (seat + 1) * LOADS)),
  ]);
  return { title: p.board.seats, head: p.board.seatsHead, rows };
}

function tracksPanel(p: Phrases, t: Tables, s: State, names: Names): Panel {
  const lines = Array.from({ length: TRACKS }, (_, track) => {
    const order = orderOn(s, track);
    const spaces = [...new Set(order.map((seat) => spaceOf(s, track, seat)))];
    const piles = spaces.map((space) => {
      const name = track === PROFIT ? p.signed(space) : String(space);
      return p.board.pile(name, seatList(p, pileOn(s, track, space), names));
    });
    const last = track === PROFIT ? `${p.signed(t.profitMin)} … ${p.signed(t.profitMax)}` : `0 … ${t.influenceMax}`;
    return p.board.pile(`${p.board.trackNames[track]} (${last})`, piles.join('; '));
  });
  return { title: p.board.tracks, lines };
}

function auctionPanel(p: Phrases, t: Tables, s: State, names: Names): Panel {
  const rows = t.edition.spaces.map((space, i) => [
    String(space.number),
    p.list(space.printed.map((kind) => at(p.influence, INFLUENCE_NAMES.indexOf(kind)))),
    p.influence[at(s.drawn, i)] ?? p.nothing,
    String(space.minimum),
    s.bidder[i] === NOBODY ? p.nothing : p.board.bid(names(at(s.bidder, i)), at(s.bid, i)),
  ]);
  return { title: p.board.auction, head: p.board.auctionHead, rows };
}

function trainsPanel(p: Phrases, t: Tables, s: State, names: Names): Panel {
  const rows = t.edition.trains.map((train, i) => [
    train.id,
    String(train.cost),
    String(train.passengers),
    String(train.goods),
    s.trainOwner[i] === NOBODY ? p.nothing : names(at(s.trainOwner, i)),
    pieceList(p, s.loads.slice(i * LOADS, (i + 1) * LOADS)),
  ]);
  const passed = s.order.filter((seat) => s.passed[seat] === 1);
  const told = passed.length > 0 && PHASES[s.phase - 1]?.id === 'trains';
  return {
    title: p.board.trains,
    ...(told ? { lines: [p.board.passed(seatList(p, passed, names))] } : {}),
    head: p.board.trainsHead,
    rows,
  };
}

function forecastPanel(p: Phrases, t: Tables, s: State, names: Names): Panel {
  const rows = profitIfNow(t, s).map(({ seat, income, upkeep, from, to, place }) => [
    names(seat),
    String(income),
    String(upkeep),
    p.board.space(from, to),
    String(place + 1),
  ]);
  return { title: p.board.forecast, head: p.board.forecastHead, rows };
}

function boxPanel(p: Phrases, s: State): Panel {
  const [mr, ner] = s.companyStock;
  return {
    title: p.board.box,
    lines: [
      p.board.gone(pieceList(p, s.gone.slice(0, PIECES))),
      p.board.companyLinks(mr, ner),
      p.board.bag(p.list(s.bag.map((count, kind) => `${count} ${p.influence[kind]}`))),
    ],
  };
}
