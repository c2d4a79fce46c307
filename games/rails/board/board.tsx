/** The drawn board of every game of the family, made from its edition. It shows and offers moves; the rules decide. */

import '@quai/kit/zoom.css';
import './board.css';
import './card.css';
import './phone.css';
import './motion.css';
import { at } from '@quai/engine/at.ts';
import type { BoardProps } from '@quai/kit/board.ts';
import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js';
import { ofSeat } from '../rules/lists.ts';
import { BLIND, CLAIM, isClaim, isPay, TAKE, TICKETS } from '../rules/moves.ts';
import { freeWay, routesOfSeats, wayBetween } from '../rules/network.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { CardFace } from './card.tsx';
import { RailsMap } from './map.tsx';
import { RailsSeats } from './seats.tsx';
import { KeepTickets, OwnTickets } from './tickets.tsx';

/** A change of language or edition rebuilds the whole board. */
export default function RailsBoard(props: BoardProps<RailsView>): JSX.Element {
  return (
    <Show when={props.words} keyed>
      {(_words) => <Drawn {...props} />}
    </Show>
  );
}

function Drawn(props: BoardProps<RailsView>): JSX.Element {
  const rules = () => props.rules as unknown as RailsRules;
  const board = () => rules().board;
  const words = () => props.words as unknown as RailsWords;
  const drawn = () => words().drawn;
  const legal = createMemo(() => new Set(props.moves.flatMap((text) => rules().parse(text) ?? [])));
  const open = createMemo(() => new Set([...legal()].filter(isClaim).map((move) => move - CLAIM)));
  const payments = createMemo(() => [...legal()].filter(isPay));
  const play = (move: number) => props.choose(rules().format(move));
  const [pointed, setPointed] = createSignal<number | null>(null);
  /** The ticket pointed at. */
  const ticket = () => {
    const index = pointed();
    return index === null ? null : at(board().tickets, index);
  };
  const marked = createMemo(() => {
    const ends = ticket();
    return new Set(ends === null ? [] : [ends.a, ends.b]);
  });
  /** The player's routes that complete the ticket pointed at. */
  const way = createMemo(() => {
    const ends = ticket();
    if (ends === null || props.seat === null) return [];
    return wayBetween(board(), ofSeat(routesOfSeats(board(), props.view.owner), props.seat), ends.a, ends.b);
  });
  /** The routes still to be claimed for it on the shortest way. */
  const missing = createMemo(() => {
    const ends = ticket();
    if (ends === null || props.seat === null) return null;
    return freeWay(board(), props.view, props.seat, ends.a, ends.b);
  });
  /** How far the ticket pointed at is from completion, in words. */
  const distance = () => {
    if (ticket() === null || props.seat === null) return '';
    const routes = missing();
    if (routes === null) return drawn().noWay;
    const spaces = routes.reduce((sum, route) => sum + at(board().routes, route).length, 0);
    return routes.length === 0 ? drawn().joined : drawn().stillToClaim(routes.length, spaces);
  };
  /** Null for spectators. An object, because seat 0 would be falsy. */
  const own = createMemo(() => (props.seat === null ? null : { seat: props.seat }));
  const hand = () => (props.seat === null ? null : props.view.hands[props.seat]);
  /** Primitive values, so that only what changes is rendered again. */
  const kinds = createMemo(() => (hand() ?? []).flatMap((count, kind) => (count > 0 ? [kind] : [])));

  return (
    <div class={`rails rails-${board().edition.id}`}>
      <Show when={props.view.last >= 0 && props.view.ended === null}>
        <p class="last-round">{drawn().lastRound}</p>
      </Show>
      <Show when={payments().length > 0}>
        <div class="payments">
          <h3>{drawn().payment}</h3>
          <div class="buttons">
            <For each={payments()}>
              {(move) => (
                <button type="button" class="offer" onClick={() => play(move)}>
                  {words().move(props.view, move)}
                </button>
              )}
            </For>
          </div>
        </div>
      </Show>
      <Show when={own()}>
        {(player) => (
          <KeepTickets
            view={props.view}
            words={words()}
            seat={player().seat}
            choosing={props.moves.length > 0}
            keep={play}
            point={setPointed}
          />
        )}
      </Show>
      <Draw {...props} board={board()} words={words()} legal={legal()} play={play} />
      <Show when={hand()}>
        {(cards) => (
          <section class="hand" aria-label={drawn().hand}>
            <h3>{drawn().hand}</h3>
            <ul>
              <For each={kinds()} fallback={<li>{drawn().emptyHand}</li>}>
                {(kind) => (
                  <li>
                    {/* Keyed by count: the animation plays whenever a card is added. */}
                    <Show when={cards()[kind]} keyed>
                      {(count) => (
                        <span class="landed">
                          <CardFace board={board()} kind={kind} name={words().labels.card(kind)} count={count} />
                        </span>
                      )}
                    </Show>
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </Show>
      <Show when={own()}>
        {(player) => (
          <>
            <OwnTickets
              board={board()}
              view={props.view}
              words={words()}
              seat={player().seat}
              pointed={pointed()}
              point={setPointed}
            />
            <p class="ticket-distance" role="status">
              {distance()}
            </p>
          </>
        )}
      </Show>
      <Show when={board().edition.drawing} fallback={<p class="hint">{drawn().noMap}</p>}>
        {(drawing) => (
          <RailsMap
            board={board()}
            drawing={drawing()}
            view={props.view}
            words={words()}
            open={open()}
            marked={marked()}
            way={way()}
            missing={missing() ?? []}
            names={props.names}
            claim={(route) => play(CLAIM + route)}
          />
        )}
      </Show>
      <RailsSeats board={board()} view={props.view} words={words()} names={props.names} />
      <Bonuses view={props.view} words={words()} />
      <p class="hint">{words().summary}</p>
    </div>
  );
}

/** The face-up row, the pile and the tickets. */
function Draw(props: {
  board: RailsRules['board'];
  view: RailsView;
  words: RailsWords;
  legal: ReadonlySet<number>;
  play(move: number): void;
}): JSX.Element {
  const { drawn, labels } = props.words;
  const ticketsLeft = () => props.view.ticketsLeft + props.view.returned.length - props.view.head;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return (
    <section class="draw" aria-label={drawn.row}>
      <ul class="face-up">
        <Index each={props.view.row}>
          {(place) => (
            <li>
              {/* Keyed by card: a new card is a new element, which turns over as it appears. */}
              <Show when={place() + 1} keyed fallback={<span class="card gone">{drawn.empty}</span>}>
                {(number) => {
                  const kind = number - 1;
                  return (
                    <button
                      type="button"
                      class="card-button turned-up"
                      classList={{ offer: props.legal.has(TAKE + kind) }}
                      onClick={() => props.play(TAKE + kind)}
                    >
                      <CardFace board={props.board} kind={kind} name={labels.card(kind)} />
                    </button>
                  );
                }}
              </Show>
            </li>
          )}
        </Index>
        <li>
          <button
            type="button"
            class="card-button pile blind"
            classList={{ offer: props.legal.has(BLIND) }}
            onClick={() => props.play(BLIND)}
          >
            <b>{drawn.blind}</b>
            <small>{drawn.pile(props.view.pileSize)}</small>
            <small>{drawn.discards(sum(props.view.discards))}</small>
          </button>
        </li>
        <li>
          <button
            type="button"
            class="card-button pile tickets"
            classList={{ offer: props.legal.has(TICKETS) }}
            onClick={() => props.play(TICKETS)}
          >
            <b>{drawn.drawTickets(labels.ticketNoun.many, ticketsLeft())}</b>
          </button>
        </li>
      </ul>
    </section>
  );
}

function Bonuses(props: { view: RailsView; words: RailsWords }): JSX.Element {
  const { drawn, labels } = props.words;
  return (
    <Show when={props.view.bonuses.length > 0}>
      <section class="bonuses" aria-label={drawn.bonuses}>
        <h3>{drawn.bonuses}</h3>
        <ul>
          <For each={props.view.bonuses}>
            {(card) => (
              <li>
                <b>{labels.bonus(card).name}</b> <small>{labels.bonus(card).text}</small>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
