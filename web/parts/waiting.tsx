/** A table that is still loading: its bar and the outline of the board, where they will be. */

import type { JSX } from 'solid-js';
import { t } from '../text/text.ts';
import { atTable } from './attable.ts';

export function WaitingTable(props: { title?: string | undefined }): JSX.Element {
  atTable();
  return (
    <div class="before table" role="status" aria-label={t().loading}>
      <div class="before-bar">
        <a class="back" href="/">
          <span aria-hidden="true">‹</span>
          <span class="sr">{t().home}</span>
        </a>
        <strong>{props.title ?? 'Quai'}</strong>
      </div>
      <i class="before-board" />
    </div>
  );
}
