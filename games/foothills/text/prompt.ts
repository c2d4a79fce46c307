/** What a seat has to decide now, and where in a nested action that is: read off its stack. */

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

/** Where in a nested action one is: the action, what it has led to, and what is decided now. */
export function crumbsTo(speaker: Speaker, view: View, seat: Seat, open: Open): string[] {
  return [...trail(speaker, view, seat), speaker.p.labels[open.step as DecisionStep]];
}

export function questionOf({ p }: Speaker, open: Open): string {
  return p.questions[open.step as DecisionStep];
}

/** The action in use, then each place on the stack that it has led to. */
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
  const { owner } = t.ops[args[0]!]!;
  const crumbs: string[] = [];
  if (owner.kind === 'surveyor') crumbs.push(p.crumbs.surveyor(t.stations[owner.index]!.name));
  if (owner.kind === 'onBuild') crumbs.push(p.crumbs.onBuild(t.stations[owner.index]!.name));
  if (step === 'built') crumbs.push(p.crumbs.station(t.stations[t.spaceStation[args[1]!]!]!.name));
  if (step === 'visit' || step === 'visitBuilt') crumbs.push(p.crumbs.station(t.stations[args[1]!]!.name));
  if (step === 'layPaid') crumbs.push(p.crumbs.track(t.lineIds[args[1]!]!));
  if (step === 'exchangePaid') crumbs.push(p.crumbs.exchange);
  return crumbs;
}
