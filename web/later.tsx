/**
 * A page that is loaded on demand. It does without Suspense, which would hide a page while that loads something else. After an
 * upgrade of the site, an old page may ask for files that no longer exist; then it says so.
 */

import { createSignal, type JSX, Match, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from './text/text.ts';

type Page<Props> = (props: Props) => JSX.Element;

export function later<Props extends object>(
  load: () => Promise<Page<Props>>,
  waiting?: (props: object) => JSX.Element,
): Page<Props> {
  return (props) => {
    const [page, setPage] = createSignal<Page<Props>>();
    const [failed, setFailed] = createSignal(false);
    load().then(
      (loaded) => setPage(() => loaded),
      () => setFailed(true),
    );
    return (
      <Switch fallback={waiting?.({}) ?? <p class="notice">{t().loading}</p>}>
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
