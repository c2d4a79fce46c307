/** Says, before a table is created, that its figures are ours and not the printed ones, and where an owner can correct them. */

import type { Meta } from '@quai/engine/meta.ts';
import { type JSX, Show } from 'solid-js';
import { language, t } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';

export function Reconstructed(props: { meta: Meta; class: string }): JSX.Element {
  return (
    <Show when={props.meta.reconstructed}>
      {(said) => (
        <p class={props.class}>
          {typeset(language(), said()[language()])} {t().ownTheGame}{' '}
          <a href={`/editions/${props.meta.id}`}>{t().correctHere}</a>
        </p>
      )}
    </Show>
  );
}
