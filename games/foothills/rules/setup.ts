/** Sets up the table and opens its phases: first resources, then turns (FH-2 to FH-9, FH-44). */

import { at } from '@quai/engine/at.ts';
import type { Chance } from '@quai/engine/chance.ts';
import type { Step, Tell } from '@quai/engine/contract.ts';
import { canChooseCard } from './cards.ts';
import { placeCompetitor } from './competitors.ts';
import { CUBE, cubeMove, FROM_YARD, kindOf, type Move, resourceOf, sourceOf, whichOf } from './moves.ts';
import {
  closeFrame,
  FIRST_TAKES,
  GOING_ON,
  GOLD,
  HOME,
  IRON,
  KINDS,
  NOBODY,
  NOT_IN_PLAY,
  ON_CARD,
  openFrame,
  other,
  SECOND_TAKES,
  SLOTS,
  STONE,
  type State,
  TURNS,
  WHITE,
} from './state.ts';
import { bagResources, drawCube, moveCube, refill, yardResources } from './stockyard.ts';
import { argOf, type Tables } from './tables.ts';
import { endTurn } from './turn.ts';

const SEATS = 2;
const CARD_STEP = { step: 'card', args: [] };

export function setup(t: Tables, chance: Chance, tell?: Tell): State {
  const closed = t.closedByOption >= 0 ? t.closedByOption : drawClosed(t, chance);
  const layout = at(t.layouts, closed);
  const zeros = (n: number) => new Array<number>(n).fill(0);
  const hand = new Array<number>(SEATS * SLOTS).fill(NOBODY);
  t.cards.forEach((card, i) => {
    if (card.owner !== 'neutral') hand[(card.owner === 'blue' ? t.blue : other(t.blue)) * SLOTS + card.type] = i;
  });
  const rubble = t.stations.map((station, i) => (layout.stationInPlay[i] ? station.rubble : 0));
  const s: State = {
    open: [[], []],
    ended: null,
    closed,
    phase: SECOND_TAKES,
    first: 0,
    turn: 0,
    turns: 0,
    bag: [t.box.iron, t.box.stone, 0],
    yard: [0, 0, 0],
    supply: [t.box.rubble - rubble.reduce((a, b) => a + b), t.box.passengers],
    stock: zeros(SEATS * KINDS),
    vp: zeros(SEATS),
    tiles: zeros(SEATS).fill(t.box.tilesPerSeat),
    stations: zeros(SEATS),
    tracks: zeros(SEATS),
    surveyor: zeros(SEATS).fill(HOME),
    tickets: zeros(SEATS * t.colours.length),
    ticketsLeft: t.colours.map((_, colour) => (layout.colours.includes(colour) ? t.box.ticketsPerColour : 0)),
    rubble,
    track: zeros(t.trackStation.length).fill(NOBODY),
    built: zeros(t.spaces.length).fill(NOBODY),
    buffers: zeros(t.lineIds.length),
    buffersLeft: t.box.buffers,
    competitors: t.box.competitors,
    bonus: t.lineBonus.map((vp, line) => (vp > 0 && layout.inPlay[line] ? ON_CARD : NOT_IN_PLAY)),
    summit: layout.inPlay[t.lineIds.indexOf(t.edition.setup.summitLine)] ? ON_CARD : NOT_IN_PLAY,
    hand,
    side: zeros(SEATS * SLOTS).fill(GOLD),
    reserve: [],
    pile: [[], []],
    used: NOBODY,
    action: NOBODY,
    scoredUsed: 0,
    done: 0,
    flips: 0,
    flipped: 0,
    placed: 0,
    stall: 0,
    ending: GOING_ON,
  };
  tell?.({ kind: 'lines', by: null, closed: layout.closed.slice() });
  dealReserve(t, s, chance, tell);
  for (let i = 0; i < t.edition.setup.stockyard; i++) drawCube(s, chance, tell);
  s.bag[WHITE] = t.box.events;
  s.first = t.firstByOption >= 0 ? t.firstByOption : chance.from([1, 1], 'first seat');
  s.turn = s.first;
  tell?.({ kind: 'first', by: s.first });
  openTaking(t, s, other(s.first));
  return s;
}

/** FH-2: the back of a station card names the closed lines; if it names none, another card is drawn. */
function drawClosed(t: Tables, chance: Chance): number {
  const left = t.backs.map(() => 1);
  for (;;) {
    const card = chance.from(left, 'closed lines');
    const pair = at(t.backs, card);
    if (pair >= 0) return pair;
    left[card] = 0;
  }
}

/** FH-8: deals the edition's number of neutral cards of each letter. */
function dealReserve(t: Tables, s: State, chance: Chance, tell?: Tell): void {
  for (let type = 0; type < t.types.length; type++) {
    const left = t.cards.map((card) => (card.owner === 'neutral' && card.type === type ? 1 : 0));
    for (let i = 0; i < t.edition.setup.reservePerType; i++) {
      const card = chance.from(left, 'reserve');
      left[card] = 0;
      s.reserve.push(card);
    }
  }
  s.reserve.sort((a, b) => a - b);
  tell?.({ kind: 'reserve', by: null, cards: s.reserve.slice() });
}

/** FH-9: the second seat takes its resources, then the first. */
function openTaking(t: Tables, s: State, seat: number): void {
  if (t.edition.setup.opening > 0 && yardResources(s) > 0)
    openFrame(s, seat, { step: 'opening', args: [t.edition.setup.opening] });
}

/** Which resource to begin with? Frame: how many are still to take. */
export const openingStep: Step<State, Move> = {
  candidates(_s, _seat, _open, each) {
    each(cubeMove(FROM_YARD, IRON));
    each(cubeMove(FROM_YARD, STONE));
  },
  check(s, _seat, _open, m) {
    if (kindOf(m) !== CUBE) return 'step';
    const way = whichOf(m);
    return sourceOf(way) === FROM_YARD && s.yard[resourceOf(way)] > 0 ? null : 'FH-9';
  },
  apply(s, seat, open, m, _chance, tell) {
    closeFrame(s, seat);
    moveCube(s, seat, FROM_YARD, resourceOf(whichOf(m)), tell);
    const left = argOf(open, 0) - 1;
    if (left > 0 && yardResources(s) > 0) openFrame(s, seat, { step: 'opening', args: [left] });
  },
};

/** Opens the first seat's first resources, or a turn. */
export function next(t: Tables, s: State, chance: Chance, tell?: Tell): void {
  if (s.phase === SECOND_TAKES) {
    s.phase = FIRST_TAKES;
    openTaking(t, s, s.first);
  } else {
    s.phase = TURNS;
    beginTurn(t, s, chance, tell);
  }
}

function beginTurn(t: Tables, s: State, chance: Chance, tell?: Tell): void {
  s.turns++;
  tell?.({ kind: 'turn', by: s.turn, number: s.turns });
  // FH-44: makes up for a refill that had to be skipped.
  if (yardResources(s) === 0 && bagResources(s) > 0) {
    tell?.({ kind: 'lateRefill', by: null });
    refill(t, s, chance, tell);
  }
  if (canChooseCard(t, s, s.turn)) {
    openFrame(s, s.turn, CARD_STEP);
    return;
  }
  // FH-11: a seat that cannot choose any card passes and places a competitor.
  tell?.({ kind: 'passed', by: s.turn });
  placeCompetitor(t, s, tell);
  endTurn(t, s, tell);
}
