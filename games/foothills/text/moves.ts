/** Moves in words: what each one would do at the open step. */

import { at } from '@quai/engine/at.ts';
import type { Open, Seat } from '@quai/engine/contract.ts';
import { openStep } from '@quai/engine/play.ts';
import {
  CARD,
  CUBE,
  EXCHANGE,
  KEEP,
  type Kind,
  kindOf,
  LINE,
  type Move,
  OPTION,
  PAYMENT,
  SLOT,
  SPACE,
  STOP,
  TARGET,
  TICKET,
  TO_HOME,
  TO_PUB,
  TO_STATION,
  whichOf,
} from '../rules/moves.ts';
import type { View } from '../rules/rules.ts';
import { BACK, NOBODY, SLOTS } from '../rules/state.ts';
import { layoutOf } from '../rules/tables.ts';
import { freeTrackSpace } from '../rules/track.ts';
import type { DecisionStep, Group } from './phrases.ts';
import {
  amounts,
  cardEffect,
  cardName,
  colourName,
  letter,
  packedAmounts,
  type Speaker,
  sayList,
  sayOp,
  scoringOf,
} from './speaker.ts';

const GROUPS: Readonly<Record<Kind, Group>> = {
  [STOP]: 'stop',
  [SLOT]: 'cards',
  [CUBE]: 'cubes',
  [KEEP]: 'cubes',
  [LINE]: 'lines',
  [EXCHANGE]: 'effects',
  [OPTION]: 'effects',
  [SPACE]: 'stations',
  [PAYMENT]: 'payments',
  [TARGET]: 'places',
  [TICKET]: 'tickets',
  [CARD]: 'cards',
};

export function groupOf(speaker: Speaker, m: Move): string {
  return speaker.p.groups[GROUPS[kindOf(m)]];
}

export function sayMove(speaker: Speaker, view: View, m: Move): string {
  const { t, p } = speaker;
  const [seat, open] = deciding(view);
  const which = whichOf(m);
  switch (kindOf(m)) {
    case STOP:
      return p.moves.stops[open.step as DecisionStep] ?? p.moves.stop;
    case SLOT:
      return saySlot(speaker, view, seat, open, which);
    case CUBE:
      return p.moves.cube(p.cube((which & 1) === 0 ? 'iron' : 'stone'), which >> 1 === 0 ? 'yard' : 'bag');
    case LINE:
      return sayLine(speaker, view, open, which);
    case EXCHANGE:
      return sayOp(speaker, at(t.ops, at(open.args, 0)));
    case OPTION: {
      const option = t.ops[at(open.args, 0)]?.options[which];
      return option === undefined ? `${which + 1}` : sayOp(speaker, option);
    }
    case SPACE: {
      const { station, cost } = at(t.spaces, which);
      return p.moves.space(
        at(t.spaceCodes, which),
        at(t.stations, station).name,
        amounts(p, cost),
        bonusOf(speaker, which),
      );
    }
    case PAYMENT:
      return p.moves.pay(packedAmounts(p, which));
    case KEEP:
      return p.moves.keep(packedAmounts(p, which));
    case TARGET:
      return sayTarget(speaker, which);
    case TICKET:
      return p.moves.ticket(colourName(speaker, which));
    case CARD:
      return p.moves.replace(at(t.cards, which).id, cardName(speaker, which, BACK), cardEffect(speaker, which, BACK));
  }
}

/** The seat that decides, and its step: a move has a meaning only there. */
function deciding(view: View): [Seat, Open] {
  const seat = openStep(view, 0) === undefined ? 1 : 0;
  return [seat, openStep(view, seat) ?? { step: 'card', args: [] }];
}

function saySlot(speaker: Speaker, view: View, seat: Seat, open: Open, slot: number): string {
  const { p } = speaker;
  const card = at(view.hand, seat * SLOTS + slot);
  const side = at(view.side, seat * SLOTS + slot);
  if (card === NOBODY) return p.moves.noCard(letter(slot));
  const name = cardName(speaker, card, side);
  if (open.step === 'flip') return p.moves.flip(letter(slot), name, cardName(speaker, card, 1 - side));
  if (open.step === 'score') return p.moves.score(letter(slot), name, scoringOf(speaker, card));
  return p.moves.card(letter(slot), name, cardEffect(speaker, card, side));
}

function sayLine({ t, p }: Speaker, view: View, open: Open, line: number): string {
  const name = `${t.lineIds[line]} (${at(t.edition.lines, line).name})`;
  const stations = at(layoutOf(t, view).lineStations, line);
  const blocked = stations.find((station) => at(view.rubble, station) > 0);
  if (open.step === 'rubble' && blocked !== undefined) {
    const cubes = stations.reduce((sum, station) => sum + at(view.rubble, station), 0);
    return p.moves.rubble(name, at(t.stations, blocked).name, cubes);
  }
  const space = open.step === 'track' ? freeTrackSpace(t, view, line) : -1;
  return space < 0 ? p.moves.line(name) : p.moves.track(name, at(t.stations, at(t.trackStation, space)).name);
}

function sayTarget(speaker: Speaker, target: number): string {
  const { t, p } = speaker;
  if (target === TO_HOME) return p.moves.home;
  if (target === TO_PUB) return p.moves.pub;
  const { code, name, surveyor } = at(t.stations, target - TO_STATION);
  return p.moves.place(code, name, surveyor === null ? p.board.noSurveyor : sayList(speaker, surveyor));
}

/** The printed bonus of a station space. */
export function bonusOf({ t, p }: Speaker, space: number): string {
  const [, , , , passenger, vp] = at(t.spaces, space).bonus;
  return amounts(p, { passenger, vp });
}
