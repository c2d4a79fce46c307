/** What a seat has to decide now, and where in a nested action that is, read from its stack. */

import { at } from '@quai/engine/at.ts';
import type { Open, Seat } from '@quai/engine/contract.ts';
import type { View } from '../rules/rules.ts';
import { NOBODY } from '../rules/state.ts';
import type { DecisionStep } from './phrases.ts';
import { cardName, type Speaker } from './speaker.ts';

/** `Architect > station at Clogwyn > pay: choose how to pay.` */
export function prompt(speaker: Speaker, view: View, seat: Seat, open: Open): string {
  const colon = speaker.language === 'fr' ? ' :' : ':';
  const told = `${crumbsTo(speaker, view, seat, open).join(' > ')}${colon} ${questionOf(speaker, open)}.`;
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** The trail through a nested action: the action, what it has led to, and what is decided now. */
export function crumbsTo(speaker: Speaker, view: View, seat: Seat, open: Open): string[] {
  return [...trail(speaker, view, seat), speaker.p.labels[open.step as DecisionStep]];
}

export function questionOf({ p }: Speaker, open: Open): string {
  return p.questions[open.step as DecisionStep];
}

/** The action in use, then each frame on the stack that it has led to. */
function trail(speaker: Speaker, view: View, seat: Seat): string[] {
  const crumbs = view.action === NOBODY ? [] : [cardName(speaker, view.action >> 1, view.action & 1)];
  for (const frame of view.open[seat] ?? [])
    for (const crumb of crumbsOf(speaker, frame)) if (!crumbs.includes(crumb)) crumbs.push(crumb);
  return crumbs;
}

/** Frames whose first number is not an operation. */
const PLAIN = ['opening', 'card', 'finish', 'endTurn', 'flip'];

function crumbsOf({ t, p }: Speaker, { step, args }: Open): string[] {
  if (PLAIN.includes(step)) return [];
  const { owner } = at(t.ops, at(args, 0));
  const station = (i: number) => at(t.stations, i).name;
  const crumbs: string[] = [];
  if (owner.kind === 'surveyor') crumbs.push(p.crumbs.surveyor(station(owner.index)));
  if (owner.kind === 'onBuild') crumbs.push(p.crumbs.onBuild(station(owner.index)));
  if (step === 'built') crumbs.push(p.crumbs.station(station(at(t.spaceStation, at(args, 1)))));
  if (step === 'visit' || step === 'visitBuilt') crumbs.push(p.crumbs.station(station(at(args, 1))));
  if (step === 'layPaid') crumbs.push(p.crumbs.track(at(t.lineIds, at(args, 1))));
  if (step === 'exchangePaid') crumbs.push(p.crumbs.exchange);
  return crumbs;
}
