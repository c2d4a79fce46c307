/** The family's sentences that do not depend on the map, one file for each language. */

/** A noun of the edition. */
export type Noun = Readonly<{ one: string; many: string }>;

export interface Texts {
  readonly prompt: Readonly<{
    keepFirst(least: number, noun: Noun): string;
    keep(least: number, noun: Noun): string;
    turn(noun: Noun): string;
    second: string;
    pay: string;
  }>;
  readonly move: Readonly<{
    blind: string;
    take(card: string): string;
    tickets(count: number, noun: Noun): string;
    keep(kept: string, back: string): string;
    keepNone: string;
    claim(route: string, points: number): string;
    pay(cards: string): string;
  }>;
  readonly group: Readonly<{
    cards: string;
    tickets(noun: Noun): string;
    claim(piece: Noun): string;
    keep(noun: Noun): string;
    pay: string;
  }>;
  readonly event: Readonly<{
    offered(name: string, count: number, noun: Noun, which: string): string;
    chose(name: string, noun: Noun, kept: string): string;
    kept(name: string, kept: number, back: number, noun: Noun, which: string): string;
    starts(name: string): string;
    took(name: string, card: string): string;
    blind(name: string, card: string): string;
    /** The cards of a turn: those everybody saw, or this player knows, and how many others. */
    drew(name: string, known: readonly string[], unknown: number): string;
    turned(card: string): string;
    swept(wilds: string): string;
    reshuffled(cards: number): string;
    bonuses(list: string): string;
    claimed(name: string, route: string, cards: string, points: number): string;
    claimedBriefly(name: string, ends: string, points: number): string;
    skipped(name: string): string;
    lastRound(name: string, left: number): string;
    ended(reason: string): string;
  }>;
  /** The score line of a kind of piece. */
  readonly routes: (piece: Noun) => string;
  /** What a seat has in a score line. */
  readonly tally: Readonly<{
    routes(count: number): string;
    ticket(done: boolean, noun: Noun): string;
    most(count: number, most: number): string;
  }>;
  /** All score lines of a kind together. */
  readonly kinds: Readonly<{ routes: string; ticket(noun: Noun): string; bonus: string; longest: string }>;
  readonly ending: Readonly<{ pieces: string; stuck: string }>;
  readonly board: Readonly<{
    seats: string;
    seat: string;
    points: string;
    cards: string;
    turnOf(name: string): string;
    choosing(noun: Noun): string;
    lastRound(turns: number): string;
    over(reason: string): string;
    row: string;
    noCard: string;
    pile(cards: number): string;
    discards(cards: string): string;
    hand: string;
    nothing: string;
    known: string;
    ticketPile(count: number, noun: Noun): string;
    under(tickets: string): string;
    own(noun: Noun): string;
    all(noun: Noun): string;
    offered(noun: Noun): string;
    /** Whether a ticket is completed. */
    status(ticket: string, joined: boolean, noun: Noun): string;
    of(name: string, text: string): string;
    pileOf(noun: Noun): string;
    bonuses: string;
    bonus: string;
    what: string;
    secret: string;
    free: string;
    closed: string;
    held: string;
    head: readonly [from: string, to: string, price: string, pieces: string, points: string, id: string];
    holder: string;
  }>;
  readonly pointsTable: Readonly<{ title(piece: Noun): string; spaces: string; cards: string; points: string }>;
  /** Parts of the rules that depend on the edition. */
  readonly clause: Readonly<{
    sweep(wilds: number, limit: number): string;
    noSweep: string;
    pairs: string;
    noPairs: string;
    /** How many of so many parallel routes are used with so many players. */
    parallel(most: number, routes: number, players: number): string;
    limits(list: string): string;
    noParallel: string;
    and: string;
    /** What counts at the end besides routes and tickets; either may be 0. */
    extras(bonusCards: number, longestPath: number): string;
    tie: Readonly<Record<'tickets' | 'bonuses' | 'path', (noun: Noun) => string>>;
    ties(list: readonly string[]): string;
  }>;
  /** Any single colour. */
  readonly gray: string;
  space(count: number): string;
  card(count: number): string;
  icon(count: number): string;
  bonusCards(count: number): string;
  track(number: number): string;
  ticket(from: string, to: string, points: number): string;
}
