/** The phrases that every language must have. The other files in this folder combine them. */

import type { LineFilter, Spread, Target } from '../rules/params.ts';

export type Unit = 'iron' | 'stone' | 'anyResource' | 'rubble' | 'passenger' | 'vp';
export type Scoring = 'passengerPairs' | 'trackPairs' | 'stations' | 'tickets' | 'pileCards';
export type Cube = 'iron' | 'stone' | 'white';
export type DecisionStep =
  | 'opening'
  | 'card'
  | 'yard'
  | 'gain'
  | 'keep'
  | 'rubble'
  | 'track'
  | 'exchange'
  | 'choose'
  | 'build'
  | 'pay'
  | 'surveyor'
  | 'visit'
  | 'ticket'
  | 'score'
  | 'replace'
  | 'flip';
export type Group = 'stop' | 'cards' | 'cubes' | 'lines' | 'effects' | 'stations' | 'payments' | 'places' | 'tickets';

export interface Phrases {
  /** `2 stone`. */
  amount(count: number, unit: Unit): string;
  nothing: string;
  /** `1 iron and 2 stone`. */
  and(parts: readonly string[]): string;
  /** The options of a choice. */
  or(parts: readonly string[]): string;
  cube(cube: Cube): string;
  colour: Readonly<Record<'blue' | 'green', string>>;
  scoring: Readonly<Record<Scoring, string>>;
  requires: Readonly<Record<'ticket' | 'ticketOrTrack', string>>;
  sides: readonly [string, string];

  ops: OpPhrases;
  /** Short names of decisions, for the trail: `Architect > pay`. */
  labels: Readonly<Record<DecisionStep, string>>;
  questions: Readonly<Record<DecisionStep, string>>;
  crumbs: {
    surveyor(station: string): string;
    onBuild(station: string): string;
    station(station: string): string;
    track(line: string): string;
    exchange: string;
  };
  moves: MovePhrases;
  groups: Readonly<Record<Group, string>>;
  events: EventPhrases;
  lines: {
    vp: string;
    bonus(line: string): string;
    pile(card: string, scoring: Scoring): string;
    passengers: string;
    summit: string;
  };
  /** All lines of a kind together. */
  kinds: Readonly<Record<'bonus' | 'pile' | 'passengers', string>>;
  /** The button for a rematch on the same lines (FH-40). */
  keep: string;
  endings: Readonly<Record<'buffers' | 'competitors' | 'stalled', string>>;
  board: BoardPhrases;
  options: Readonly<{
    lines: string;
    random: string;
    closed(pair: string): string;
    first: string;
    seats: readonly [string, string];
    colours: string;
    blueFirst: string;
    greenFirst: string;
    help: Readonly<Record<'lines' | 'first' | 'colours', string>>;
  }>;
}

interface OpPhrases {
  take(gain: string): string;
  takeFromStockyard(min: number, max: number | 'tickets'): string;
  drawFromBag(draw: number, keep: number): string;
  refillStockyard(cubes: number): string;
  addToStockyard(cubes: number): string;
  removeRubble(
    op: Readonly<{ max: number; spread: Spread; filter: LineFilter; fill: boolean; opponentGets: number }>,
  ): string;
  layTrack(cost: string, times: number, filter: LineFilter): string;
  exchange(pay: string, gain: string, times: number): string;
  choose(options: readonly string[], times: number): string;
  buildStation(
    op: Readonly<{
      filter: LineFilter;
      extraCost: string | null;
      discount: number;
      bonus: boolean;
      extraGain: string | null;
      ironForStone: boolean;
    }>,
  ): string;
  moveSurveyor(targets: readonly Target[], times: number): string;
  takeTicket(colour: string): string;
  takeAnyTicket: string;
  takeSummit: string;
  scoreCard: string;
  flipExtra(max: number | 'any'): string;
}

interface MovePhrases {
  stop: string;
  stops: Readonly<Partial<Record<DecisionStep, string>>>;
  card(letter: string, name: string, effect: string): string;
  flip(letter: string, from: string, to: string): string;
  score(letter: string, name: string, scoring: string): string;
  noCard(letter: string): string;
  cube(resource: string, source: 'yard' | 'bag'): string;
  rubble(line: string, station: string, cubes: number): string;
  track(line: string, station: string): string;
  line(line: string): string;
  space(code: string, station: string, cost: string, bonus: string): string;
  pay(amounts: string): string;
  keep(amounts: string): string;
  place(code: string, station: string, effect: string): string;
  pub: string;
  home: string;
  ticket(colour: string): string;
  replace(card: string, name: string, effect: string): string;
}

interface EventPhrases {
  lines(closed: readonly string[]): string;
  reserve(cards: readonly string[]): string;
  drawn(cube: string): string;
  first(name: string): string;
  turn(name: string, number: number): string;
  lateRefill: string;
  passed(name: string): string;
  card(name: string, letter: string, card: string): string;
  took(name: string, resource: string, source: 'yard' | 'bag'): string;
  fromBag(name: string, resource: string): string;
  supplied(name: string, amount: string): string;
  vp(name: string, vp: number): string;
  paid(name: string, amounts: string): string;
  rubble(name: string, cubes: number, station: string, left: number, vp: number): string;
  gave(name: string, cubes: number): string;
  track(name: string, line: string, station: string, vp: number): string;
  buffer(line: string, left: number): string;
  competitor(station: string, rubble: number, left: number): string;
  noCompetitor: string;
  eventsBack(cubes: number): string;
  station(name: string, code: string, station: string, count: number): string;
  bonus(name: string, line: string): string;
  surveyor(name: string, station: string): string;
  surveyorHome(name: string): string;
  surveyorPub(name: string): string;
  ticket(name: string, colour: string): string;
  summit(name: string, fromOpponent: boolean): string;
  scored(name: string, card: string, scoring: string): string;
  replaced(name: string, card: string): string;
  flipped(name: string, letter: string, shown: string): string;
  triggered: Readonly<Record<'buffers' | 'competitors' | 'stalled', string>>;
  lastTurn(name: string): string;
  ended: string;
}

interface BoardPhrases {
  table: string;
  opening(name: string): string;
  turnOf(name: string, turn: number): string;
  over: string;
  triggered: string;
  firstSeat(name: string): string;
  buffersLeft(count: number): string;
  competitorsLeft(count: number): string;
  closedLines(lines: string): string;
  yard(amounts: string, white: number): string;
  bag(amounts: string, white: number): string;
  supply(rubble: number, passengers: number): string;
  line(id: string, name: string): string;
  buffer: string;
  bonusToken(vp: number, owner: string | null): string;
  summitToken(vp: number, owner: string | null): string;
  ticketsLeft(count: number, colour: string): string;
  head: readonly [card: string, rubble: string, track: string, stations: string, surveyor: string];
  start: string;
  free: string;
  underRubble: string;
  /** A second track space of a card: the rubble lies on the first (FH-21). */
  waits: string;
  competitor: string;
  space(code: string, cost: string, bonus: string, owner: string): string;
  onBuild(effect: string): string;
  noSurveyor: string;
  standsHere(names: string): string;
  seat(name: string, colour: string): string;
  owns(vp: number, amounts: string): string;
  works(stations: number, tracks: number, tiles: number): string;
  tickets(colours: string): string;
  surveyorAt(place: string): string;
  atHome: string;
  atPub: string;
  none: string;
  cardHead: readonly [letter: string, shown: string, other: string, scores: string];
  missing: string;
  inUse: string;
  reserve: string;
  reserveHead: readonly [card: string, back: string, scores: string];
  pile(name: string): string;
  pileHead: readonly [card: string, scores: string];
  needs(what: string): string;
}
