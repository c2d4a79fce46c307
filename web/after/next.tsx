/** What to do after a game: play again, share, download the record, check the draws. */

import type { Standing } from '@quai/engine/contract.ts';
import { listed } from '@quai/games/list.ts';
import { calledAfter, recordName } from '@quai/table/called.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { later } from '../later.tsx';
import { LESSON } from '../local/id.ts';
import { go } from '../router.ts';
import { seatIsWanted } from '../table/seatwanted.ts';
import type { TableState } from '../table/state.ts';
import { titleOfTable } from '../table/title.ts';
import { afterTexts as a } from '../text/after.ts';
import { t } from '../text/text.ts';
import { download, recordOf } from './record.ts';

/** Only after the short game of a lesson. */
const AfterLesson = later(async () => (await import('../tutorial/after.tsx')).AfterLesson);

export function Next(props: {
  state: TableState;
  local: boolean;
  rows: readonly Standing[];
  replay(): void;
  analyse(): void;
}): JSX.Element {
  const { state } = props;
  const seats = () => state.message()?.seats ?? [];
  const title = () => {
    const message = state.message();
    return message === null ? '' : titleOfTable(message);
  };
  const [busy, setBusy] = createSignal(false);
  const [said, setSaid] = createSignal('');
  const mine = () => seats().some((seat) => seat.yours);

  const fromLesson = () => state.id.startsWith(LESSON);

  const working = (work: () => Promise<void>) => async () => {
    setBusy(true);
    setSaid('');
    try {
      await work();
    } catch (error) {
      setSaid((error as Error).message);
    }
    setBusy(false);
  };
  /** After a tie the set-up is kept in any case. */
  const canKeep = () => made() === null && props.rows.filter(({ rank }) => rank === 1).length < 2;
  const made = () => state.message()?.rematch ?? null;
  const again = (keep: boolean) =>
    working(async () => {
      if (props.local) {
        const { playAgain } = await import('../local/again.ts');
        return go(`/t/${await playAgain(state.id, keep)}`);
      }
      const answer = await state.link.ask(state.id, keep ? { type: 'rematch', keep } : { type: 'rematch' });
      if (!answer.ok) throw new Error(t().refusals[answer.refusal.rule] ?? answer.refusal.rule);
      if (answer.table === undefined) return;
      seatIsWanted(answer.table);
      go(`/t/${answer.table}`);
    });
  const picture = working(async () => {
    const { pictureOf, sharePicture } = await import('./picture.ts');
    const results = props.rows.map(({ seat, rank, total }) => `${rank}. ${seats()[seat]?.name}  ${total}`);
    const image = await pictureOf(title(), results);
    setSaid((await sharePicture(image, title(), props.local ? null : window.location.href)) ? '' : a().saved);
  });
  const link = working(async () => {
    await navigator.clipboard.writeText(window.location.href);
    setSaid(t().copied);
  });
  const record = working(async () => {
    const message = state.message();
    if (message === null) return;
    const called = calledAfter(listed(message.game)?.meta, message.edition.data);
    const text = await recordOf(state.id);
    download(recordName(message.game, called, state.id), new Blob([text], { type: 'application/json' }));
  });

  return (
    <>
      <Show when={fromLesson()}>
        <AfterLesson state={state} rows={props.rows} />
      </Show>
      <div class="buttons">
        <Show when={mine() && !fromLesson()}>
          <button type="button" class="main" disabled={busy()} onClick={again(false)}>
            {made() === null ? a().again : a().joinAgain}
          </button>
          <Show when={canKeep() && state.opened()?.words.keep}>
            {(keep) => (
              <button type="button" disabled={busy()} onClick={again(true)}>
                {keep()}
              </button>
            )}
          </Show>
        </Show>
        <button type="button" onClick={() => props.replay()}>
          {t().replay}
        </button>
        <button type="button" onClick={() => props.analyse()}>
          {a().analysis}
        </button>
        <button type="button" disabled={busy()} onClick={picture}>
          {a().picture}
        </button>
        <Show when={!props.local}>
          <button type="button" disabled={busy()} onClick={link}>
            {a().link}
          </button>
        </Show>
        <button type="button" disabled={busy()} onClick={record}>
          {t().record}
        </button>
        <a class="button" href={`/check/${state.id}`}>
          {a().check}
        </a>
      </div>
      <p role="status">{said()}</p>
    </>
  );
}
