/** The texts of a game of the family: prompts, moves, events and score lines. */

import { at } from '@quai/engine/at.ts';
import type { GameEvent, Line } from '@quai/engine/contract.ts';
import { fill } from '@quai/engine/say.ts';
import type { Language, Names, Panel, RuleText, Words } from '@quai/engine/words.ts';
import type { Board } from '../rules/board.ts';
import { kindsOf } from '../rules/claim.ts';
import { BLIND, CLAIM, isClaim, isKeep, isTake, KEEPING, type Move, PAY, TAKE, TICKETS } from '../rules/moves.ts';
import type { RailsView } from '../rules/view.ts';
import { panels } from './board.ts';
import { type DrawnTexts, drawnTexts } from './drawn.ts';
import { clausesOf, figuresOf } from './figures.ts';
import { type Labels, labelsOf } from './labels.ts';
import type { Texts } from './texts.ts';

export type RuleTexts = Readonly<Record<string, RuleText>>;

/** The game's words, plus the names and texts of the drawn board. */
export interface RailsWords extends Words<RailsView, Move> {
  readonly language: Language;
  readonly labels: Labels;
  readonly drawn: DrawnTexts;
  /** Where the figures of the edition come from. */
  readonly summary: string;
}

export function railsWords(board: Board, rules: RuleTexts, language: Language, texts: Texts): RailsWords {
  const labels = labelsOf(board, texts, language);
  return {
    rules: fillRules(board, rules, language, texts, labels),
    prompt(view, seat, open) {
      const { keepDealt, keepDrawn } = board.edition.tickets;
      const offered = at(view.offeredCounts, seat);
      if (open.step === 'keep')
        return view.turn < 0
          ? texts.prompt.keepFirst(keepDealt, labels.ticketNoun)
          : texts.prompt.keep(Math.min(keepDrawn, offered), labels.ticketNoun);
      if (open.step === 'pay') return texts.prompt.pay;
      return open.step === 'second' ? texts.prompt.second : texts.prompt.turn(labels.ticketNoun);
    },
    move: (view, move) => moveInWords(board, texts, labels, view, move),
    group(_view, move) {
      if (isClaim(move)) return texts.group.claim(labels.piece(at(board.routes, move - CLAIM).kind));
      if (isKeep(move)) return texts.group.keep(labels.ticketNoun);
      if (move === TICKETS) return texts.group.tickets(labels.ticketNoun);
      return move >= PAY ? texts.group.pay : texts.group.cards;
    },
    event: (event, names) => eventInWords(texts, labels, event, names),
    brief(event, names) {
      if (event.kind !== 'claimed' || event.by === null) return null;
      const { route, points } = event as unknown as Told;
      return texts.event.claimedBriefly(names(event.by), labels.ends(route).join(' – '), points);
    },
    turn: (events, names) => turnInWords(texts, labels, events, names),
    line: (line) => lineInWords(texts, labels, line),
    tally: (line) => tallyInWords(texts, labels, line),
    kind: ({ id }) => kindInWords(texts, labels, id),
    ending: (reason) => endingInWords(texts, reason),
    options: {},
    tables: pointsTables(board, labels, texts),
    board: (view, names) => panels(board, texts, labels, view, names),
    language,
    labels,
    drawn: drawnTexts[language],
    summary: board.edition.provenance.summary[language],
  };
}

/** What routes bring, for each kind of piece. */
function pointsTables({ edition }: Board, labels: Labels, { pointsTable }: Texts): readonly Panel[] {
  return edition.pieces.map(({ points, by }, kind) => ({
    title: pointsTable.title(labels.piece(kind)),
    head: [pointsTable[by], ...Object.keys(points)],
    rows: [[pointsTable.points, ...Object.values(points).map(String)]],
  }));
}

/** Fills the edition's figures into the rules' texts. Those in `why` are filled in when a move is refused. */
function fillRules(board: Board, rules: RuleTexts, language: Language, texts: Texts, labels: Labels): RuleTexts {
  const figures = { ...figuresOf(board.edition), ...clausesOf(board.edition, texts, labels) };
  // A printed rule about clearing the face-up cards says nothing once an owner has taken it out.
  const textOf = (text: string) =>
    board.edition.cards.sweep === null && text.includes('{sweepWilds}') ? texts.clause.noSweep : text;
  return Object.fromEntries(
    Object.entries(rules).map(([id, rule]) => [id, { ...rule, text: fill(textOf(rule.text), figures, language) }]),
  );
}

function moveInWords(board: Board, texts: Texts, labels: Labels, view: RailsView, move: Move): string {
  if (move === BLIND) return texts.move.blind;
  if (isTake(move)) return texts.move.take(labels.card(move - TAKE));
  if (move === TICKETS) return texts.move.tickets(ticketsOnOffer(board, view), labels.ticketNoun);
  if (isKeep(move)) return keepInWords(texts, labels, view, move - KEEPING);
  if (isClaim(move)) return texts.move.claim(labels.route(move - CLAIM), at(board.routes, move - CLAIM).points);
  return texts.move.pay(labels.cards(kindsOf(board, move - PAY)));
}

function ticketsOnOffer(board: Board, view: RailsView): number {
  return Math.min(board.edition.tickets.drawn, view.ticketsLeft + view.returned.length - view.head);
}

function keepInWords(texts: Texts, labels: Labels, view: RailsView, bits: number): string {
  const offered = (view.viewer === null ? null : view.offered[view.viewer]) ?? [];
  const kept = offered.filter((_, index) => bits & (1 << index));
  const back = offered.filter((_, index) => !(bits & (1 << index)));
  return texts.move.keep(kept.length === 0 ? texts.move.keepNone : labels.tickets(kept), labels.tickets(back));
}

function endingInWords(texts: Texts, reason: string): string {
  return reason === 'stuck' ? texts.ending.stuck : texts.ending.pieces;
}

/** The fields of the events that the rules create. */
type Told = Readonly<{
  card: number;
  cards: number & readonly number[];
  count: number;
  kept: number;
  back: number;
  route: number;
  way: readonly number[];
  points: number;
  left: number;
  reason: string;
  only?: Readonly<{ card?: number; tickets?: readonly number[]; kept?: readonly number[] }>;
}>;

function eventInWords(texts: Texts, labels: Labels, event: GameEvent, names: Names): string | null {
  const told = event as unknown as Told;
  const name = event.by === null ? '' : names(event.by);
  const noun = labels.ticketNoun;
  const seen = (tickets: readonly number[] | undefined) => (tickets === undefined ? '' : labels.tickets(tickets));
  switch (event.kind) {
    case 'offered':
      return texts.event.offered(name, told.count, noun, seen(told.only?.tickets));
    case 'chose':
      return texts.event.chose(name, noun, seen(told.only?.kept));
    case 'kept':
      return texts.event.kept(name, told.kept, told.back, noun, seen(told.only?.tickets));
    case 'starts':
      return texts.event.starts(name);
    case 'took':
      return texts.event.took(name, labels.card(told.card));
    case 'blind':
      return texts.event.blind(name, told.only?.card === undefined ? '' : labels.card(told.only.card));
    case 'turned':
      return texts.event.turned(labels.card(told.card));
    case 'swept':
      return texts.event.swept(labels.wildNoun.many);
    case 'reshuffled':
      return texts.event.reshuffled(told.cards);
    case 'bonuses':
      return texts.event.bonuses(told.cards.map((card) => labels.bonus(card).name).join(', '));
    case 'claimed':
      return texts.event.claimed(name, labels.route(told.route), labels.cards(told.way), told.points);
    case 'skipped':
      return texts.event.skipped(name);
    case 'last-round':
      return texts.event.lastRound(name, told.left);
    case 'ended':
      return texts.event.ended(endingInWords(texts, told.reason));
    default:
      return null;
  }
}

/** Two cards, or the tickets that were kept of those drawn. */
function turnInWords(texts: Texts, labels: Labels, events: readonly GameEvent[], names: Names): string | null {
  const kept = events.find(({ kind }) => kind === 'kept');
  if (kept !== undefined) return eventInWords(texts, labels, kept, names)?.replace(/\s\([^()]*\)/g, '') ?? null;
  const cards = events.filter(({ kind }) => kind === 'took' || kind === 'blind');
  const by = cards[0]?.by ?? null;
  if (cards.length < 2 || by === null || events.some(({ kind }) => kind === 'claimed')) return null;
  const known = cards.flatMap((event) => {
    const { card, only } = event as unknown as Told;
    const seen = event.kind === 'took' ? card : only?.card;
    return seen === undefined ? [] : [labels.card(seen)];
  });
  return texts.event.drew(names(by), known, cards.length - known.length);
}

function kindInWords({ kinds }: Texts, labels: Labels, id: string): string {
  if (id === 'ticket') return kinds.ticket(labels.ticketNoun);
  return id === 'routes' || id === 'bonus' ? kinds[id] : kinds.longest;
}

/** The figures of the score lines that the rules create: each line has some of these. */
type LineFigures = Readonly<Record<'kind' | 'routes' | 'ticket' | 'done' | 'bonus' | 'count' | 'most', number>>;

const countsOf = (line: Line) => line.figures as LineFigures;

function lineInWords(texts: Texts, labels: Labels, line: Line): string {
  const figures = countsOf(line);
  switch (line.id) {
    case 'routes':
      return texts.routes(labels.piece(figures.kind));
    case 'ticket':
      return labels.ticket(figures.ticket);
    case 'bonus':
      return labels.bonus(figures.bonus).name;
    default:
      return texts.kinds.longest;
  }
}

function tallyInWords({ tally }: Texts, labels: Labels, line: Line): string {
  const figures = countsOf(line);
  if (line.id === 'routes') return tally.routes(figures.routes);
  return line.id === 'ticket'
    ? tally.ticket(figures.done === 1, labels.ticketNoun)
    : tally.most(figures.count, figures.most);
}
