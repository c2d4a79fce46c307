/** The trail through a nested action, and the answers that have no place on the board. */

import { at } from '@quai/engine/at.ts';
import { openStep } from '@quai/engine/play.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { amountOf, EXCHANGE, KEEP, kindOf, OPTION, PAYMENT, whichOf } from '../rules/moves.ts';
import { IRON, PASSENGER, RUBBLE, STONE } from '../rules/state.ts';
import type { DecisionStep } from '../text/phrases.ts';
import { crumbsTo } from '../text/prompt.ts';
import { lettered } from './card.tsx';
import { Icon, Signs } from './icons.tsx';
import { type Shared, ticketColour } from './shared.ts';
import { amounts, rowsOfOp, type Sign, type Token } from './tokens.ts';

/** What each decision is about. */
const ABOUT: Readonly<Record<DecisionStep | 'station', Sign>> = {
  station: 'station',
  opening: 'yard',
  card: 'pile',
  yard: 'yard',
  gain: 'any',
  keep: 'bag',
  rubble: 'rubble',
  track: 'track',
  exchange: 'any',
  choose: 'adjacent',
  build: 'station',
  pay: 'iron',
  surveyor: 'surveyor',
  visit: 'surveyor',
  ticket: 'ticket',
  score: 'pile',
  replace: 'pub',
  flip: 'flip',
};

export function Now(props: Shared & { seat: number }): JSX.Element {
  const { speaker } = props.words;
  const open = createMemo(() => (props.offers.any ? openStep(props.view, props.seat) : undefined));
  const crumbs = () => {
    const step = open();
    return step === undefined ? [] : crumbsTo(speaker, props.view, props.seat, step);
  };
  /** In icons, where the move is about amounts or an effect. */
  const rows = (text: string): Token[][] => {
    const move = props.parse(text);
    const step = open();
    if (move === null || step === undefined) return [];
    const which = whichOf(move);
    switch (kindOf(move)) {
      case PAYMENT:
      case KEEP:
        return [
          amounts({
            iron: amountOf(which, IRON),
            stone: amountOf(which, STONE),
            rubble: amountOf(which, RUBBLE),
            passenger: amountOf(which, PASSENGER),
          }),
        ];
      case EXCHANGE:
        return rowsOfOp(at(speaker.t.ops, at(step.args, 0)));
      case OPTION: {
        const option = speaker.t.ops[at(step.args, 0)]?.options[which];
        return option === undefined ? [] : rowsOfOp(option);
      }
      default:
        return [];
    }
  };
  return (
    <Show when={open()}>
      {(_step) => (
        <div class="now">
          <Show when={crumbs().length > 1}>
            <nav aria-label={props.words.drawn.where}>
              <ol class="crumbs">
                <For each={crumbs()}>
                  {(crumb, index) => (
                    <li aria-current={index() === crumbs().length - 1 ? 'step' : undefined} title={crumb.text}>
                      <Show
                        when={crumb.about !== 'action' && crumb.about}
                        fallback={
                          <b class="letter">{lettered(props.words, props.view.action >> 1, props.view.action & 1)}</b>
                        }
                      >
                        {(about) => <Icon unit={ABOUT[about()]} />}
                      </Show>
                      {/* The prompt has the whole sentence. */}
                      <span classList={{ sr: index() < crumbs().length - 1 }}>{crumb.text}</span>
                    </li>
                  )}
                </For>
              </ol>
            </nav>
          </Show>
          <Show when={props.offers.others.length > 0}>
            <div class="other-offers">
              <For each={props.offers.others}>
                {(text) => (
                  <button
                    type="button"
                    class="offer answer"
                    aria-label={props.say(text)}
                    title={props.say(text)}
                    onClick={() => props.choose(text)}
                  >
                    <Show when={rows(text).length > 0} fallback={props.say(text)}>
                      <Signs
                        rows={rows(text)}
                        says={props.say(text)}
                        colour={(ticket) => ticketColour(props.words, ticket)}
                      />
                    </Show>
                  </button>
                )}
              </For>
            </div>
          </Show>
        </div>
      )}
    </Show>
  );
}
