/** The drawn board of FootHills. It shows and offers; the rules decide. */

import './board.css';
import './cards.css';
import './icons.css';
import './lines.css';
import './station.css';
import type { BoardProps } from '@quai/kit/board.ts';
import type { TableParts } from '@quai/kit/parts.tsx';
import { Pointable } from '@quai/kit/pointable.tsx';
import { createMemo, type JSX, Show } from 'solid-js';
import { CARD, kindOf, type Move } from '../rules/moves.ts';
import type { FootHills } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import type { FootHillsWords } from '../text/words.ts';
import { Counter } from './counter.tsx';
import { Hand, Reserve, SeatArea } from './hand.tsx';
import { Lines } from './lines.tsx';
import { OfferCard } from './offercard.tsx';
import { offersOf } from './offers.ts';
import type { Shared } from './shared.ts';

export default function createParts(props: BoardProps<State>): TableParts {
  const rules = props.rules as unknown as FootHills;
  const words = props.words as unknown as FootHillsWords;
  const offers = createMemo(() => offersOf(props.moves, (text) => rules.parse(text)));
  const shared: Shared = {
    get view() {
      return props.view;
    },
    words,
    get offers() {
      return offers();
    },
    names: (seat) => props.names(seat),
    choose: (move) => props.choose(move),
    parse: (text) => rules.parse(text) as Move | null,
    say: (text) => words.move(props.view, rules.parse(text) as Move),
  };
  const own = () => props.seat ?? 0;
  /** A card from the reserve is to be chosen. */
  const replacing = createMemo(() =>
    props.moves.some((text) => {
      const move = rules.parse(text);
      return move !== null && kindOf(move as Move) === CARD;
    }),
  );
  const wrapped = (part: string, content: JSX.Element) => <div class={`foothills foothills-${part}`}>{content}</div>;
  return {
    strip: () => <span>{words.drawn.turn(props.view.turns)}</span>,
    stage: () => (
      <Pointable
        class="foothills foothills-stage"
        offers={offers()}
        card={(place) => <OfferCard {...shared} place={place} seat={own()} foresee={(move) => props.foresee?.(move)} />}
      >
        <Counter {...shared} other={1 - own()} />
        <Lines {...shared} />
        <Show when={replacing()}>
          <div class="over-lines">
            <Reserve {...shared} only />
          </div>
        </Show>
      </Pointable>
    ),
    dock: () => wrapped('dock', <Hand {...shared} seat={own()} own={props.seat !== null} />),
    tabs: [
      {
        id: 'opponent',
        title: () => props.names(1 - own()),
        seat: () => 1 - own(),
        body: () => wrapped('tab', <SeatArea {...shared} seat={1 - own()} own={false} />),
      },
      {
        id: 'reserve',
        title: () => words.drawn.reserve,
        body: () =>
          wrapped(
            'tab',
            <>
              <Reserve {...shared} />
              <p class="hint">{words.drawn.adapted}</p>
            </>,
          ),
      },
    ],
  };
}
