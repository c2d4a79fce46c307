/** What a seat is asked, and its moves, in words. */

import { at } from '@quai/engine/at.ts';
import type { Open, Seat } from '@quai/engine/contract.ts';
import { openStep, toAct } from '@quai/engine/play.ts';
import { allInfluence, influence } from '../rules/influence.ts';
import { COMPANY_NAMES, MR, NER, STONE, TRAIN } from '../rules/kinds.ts';
import {
  amountOf,
  BID,
  BUY,
  DONE,
  doing,
  LINK,
  LOAD,
  type Move,
  PASS,
  PAY,
  payload,
  pieceOf,
  regionOf,
  subjectOf,
  takenBy,
  takenWay,
} from '../rules/moves.ts';
import type { Tables } from '../rules/open.ts';
import { bidsOf } from '../rules/phases/auction.ts';
import { FOR_LINE, leastOf, mostOf, sourceOf } from '../rules/phases/pay.ts';
import { takeoverCost } from '../rules/phases/takeover.ts';
import { exchangeGift, missingFor } from '../rules/phases/trains.ts';
import type { State } from '../rules/state.ts';
import { linkTerms, loadableThrough } from '../rules/whatif.ts';
import type { Phrases } from './en.ts';

const nameOf = (t: Tables, region: number) => at(t.edition.regions, region).name;

/** The regions of a line of ways, such as «Skipton – Gargrave – Settle». */
export function lineText(t: Tables, line: readonly number[]): string {
  const [first] = line;
  if (first === undefined) return '';
  return [at(t.from, first), ...line.map((way) => at(t.to, way))].map((region) => nameOf(t, region)).join(' – ');
}

export function promptText(p: Phrases, s: State, seat: Seat, open: Open): string {
  switch (open.step) {
    case 'bid':
      return p.prompt.bid(bidsOf(s, seat), at(s.hand, seat));
    case 'build':
      if (s.line.length === 0)
        return p.prompt.buildFirst(at(s.hand, seat), allInfluence(s, seat), at(s.linkStock, seat));
      return p.prompt.buildNext(s.due, at(s.hand, seat) + allInfluence(s, seat));
    case 'pay': {
      const say = open.args[0] === FOR_LINE ? p.prompt.payLine : p.prompt.payTrain;
      return say(at(open.args, 1), at(p.source, sourceOf(open)), leastOf(s, seat, open), mostOf(s, seat, open));
    }
    case 'trains':
      return p.prompt.trains(influence(s, seat, TRAIN));
    default:
      if (s.line.length === 0) return p.prompt.takeoverFirst(influence(s, seat, MR), influence(s, seat, NER));
      return p.prompt.takeoverNext(at(COMPANY_NAMES, s.buyer), takeoverCost(s.line.length));
  }
}

/** The open step. Seats act one at a time, so the view says whose moves are listed. */
function asked(s: State): { seat: Seat; step: string; purpose: number } {
  const seat = toAct(s)[0] ?? 0;
  const open = openStep(s, seat);
  return { seat, step: open?.step ?? '', purpose: open?.args[0] ?? FOR_LINE };
}

export function moveText(p: Phrases, t: Tables, s: State, move: Move): string {
  const { seat, step, purpose } = asked(s);
  switch (doing(move)) {
    case PASS:
      return step === 'build' ? p.move.passBuild : step === 'trains' ? p.move.passTrains : p.move.passTakeover;
    case DONE:
      if (step === 'build') return p.move.doneBuild(s.due);
      return p.move.doneTakeover(COMPANY_NAMES[s.buyer] ?? '', takeoverCost(s.line.length));
    case BID:
      return p.move.bid(subjectOf(move) + 1, amountOf(move));
    case LINK:
      return linkText(p, t, s, seat, payload(move));
    case PAY:
      return (purpose === FOR_LINE ? p.move.pay : p.move.give)(amountOf(move), at(p.source, subjectOf(move)));
    case BUY:
      return trainText(p, t, s, seat, payload(move));
    case LOAD:
      return p.move.load(at(p.aPiece, pieceOf(move)), nameOf(t, regionOf(move)));
    default: {
      const way = takenWay(move);
      const cost = takeoverCost(s.line.length + 1);
      return p.move.take(COMPANY_NAMES[takenBy(move)], nameOf(t, at(t.from, way)), nameOf(t, at(t.to, way)), cost);
    }
  }
}

/** A link with its cost, its fees, the objectors it removes and what it opens. */
function linkText(p: Phrases, t: Tables, s: State, seat: Seat, way: number): string {
  const { cost, fees, objectors } = linkTerms(t, s, seat, way);
  const parts = [p.move.link(nameOf(t, at(t.from, way)), nameOf(t, at(t.to, way)), cost)];
  fees.forEach((fee, company) => {
    if (fee > 0) parts.push(p.move.linkFee(at(COMPANY_NAMES, company), fee));
  });
  if (objectors > 0) parts.push(p.move.linkObjectors(objectors));
  const loads = loadableThrough(t, s, seat, way).map(({ piece, count, region }) =>
    piece === STONE ? `${p.piece(piece, count)} (${nameOf(t, region)})` : p.piece(piece, count),
  );
  if (loads.length > 0) parts.push(p.move.linkLoads(p.list(loads)));
  return parts.join(', ');
}

function trainText(p: Phrases, t: Tables, s: State, seat: Seat, train: number): string {
  const { id, cost, passengers, goods } = at(t.edition.trains, train);
  const missing = missingFor(t, s, seat, train);
  const text = p.move.buy(id, cost, passengers, goods);
  return missing === 0 ? text : `${text}, ${p.move.exchange(exchangeGift(missing), missing)}`;
}

export function groupText(p: Phrases, t: Tables, move: Move): string {
  switch (doing(move)) {
    case PASS:
    case DONE:
      return p.group.end;
    case BID:
      return p.group.space(subjectOf(move) + 1);
    case LINK:
      return p.group.from(nameOf(t, at(t.from, payload(move))));
    case PAY:
      return p.group.pay;
    case BUY:
      return p.group.trains;
    case LOAD:
      return p.group.load(at(p.pieceName, pieceOf(move)));
    default:
      return p.group.company(COMPANY_NAMES[takenBy(move)]);
  }
}
