/** The best scores of somebody who plays alone. */

import type { Game } from '@quai/engine/contract.ts';
import { listed } from '@quai/games/list.ts';
import { openTable } from '@quai/table/opening.ts';
import { createResource, For, type JSX, onMount, Show } from 'solid-js';
import { type Best, bests, type Solo, shareBest } from '../after/best.ts';
import { titleOf } from '../site.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled, language } from '../text/text.ts';
import { Part } from './action.tsx';

/** One’s own, as a part of the account. */
export function OwnSolo(): JSX.Element {
  onMount(() => void shareBest());
  return (
    <Show when={bests().length > 0}>
      <Part id="solo" title={p().solo}>
        <SoloList bests={bests()} />
      </Part>
    </Show>
  );
}

export function SoloList(props: { bests: readonly Best[] }): JSX.Element {
  return (
    <ul class="solo">
      <For each={[...props.bests].sort((one, other) => other.points - one.points)}>
        {({ solo, points }) => (
          <li>
            <strong class="figure">{filled(p().person.points, { n: points })}</strong> {titleOf(solo.game)}{' '}
            <Terms solo={solo} />
          </li>
        )}
      </For>
    </ul>
  );
}

/** The edition and the options that are not the usual ones, in words. */
function Terms(props: { solo: Solo }): JSX.Element {
  const [terms] = createResource(
    () => [props.solo, language()] as const,
    async ([{ game: id, edition, options }, inLanguage]) => {
      const game = await listed(id)?.load();
      if (game === undefined) return '';
      const unusual = game.options.filter(({ id: option, values }) => (options[option] ?? values[0]) !== values[0]);
      const words = await wordsOf(game, edition, inLanguage);
      const chosen = unusual.map(({ id: option }) => {
        const value = options[option] ?? '';
        return words?.options[option]?.values[value] ?? value;
      });
      return [
        ...(Object.keys(game.editions).length > 1 ? [editionName(game, edition, inLanguage)] : []),
        ...chosen,
      ].join(' · ');
    },
  );
  return <small>{terms.error === undefined ? terms() : ''}</small>;
}

async function wordsOf(game: Game, edition: string, inLanguage: ReturnType<typeof language>) {
  const opened = openTable(game, { seats: game.seats.min, edition: { id: edition } });
  return opened.ok ? game.words(opened.value.rules, inLanguage) : null;
}

function editionName(game: Game, id: string, inLanguage: ReturnType<typeof language>): string {
  const { name } = (game.editions[id] ?? {}) as { name?: Readonly<Record<string, string>> };
  return name?.[inLanguage] ?? id;
}
