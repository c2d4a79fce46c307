/** Names and effects of an opened edition in one language: the building blocks of the other texts. */

import { at } from '@quai/engine/at.ts';
import type { Language } from '@quai/engine/words.ts';
import { amountOf } from '../rules/moves.ts';
import type { OpName } from '../rules/ops/list.ts';
import type { Cost, Gain, LineFilter, Spread, Target } from '../rules/params.ts';
import { LETTERS, REQUIREMENTS, SCORINGS } from '../rules/printed.ts';
import { GOLD, IRON, PASSENGER, RUBBLE, STONE } from '../rules/state.ts';
import type { List, Op, Tables } from '../rules/tables.ts';
import type { Phrases, Unit } from './phrases.ts';

const UNITS: readonly Unit[] = ['iron', 'stone', 'anyResource', 'rubble', 'passenger', 'vp'];

export interface Speaker {
  readonly t: Tables;
  readonly p: Phrases;
  readonly language: Language;
}

/** `1 iron and 2 stone`; `nothing`. */
export function amounts(p: Phrases, of: Gain): string {
  const parts = UNITS.flatMap((unit) => (of[unit] === undefined || of[unit] === 0 ? [] : [p.amount(of[unit], unit)]));
  return parts.length === 0 ? p.nothing : p.and(parts);
}

export function packedAmounts(p: Phrases, packed: number): string {
  return amounts(p, {
    iron: amountOf(packed, IRON),
    stone: amountOf(packed, STONE),
    rubble: amountOf(packed, RUBBLE),
    passenger: amountOf(packed, PASSENGER),
  });
}

/** The effects of a list in words, built from its operations. */
export function sayList(speaker: Speaker, list: List): string {
  return speaker.t.ops
    .slice(list.from, list.end)
    .map((op) => sayOp(speaker, op))
    .join(' ');
}

export function sayOp(speaker: Speaker, op: Op): string {
  const { p } = speaker;
  const say = p.ops;
  const raw = op.raw;
  const name = op.name as OpName;
  switch (name) {
    case 'take':
      return say.take(amounts(p, raw.gain as Gain));
    case 'takeFromStockyard':
      return say.takeFromStockyard(raw.min as number, raw.max as number | 'tickets');
    case 'drawFromBag':
      return say.drawFromBag(raw.draw as number, raw.keep as number);
    case 'refillStockyard':
      return say.refillStockyard(op.max);
    case 'addToStockyard':
      return say.addToStockyard(op.max);
    case 'removeRubble':
      return say.removeRubble({
        max: op.max,
        spread: raw.spread as Spread,
        filter: raw.lineFilter as LineFilter,
        fill: op.fill,
        opponentGets: op.opponentGets,
      });
    case 'layTrack':
      return say.layTrack(amounts(p, raw.cost as Cost), op.times, raw.lineFilter as LineFilter);
    case 'exchange':
      return say.exchange(amounts(p, raw.pay as Cost), amounts(p, raw.gain as Gain), op.times);
    case 'choose':
      return say.choose(
        op.options.map((option) => sayOp(speaker, option)),
        op.times,
      );
    case 'buildStation':
      return say.buildStation({
        filter: raw.lineFilter as LineFilter,
        extraCost: some(p, raw.extraCost as Cost),
        discount: raw.discount as number,
        bonus: op.bonus,
        extraGain: some(p, raw.extraGain as Gain),
        ironForStone: raw.substitute !== null,
      });
    case 'moveSurveyor':
      return say.moveSurveyor(raw.targets as readonly Target[], op.times);
    case 'takeTicket':
      return say.takeTicket(colourName(speaker, op.colour));
    case 'takeAnyTicket':
      return say.takeAnyTicket;
    case 'takeSummit':
      return say.takeSummit;
    case 'scoreCard':
      return say.scoreCard;
    case 'flipExtra':
      return say.flipExtra(raw.max as number | 'any');
  }
}

function some(p: Phrases, of: Gain): string | null {
  return Object.keys(of).length === 0 ? null : amounts(p, of);
}

export function colourName({ t, language }: Speaker, colour: number): string {
  return at(t.edition.tickets, colour).name[language];
}

/** The name of one side of an action card. */
export function cardName({ t, language }: Speaker, card: number, side: number): string {
  const { name, type } = at(t.cards, card);
  return side === GOLD ? t.edition.mainActions[letter(type)].name[language] : name[language];
}

export function letter(type: number): (typeof LETTERS)[number] {
  return at(LETTERS, type);
}

/** What one side of an action card does, and what it requires. */
export function cardEffect(speaker: Speaker, card: number, side: number): string {
  const { lists, requires } = at(speaker.t.cards, card);
  const needs =
    side === GOLD
      ? []
      : REQUIREMENTS.filter((_, bit) => (requires & (1 << bit)) !== 0).map((need) =>
          speaker.p.board.needs(speaker.p.requires[need]),
        );
  return [sayList(speaker, lists[side as 0 | 1]), ...needs].join(' ');
}

export function scoringOf({ t, p }: Speaker, card: number): string {
  return p.scoring[at(SCORINGS, at(t.cards, card).scoring)];
}
