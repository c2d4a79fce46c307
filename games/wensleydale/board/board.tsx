/** The drawn board of Last Train to Wensleydale. It shows and offers; the rules decide. */

import { at } from '@quai/engine/at.ts';
import '@quai/kit/zoom.css';
import './board.css';
import './motion.css';
import './sheets.css';
import type { BoardProps } from '@quai/kit/board.ts';
import type { TableParts } from '@quai/kit/parts.tsx';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { linkMove, takeMove } from '../rules/moves.ts';
import { lineEnd } from '../rules/phases/build.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { meantWay, profitToCome } from '../rules/whatif.ts';
import type { WensleydaleWords } from '../text/words.ts';
import { Auction } from './auction.tsx';
import { type Choice, type Pointed, same } from './choices.ts';
import { Holdings } from './holdings.tsx';
import { DalesMap } from './map.tsx';
import { Sheet } from './sheet.tsx';
import { IfNow, Tracks } from './tracks.tsx';
import { Trains } from './trains.tsx';

const AUCTION_PHASE = 3;
const BUILD_PHASE = 5;
const TAKEOVER_PHASE = 9;

export default function createParts(props: BoardProps<State>): TableParts {
  const rules = () => props.rules as unknown as WensleydaleRules;
  const words = () => props.words as unknown as WensleydaleWords;
  const texts = () => words().drawn;
  const choices = createMemo((): Choice[] =>
    props.moves.flatMap((text) => {
      const move = rules().parse(text);
      return move === null ? [] : [{ text, move }];
    }),
  );
  const [pointed, setPointed] = createSignal<Pointed | null>(null);
  // Pointing at something is only meaningful for the current choice.
  createEffect(
    on(
      () => props.moves,
      () => setPointed(null),
      { defer: true },
    ),
  );
  const point = (place: Pointed) => setPointed(same(place, pointed()) ? null : place);
  /** While building and in takeovers every border can be tried; if it is not possible, the rule says why. */
  const tryBorder = () => {
    const { view, seat } = props;
    const { phase, line } = view;
    if (seat === null || choices().length === 0 || (phase !== BUILD_PHASE && phase !== TAKEOVER_PHASE)) return null;
    const { tables, format } = rules();
    return (border: number) => {
      if (phase === BUILD_PHASE) return props.choose(format(linkMove(meantWay(tables, view, seat, border))));
      const back = 2 * border + 1;
      const way = line.length > 0 && tables.from[back] === lineEnd(tables, view) ? back : 2 * border;
      props.choose(format(takeMove(way, Math.max(0, view.buyer))));
    };
  };
  const shared = () => ({
    tables: rules().tables,
    view: props.view,
    texts: texts(),
    choices: choices(),
    names: props.names,
    choose: props.choose,
    seat: props.seat,
  });

  const wrapped = (content: JSX.Element) => <div class="dales">{content}</div>;
  return {
    strip: () => wrapped(<Phases view={props.view} rounds={rules().tables.rounds} words={words()} />),
    stage: () => wrapped(<DalesMap {...shared()} pointed={pointed()} point={point} tryBorder={tryBorder()} />),
    choices: () =>
      wrapped(
        <Sheet
          {...shared()}
          pointed={pointed()}
          close={() => setPointed(null)}
          wording={(choice) => words().move(props.view, choice.move)}
        />,
      ),
    dock: () =>
      wrapped(
        <>
          <Show when={profitToCome(props.view)}>
            <IfNow {...shared()} />
          </Show>
          <Show when={props.view.phase <= AUCTION_PHASE}>
            <Auction {...shared()} />
          </Show>
          <Trains {...shared()} />
          <Tracks {...shared()} />
        </>,
      ),
    tabs: [
      {
        id: 'holdings',
        title: () => texts().held,
        body: () =>
          wrapped(
            <>
              <Holdings {...shared()} />
              <p class="hint">{texts().reconstructed}</p>
            </>,
          ),
      },
    ],
  };
}

/** The ten phases as a strip, with the current and the next one. */
function Phases(props: { view: State; rounds: number; words: WensleydaleWords }): JSX.Element {
  const { drawn } = props.words;
  return (
    <div class="dales-phases">
      <strong>{drawn.round(props.view.round, props.rounds)}</strong>
      <ol>
        <For each={drawn.phases}>
          {(name, index) => (
            <li
              aria-current={props.view.phase === index() + 1 ? 'step' : undefined}
              classList={{ past: index() + 1 < props.view.phase }}
            >
              <span class="sr">{index() + 1}. </span>
              {name}
            </li>
          )}
        </For>
      </ol>
      <Show when={props.view.ended === null}>
        <span class="next-phase">{drawn.next(at(drawn.phases, props.view.phase % drawn.phases.length))}</span>
      </Show>
    </div>
  );
}
