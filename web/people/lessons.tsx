/** How far you are in each lesson. */

import { For, type JSX, onMount } from 'solid-js';
import { shownGames, titleOf } from '../site.ts';
import { learnTexts as l } from '../text/learn.ts';
import { lessonLink, lessonState } from '../tutorial/called.ts';
import { shareProgress } from '../tutorial/progress.ts';
import { Part } from './action.tsx';

export function Lessons(): JSX.Element {
  onMount(() => void shareProgress());
  return (
    <Part id="lessons" title={l().mine.title}>
      <ul class="lessons">
        <For each={shownGames().filter(({ meta }) => meta.lesson)}>
          {({ meta }) => (
            <li>
              <a href={lessonLink(meta.id)}>{titleOf(meta.id)}</a> <span class="hint">{lessonState(meta.id)}</span>
            </li>
          )}
        </For>
      </ul>
    </Part>
  );
}
