/** After the game: who won, the score sheet (with what scored shown on the board), and what to do next. */

import type { Line, Standing } from '@quai/engine/contract.ts';
import { andList } from '@quai/engine/say.ts';
import { Emblem } from '@quai/kit/emblem.tsx';
import { createEffect, createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { later } from '../later.tsx';
import { seatLook } from '../table/seatlook.ts';
import type { TableState } from '../table/state.ts';
import { afterTexts as a } from '../text/after.ts';
import { figure, filled, language, t } from '../text/text.ts';
import { bestOf, noteScore } from './best.ts';
import { type Ceremony, createCeremony } from './ceremony.ts';
import { Chart } from './chart.tsx';
import { Next } from './next.tsx';

/** Loaded on demand. */
const Analysis = later(async () => (await import('./analysis.tsx')).Analysis);

export function Result(props: {
  state: TableState;
  local: boolean;
  /** Whether the viewer watched the end; then the scoring is animated. */
  watched: boolean;
  /** Plays the whole game again on the board. */
  replay(): void;
  /** Shows the table as it was after an entry. */
  show(entry: number): void;
}): JSX.Element {
  const { state } = props;
  const position = () => state.message()?.now ?? null;
  const over = () => position()?.over ?? '';
  const rows = createMemo(() =>
    [...((position()?.result ?? []) as readonly Standing[])].sort((x, y) => x.rank - y.rank),
  );
  const reason = () => (over() === 'resigned' ? t().resigned : (state.opened()?.words.ending(over()) ?? ''));
  const winners = () => rows().filter(({ rank }) => rank === 1);
  /** Points mean little in a game that was resigned. */
  const verdict = () => {
    const seats = state.message()?.seats ?? [];
    const named = (some: readonly { name: string }[]) =>
      andList(
        language(),
        some.map(({ name }) => name),
      );
    const names = named(winners().flatMap(({ seat }) => seats[seat] ?? []));
    const points = rows()[0]?.total ?? 0;
    if (rows().length === 1) return filled(a().alone, { points });
    if (over() === 'resigned')
      return filled(a().wonByDefault, { names, others: named(seats.filter(({ resigned }) => resigned)) });
    return filled(winners().length > 1 ? a().shared : a().won, { names, points });
  };
  const lineName = (line: Line) => state.opened()?.words.line(line) ?? '';
  /** The names of all lines that some seat has, in order. */
  const names = createMemo(() => [...new Set(rows().flatMap((row) => row.lines.map((line) => lineName(line))))]);
  /** The things that a line counts, each with its places; and whose. */
  const partsOf = (nth: number) => {
    const opened = state.opened();
    const each = rows().map(({ seat, lines }) => ({
      seat,
      parts: lines
        .filter((line) => lineName(line) === names()[nth])
        .flatMap((line) =>
          (line.marks ?? []).map((mark) => {
            const part = { ...line, marks: [mark] };
            return { part, places: opened?.guide?.line(opened.rules, part) ?? [] };
          }),
        )
        .filter(({ places }) => places.length > 0),
    }));
    // Where players have their own sheets: the viewer's, or the leader's.
    const most = (row: (typeof each)[number]) => row.parts.flatMap(({ places }) => places).length;
    const byMost = [...each].sort((x, y) => most(y) - most(x));
    const mine = each.find((row) => row.seat === state.message()?.as && row.parts.length > 0) ?? byMost[0];
    const apart = opened?.guide?.apart === true;
    return { seat: mine?.seat ?? null, parts: (apart ? [mine] : each).flatMap((row) => row?.parts ?? []) };
  };
  const ceremony = createCeremony(
    () => names().length,
    (nth) => partsOf(nth).parts.length,
    props.watched,
    (nth, shown) => {
      if (nth === null) return state.lights.out();
      const { seat, parts } = partsOf(nth);
      const seen = parts.slice(0, shown);
      const places = seen.flatMap((one) => one.places);
      state.lights.light(places, seat, 'seen', together(seen.map(({ part }) => part)));
    },
  );
  let chart!: HTMLDivElement;
  let section!: HTMLElement;
  // The button that skips is gone once everything is counted.
  createEffect(() => {
    if (!ceremony.counting() && document.activeElement === document.body) section.querySelector('button')?.focus();
  });
  const [analysing, setAnalysing] = createSignal(false);
  const analyse = () => {
    setAnalysing(true);
    chart.scrollIntoView({ block: 'start' });
  };
  return (
    <section class="result" ref={section} classList={{ counting: ceremony.counting() }} aria-labelledby="result">
      <h2 id="result">
        {t().result} <small>({reason()})</small>
      </h2>
      <div class="verdict" aria-live="assertive">
        <Show
          when={!ceremony.counting()}
          fallback={
            <button type="button" class="skip-counting" onClick={ceremony.skip}>
              {a().skip}
            </button>
          }
        >
          <p class="winner">
            <For each={winners()}>{({ seat }) => <Emblem seat={seat} look={seatLook(state, seat)} />}</For>
            <strong>{verdict()}</strong>
          </p>
          <Show when={props.local && rows().length === 1 && over() !== 'resigned'}>
            <OwnBest state={state} points={rows()[0]?.total ?? 0} />
          </Show>
        </Show>
      </div>
      <Show when={!ceremony.counting()}>
        <Next state={state} local={props.local} rows={rows()} replay={props.replay} analyse={analyse} />
      </Show>
      <div class="result-parts">
        <div>
          <Sheet state={state} rows={rows()} names={names()} ceremony={ceremony} />
        </div>
        <div class="result-course" ref={chart}>
          <Show when={!ceremony.counting()}>
            <Show when={analysing()}>
              <Analysis state={state} show={props.show} />
            </Show>
            <Chart state={state} />
          </Show>
        </div>
      </div>
    </section>
  );
}

/** How a score of one who plays alone compares with those before. */
function OwnBest(props: { state: TableState; points: number }): JSX.Element {
  const message = props.state.message();
  const solo =
    message === null || message.edition.data !== undefined
      ? null
      : { game: message.game, edition: message.edition.id, options: message.options };
  const before = solo === null ? null : bestOf(solo);
  const [counts] = createResource(async () => solo !== null && noteScore(props.state.id, solo, props.points));
  const said = () => {
    if (before === null) return counts.error === undefined && counts() === true ? a().firstBest : '';
    if (props.points <= before) return filled(a().best, { points: before });
    return counts.error === undefined && counts() === true ? filled(a().newBest, { points: before }) : '';
  };
  return (
    <Show when={said()}>
      <p class="own-best">{said()}</p>
    </Show>
  );
}

/** A cell is a button if the board can show what scored. */
function Sheet(props: {
  state: TableState;
  rows: readonly Standing[];
  names: readonly string[];
  ceremony: Ceremony;
}): JSX.Element {
  const { state } = props;
  const lineName = (line: Line) => state.opened()?.words.line(line) ?? '';
  const [chosen, setChosen] = createSignal<string | null>(null);
  /** The winner is not revealed before everything is counted; until then, in seat order. */
  const rows = createMemo(() =>
    props.ceremony.counting() ? [...props.rows].sort((x, y) => x.seat - y.seat) : props.rows,
  );
  const counted = (row: Standing) =>
    row.lines.reduce((sum, line) => {
      const nth = props.names.indexOf(lineName(line));
      return props.ceremony.isCounted(nth) || props.ceremony.isNow(nth) ? sum + line.points : sum;
    }, 0);
  const linesOf = (row: Standing, name: string) => row.lines.filter((line) => lineName(line) === name);
  const points = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.points, 0);
  const places = (lines: readonly Line[]) => {
    const opened = state.opened();
    return lines.flatMap((line) => opened?.guide?.line(opened.rules, line) ?? []);
  };
  const show = (key: string, lines: readonly Line[], seat: number) => {
    const off = chosen() === key;
    setChosen(off ? null : key);
    if (off) state.lights.out();
    else state.lights.light(places(lines), seat, 'near', together(lines));
  };
  return (
    <>
      <section class="scroll" tabindex="0" aria-label={t().result}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t().seat}</th>
              <For each={rows()}>
                {(row) => (
                  <th scope="col">
                    {props.ceremony.counting() ? '' : `${row.rank}. `}
                    {state.message()?.seats[row.seat]?.name}
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            {/* First: what it adds up to is seen without scrolling, however many lines there are. */}
            <tr class="total">
              <th scope="row">{t().total}</th>
              <For each={rows()}>
                {(row) => <td>{figure(props.ceremony.counting() ? counted(row) : row.total)}</td>}
              </For>
            </tr>
            <For each={props.names}>
              {(name, nth) => (
                <tr
                  ref={(row) =>
                    createEffect(() => {
                      const { counting, isNow } = props.ceremony;
                      if (counting() && isNow(nth())) row.scrollIntoView({ block: 'nearest' });
                    })
                  }
                  classList={{
                    uncounted: !props.ceremony.isCounted(nth()) && !props.ceremony.isNow(nth()),
                    now: props.ceremony.counting() && props.ceremony.isNow(nth()),
                  }}
                >
                  <th scope="row">{name}</th>
                  <For each={rows()}>
                    {(row) => {
                      const lines = linesOf(row, name);
                      const where = places(lines);
                      const key = `${row.seat} ${name}`;
                      return (
                        <td>
                          <Show when={lines.length > 0}>
                            <Show when={where.length > 0} fallback={figure(points(lines))}>
                              <button
                                type="button"
                                class="shows"
                                aria-pressed={chosen() === key}
                                aria-label={filled(a().show, { line: name, points: points(lines) })}
                                onClick={() => show(key, lines, row.seat)}
                              >
                                {figure(points(lines))}
                              </button>
                            </Show>
                            <For each={lines}>
                              {(line) => (
                                <Show when={state.opened()?.words.tally?.(line)}>
                                  {(text) => <small class="tally">{text()}</small>}
                                </Show>
                              )}
                            </For>
                          </Show>
                        </td>
                      );
                    }}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <Show when={props.rows.some((row) => places(row.lines).length > 0)}>
        <p class="hint">{a().showHelp}</p>
      </Show>
    </>
  );
}

/** Lines of one name, or parts of a line, as one with all their marks. */
function together(lines: readonly Line[]): Line | null {
  const [first] = lines;
  return first === undefined ? null : { ...first, marks: lines.flatMap(({ marks }) => marks ?? []) };
}
