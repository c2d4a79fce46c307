/** A table that is not available, and what to do then. */

import { type JSX, Match, Show, Switch } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { t } from '../text/text.ts';

export function Failed(props: { rule: string }): JSX.Element {
  const gone = () => props.rule === 'table:gone';
  return (
    <div class="notice" role="alert">
      <h1>{gone() ? p().gone.title : (t().refusals[props.rule] ?? props.rule)}</h1>
      <Switch fallback={<p>{p().gone.broken}</p>}>
        <Match when={gone()}>
          <p>{p().gone.why}</p>
        </Match>
        <Match when={props.rule === 'table:no-spectators'}>
          <p>{p().gone.shut}</p>
        </Match>
      </Switch>
      <div class="buttons">
        <Show when={!gone()}>
          <button type="button" onClick={() => window.location.reload()}>
            {t().retry}
          </button>
        </Show>
        <a class="button" href="/">
          {t().home}
        </a>
      </div>
    </div>
  );
}
