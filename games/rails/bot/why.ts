/** Why a seat might make a move: what it does for its tickets, by the view alone. */

import type { Why } from '@quai/bots/why.ts';
import { at } from '@quai/engine/at.ts';
import { randomFrom } from '@quai/engine/random.ts';
import type { Language } from '@quai/engine/words.ts';
import type { Board } from '../rules/board.ts';
import { BLIND, CLAIM, isClaim, isKeep, isTake, KEEPING, type Move, TAKE, TICKETS } from '../rules/moves.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsState } from '../rules/state.ts';
import type { RailsView } from '../rules/view.ts';
import { joined, type Means, meansOf, planFor, wanted } from './plan.ts';
import { PLAIN } from './weights.ts';

interface Says {
  completes(ticket: string): string;
  open(ticket: string): string;
  scores(points: number): string;
  needs(count: number, card: string, ticket: string): string;
  wild: string;
  blind: string;
  more: string;
  reach(tickets: readonly string[]): string;
  and: string;
}

const en: Says = {
  completes: (ticket) => `completes ${ticket}`,
  open: (ticket) => `keeps ${ticket} open`,
  scores: (points) => `scores ${points} now`,
  needs: (count, card, ticket) => `you still need ${count} × ${card} for ${ticket}`,
  wild: 'stands for any card you still need',
  blind: 'none of the cards on display helps much; from the pile you may get anything',
  more: 'all you hold is completed, and there is time for more',
  reach: (tickets) => `${tickets.join(' and ')} can be reached in time`,
  and: '; ',
};

const fr: Says = {
  completes: (ticket) => `complète ${ticket}`,
  open: (ticket) => `garde ${ticket} possible`,
  scores: (points) => `rapporte ${points} tout de suite`,
  needs: (count, card, ticket) => `il vous faut encore ${count} × ${card} pour ${ticket}`,
  wild: 'remplace toute carte qui vous manque',
  blind: 'aucune carte visible n’aide vraiment ; la pioche peut tout donner',
  more: 'tout ce que vous avez est complété, et il reste du temps',
  reach: (tickets) => `${tickets.join(' et ')} : vous avez le temps d’y arriver`,
  and: ' ; ',
};

export const says: Readonly<Record<Language, Says>> = { en, fr };
/** Any world that fits will do: nothing hidden is looked at. */
const SAME = 1;

export const why: Why<RailsRules, RailsView, Move> = (rules, view, seat, [move], language) => {
  if (move === undefined) return null;
  const { board } = rules;
  const state = rules.imagine(view, randomFrom(SAME));
  const say = says[language];
  const names = namesIn(board, language);
  const means = meansOf(board, PLAIN);
  const open = at(state.tickets, seat).filter((ticket) => !joined(board, state, seat, ticket));
  if (isClaim(move)) return whyClaim(means, state, seat, move - CLAIM, open, say, names);
  if (isTake(move)) return whyTake(means, state, seat, move - TAKE, open, say, names);
  if (move === BLIND) return say.blind;
  if (move === TICKETS) return open.length === 0 ? say.more : null;
  if (!isKeep(move)) return null;
  const kept = at(state.offered, seat).filter((_, place) => ((move - KEEPING) >> place) & 1);
  return planFor(means, state, seat, kept).loss === 0 ? say.reach(kept.map(names.ticket)) : null;
};

type Names = ReturnType<typeof namesIn>;

function whyClaim(
  means: Means,
  state: RailsState,
  seat: number,
  index: number,
  open: readonly number[],
  say: Says,
  names: Names,
): string {
  const { board } = means;
  const route = at(board.routes, index);
  const parts = at(state.parts, seat);
  const now = [at(parts, route.a), at(parts, route.b)];
  const done = open.filter((ticket) => {
    const { a, b } = at(board.tickets, ticket);
    return now.includes(at(parts, a)) && now.includes(at(parts, b));
  });
  const helped = open.filter(
    (ticket) => !done.includes(ticket) && planFor(means, state, seat, [ticket]).routes.includes(index),
  );
  const said = [
    ...done.map((ticket) => say.completes(names.ticket(ticket))),
    ...helped.slice(0, 1).map((ticket) => say.open(names.ticket(ticket))),
    say.scores(route.points),
  ];
  return said.join(say.and);
}

function whyTake(
  means: Means,
  state: RailsState,
  seat: number,
  kind: number,
  open: readonly number[],
  say: Says,
  names: Names,
): string | null {
  const { board } = means;
  if (kind === board.wild) return say.wild;
  const hand = at(state.hands, seat);
  for (const ticket of open) {
    const routes = planFor(means, state, seat, [ticket]).routes.filter((route) => state.owner[route] !== seat);
    const count = at(wanted(board, hand, routes), kind);
    if (count > 0) return say.needs(count, names.card(kind), names.ticket(ticket));
  }
  return null;
}

function namesIn(board: Board, language: Language) {
  const place = (index: number) => {
    const { name, names } = at(board.edition.places, index);
    return names?.[language] ?? name;
  };
  return {
    ticket: (index: number) => {
      const { a, b } = at(board.tickets, index);
      return `${place(a)} – ${place(b)}`;
    },
    card: (kind: number) => at(board.edition.cards.colours, kind).name[language],
  };
}
