/** What is told about a route one points at: its price, how the player can pay it, its points, what it would complete. */

import { at } from '@quai/engine/at.ts';
import { PointCard } from '@quai/kit/pointcard.tsx';
import { createMemo, type JSX, Show } from 'solid-js';
import { type Board, routeAt } from '../rules/board.ts';
import { cardsFor, joins } from '../rules/cheapest.ts';
import { kindsOf } from '../rules/claim.ts';
import { ofSeat } from '../rules/lists.ts';
import { routesOfSeats } from '../rules/network.ts';
import { eachWay } from '../rules/payment.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { Fan } from './payments.tsx';

export function RouteCard(props: {
  board: Board;
  view: RailsView;
  words: RailsWords;
  seat: number | null;
  route: number;
}): JSX.Element {
  const { labels, drawn } = props.words;
  const route = () => routeAt(props.board, props.route);
  const hand = () => (props.seat === null ? null : props.view.hands[props.seat]) ?? [];
  /** The cheapest way to pay from the hand, by kind; null if there is none. */
  const cheapest = createMemo(() => {
    let found: readonly number[] | null = null;
    if (hand().length > 0)
      eachWay(props.board, hand(), route().price, (way) => {
        found = kindsOf(props.board, way);
        return true;
      });
    return found as readonly number[] | null;
  });
  /** Cards short of the price. */
  const short = () => {
    const { colour } = route().price;
    const colours = hand().slice(0, props.board.wild);
    const best = colour < 0 ? Math.max(0, ...colours) : (hand()[colour] ?? 0);
    return Math.max(1, cardsFor(route()) - best - (hand()[props.board.wild] ?? 0));
  };
  const completed = () => {
    const { seat } = props;
    if (seat === null) return [];
    const own = ofSeat(routesOfSeats(props.board, props.view.owner), seat);
    return (props.view.tickets[seat] ?? []).filter((ticket) => {
      const { a, b } = at(props.board.tickets, ticket);
      return !joins(props.board, own, a, b) && joins(props.board, [...own, props.route], a, b);
    });
  };
  return (
    <PointCard
      title={labels.ends(props.route).join(' – ')}
      gain={route().points}
      lines={[
        labels.price(props.route),
        <Show when={props.seat !== null}>
          <Show when={cheapest()} fallback={drawn.short(short())}>
            {(counts) => (
              <span class="rails card-pay">
                {drawn.youHave} <Fan board={props.board} words={props.words} counts={counts()} />
              </span>
            )}
          </Show>
        </Show>,
      ]}
      then={completed().map((ticket) => drawn.completes(labels.ticket(ticket)))}
    />
  );
}
