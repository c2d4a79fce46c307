/** Signs in another device: a code to type, also as a QR code. */

import { createSignal, type JSX, Show } from 'solid-js';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';
import { createAction, Outcome, Part } from './action.tsx';
import { deviceCode } from './api.ts';
import { Qr } from './qr.tsx';
import { time } from './when.ts';

/** In two groups of five, which are easier to read out. */
export const grouped = (code: string) => code.replace(/^(.{5})(.{5})$/, '$1-$2');

export function OtherDevice(): JSX.Element {
  const action = createAction();
  const [shown, setShown] = createSignal<{ code: string; expires: number }>();
  const show = () =>
    action.run(async () => {
      setShown(await deviceCode());
      return '';
    });
  return (
    <Part id="device" title={p().device.title}>
      <p>{p().device.text}</p>
      <Show
        when={shown()}
        fallback={
          <button type="button" disabled={action.busy()} onClick={() => void show()}>
            {p().device.show}
          </button>
        }
      >
        {(code) => (
          <div class="device-code" role="status">
            <p>
              {p().device.code} <strong class="code">{grouped(code().code)}</strong>{' '}
              <small>{filled(p().device.left, { time: time(code().expires) })}</small>
            </p>
            <p class="hint">{filled(p().device.where, { address: window.location.host })}</p>
            <Qr text={`${window.location.origin}/account#code=${code().code}`} label={p().device.qr} />
            <button type="button" onClick={() => setShown(undefined)}>
              {p().close}
            </button>
          </div>
        )}
      </Show>
      <Outcome action={action} />
    </Part>
  );
}
