/** The choice of a bot's level, with an explanation. */

import { For, type JSX } from 'solid-js';
import { levelTexts } from '../text/bots.ts';

export function BotLevel(props: { label: string; level: string; choose(level: string): void }): JSX.Element {
  const help = () => levelTexts().find(({ level }) => level === props.level)?.help;
  return (
    <span class="bot-level">
      <select
        aria-label={props.label}
        value={props.level}
        onChange={(event) => props.choose(event.currentTarget.value)}
      >
        <For each={levelTexts()}>{({ level, name }) => <option value={level}>{name}</option>}</For>
      </select>
      <small>{help()}</small>
    </span>
  );
}
