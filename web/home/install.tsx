/** A discreet hint that the site can be installed, where it can. */

import { type JSX, Match, Switch } from 'solid-js';
import { homeTexts as h } from '../text/home.ts';
import { byHand, canInstall, install } from './installing.ts';

export function Install(): JSX.Element {
  return (
    <Switch>
      <Match when={canInstall()}>
        <p class="install hint">
          <button type="button" onClick={() => void install()}>
            {h().install}
          </button>
          {h().installHint}
        </p>
      </Match>
      <Match when={byHand()}>
        <p class="install hint">{h().installByHand}</p>
      </Match>
    </Switch>
  );
}
