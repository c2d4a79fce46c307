/** Positions for tests: a table set up without chance, changed by hand, played by notation. */

import { at } from '@quai/engine/at.ts';
import { scriptedChance } from '@quai/engine/chance.ts';
import type { GameEvent, Options, Seat } from '@quai/engine/contract.ts';
import { begin, moves, openStep, play, refusal, settle, toAct } from '@quai/engine/play.ts';
import type { Edition } from '../rules/printed.ts';
import type { FootHills } from '../rules/rules.ts';
import { COMPETITOR, IRON, KINDS, NOBODY, PASSENGER, RUBBLE, SLOTS, STONE, type State } from '../rules/state.ts';
import { adapted, rulesWith } from './opened.ts';

/** Cubes as kinds of the bag, for scripts. */
export const CUBES = { i: 0, s: 1, w: 2 } as const;
type CubeLetter = keyof typeof CUBES;

export function cubes(text: string): number[] {
  return [...text].map((letter) => CUBES[letter as CubeLetter]);
}

const KIND = { iron: IRON, stone: STONE, rubble: RUBBLE, passenger: PASSENGER };

export class Position {
  readonly rules: FootHills;
  state: State;
  readonly events: GameEvent[] = [];

  /** By default lines VII and VIII are closed, seat 0 (blue) begins and the stockyard is iiisss. */
  constructor(options: Options = {}, edition: Edition = adapted(), yard = 'iiisss') {
    this.rules = rulesWith({ lines: 'VII-VIII', first: 'seat1', ...options }, edition);
    this.state = begin(this.rules, scriptedChance([...reserveOf(this.rules), ...cubes(yard)]));
  }

  get t() {
    return this.rules.tables;
  }

  /** Both seats take 1 iron and 1 stone; the first seat chooses its card. Clears the events so far. */
  started(): this {
    while (this.step === 'opening') this.play(this.own(this.seat, 'iron') === 0 ? 'yi' : 'ys');
    this.events.length = 0;
    return this;
  }

  /** The one seat that must act. */
  get seat(): Seat {
    const acting = toAct(this.state);
    if (acting.length !== 1) throw new Error(`${acting.length} seats must act`);
    return at(acting, 0);
  }

  get step(): string {
    return openStep(this.state, this.seat)!.step;
  }

  moves(seat: Seat = this.seat): string[] {
    return moves(this.rules, this.state, seat).map((m) => this.rules.format(m));
  }

  refusal(text: string): string | null {
    const m = this.rules.parse(text);
    if (m === null) throw new Error(`«${text}» is not a move`);
    return refusal(this.rules, this.state, this.seat, m)?.rule ?? null;
  }

  /** Plays moves separated by spaces; `A[iww]` gives the outcomes a move uses. */
  play(line: string): this {
    for (const text of line.split(' ')) {
      const [, move, outcomes] = /^([^[]+)(?:\[(.*)\])?$/.exec(text)!;
      const m = this.rules.parse(move!);
      if (m === null) throw new Error(`«${move}» is not a move`);
      const why = refusal(this.rules, this.state, this.seat, m);
      if (why !== null) throw new Error(`«${move}» is refused by ${why.rule}; moves: ${this.moves().join(' ')}`);
      const chance = scriptedChance(cubes(outcomes ?? ''));
      play(this.rules, this.state, this.seat, m, chance, (event) => this.events.push(event));
      if (chance.used() !== (outcomes ?? '').length) throw new Error(`«${text}» used ${chance.used()} outcomes`);
    }
    return this;
  }

  told(kind: string): GameEvent[] {
    return this.events.filter((event) => event.kind === kind);
  }

  // What is where, by the names of the cards.

  station(code: string): number {
    const found = this.t.edition.stations.findIndex((station) => station.cards.includes(code));
    if (found < 0) throw new Error(`no card ${code}`);
    return found;
  }

  space(code: string): number {
    const found = this.t.spaceCodes.indexOf(code);
    if (found < 0) throw new Error(`no space ${code}`);
    return found;
  }

  line(id: string): number {
    return this.t.lineIds.indexOf(id);
  }

  card(id: string): number {
    return this.t.cards.findIndex((card) => card.id === id);
  }

  own(seat: Seat, thing: keyof typeof KIND): number {
    return at(this.state.stock, seat * KINDS + KIND[thing]);
  }

  rubble(code: string): number {
    return at(this.state.rubble, this.station(code));
  }

  hasTicket(seat: Seat, colour: string): boolean {
    return this.state.tickets[seat * this.t.colours.length + this.t.colours.indexOf(colour)] === 1;
  }

  /** The cards of a seat, a small letter for the back: `A1 b1 C1 - E1`. */
  hand(seat: Seat): string {
    return Array.from({ length: SLOTS }, (_, slot) => {
      const card = at(this.state.hand, seat * SLOTS + slot);
      if (card === NOBODY) return '-';
      const { id } = at(this.t.cards, card);
      return this.state.side[seat * SLOTS + slot] === 1 ? id.toLowerCase() : id;
    }).join(' ');
  }

  pile(seat: Seat): string[] {
    return at(this.state.pile, seat).map((card) => at(this.t.cards, card).id);
  }

  // Changes by hand. They conserve the box: cubes come from the bag, tiles from the seat.

  give(seat: Seat, things: Partial<Record<keyof typeof KIND, number>>): this {
    for (const [thing, amount] of Object.entries(things) as [keyof typeof KIND, number][]) {
      const kind = KIND[thing];
      this.state.stock[seat * KINDS + kind]! += amount;
      if (kind < RUBBLE) this.state.bag[kind]! -= amount;
      else this.state.supply[kind - RUBBLE]! -= amount;
    }
    return this;
  }

  /** The seat has exactly this much iron, stone, rubble and passengers. */
  holds(seat: Seat, iron: number, stone: number, rubble: number, passenger: number): this {
    return this.give(seat, {
      iron: iron - this.own(seat, 'iron'),
      stone: stone - this.own(seat, 'stone'),
      rubble: rubble - this.own(seat, 'rubble'),
      passenger: passenger - this.own(seat, 'passenger'),
    });
  }

  clear(...codes: string[]): this {
    for (const code of codes) {
      const station = this.station(code);
      this.state.supply[0]! += at(this.state.rubble, station);
      this.state.rubble[station] = 0;
    }
    return this;
  }

  clearAll(): this {
    return this.clear(
      ...this.t.edition.stations.filter((station) => station.rubble > 0).map(({ cards }) => at(cards, 0)),
    );
  }

  /** A station of a seat on a space of a card, which is cleared for it. */
  built(seat: Seat, ...codes: string[]): this {
    for (const code of codes) {
      this.clear(at(this.t.stations, at(this.t.spaceStation, this.space(code))).code);
      this.state.built[this.space(code)] = seat;
      this.state.stations[seat]!++;
      this.state.tiles[seat]!--;
    }
    return this;
  }

  /** A track of a seat on the first free space of a card. */
  laid(seat: Seat, ...codes: string[]): this {
    for (const code of codes) {
      this.clear(code);
      const { from, end } = at(this.t.stations, this.station(code)).tracks;
      const space = this.state.track.findIndex((owner, i) => i >= from && i < end && owner === NOBODY);
      this.state.track[space] = seat;
      this.state.tracks[seat]!++;
      this.state.tiles[seat]!--;
    }
    return this;
  }

  competitorOn(...codes: string[]): this {
    for (const code of codes) {
      this.clear(code);
      const { tracks, spaces } = at(this.t.stations, this.station(code));
      this.state.track.fill(COMPETITOR, tracks.from, tracks.end);
      this.state.built.fill(COMPETITOR, spaces.from, spaces.end);
      this.state.competitors--;
    }
    return this;
  }

  buffered(...lines: string[]): this {
    for (const id of lines) {
      this.state.buffers[this.line(id)] = 1;
      this.state.buffersLeft--;
    }
    return this;
  }

  ticket(seat: Seat, ...colours: string[]): this {
    for (const colour of colours) {
      const i = this.t.colours.indexOf(colour);
      this.state.tickets[seat * this.t.colours.length + i] = 1;
      this.state.ticketsLeft[i]!--;
    }
    return this;
  }

  /** Puts a card into a hand, gold side up or (in lower case) back side up; the card there leaves the table. */
  holdsCard(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      const card = this.card(id.toUpperCase());
      const place = seat * SLOTS + at(this.t.cards, card).type;
      this.state.reserve = this.state.reserve.filter((spare) => spare !== card);
      for (let i = 0; i < this.state.hand.length; i++) if (this.state.hand[i] === card) this.state.hand[i] = NOBODY;
      this.state.hand[place] = card;
      this.state.side[place] = id === id.toUpperCase() ? 0 : 1;
    }
    return this;
  }

  surveyorAt(seat: Seat, code: string): this {
    this.state.surveyor[seat] = this.station(code);
    return this;
  }

  /** Exactly these cubes lie on the stockyard; the others are in the bag. */
  yard(text: string): this {
    const { yard, bag } = this.state;
    for (let kind = 0; kind < yard.length; kind++) {
      bag[kind]! += at(yard, kind);
      yard[kind] = 0;
    }
    for (const kind of cubes(text)) {
      yard[kind]!++;
      bag[kind]!--;
    }
    return this;
  }

  /** The bag holds exactly this; the rest goes to a seat, so that the box is conserved. */
  bag(text: string, rest: Seat = 1): this {
    const { bag, stock } = this.state;
    for (const kind of [IRON, STONE]) {
      stock[rest * KINDS + kind]! += at(bag, kind);
      bag[kind] = 0;
    }
    for (const kind of cubes(text)) {
      if (kind < RUBBLE) {
        stock[rest * KINDS + kind]!--;
        bag[kind]!++;
      }
    }
    const white = cubes(text).filter((kind) => kind === CUBES.w).length;
    bag[CUBES.w] = white;
    return this;
  }

  /** Starts a turn of this seat, with everything that happens at the start of a turn. */
  turnOf(seat: Seat, outcomes = ''): this {
    this.state.open = [[], []];
    this.state.turn = seat;
    settle(this.rules, this.state, scriptedChance(cubes(outcomes)), (event) => this.events.push(event));
    return this;
  }

  /** Starts the current turn again after changes by hand: the seat may now have to pass. */
  again(outcomes = ''): this {
    return this.turnOf(this.state.turn, outcomes);
  }
}

/** Seat 0's turn, lines VII and VIII closed, each seat with 1 iron and 1 stone, the stockyard is `is`. */
export function position(options: Options = {}, edition?: Edition): Position {
  return new Position(options, edition).started();
}

/** The first two neutral cards of each letter: outcomes for the reserve. */
function reserveOf(rules: FootHills): number[] {
  const { cards, types, edition } = rules.tables;
  return types.flatMap((_, type) =>
    cards
      .flatMap((card, i) => (card.owner === 'neutral' && card.type === type ? [i] : []))
      .slice(0, edition.setup.reservePerType),
  );
}
