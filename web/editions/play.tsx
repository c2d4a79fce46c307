/** Starts a table with the draft edition: in this browser against a bot, or at the server with friends. */

import type { Game } from '@quai/engine/contract.ts';
import { at, type Json } from '@quai/kit/json.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { ApiError, makeTable, setMyName } from '../api.ts';
import { recall, remember } from '../kept.ts';
import { BotLevel } from '../parts/botlevel.tsx';
import { NameField } from '../parts/name.tsx';
import { go } from '../router.ts';
import { seatIsWanted } from '../table/seatwanted.ts';
import { editionTexts as e } from '../text/editions.ts';
import { newTableTexts as n } from '../text/newtable.ts';
import { filled, t } from '../text/text.ts';
import { fewestSeats, mostSeats } from './seats.ts';

const GENTLE = 'beginner';

export function PlayWith(props: { game: Game; edition: Json; playable: boolean }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [name, setName] = createSignal(recall('name') ?? '');
  const fewest = () => Math.max(2, fewestSeats(props.game, props.edition));
  const most = () => Math.max(fewest(), mostSeats(props.game, props.edition));
  const [wanted, setWanted] = createSignal(2);
  const [level, setLevel] = createSignal(GENTLE);
  const seats = () => Math.min(most(), Math.max(fewest(), wanted()));

  const here = async () => {
    const { makeLocalTable } = await import('../local/make.ts');
    const places = Array.from({ length: seats() }, (_, seat) =>
      seat === 0 ? { name: filled(t().player, { n: 1 }), bot: null } : { name: `${t().bot} ${seat}`, bot: level() },
    );
    return makeLocalTable(props.game.id, places, {}, { id: String(at(props.edition, ['id'])), data: props.edition });
  };
  const withFriends = async () => {
    if (name().trim() === '') throw new ApiError(t().nameNeeded);
    remember('name', await setMyName(name()));
    const table = await makeTable({
      game: props.game.id,
      seats: seats(),
      options: {},
      edition: null,
      editionData: props.edition,
      terms: DEFAULT_TERMS,
    });
    seatIsWanted(table);
    return table;
  };
  const make = async (table: () => Promise<string>) => {
    setBusy(true);
    setProblem(null);
    try {
      go(`/t/${await table()}`);
    } catch (error) {
      setProblem(error instanceof ApiError && error.unreachable ? t().noNetwork : (error as Error).message);
    }
    setBusy(false);
  };
  return (
    <section class="edition-play" aria-labelledby="play-with">
      <h2 id="play-with">{e().play}</h2>
      <Show when={problem()}>
        <p class="problem" role="alert">
          {problem()}
        </p>
      </Show>
      <div class="buttons">
        <label class="edition-seats">
          {t().seats}{' '}
          <select value={seats()} onChange={(event) => setWanted(Number(event.currentTarget.value))}>
            <For each={Array.from({ length: most() - fewest() + 1 }, (_, i) => fewest() + i)}>
              {(count) => <option value={count}>{count}</option>}
            </For>
          </select>
        </label>
        <BotLevel label={n().level} level={level()} choose={setLevel} />
      </div>
      <div class="buttons">
        <button type="button" class="main" disabled={busy() || !props.playable} onClick={() => void make(here)}>
          {e().playHere}
        </button>
      </div>
      <NameField label={e().name} name={name()} set={setName} />
      <div class="buttons">
        <button type="button" disabled={busy() || !props.playable} onClick={() => void make(withFriends)}>
          {e().playFriends}
        </button>
      </div>
    </section>
  );
}
