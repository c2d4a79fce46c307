/** After the game: who won, the score sheet (with what scored shown on the board), and what to do next. */

import type { Line, Standing } from '@quai/engine/contract.ts';
import { Emblem } from '@quai/kit/emblem.tsx';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { TableState } from '../table/state.ts';
import { afterTexts as a } from '../text/after.ts';
import { figure, filled, t } from '../text/text.ts';
import { Chart } from './chart.tsx';
import { Next } from './next.tsx';

export function Result(props: { state: TableState; local: boolean }): JSX.Element {
  const { state } = props;
  const position = () => state.message()?.now ?? null;
  const over = () => position()?.over ?? '';
  const rows = createMemo(() =>
    [...((position()?.result ?? []) as readonly Standing[])].sort((x, y) => x.rank - y.rank),
  );
  const reason = () => (over() === 'resigned' ? t().resigned : (state.opened()?.words.ending(over()) ?? ''));
  const winners = () => rows().filter(({ rank }) => rank === 1);
  /** Points say little about a game that others resigned. */
  const verdict = () => {
    const seats = state.message()?.seats ?? [];
    const named = (some: readonly { name: string }[]) => some.map(({ name }) => name).join(', ');
    const names = named(winners().flatMap(({ seat }) => seats[seat] ?? []));
    const points = figure(rows()[0]?.total ?? 0);
    if (rows().length === 1) return filled(a().alone, { points });
    if (over() === 'resigned')
      return filled(a().wonByDefault, { names, others: named(seats.filter(({ resigned }) => resigned)) });
    return filled(winners().length > 1 ? a().shared : a().won, { names, points });
  };
  return (
    <section class="result" aria-labelledby="result">
      <h2 id="result">
        {t().result} <small>({reason()})</small>
      </h2>
      <p class="winner">
        <For each={winners()}>{({ seat }) => <Emblem seat={seat} />}</For>
        <strong>{verdict()}</strong>
      </p>
      <Next state={state} local={props.local} rows={rows()} />
      <Sheet state={state} rows={rows()} />
      <Chart state={state} />
    </section>
  );
}

/** A cell is a button if the board can show what scored. */
function Sheet(props: { state: TableState; rows: readonly Standing[] }): JSX.Element {
  const { state } = props;
  const lineName = (line: Line) => state.opened()?.words.line(line) ?? '';
  const [chosen, setChosen] = createSignal<string | null>(null);
  /** The names of all lines that some seat has, in order. */
  const names = createMemo(() => [...new Set(props.rows.flatMap((row) => row.lines.map((line) => lineName(line))))]);
  const linesOf = (row: Standing, name: string) => row.lines.filter((line) => lineName(line) === name);
  const points = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.points, 0);
  const places = (lines: readonly Line[]) => {
    const opened = state.opened();
    return lines.flatMap((line) => opened?.guide?.line(opened.rules, line) ?? []);
  };
  const show = (key: string, where: readonly string[], seat: number) => {
    const off = chosen() === key;
    setChosen(off ? null : key);
    if (off) state.lights.out();
    else state.lights.light(where, seat, 'near');
  };
  return (
    <>
      <section class="scroll" tabindex="0" aria-label={t().result}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t().seat}</th>
              <For each={props.rows}>
                {(row) => (
                  <th scope="col">
                    {row.rank}. {state.message()?.seats[row.seat]?.name}
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={names()}>
              {(name) => (
                <tr>
                  <th scope="row">{name}</th>
                  <For each={props.rows}>
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
                                aria-label={filled(a().show, { line: name, points: figure(points(lines)) })}
                                onClick={() => show(key, where, row.seat)}
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
            <tr class="total">
              <th scope="row">{t().total}</th>
              <For each={props.rows}>{(row) => <td>{figure(row.total)}</td>}</For>
            </tr>
          </tbody>
        </table>
      </section>
      <Show when={props.rows.some((row) => places(row.lines).length > 0)}>
        <p class="hint">{a().showHelp}</p>
      </Show>
    </>
  );
}
