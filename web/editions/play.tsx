/** Starts a table with the draft edition: in this browser against a bot, or at the server with friends. */

import type { Game } from '@quai/engine/contract.ts';
import { at, type Json } from '@quai/kit/json.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { ApiError, makeTable, setMyName } from '../api.ts';
import { recall, remember } from '../kept.ts';
import { NameField } from '../parts/name.tsx';
import { go } from '../router.ts';
import { seatIsWanted } from '../table/seatwanted.ts';
import { editionTexts as e } from '../text/editions.ts';
import { filled, t } from '../text/text.ts';
import { fewestSeats } from './seats.ts';

const GENTLE = 'beginner';

export function PlayWith(props: { game: Game; edition: Json; playable: boolean }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [name, setName] = createSignal(recall('name') ?? '');
  const seats = () => Math.max(2, fewestSeats(props.game, props.edition));

  const here = async () => {
    const { makeLocalTable } = await import('../local/make.ts');
    const places = Array.from({ length: seats() }, (_, seat) =>
      seat === 0 ? { name: filled(t().player, { n: 1 }), bot: null } : { name: `${t().bot} ${seat}`, bot: GENTLE },
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
