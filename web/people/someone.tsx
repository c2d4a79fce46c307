/** A player of a finished game: a person with a page, a bot, or a deleted account. */

import { type JSX, Match, Switch } from 'solid-js';

import { botName } from '../text/bots.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';

export type Other = Readonly<{ name: string | null; page: string | null; bot: string | null }>;

export function Someone(props: { of: Other }): JSX.Element {
  return (
    <Switch fallback={<em>{p().person.gone}</em>}>
      <Match when={props.of.bot}>{(bot) => filled(p().person.botNamed, { bot: botName(bot()) })}</Match>
      <Match when={props.of.page !== null}>
        <a href={`/person/${props.of.page}`}>{props.of.name}</a>
      </Match>
    </Switch>
  );
}
