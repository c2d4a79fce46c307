/** The drawn board of Last Train to Wensleydale. It shows and offers; the rules decide. */

import { at } from '@quai/engine/at.ts';
import '@quai/kit/zoom.css';
import './board.css';
import './motion.css';
import './sheets.css';
import './tracks.css';
import type { BoardProps } from '@quai/kit/board.ts';
import type { TableParts } from '@quai/kit/parts.tsx';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { DONE, doing, LINK, linkMove, payload, takeMove } from '../rules/moves.ts';
import { lineEnd } from '../rules/phases/build.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { linkTerms, meantWay, profitToCome } from '../rules/whatif.ts';
import type { WensleydaleWords } from '../text/words.ts';
import { Auction } from './auction.tsx';
import { type Choice, choicesFor, type Pointed } from './choices.ts';
import { Holdings } from './holdings.tsx';
import { LegendFold } from './legendfold.tsx';
import { DalesMap } from './map.tsx';
import type { Choosable } from './shared.ts';
import { Sheet } from './sheet.tsx';
import { IfNow, Tracks } from './tracks.tsx';
import { Trains } from './trains.tsx';

const AUCTION_PHASE = 3;
const BUILD_PHASE = 5;
const TRAIN_PHASE = 6;
const TAKEOVER_PHASE = 9;

export default function createParts(props: BoardProps<State>): TableParts {
  const rules = () => props.rules as unknown as WensleydaleRules;
  const words = () => props.words as unknown as WensleydaleWords;
  const choices = createMemo((): Choice[] =>
    props.moves.flatMap((text) => {
      const move = rules().parse(text);
      return move === null ? [] : [{ text, move }];
    }),
  );
  const [pointed, setPointed] = createSignal<Pointed | null>(null);
  // What was pointed at is meaningful only for the choice it was pointed at for.
  createEffect(
    on(
      () => props.moves,
      () => setPointed(null),
      { defer: true },
    ),
  );
  const shared: Choosable = {
    get tables() {
      return rules().tables;
    },
    get view() {
      return props.view;
    },
    get texts() {
      return words().drawn;
    },
    get choices() {
      return choices();
    },
    get seat() {
      return props.seat;
    },
    names: (seat) => props.names(seat),
    choose: (move) => props.choose(move),
  };
  const wording = ({ move }: Choice) => words().move(props.view, move);

  /** While building and in takeovers every border can be tried; if it is not possible, the rule says why. */
  const trying = () =>
    props.seat !== null &&
    choices().length > 0 &&
    (props.view.phase === BUILD_PHASE || props.view.phase === TAKEOVER_PHASE);
  const tryBorder = (border: number) => {
    const { view, seat } = props;
    if (seat === null) return;
    const { tables, format } = rules();
    if (view.phase === BUILD_PHASE) return props.choose(format(linkMove(meantWay(tables, view, seat, border))));
    const back = 2 * border + 1;
    const way = view.line.length > 0 && tables.from[back] === lineEnd(tables, view) ? back : 2 * border;
    props.choose(format(takeMove(way, Math.max(0, view.buyer))));
  };
  const placeOf = (place: string): Pointed => {
    const [kind, index] = place.split('-');
    return { kind: kind === 'border' ? 'border' : 'region', at: Number(index) };
  };
  const chooseAt = (place: string) => {
    const about = placeOf(place);
    const here = choicesFor(choices(), about);
    const [only] = here;
    if (here.length > 1) setPointed(about);
    else if (only !== undefined) props.choose(only.text);
    else if (about.kind === 'border' && trying()) tryBorder(about.at);
  };
  const card = (place: string) => {
    const about = placeOf(place);
    const here = choicesFor(choices(), about);
    const { tables } = shared;
    const { regions } = tables.edition;
    const { drawn } = words();
    const due = () => {
      const link = here.find(({ move }) => doing(move) === LINK);
      if (link === undefined || props.seat === null || props.view.line.length === 0) return null;
      return linkTerms(tables, props.view, props.seat, payload(link.move)).due;
    };
    return (
      <>
        <strong class="card-title">
          {about.kind === 'region'
            ? `${at(regions, about.at).name} (${drawn.terrain[at(regions, about.at).terrain]})`
            : `${at(regions, at(tables.from, 2 * about.at)).name} – ${at(regions, at(tables.to, 2 * about.at)).name}`}
        </strong>
        <For each={here}>{(choice) => <span class="card-line">{wording(choice)}</span>}</For>
        <Show when={due()}>{(total) => <span class="card-line">{drawn.lineTotal(total())}</span>}</Show>
      </>
    );
  };

  const wrapped = (part: string, content: JSX.Element) => <div class={`dales dales-${part}`}>{content}</div>;
  return {
    strip: () => wrapped('strip', <Phases view={props.view} rounds={rules().tables.rounds} words={words()} />),
    stage: () => wrapped('stage', <DalesMap {...shared} trying={trying()} choose={chooseAt} card={card} />),
    choices: () => wrapped('choices', <Sheet {...shared} pointed={pointed()} wording={wording} />),
    done: () => choices().find(({ move }) => move === DONE)?.text ?? null,
    dock: () =>
      wrapped(
        'dock',
        <>
          {/* It stays when the auction is over, so that the discs are seen to fly to the tracks. */}
          <div class="auction-area" data-pieces="auction">
            <Show when={props.view.phase <= AUCTION_PHASE}>
              <Auction {...shared} />
            </Show>
          </div>
          <Show when={props.view.phase === TRAIN_PHASE}>
            <Trains {...shared} />
          </Show>
          <Tracks {...shared} />
          <Show when={props.view.phase > AUCTION_PHASE && props.view.phase !== TRAIN_PHASE}>
            <Trains {...shared} />
          </Show>
          <Show when={props.view.phase >= BUILD_PHASE && profitToCome(props.view)}>
            <IfNow {...shared} />
          </Show>
          <LegendFold texts={words().drawn} />
        </>,
      ),
    tabs: [
      {
        id: 'holdings',
        title: () => words().drawn.held,
        body: () =>
          wrapped(
            'tab',
            <>
              <Holdings {...shared} />
              <Show when={props.view.phase <= AUCTION_PHASE}>
                <Trains {...shared} />
              </Show>
              <p class="hint">{words().drawn.reconstructed}</p>
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
              title={name}
            >
              <span class="sr">{index() + 1}. </span>
              <span class="phase-name">{name}</span>
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
