/** Who plays each seat of a local table: people by name, bots by level. */

import { For, type JSX, Show } from 'solid-js';
import type { Place } from '../local/make.ts';
import { levelTexts } from '../text/bots.ts';
import { newTableTexts as n } from '../text/newtable.ts';
import { filled, t } from '../text/text.ts';

export function SharedPlaces(props: {
  places: readonly Place[];
  /** No bots. */
  people?: boolean;
  set(seat: number, place: Place): void;
}): JSX.Element {
  return (
    <fieldset>
      <legend>{t().names}</legend>
      <For each={Array.from({ length: props.places.length }, (_, seat) => seat)}>
        {(seat) => {
          const place = () => props.places[seat] ?? { name: '', bot: null };
          return (
            <div class="place-line">
              <Show when={!props.people}>
                <select
                  aria-label={filled(n().heldBy, { n: seat + 1 })}
                  value={place().bot ?? ''}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    props.set(seat, { ...place(), bot: value === '' ? null : value });
                  }}
                >
                  <option value="">{n().person}</option>
                  <For each={levelTexts()}>
                    {({ level, name }) => <option value={level}>{filled(t().botNamed, { bot: name })}</option>}
                  </For>
                </select>
              </Show>
              <Show when={place().bot === null}>
                <input
                  aria-label={filled(t().player, { n: seat + 1 })}
                  placeholder={filled(t().player, { n: seat + 1 })}
                  maxlength="24"
                  value={place().name}
                  onInput={(event) => props.set(seat, { ...place(), name: event.currentTarget.value })}
                />
              </Show>
            </div>
          );
        }}
      </For>
    </fieldset>
  );
}
