/** The page for an unknown address. */

import type { JSX } from 'solid-js';
import { t } from '../text/text.ts';
import { titled } from '../title.ts';

export function NotFound(): JSX.Element {
  titled(() => t().notFound);
  return (
    <div class="notice" role="alert">
      <h1>{t().notFound}</h1>
      <p>{t().notFoundWhy}</p>
      <div class="buttons">
        <a class="button" href="/">
          {t().home}
        </a>
      </div>
    </div>
  );
}
