/** An invitation: a link to copy, to share or to scan. */

import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { t } from '../text/text.ts';

export function Invite(props: { address: string; label?: string; main?: boolean }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const [shown, setShown] = createSignal(false);
  let link!: HTMLElement;
  const copy = async () => {
    await navigator.clipboard.writeText(props.address).then(
      () => setCopied(true),
      // Without the clipboard, the link is there to be selected.
      () => getSelection()?.selectAllChildren(link),
    );
    setTimeout(() => setCopied(false), 3000);
  };
  return (
    <div class="invite">
      <Show when={props.label}>
        <b>{props.label}</b>
      </Show>
      <code ref={link}>{props.address}</code>
      <div class="buttons">
        <button type="button" classList={{ main: props.main === true }} onClick={() => void copy()}>
          {copied() ? t().copied : t().copy}
        </button>
        <Show when={'share' in navigator}>
          <button type="button" onClick={() => void navigator.share({ url: props.address }).catch(() => {})}>
            {p().lobby.share}
          </button>
        </Show>
        <button type="button" aria-expanded={shown()} onClick={() => setShown(!shown())}>
          {shown() ? p().lobby.qrHide : p().lobby.qr}
        </button>
      </div>
      <Show when={shown()}>
        <Code text={props.address} />
      </Show>
    </div>
  );
}

/** The code is dark on light in both themes: that is what cameras read. */
function Code(props: { text: string }): JSX.Element {
  const [code] = createResource(
    () => props.text,
    async (text) => (await import('uqr')).encode(text, { ecc: 'M', border: 2 }),
  );
  const path = () => {
    const { data } = code()!;
    return data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  };
  return (
    <Show when={code()} fallback={<p>{t().loading}</p>}>
      {(found) => (
        <svg class="qr" viewBox={`0 0 ${found().size} ${found().size}`} role="img" aria-label={p().lobby.qrAlt}>
          <rect width={found().size} height={found().size} fill="#fff" />
          <path d={path()} fill="#000" shape-rendering="crispEdges" />
        </svg>
      )}
    </Show>
  );
}
