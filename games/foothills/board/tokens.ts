/** Actions in icons: what each operation of a card looks like, row by row. */

import type { OpName } from '../rules/ops/list.ts';
import type { Gain, GainFigures, LineFilter, Spread, Target } from '../rules/params.ts';
import type { List, Op, SpaceTable, Tables } from '../rules/tables.ts';

export type Sign =
  | 'iron'
  | 'stone'
  | 'any'
  | 'rubble'
  | 'passenger'
  | 'vp'
  | 'event'
  | 'ticket'
  | 'track'
  | 'station'
  | 'surveyor'
  | 'flip'
  | 'pub'
  | 'home'
  | 'bag'
  | 'yard'
  | 'line'
  | 'twoLines'
  | 'otherLines'
  | 'ticketLine'
  | 'workedLine'
  | 'pile'
  | 'summit'
  | 'start'
  | 'adjacent'
  | 'rival'
  | 'noBonus'
  | 'buffer'
  | 'competitor';

/** An icon with its number, or a mark between icons. `ticket` is the colour of a ticket. */
export interface Token {
  readonly sign?: Sign;
  readonly text: string;
  readonly ticket?: number;
}

const TO: Token = { text: '▸' };
const sign = (which: Sign, text = ''): Token => ({ sign: which, text });
const mark = (text: string): Token => ({ text });

/** The rows of a list of operations. Alternatives have a row each. */
export function rowsOf({ ops }: Tables, list: List): Token[][] {
  return ops.slice(list.from, list.end).flatMap(rowsOfOp);
}

/** What a station costs and brings. */
export function rowOfSpace({ cost, bonus }: SpaceTable): Token[] {
  return [...amounts(cost), TO, ...amounts(gainOf(bonus))];
}

export function rowsOfOp(op: Op): Token[][] {
  const name = op.name as OpName;
  const { raw } = op;
  const times = op.times > 1 ? [mark(`${op.times}×`)] : [];
  switch (name) {
    case 'take':
      return [[mark('+'), ...amounts(raw.gain as Gain)]];
    case 'takeFromStockyard':
      return [
        raw.max === 'tickets'
          ? [sign('yard'), TO, sign('any'), mark('×'), sign('ticket')]
          : [sign('yard'), TO, sign('any', span(op.min, op.max))],
      ];
    case 'drawFromBag':
      return [[sign('bag', String(raw.draw)), TO, sign('any', String(raw.keep))]];
    case 'refillStockyard':
      return [[sign('bag'), TO, sign('yard', `=${op.max}`)]];
    case 'addToStockyard':
      return [[sign('bag', String(op.max)), TO, sign('yard')]];
    case 'removeRubble':
      return [
        [
          onLines(raw.lineFilter as LineFilter, raw.spread as Spread),
          TO,
          sign('rubble', String(op.max)),
          ...(op.opponentGets > 0 ? [mark('·'), sign('rubble', String(op.opponentGets)), TO, sign('rival')] : []),
        ],
      ];
    case 'layTrack':
      return [[...times, ...amounts(raw.cost as Gain), TO, sign('track'), ...only(raw.lineFilter as LineFilter)]];
    case 'exchange':
      return [[...times, ...amounts(raw.pay as Gain), TO, ...amounts(raw.gain as Gain)]];
    case 'choose':
      return op.options.flatMap(rowsOfOp).map((row, i) => [...(i === 0 ? times : [mark('/')]), ...row]);
    case 'buildStation':
      return [
        [
          sign('station'),
          ...only(raw.lineFilter as LineFilter),
          ...extra('+', raw.extraCost as Gain),
          ...((raw.discount as number) > 0 ? [mark(`−${raw.discount}`)] : []),
          ...(raw.substitute === null ? [] : [sign('iron'), mark('='), sign('stone')]),
          ...(op.bonus ? [] : [sign('noBonus')]),
          ...(Object.keys(raw.extraGain as Gain).length > 0 ? [TO, ...amounts(raw.extraGain as Gain)] : []),
        ],
      ];
    case 'moveSurveyor':
      return [[...times, sign('surveyor'), TO, ...(raw.targets as readonly Target[]).map((to) => TARGETS[to])]];
    case 'takeTicket':
      return [[mark('+'), { sign: 'ticket', text: '', ticket: op.colour }]];
    case 'takeAnyTicket':
      return [[mark('+'), sign('ticket', '?')]];
    case 'takeSummit':
      return [[mark('+'), sign('summit')]];
    case 'scoreCard':
      return [[mark('▸'), sign('pile')]];
    case 'flipExtra':
      return [[sign('flip', raw.max === 'any' ? '∞' : String(raw.max))]];
  }
}

const TARGETS: Readonly<Record<Target, Token>> = {
  anyAvailable: sign('station', '?'),
  start: sign('start'),
  ticketLine: sign('ticketLine'),
  adjacent: sign('adjacent'),
  pub: sign('pub'),
  home: sign('home'),
};

function gainOf([iron, stone, anyResource, rubble, passenger, vp]: GainFigures): Gain {
  return { iron, stone, anyResource, rubble, passenger, vp };
}

const UNITS = [
  ['iron', 'iron'],
  ['stone', 'stone'],
  ['anyResource', 'any'],
  ['rubble', 'rubble'],
  ['passenger', 'passenger'],
  ['vp', 'vp'],
] as const;

export function amounts(of: Gain): Token[] {
  const found = UNITS.flatMap(([unit, shown]) => (of[unit] ? [sign(shown, String(of[unit]))] : []));
  return found.length > 0 ? found : [mark('–')];
}

const extra = (how: string, of: Gain) => (Object.keys(of).length > 0 ? [mark(how), ...amounts(of)] : []);
const span = (from: number, to: number) => (from === to ? String(to) : `${from}–${to}`);

function only(filter: LineFilter): Token[] {
  return filter === 'any' ? [] : [onLines(filter, 'oneLine')];
}

function onLines(filter: LineFilter, spread: Spread): Token {
  if (filter === 'ticket') return sign('ticketLine');
  if (filter === 'ticketOrTrack') return sign('workedLine');
  return sign(spread === 'oneLine' ? 'line' : spread === 'upToTwoLines' ? 'twoLines' : 'otherLines');
}
