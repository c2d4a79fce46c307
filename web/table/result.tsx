/** The score sheet of a finished table, line by line; its record and its draws. */

import type { Line } from '@quai/engine/contract.ts';
import { recordText, writeRecord } from '@quai/table/record.ts';
import { contributionsOf } from '@quai/table/room.ts';
import { For, type JSX, Show } from 'solid-js';
import { roomFrom } from '../local/host.ts';
import { savedTable } from '../local/saved.ts';
import { filled, t } from '../text/text.ts';
import type { TableState } from './state.ts';

export function Result(props: { state: TableState; local: boolean }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const words = () => state.opened()!.words;
  const rows = () => [...message().now!.result!].sort((a, b) => a.rank - b.rank);
  /** Every line that some seat has, in order. */
  const lines = () => {
    const seen = new Map<string, Line>();
    for (const row of rows())
      for (const line of row.lines)
        if (!seen.has(words().line(line as Line))) seen.set(words().line(line as Line), line as Line);
    return [...seen.keys()];
  };
  const points = (row: ReturnType<typeof rows>[number], name: string) =>
    row.lines.filter((line) => words().line(line as Line) === name).reduce((sum, line) => sum + line.points, 0);
  const reason = () => (message().now!.over === 'resigned' ? t().resigned : words().ending(message().now!.over!));

  /** A table of this browser writes its record itself. */
  const download = async () => {
    const room = await roomFrom((await savedTable(state.id))!);
    const draws = { seed: room.seed, contributions: contributionsOf(room) };
    const text = recordText(writeRecord(room.table!, draws, room.edition.data));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `quai-${room.game}-${room.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <section class="result" aria-labelledby="result">
      <h2 id="result">
        {t().result} <small>({reason()})</small>
      </h2>
      <section class="scroll" tabindex="0" aria-label={t().result}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t().seat}</th>
              <For each={rows()}>
                {(row) => (
                  <th scope="col">
                    {row.rank}. {message().seats[row.seat]!.name}
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={lines()}>
              {(name) => (
                <tr>
                  <th scope="row">{name}</th>
                  <For each={rows()}>{(row) => <td>{points(row, name)}</td>}</For>
                </tr>
              )}
            </For>
            <tr class="total">
              <th scope="row">{t().total}</th>
              <For each={rows()}>{(row) => <td>{row.total}</td>}</For>
            </tr>
          </tbody>
        </table>
      </section>
      <p class="hint seed">{filled(t().fairSeed, { seed: message().seed ?? '' })}</p>
      <Show
        when={props.local}
        fallback={
          <a class="button" href={`/api/tables/${state.id}/record`} download="">
            {t().record}
          </a>
        }
      >
        <button type="button" onClick={() => void download()}>
          {t().record}
        </button>
      </Show>
    </section>
  );
}
