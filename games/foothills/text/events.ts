/** Events as sentences for the log. */

import { at } from '@quai/engine/at.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import type { Names } from '@quai/engine/words.ts';
import { FROM_YARD } from '../rules/moves.ts';
import { HOME, ON_CARD, PUB, RUBBLE } from '../rules/state.ts';
import type { Cube } from './phrases.ts';
import { amounts, cardName, colourName, letter, type Speaker, scoringOf } from './speaker.ts';

const CUBES: readonly Cube[] = ['iron', 'stone', 'white'];

/** The fields of all events together; an event has the ones that the case of its kind reads. */
type Fields = Readonly<{
  closed: readonly number[];
  cards: readonly number[];
  card: number;
  side: number;
  cube: number;
  resource: number;
  source: number;
  thing: number;
  amount: number;
  number: number;
  vp: number;
  iron: number;
  stone: number;
  rubble: number;
  passengers: number;
  cubes: number;
  station: number;
  line: number;
  space: number;
  count: number;
  left: number;
  to: number;
  colour: number;
  from: number;
  why: 'buffers' | 'competitors' | 'stalled';
}>;

export function sayEvent(speaker: Speaker, event: GameEvent, names: Names): string | null {
  const { t, p } = speaker;
  const say = p.events;
  const e = event as GameEvent & Fields;
  const name = event.by === null ? '' : names(event.by);
  const station = (i: number) => at(t.stations, i).name;
  const line = (i: number) => at(t.lineIds, i);
  const cube = (i: number) => p.cube(at(CUBES, i));
  const cardOf = (i: number) => `${at(t.cards, i).id} (${cardName(speaker, i, 1)})`;
  const letterOf = (i: number) => letter(at(t.cards, i).type);
  switch (event.kind) {
    case 'lines':
      return say.lines(e.closed.map(line));
    case 'reserve':
      return say.reserve(e.cards.map(cardOf));
    case 'drawn':
      return say.drawn(cube(e.cube));
    case 'first':
      return say.first(name);
    case 'turn':
      return say.turn(name, e.number);
    case 'lateRefill':
      return say.lateRefill;
    case 'passed':
      return say.passed(name);
    case 'card':
      return say.card(name, letterOf(e.card), cardName(speaker, e.card, e.side));
    case 'took':
      return say.took(name, cube(e.resource), e.source === FROM_YARD ? 'yard' : 'bag');
    case 'fromBag':
      return say.fromBag(name, cube(e.resource));
    case 'supplied':
      return say.supplied(name, p.amount(e.amount, e.thing === RUBBLE ? 'rubble' : 'passenger'));
    case 'vp':
      return say.vp(name, e.vp);
    case 'paid':
      return say.paid(name, amounts(p, { iron: e.iron, stone: e.stone, rubble: e.rubble, passenger: e.passengers }));
    case 'rubble':
      return say.rubble(name, e.cubes, station(e.station), e.left, e.vp);
    case 'gave':
      return say.gave(name, e.cubes);
    case 'track':
      return say.track(name, line(e.line), station(e.station), e.vp);
    case 'buffer':
      return say.buffer(line(e.line), e.left);
    case 'competitor':
      return say.competitor(station(e.station), e.rubble, e.left);
    case 'noCompetitor':
      return say.noCompetitor;
    case 'eventsBack':
      return say.eventsBack(e.cubes);
    case 'station':
      return say.station(name, at(t.spaceCodes, e.space), station(e.station), e.count);
    case 'bonus':
      return say.bonus(name, line(e.line));
    case 'surveyor':
      if (e.to === HOME) return say.surveyorHome(name);
      return e.to === PUB ? say.surveyorPub(name) : say.surveyor(name, station(e.to));
    case 'ticket':
      return say.ticket(name, colourName(speaker, e.colour));
    case 'summit':
      return say.summit(name, e.from !== ON_CARD);
    case 'scored':
      return say.scored(name, cardOf(e.card), scoringOf(speaker, e.card));
    case 'replaced':
      return say.replaced(name, cardOf(e.card));
    case 'flipped':
      return say.flipped(name, letterOf(e.card), cardName(speaker, e.card, e.side));
    case 'triggered':
      return say.triggered[e.why];
    case 'lastTurn':
      return say.lastTurn(name);
    case 'ended':
      return say.ended;
    default:
      return null;
  }
}
