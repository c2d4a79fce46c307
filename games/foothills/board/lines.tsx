/** The lines one below the other, each a strip of landscape; they share the height they are given. */

import { at } from '@quai/engine/at.ts';
import { alike } from '@quai/kit/alike.ts';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { LINE, TICKET } from '../rules/moves.ts';
import { NOT_IN_PLAY, ON_CARD } from '../rules/state.ts';
import { layoutOf } from '../rules/tables.ts';
import { colourName } from '../text/speaker.ts';
import { type Cell, cellsOf, columnCount, columnsByRow, keptCells, lineEnds, type Room, roomFor } from './grid.ts';
import { Icon } from './icons.tsx';
import { Offer } from './offer.tsx';
import { Scenery } from './scenery.tsx';
import { ownerClass, type Shared, ticketColour } from './shared.ts';
import { Station } from './station.tsx';

export function Lines(props: Shared): JSX.Element {
  const { drawn, speaker } = props.words;
  const { t } = speaker;
  const layout = () => layoutOf(t, props.view);
  const cells = createMemo((before: readonly Cell[]) => keptCells(before, cellsOf(t, props.view)), []);
  const [room, setRoom] = createSignal<Room>('full');
  let grid!: HTMLDivElement;
  onMount(() => {
    const watch = new ResizeObserver(() =>
      setRoom(roomFor(grid.clientWidth / columnCount(cells()), grid.clientHeight / rows())),
    );
    watch.observe(grid);
    onCleanup(() => watch.disconnect());
  });
  const rows = () => layout().lines.length;
  /** Where the buffer of a line stands: after its last card, or inside it if there is no more room. */
  const ends = createMemo(() => lineEnds(cells(), rows()), undefined, { equals: alike });
  /** The last card of the row hangs down from the one above. */
  const endsShared = (row: number) =>
    cells().some((cell) => cell.row < row && row < cell.row + cell.rows && cell.column + cell.columns === ends()[row]);
  const divided = createMemo(() => columnsByRow(cells(), rows()), undefined, { equals: alike });
  /** On a narrow screen lines are divided by themselves: where something begins and how much it takes, as shares of the row. */
  const share = (row: number, column: number, columns: number) => ({
    '--from': column / at(divided(), row),
    '--share': columns / at(divided(), row),
  });
  return (
    <section class="lines" aria-label={drawn.lines} data-pieces="lines">
      <div
        class="line-grid"
        classList={{ small: room() === 'small', low: room() === 'low' }}
        data-picture=""
        ref={grid}
        style={{ '--columns': columnCount(cells()), '--rows': rows() }}
      >
        <For each={layout().lines}>
          {(line, row) => (
            <>
              <div class="line-strip" style={{ 'grid-row': row() + 1 }}>
                <Scenery line={line} />
              </div>
              <Head {...props} line={line} row={row() + 1} />
              <Show when={props.view.buffers[line] === 1}>
                <span
                  class="buffer"
                  classList={{
                    inside: at(ends(), row()) >= columnCount(cells()),
                    'inside-small': at(ends(), row()) >= at(divided(), row()),
                    lower: endsShared(row()),
                  }}
                  style={{
                    'grid-row': row() + 1,
                    '--column': Math.min(at(ends(), row()), columnCount(cells()) - 1) + 2,
                    ...share(row(), Math.min(at(ends(), row()), at(divided(), row()) - 1), 1),
                  }}
                  title={drawn.buffer}
                >
                  <Icon unit="buffer" />
                  <span class="sr">{drawn.buffer}</span>
                </span>
              </Show>
            </>
          )}
        </For>
        <For each={cells()}>
          {(cell) => (
            <div
              class="cell"
              classList={{ double: cell.rows > 1 }}
              style={{
                'grid-row': `${cell.row + 1} / span ${cell.rows}`,
                '--column': cell.column + 2,
                '--span': cell.columns,
                ...share(cell.row, cell.column, cell.columns),
              }}
            >
              <Station {...props} station={cell.station} room={room()} />
            </div>
          )}
        </For>
        {/* The whole strip can be pointed at; the line's number is the button. */}
        <For each={layout().lines}>
          {(line, row) => (
            <Show when={props.offers.at(LINE, line)}>
              <div class="line-target" data-offer={`line-${line}`} style={{ 'grid-row': row() + 1 }} />
            </Show>
          )}
        </For>
      </div>
    </section>
  );
}

/** The number of the line, its tickets and its bonus. */
function Head(props: Shared & { line: number; row: number }): JSX.Element {
  const { drawn, speaker } = props.words;
  const { t } = speaker;
  const colour = () => at(t.ticketOf, props.line);
  const left = () => at(props.view.ticketsLeft, colour());
  const bonus = () => at(props.view.bonus, props.line);
  const about = () => `${drawn.chooseLine(at(t.lineIds, props.line))}, ${at(t.edition.lines, props.line).name}`;
  return (
    <div class="line-head" data-place={`line-${props.line}`} style={{ 'grid-row': props.row, 'grid-column': 1 }}>
      <Offer
        move={props.offers.at(LINE, props.line)}
        label={drawn.chooseLine(at(t.lineIds, props.line))}
        title={about()}
        class="line-name"
        place={`line-${props.line}`}
        choose={props.choose}
      >
        <b>{t.lineIds[props.line]}</b>
        <span class="sr">{at(t.edition.lines, props.line).name}</span>
      </Offer>
      <span class="line-more">
        <Offer
          move={props.offers.at(TICKET, colour())}
          label={`${drawn.tickets}${drawn.colon} ${colourName(speaker, colour())}`}
          title={`${drawn.tickets}${drawn.colon} ${left()} ${colourName(speaker, colour())}`}
          class="ticket"
          place={`ticket-${colour()}`}
          choose={props.choose}
        >
          {left()}
          <Icon unit="ticket" colour={ticketColour(props.words, colour())} />
          <span class="sr">{colourName(speaker, colour())}</span>
        </Offer>
        <Show when={bonus() !== NOT_IN_PLAY}>
          <span
            class={`token ${bonus() === ON_CARD ? '' : ownerClass(props.words, bonus())}`}
            title={drawn.lineBonus(at(t.lineBonus, props.line), bonus() === ON_CARD ? null : props.names(bonus()))}
          >
            +{t.lineBonus[props.line]}
            <Icon unit="vp" />
          </span>
        </Show>
      </span>
    </div>
  );
}
