/** The drawn board of every game of the family, from its edition alone. It shows and offers; the rules decide. */

import '@quai/web/kit/zoom.css';
import './board.css';
import './card.css';
import type { BoardProps } from '@quai/web/kit/board.ts';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { BLIND, CLAIM, isClaim, isPay, TAKE, TICKETS } from '../rules/moves.ts';
import { routesOfSeats, wayBetween } from '../rules/network.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { CardFace } from './card.tsx';
import { RailsMap } from './map.tsx';
import { RailsSeats } from './seats.tsx';
import { KeepTickets, OwnTickets } from './tickets.tsx';

/** In another language, or with another edition, everything is written anew. */
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
  const legal = createMemo(() => new Set(props.moves.map((text) => rules().parse(text)!)));
  const open = createMemo(() => new Set([...legal()].filter(isClaim).map((move) => move - CLAIM)));
  const payments = createMemo(() => [...legal()].filter(isPay));
  const play = (move: number) => props.choose(rules().format(move));
  const [pointed, setPointed] = createSignal<number | null>(null);
  const marked = createMemo(() => {
    const ticket = pointed();
    if (ticket === null) return new Set<number>();
    const { a, b } = board().tickets[ticket]!;
    return new Set([a, b]);
  });
  /** The routes of one's own that complete the ticket pointed at. */
  const way = createMemo(() => {
    const ticket = pointed();
    if (ticket === null || props.seat === null) return [];
    const { a, b } = board().tickets[ticket]!;
    return wayBetween(board(), routesOfSeats(board(), props.view.owner)[props.seat]!, a, b);
  });
  const hand = () => (props.seat === null ? null : props.view.hands[props.seat]);

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
      <Show when={props.seat !== null}>
        <KeepTickets
          view={props.view}
          words={words()}
          seat={props.seat!}
          choosing={props.moves.length > 0}
          keep={play}
          point={setPointed}
        />
      </Show>
      <Draw {...props} board={board()} words={words()} legal={legal()} play={play} />
      <Show when={hand()}>
        {(cards) => (
          <section class="hand" aria-label={drawn().hand}>
            <h3>{drawn().hand}</h3>
            <ul>
              <For
                each={cards()
                  .map((count, kind) => ({ count, kind }))
                  .filter(({ count }) => count > 0)}
                fallback={<li>{drawn().emptyHand}</li>}
              >
                {({ count, kind }) => (
                  <li>
                    <CardFace board={board()} kind={kind} name={words().labels.card(kind)} count={count} />
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </Show>
      <Show when={props.seat !== null}>
        <OwnTickets
          board={board()}
          view={props.view}
          words={words()}
          seat={props.seat!}
          pointed={pointed()}
          point={setPointed}
        />
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
            names={props.names}
            claim={(route) => play(CLAIM + route)}
          />
        )}
      </Show>
      <RailsSeats board={board()} view={props.view} words={words()} names={props.names} />
      <Bonuses view={props.view} words={words()} />
      <p class="hint">{board().edition.provenance.summary[words().language]}</p>
    </div>
  );
}

/** The face-up row, the pile, the tickets. */
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
        <For each={props.view.row}>
          {(kind) => (
            <li>
              <Show when={kind >= 0} fallback={<span class="card gone">{drawn.empty}</span>}>
                <button
                  type="button"
                  class="card-button"
                  classList={{ offer: props.legal.has(TAKE + kind) }}
                  onClick={() => props.play(TAKE + kind)}
                >
                  <CardFace board={props.board} kind={kind} name={labels.card(kind)} />
                </button>
              </Show>
            </li>
          )}
        </For>
        <li>
          <button
            type="button"
            class="card-button pile"
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
            class="card-button pile"
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
