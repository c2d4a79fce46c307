/** The drawn parts of every game of the family, made from its edition. They show and offer moves; the rules decide. */

import '@quai/kit/zoom.css';
import './board.css';
import './card.css';
import './motion.css';
import { at } from '@quai/engine/at.ts';
import type { BoardProps } from '@quai/kit/board.ts';
import type { TableParts } from '@quai/kit/parts.tsx';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { ofSeat } from '../rules/lists.ts';
import { CLAIM, isClaim, isKeep, isPay } from '../rules/moves.ts';
import { freeWay, routesOfSeats, wayBetween } from '../rules/network.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { Bonuses, Hand, Market } from './dock.tsx';
import type { Scenery } from './land.tsx';
import { RailsMap } from './map.tsx';
import { Payments } from './payments.tsx';
import { KeepTickets, OwnTickets } from './tickets.tsx';

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
  /** The ticket pointed at. */
  const ticket = () => {
    const index = pointed();
    return index === null ? null : at(board.tickets, index);
  };
  const marked = createMemo(() => {
    const ends = ticket();
    return new Set(ends === null ? [] : [ends.a, ends.b]);
  });
  /** The player's routes that complete the ticket pointed at. */
  const way = createMemo(() => {
    const ends = ticket();
    if (ends === null || props.seat === null) return [];
    return wayBetween(board, ofSeat(routesOfSeats(board, props.view.owner), props.seat), ends.a, ends.b);
  });
  /** The routes still to be claimed for it on the shortest way. */
  const missing = createMemo(() => {
    const ends = ticket();
    if (ends === null || props.seat === null) return null;
    return freeWay(board, props.view, props.seat, ends.a, ends.b);
  });
  /** How far the ticket pointed at is from completion, in words. */
  const distance = () => {
    if (ticket() === null || props.seat === null) return '';
    const routes = missing();
    if (routes === null) return drawn.noWay;
    const spaces = routes.reduce((sum, route) => sum + at(board.routes, route).length, 0);
    return routes.length === 0 ? drawn.joined : drawn.stillToClaim(routes.length, spaces);
  };
  /** Null for spectators. An object, because seat 0 would be falsy. */
  const own = createMemo(() => (props.seat === null ? null : { seat: props.seat }));
  /** How to pay, or which tickets to keep: asked in place of the market, which has nothing to offer then. */
  const asked = createMemo(() => [...legal()].some((move) => isPay(move) || isKeep(move)));
  /** What the rules would have one pay and gain: shown at the route one points at. */
  const card = (index: number): JSX.Element => {
    const { labels } = words;
    return (
      <>
        <b>{labels.ends(index).join(' – ')}</b> <span class="gain">+{at(board.routes, index).points}</span>
        <br />
        {labels.price(index)}
      </>
    );
  };
  const wrapped = (content: JSX.Element) => <div class={`rails rails-${board.edition.id}`}>{content}</div>;
  return {
    strip: () => (
      <Show when={props.view.last >= 0 && props.view.ended === null}>
        <strong class="last-round">{drawn.lastRound}</strong>
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
              missing={missing() ?? []}
              names={props.names}
              planned={new Set()}
              payable={null}
              focus={null}
              card={card}
              claim={(route) => play(CLAIM + route)}
            />
          )}
        </Show>,
      ),
    dock: () =>
      wrapped(
        <div class="rails-dock">
          <Show
            when={asked()}
            fallback={<Market view={props.view} board={board} words={words} legal={legal()} play={play} />}
          >
            <Payments board={board} words={words} legal={legal()} play={play} />
            <Show when={own()}>
              {(mine) => (
                <KeepTickets
                  view={props.view}
                  words={words}
                  seat={mine().seat}
                  choosing={props.moves.length > 0}
                  keep={play}
                  point={setPointed}
                />
              )}
            </Show>
          </Show>
          <Show when={own()}>
            {(mine) => (
              <>
                <Hand hand={props.view.hands[mine().seat] ?? []} board={board} words={words} />
                <OwnTickets
                  board={board}
                  view={props.view}
                  words={words}
                  seat={mine().seat}
                  pointed={pointed()}
                  point={setPointed}
                  distance={distance()}
                />
              </>
            )}
          </Show>
          <Bonuses view={props.view} words={words} />
        </div>,
      ),
    tabs: [
      {
        id: 'shown',
        title: () => drawn.seats,
        body: () =>
          wrapped(
            <>
              <Shown view={props.view} words={words} names={props.names} />
              <Bonuses view={props.view} words={words} />
            </>,
          ),
      },
    ],
  };
}

/** What each player took face up: the rules allow remembering it. */
function Shown(props: { view: RailsView; words: RailsWords; names(seat: number): string }): JSX.Element {
  const { drawn, labels } = props.words;
  return (
    <ul class="rails-shown">
      <For each={props.view.shown}>
        {(counts, seat) => (
          <li>
            <b>{props.names(seat())}</b>
            {drawn.colon}
            {counts.some((count) => count > 0) ? `${drawn.known}${drawn.colon}${labels.cards(counts)}` : '–'}
          </li>
        )}
      </For>
      <li class="hint">{props.words.summary}</li>
    </ul>
  );
}
