/** The state of the connection; shows nothing while all is well. */

import { type JSX, Match, Show, Switch } from 'solid-js';
import type { Link } from '../link/link.ts';
import { playTexts as p } from '../text/play.ts';
import { t } from '../text/text.ts';

export function ServiceNotice(props: { link: Link }): JSX.Element {
  const status = () => props.link.status();
  const service = () => props.link.service();
  return (
    <div class="link-status" role="status">
      <Switch>
        <Match when={status() === 'old'}>
          <p>
            {t().oldPage}{' '}
            <button type="button" onClick={() => window.location.reload()}>
              {t().reload}
            </button>
          </p>
        </Match>
        <Match when={status() === 'connecting'}>
          <p>{t().connection.connecting}</p>
        </Match>
        <Match when={status() === 'stopping'}>
          <p>{p().service.stopping}</p>
        </Match>
        <Match when={status() === 'lost'}>
          <p>
            {navigator.onLine ? t().connection.lost : p().service.offline} {p().service.safe}
          </p>
        </Match>
        <Match when={!service().store}>
          <p>{p().service.store}</p>
        </Match>
        <Match when={!service().bus}>
          <p>{p().service.bus}</p>
        </Match>
      </Switch>
      <Show when={status() === 'old'}>
        <p>{p().service.draftKept}</p>
      </Show>
    </div>
  );
}
