/** The drawn parts of every game of the family, made from its edition. They show and offer moves; the rules decide. */

import '@quai/kit/zoom.css';
import './board.css';
import './card.css';
import './dock.css';
import './motion.css';
import { at } from '@quai/engine/at.ts';
import type { BoardProps } from '@quai/kit/board.ts';
import type { TableParts } from '@quai/kit/parts.tsx';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { ofSeat } from '../rules/lists.ts';
import { CLAIM, isClaim, isKeep } from '../rules/moves.ts';
import { routesOfSeats, wayBetween } from '../rules/network.ts';
import { canPay } from '../rules/payment.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { Bonuses, Market } from './dock.tsx';
import { Hand } from './hand.tsx';
import type { Scenery } from './land.tsx';
import { RailsMap } from './map.tsx';
import { countsOf, Payments, waysIn } from './payments.tsx';
import { createPlan } from './plan.ts';
import { Planning } from './planning.tsx';
import { Players } from './players.tsx';
import { PointsTable } from './points.tsx';
import { RouteCard } from './routecard.tsx';
import { KeepTickets, OwnTickets, wayFor } from './tickets.tsx';
import { drawnPlace, type Point } from './track.ts';

/** The board of a game of the family; `scenery` is what its own map has besides. */
export const createBoard =
  (scenery: Scenery | null) =>
  (props: BoardProps<RailsView>): TableParts =>
    createParts(props, scenery);

export default createBoard(null);

function createParts(props: BoardProps<RailsView>, scenery: Scenery | null): TableParts {
  const rules = () => props.rules as unknown as RailsRules;
  const board = rules().board;
  const words = props.words as unknown as RailsWords;
  const { drawn } = words;
  const legal = createMemo(() => new Set(props.moves.flatMap((text) => rules().parse(text) ?? [])));
  const open = createMemo(() => new Set([...legal()].filter(isClaim).map((move) => move - CLAIM)));
  const play = (move: number) => props.choose(rules().format(move));
  const [pointed, setPointed] = createSignal<number | null>(null);
  const [ticked, setTicked] = createSignal<readonly number[]>([]);
  /** Null for spectators. An object, because seat 0 would be falsy. */
  const own = createMemo(() => (props.seat === null ? null : { seat: props.seat }));
  /** The tickets whose ways are shown: the one pointed at, else those about to be kept. */
  const shownTickets = createMemo(() => {
    const index = pointed();
    return index === null ? ticked() : [index];
  });
  const marked = createMemo(
    () =>
      new Set(
        shownTickets().flatMap((ticket) => {
          const { a, b } = at(board.tickets, ticket);
          return [a, b];
        }),
      ),
  );
  /** The player's routes that complete the tickets shown. */
  const way = createMemo(() => {
    if (props.seat === null) return [];
    const routes = ofSeat(routesOfSeats(board, props.view.owner), props.seat);
    return shownTickets().flatMap((ticket) => {
      const { a, b } = at(board.tickets, ticket);
      return wayBetween(board, routes, a, b);
    });
  });
  /** The routes still to be claimed for them by the cheapest way. */
  const missing = createMemo(() => {
    const { seat } = props;
    if (seat === null) return [];
    return shownTickets().flatMap((ticket) => wayFor(board, props.view, seat, ticket)?.routes ?? []);
  });

  const plan = createPlan(board, window.location.pathname, () => props.seat);
  const [planning, setPlanning] = createSignal(false);

  const hand = createMemo(() => (props.seat === null ? [] : (props.view.hands[props.seat] ?? [])));
  /** Kinds of cards selected in the hand; without any, all may be used. */
  const [selected, setSelected] = createSignal<ReadonlySet<number>>(new Set());
  const select = (kind: number) => {
    const next = new Set(selected());
    if (!next.delete(kind)) next.add(kind);
    setSelected(next);
  };
  createEffect(
    on(hand, () => setSelected(new Set([...selected()].filter((kind) => at(hand(), kind) > 0))), { defer: true }),
  );
  /** The routes that the selected cards alone can pay. */
  const payable = createMemo(() => {
    if (selected().size === 0) return null;
    const part = hand().map((count, kind) => (selected().has(kind) ? count : 0));
    return new Set([...open()].filter((route) => canPay(board, part, at(board.routes, route).price)));
  });
  /** The ways to pay now, with the selected cards if any way has only those. */
  const ways = createMemo(() => {
    const all = waysIn(legal());
    if (selected().size === 0) return all;
    const fitting = all.filter((move) =>
      countsOf(board, move).every((count, kind) => count === 0 || selected().has(kind)),
    );
    return fitting.length > 0 ? fitting : all;
  });
  /** The route that is being paid for. */
  const paying = createMemo(() => {
    const stack = props.seat === null ? [] : (props.view.open[props.seat] ?? []);
    const top = stack[stack.length - 1];
    return top?.step === 'pay' && ways().length > 0 ? { route: at(top.args, 0) } : null;
  });
  // Cards were selected first and leave one way: nothing is left to ask.
  createEffect(
    on(paying, (now) => {
      const [only, ...more] = ways();
      if (now === null || selected().size === 0 || only === undefined || more.length > 0) return;
      setSelected(new Set<number>());
      play(only);
    }),
  );
  const claim = (route: number) => (planning() ? plan.toggle(route) : play(CLAIM + route));
  const drop = (kind: number, place: string) => {
    setSelected(new Set([kind, board.wild].filter((one) => at(hand(), one) > 0)));
    play(CLAIM + Number(place.slice('route-'.length)));
  };

  /** Where the decision is: the route to be paid, the tickets to choose from, or what the player's tickets still need. */
  const focus = createMemo((): Point | null => {
    const { drawing } = board.edition;
    if (drawing === undefined || props.seat === null) return null;
    const pay = paying();
    const places =
      pay !== null
        ? [at(board.routes, pay.route).a, at(board.routes, pay.route).b]
        : marked().size > 0
          ? [...marked()]
          : (props.view.tickets[props.seat] ?? []).flatMap((ticket) => {
              const { a, b } = at(board.tickets, ticket);
              return [a, b];
            });
    if (places.length === 0) return null;
    const spots = places.map((place) => drawnPlace(drawing, at(board.edition.places, place).id));
    const middle = (axis: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
    return [middle('x'), middle('y')];
  });

  /** Which tickets to keep: asked in place of the market, which has nothing to offer then. */
  const asked = createMemo(() => [...legal()].some(isKeep));
  const last = () => props.view.last >= 0 && props.view.ended === null;
  const wrapped = (content: JSX.Element) => (
    <div class={`rails rails-${board.edition.id}`} classList={{ 'is-last': last() }}>
      {content}
    </div>
  );
  const bonuses = () => <Bonuses board={board} view={props.view} words={words} names={props.names} />;
  return {
    strip: () => (
      <Show when={last()}>
        <strong class="last-round">{drawn.turnsLeft(props.view.last)}</strong>
      </Show>
    ),
    stage: () =>
      wrapped(
        <Show when={board.edition.drawing} fallback={<p class="hint">{drawn.noMap}</p>}>
          {(drawing) => (
            <RailsMap
              board={board}
              drawing={drawing()}
              scenery={scenery}
              view={props.view}
              seat={props.seat}
              words={words}
              open={open()}
              marked={marked()}
              way={way()}
              missing={missing()}
              names={props.names}
              planned={plan.routes()}
              planning={planning()}
              payable={payable()}
              focus={focus()}
              card={(route) => (
                <RouteCard board={board} view={props.view} words={words} seat={props.seat} route={route} />
              )}
              claim={claim}
              paying={paying()?.route ?? null}
              payments={(style) => (
                <Payments
                  board={board}
                  words={words}
                  title={drawn.payment}
                  ways={ways()}
                  style={style}
                  play={(move) => {
                    setSelected(new Set<number>());
                    play(move);
                  }}
                />
              )}
              corner={<PointsTable board={board} words={words} />}
            />
          )}
        </Show>,
      ),
    dock: () =>
      wrapped(
        <div class="rails-dock" classList={{ watching: own() === null }}>
          <Show
            when={asked()}
            fallback={<Market view={props.view} board={board} words={words} legal={legal()} play={play} />}
          >
            <Show when={own()}>
              {(mine) => (
                <KeepTickets
                  board={board}
                  view={props.view}
                  words={words}
                  seat={mine().seat}
                  choosing={props.moves.length > 0}
                  keep={play}
                  point={setPointed}
                  ticked={setTicked}
                />
              )}
            </Show>
          </Show>
          <Show when={own()}>
            {(mine) => (
              <>
                <Hand hand={hand()} board={board} words={words} selected={selected()} select={select} drop={drop} />
                <div class="tickets-row">
                  <OwnTickets
                    board={board}
                    view={props.view}
                    words={words}
                    seat={mine().seat}
                    pointed={pointed()}
                    point={setPointed}
                  />
                  <Planning
                    board={board}
                    view={props.view}
                    words={words}
                    seat={mine().seat}
                    plan={plan}
                    active={planning()}
                    setActive={setPlanning}
                  />
                </div>
              </>
            )}
          </Show>
          {bonuses()}
        </div>,
      ),
    tabs: [
      {
        id: 'shown',
        title: () => drawn.seats,
        body: () =>
          wrapped(
            <>
              <Players board={board} view={props.view} words={words} names={props.names} />
              <PointsTable board={board} words={words} />
              {bonuses()}
            </>,
          ),
      },
    ],
  };
}
