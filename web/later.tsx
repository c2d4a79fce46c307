/**
 * A page that is loaded when it is wanted. Without Suspense: a page that loads something of its own does not vanish meanwhile.
 * After an upgrade of the site an old page may ask for parts that are no longer there: it says so.
 */

import { createSignal, type JSX, Match, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from './text/text.ts';

type Page<Props> = (props: Props) => JSX.Element;

export function later<Props extends object>(load: () => Promise<Page<Props>>): Page<Props> {
  return (props) => {
    const [page, setPage] = createSignal<Page<Props>>();
    const [failed, setFailed] = createSignal(false);
    load().then(
      (loaded) => setPage(() => loaded),
      () => setFailed(true),
    );
    return (
      <Switch fallback={<p class="notice">{t().loading}</p>}>
        <Match when={page()}>{(loaded) => <Dynamic component={loaded() as Page<object>} {...props} />}</Match>
        <Match when={failed()}>
          <div class="notice" role="alert">
            <p>{navigator.onLine ? t().oldPage : t().notKept}</p>
            <button type="button" onClick={() => window.location.reload()}>
              {t().reload}
            </button>
          </div>
        </Match>
      </Switch>
    );
  };
}
