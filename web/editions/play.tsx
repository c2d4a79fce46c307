/** Starts a table with the draft edition: at once against a bot, or on the page where everything can be chosen. */

import type { Game } from '@quai/engine/contract.ts';
import { at, type Json } from '@quai/kit/json.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { go } from '../router.ts';
import { editionTexts as e } from '../text/editions.ts';
import { filled, t } from '../text/text.ts';
import { fewestSeats } from './seats.ts';

const GENTLE = 'beginner';

export function PlayWith(props: {
  game: Game;
  edition: Json;
  playable: boolean;
  /** Whether it differs from what comes with the game; only then is it kept in this browser. */
  own: boolean;
}): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const address = () => `/new/${props.game.id}${props.own ? '?edition=own' : ''}`;

  const here = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { makeLocalTable } = await import('../local/make.ts');
      const places = Array.from({ length: Math.max(2, fewestSeats(props.game, props.edition)) }, (_, seat) =>
        seat === 0 ? { name: filled(t().player, { n: 1 }), bot: null } : { name: `${t().bot} ${seat}`, bot: GENTLE },
      );
      const edition = { id: String(at(props.edition, ['id'])), data: props.edition };
      go(`/t/${await makeLocalTable(props.game.id, places, {}, edition)}`);
    } catch (error) {
      setProblem((error as Error).message);
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
      <p>{props.playable ? e().playHelp : e().playLater}</p>
      <div class="buttons">
        <button type="button" class="main" disabled={busy() || !props.playable} onClick={() => void here()}>
          {e().playHere}
        </button>
        <Show when={props.playable}>
          <a class="button" href={address()}>
            {e().playMore}
          </a>
        </Show>
      </div>
    </section>
  );
}
