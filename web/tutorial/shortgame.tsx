/** After the last step: a short real game, from a position in which the learner has good chances. */

import type { Game } from '@quai/engine/contract.ts';
import type { Lesson } from '@quai/engine/lesson.ts';
import { createSignal, type JSX } from 'solid-js';
import { go } from '../router.ts';
import { titleOf } from '../site.ts';
import { learnTexts as l } from '../text/learn.ts';
import { filled, language } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import { playShortGame } from './game.ts';

export function ShortGame(props: { lesson: Lesson; game: Game; back(): void }): JSX.Element {
  const { game, lesson } = props;
  const [busy, setBusy] = createSignal(false);
  const play = async () => {
    setBusy(true);
    go(`/t/${await playShortGame(game, lesson)}`);
  };
  return (
    <section class="learn-step learn-last">
      <h2>{l().short}</h2>
      <p class="learn-text">{typeset(language(), lesson.texts[language()][lesson.last] ?? '')}</p>
      <div class="buttons">
        <button type="button" class="main" disabled={busy()} onClick={() => void play()}>
          {l().play}
        </button>
        <button type="button" onClick={() => props.back()}>
          {l().back}
        </button>
        <a class="button" href={`/learn/${game.id}#1`}>
          {l().again}
        </a>
        <a class="button" href={`/rules/${game.id}`}>
          {filled(l().rules, { game: titleOf(game.id) })}
        </a>
      </div>
    </section>
  );
}
