/** What a seat has to decide now, and where in a nested action that is, read from its stack. */

import { at } from '@quai/engine/at.ts';
import type { Open, Seat } from '@quai/engine/contract.ts';
import type { View } from '../rules/rules.ts';
import { NOBODY } from '../rules/state.ts';
import type { DecisionStep } from './phrases.ts';
import { cardName, type Speaker } from './speaker.ts';

/** `Architect: choose how to pay.` What else led here is the trail, which the board shows. */
export function prompt(speaker: Speaker, view: View, seat: Seat, open: Open): string {
  const question = `${questionOf(speaker, open)}.`;
  const [action] = trail(speaker, view, seat);
  const colon = speaker.language === 'fr' ? ' :' : ':';
  const whole = action === undefined ? question : `${action.text}${colon} ${question}`;
  const told = whole.length > MOST ? question : whole;
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** A prompt is one short line. */
const MOST = 60;

/** A step on the way through a nested action, in words, and what it is about: for an icon. */
export type Crumb = Readonly<{ text: string; about: 'action' | 'station' | DecisionStep }>;

/** The trail through a nested action: the action, what it has led to, and what is decided now. */
export function crumbsTo(speaker: Speaker, view: View, seat: Seat, open: Open): Crumb[] {
  const about = open.step as DecisionStep;
  return [...trail(speaker, view, seat), { text: speaker.p.labels[about], about }];
}

export function questionOf({ p }: Speaker, open: Open): string {
  return p.questions[open.step as DecisionStep];
}

/** The action in use, then each frame on the stack that it has led to. */
function trail(speaker: Speaker, view: View, seat: Seat): Crumb[] {
  const crumbs: Crumb[] =
    view.action === NOBODY ? [] : [{ text: cardName(speaker, view.action >> 1, view.action & 1), about: 'action' }];
  for (const frame of view.open[seat] ?? [])
    for (const crumb of crumbsOf(speaker, frame))
      if (!crumbs.some(({ text }) => text === crumb.text)) crumbs.push(crumb);
  return crumbs;
}

/** Frames whose first number is not an operation. */
const PLAIN = ['opening', 'card', 'finish', 'endTurn', 'flip'];

function crumbsOf({ t, p }: Speaker, { step, args }: Open): Crumb[] {
  if (PLAIN.includes(step)) return [];
  const { owner } = at(t.ops, at(args, 0));
  const station = (i: number) => at(t.stations, i).name;
  const crumbs: Crumb[] = [];
  const add = (about: Crumb['about'], text: string) => crumbs.push({ text, about });
  if (owner.kind === 'surveyor') add('surveyor', p.crumbs.surveyor(station(owner.index)));
  if (owner.kind === 'onBuild') add('station', p.crumbs.onBuild(station(owner.index)));
  if (step === 'built') add('station', p.crumbs.station(station(at(t.spaceStation, at(args, 1)))));
  if (step === 'visit' || step === 'visitBuilt') add('station', p.crumbs.station(station(at(args, 1))));
  if (step === 'layPaid') add('track', p.crumbs.track(at(t.lineIds, at(args, 1))));
  if (step === 'exchangePaid') add('exchange', p.crumbs.exchange);
  return crumbs;
}
