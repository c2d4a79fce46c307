/** The drawn board of FootHills. It shows and offers; the rules decide. */

import { at } from '@quai/engine/at.ts';
import './board.css';
import './cards.css';
import type { BoardProps } from '@quai/kit/board.ts';
import type { TableParts } from '@quai/kit/parts.tsx';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { CUBE, LINE, type Move, TICKET } from '../rules/moves.ts';
import type { FootHills } from '../rules/rules.ts';
import { GOING_ON, NOT_IN_PLAY, ON_CARD, type State, WHITE } from '../rules/state.ts';
import { layoutOf } from '../rules/tables.ts';
import { colourName } from '../text/speaker.ts';
import type { FootHillsWords } from '../text/words.ts';
import { Reserve, SeatArea } from './cards.tsx';
import { type Cell, cellsOf, columnCount, keptCells } from './grid.ts';
import { Amounts, Icon } from './icons.tsx';
import { Now } from './now.tsx';
import { Offer } from './offer.tsx';
import { offersOf } from './offers.ts';
import type { Shared } from './shared.ts';
import { Station } from './station.tsx';

export default function createParts(props: BoardProps<State>): TableParts {
  const rules = props.rules as unknown as FootHills;
  const words = props.words as unknown as FootHillsWords;
  const offers = createMemo(() => offersOf(props.moves, (text) => rules.parse(text)));
  const shared = () => ({ view: props.view, words, offers: offers(), names: props.names, choose: props.choose });
  const own = () => props.seat ?? 0;
  const wrapped = (content: JSX.Element) => <div class="foothills">{content}</div>;
  return {
    stage: () =>
      wrapped(
        <>
          <Stockyard {...shared()} />
          <Lines {...shared()} />
        </>,
      ),
    choices: () =>
      wrapped(
        <Now {...shared()} seat={props.seat} say={(text) => words.move(props.view, rules.parse(text) as Move)} />,
      ),
    dock: () => wrapped(<SeatArea {...shared()} seat={own()} own={props.seat !== null} />),
    tabs: [
      {
        id: 'opponent',
        title: () => props.names(1 - own()),
        body: () => wrapped(<SeatArea {...shared()} seat={1 - own()} own={false} />),
      },
      {
        id: 'reserve',
        title: () => words.drawn.reserve,
        body: () =>
          wrapped(
            <>
              <Reserve {...shared()} />
              <p class="hint">{words.drawn.adapted}</p>
            </>,
          ),
      },
    ],
  };
}

function Stockyard(props: Shared): JSX.Element {
  const { drawn } = props.words;
  const cubes = (counts: readonly number[], source: number, from: string) => (
    <For each={['iron', 'stone'] as const}>
      {(unit, resource) => (
        <Offer
          move={props.offers.at(CUBE, source * 2 + resource())}
          label={drawn.take(drawn.units[unit], from)}
          class="cubes"
          choose={props.choose}
        >
          {counts[resource()]} <Icon unit={unit} />
          <span class="sr">{drawn.units[unit]}</span>
        </Offer>
      )}
    </For>
  );
  return (
    <div class="stockyard">
      <span>
        <b>{drawn.yard}</b> {cubes(props.view.yard, 0, drawn.yard)}{' '}
        <Amounts of={{ event: props.view.yard[WHITE] }} words={drawn.units} />
      </span>
      <span>
        <b>{drawn.bag}</b> {cubes(props.view.bag, 1, drawn.bag)}{' '}
        <Amounts of={{ event: props.view.bag[WHITE] }} words={drawn.units} />
      </span>
      <span>
        <b>{drawn.supply}</b>{' '}
        <Amounts
          of={{ rubble: Math.max(0, props.view.supply[0]), passenger: Math.max(0, props.view.supply[1]) }}
          words={drawn.units}
          none="0"
        />
      </span>
      <span>
        {drawn.buffersLeft}
        {drawn.colon} {props.view.buffersLeft} · {drawn.competitors}
        {drawn.colon} {props.view.competitors}
      </span>
      <Show when={props.view.summit !== NOT_IN_PLAY}>
        <span class="summit">
          {drawn.summit}
          {drawn.colon} {props.view.summit === ON_CARD ? drawn.onItsCard : props.names(props.view.summit)}
        </span>
      </Show>
      <Show when={props.view.ending !== GOING_ON}>
        <strong class="last">{drawn.last}</strong>
      </Show>
    </div>
  );
}

/** A ticket in its colour; the word next to it names the colour. */
function TicketMark(props: { colour: string }): JSX.Element {
  return (
    <svg class="ticket-mark" viewBox="0 0 24 14" aria-hidden="true">
      <path
        d="M1 1 H23 V5 A2 2 0 0 0 23 9 V13 H1 V9 A2 2 0 0 0 1 5 Z"
        fill={CSS.supports('color', props.colour) ? props.colour : '#d9a514'}
      />
    </svg>
  );
}

/** The grid of lines and columns; on a phone it scrolls sideways. */
function Lines(props: Shared): JSX.Element {
  const { drawn, speaker } = props.words;
  const { t } = speaker;
  const layout = () => layoutOf(t, props.view);
  const cells = createMemo((before: readonly Cell[]) => keptCells(before, cellsOf(t, props.view)), []);
  return (
    <section class="scroll lines" tabindex="0" aria-label={drawn.lines}>
      <div class="line-grid" data-picture="" style={{ '--columns': columnCount(cells()) }}>
        <For each={layout().lines}>
          {(line, row) => {
            const colour = at(t.ticketOf, line);
            return (
              <div class="line-head" data-place={`line-${line}`} style={{ 'grid-row': row() + 1, 'grid-column': 1 }}>
                <Offer
                  move={props.offers.at(LINE, line)}
                  label={drawn.chooseLine(at(t.lineIds, line))}
                  class="line-name"
                  choose={props.choose}
                >
                  <b>{t.lineIds[line]}</b> <span class="line-long">{at(t.edition.lines, line).name}</span>
                </Offer>
                <Offer
                  move={props.offers.at(TICKET, colour)}
                  label={`${drawn.tickets}${drawn.colon} ${colourName(speaker, colour)}`}
                  class="ticket"
                  choose={props.choose}
                >
                  <TicketMark colour={at(t.colours, colour)} />
                  {props.view.ticketsLeft[colour]} {colourName(speaker, colour)}
                </Offer>
                <Show when={props.view.bonus[line] !== NOT_IN_PLAY}>
                  <span class="token">
                    +{t.lineBonus[line]} {drawn.units.vp}
                    {props.view.bonus[line] === ON_CARD ? '' : `: ${props.names(at(props.view.bonus, line))}`}
                  </span>
                </Show>
                <Show when={props.view.buffers[line] === 1}>
                  <span class="buffer" title={drawn.buffer}>
                    ⊣ {drawn.buffer}
                  </span>
                </Show>
              </div>
            );
          }}
        </For>
        <For each={cells()}>
          {(cell) => (
            <div
              class="cell"
              style={{
                'grid-row': `${cell.row + 1} / span ${cell.rows}`,
                'grid-column': `${cell.column + 2} / span ${cell.columns}`,
              }}
            >
              <Station {...props} station={cell.station} />
            </div>
          )}
        </For>
      </div>
    </section>
  );
}
