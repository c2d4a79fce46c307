/** The rules beside the board: at the rule of what is being decided, with a search; the rest of the page is one tap away. */

import { createSignal, type JSX, Show } from 'solid-js';
import { later } from '../later.tsx';
import { t } from '../text/text.ts';
import { rulesAddress } from './rulesaddress.ts';
import type { TableState } from './state.ts';
import { ToolFace } from './tools.tsx';

/** Loaded on demand: most tables never need it. */
const Beside = later(async () => (await import('../rules/beside.tsx')).Beside);

/** Wide enough for rules and board side by side. */
const roomy = window.matchMedia('(min-width: 900px)');

export function RulesBeside(props: { state: TableState }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const address = () => {
    const message = props.state.message();
    return message === null ? undefined : rulesAddress(message);
  };
  let sheet!: HTMLDialogElement;
  let opener!: HTMLAnchorElement;
  const show = (event: MouseEvent) => {
    // A new tab or window, if that is what is asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (sheet.open) return sheet.close();
    setOpen(true);
    if (roomy.matches) sheet.show();
    else sheet.showModal();
  };
  return (
    <>
      <a
        class="button quiet tool rules-tool"
        ref={opener}
        href={address()}
        target="_blank"
        rel="noopener"
        title={t().rulesLink}
        onClick={show}
      >
        <ToolFace of="rules" word={t().rulesLink} />
      </a>
      <dialog
        class="rules-beside"
        ref={sheet}
        aria-label={t().rulesLink}
        onClose={() => {
          setOpen(false);
          opener.focus();
        }}
        onKeyDown={(event) => event.key === 'Escape' && sheet.close()}
      >
        <button type="button" class="close" aria-label={t().close} onClick={() => sheet.close()}>
          ✕
        </button>
        <Show when={open() && props.state.message()}>
          {(message) => (
            <Show when={props.state.opened()}>
              {(opened) => <Beside state={props.state} message={message()} opened={opened()} />}
            </Show>
          )}
        </Show>
      </dialog>
    </>
  );
}
