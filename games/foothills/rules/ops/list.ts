/** The operations that editions may use, by name. To add one, write a file next to this one and list it here. */

import type { Params } from '../params.ts';
import type { Operation } from '../tables.ts';
import { addToStockyard } from './addToStockyard.ts';
import { buildStation } from './buildStation.ts';
import { choose } from './choose.ts';
import { drawFromBag } from './drawFromBag.ts';
import { exchange } from './exchange.ts';
import { flipExtra } from './flipExtra.ts';
import { layTrack } from './layTrack.ts';
import { moveSurveyor } from './moveSurveyor.ts';
import { refillStockyard } from './refillStockyard.ts';
import { removeRubble } from './removeRubble.ts';
import { scoreCard } from './scoreCard.ts';
import { take } from './take.ts';
import { takeAnyTicket } from './takeAnyTicket.ts';
import { takeFromStockyard } from './takeFromStockyard.ts';
import { takeSummit } from './takeSummit.ts';
import { takeTicket } from './takeTicket.ts';

function each<P extends Params>(operation: Operation<P>): Operation {
  // Each operation reads only the parameters it declares, which edition.ts has checked.
  return operation as unknown as Operation;
}

export const operations = {
  take: each(take),
  takeFromStockyard: each(takeFromStockyard),
  drawFromBag: each(drawFromBag),
  refillStockyard: each(refillStockyard),
  addToStockyard: each(addToStockyard),
  removeRubble: each(removeRubble),
  layTrack: each(layTrack),
  exchange: each(exchange),
  choose: each(choose),
  buildStation: each(buildStation),
  moveSurveyor: each(moveSurveyor),
  takeTicket: each(takeTicket),
  takeAnyTicket: each(takeAnyTicket),
  takeSummit: each(takeSummit),
  scoreCard: each(scoreCard),
  flipExtra: each(flipExtra),
} as const;

export type OpName = keyof typeof operations;
