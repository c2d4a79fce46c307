/** Who made the game, that the site is unofficial, where to buy it, and where the figures of its editions come from. */

import type { Meta, Said } from '@quai/engine/meta.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { titleOf } from '../site.ts';
import { rulesTexts as r } from '../text/rules.ts';
import { filled, language } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import { provenanceOf } from './provenance.ts';

export function AboutGame(props: {
  meta: Meta;
  /** The name of the edition, if it is a map of somebody's own. */
  called: Said | null;
  /** Whether the editions are not those that come with the game. */
  own: boolean;
  editions: Readonly<Record<string, unknown>>;
}): JSX.Element {
  const { meta } = props;
  return (
    <section class="about-game" aria-labelledby="about">
      <h2 id="about">{r().about}</h2>
      <p>
        <Show
          when={props.called === null}
          fallback={filled(r().ownMap, { title: titleOf(meta.id, props.called), designers: meta.designers.join(', ') })}
        >
          {filled(r().credits, {
            title: titleOf(meta.id),
            designers: meta.designers.join(', '),
            publisher: meta.publisher,
            year: meta.year,
          })}
        </Show>
      </p>
      <p>{r().unofficial}</p>
      <Show when={props.called === null && meta.shop}>
        {(shop) => (
          <p>
            {r().buy}{' '}
            <a href={shop()} target="_blank" rel="noopener noreferrer">
              {r().buyLink} ({meta.publisher})
            </a>
          </p>
        )}
      </Show>
      <Show when={meta.outOfPrint}>
        <p>{r().usedOnly}</p>
      </Show>
      <For each={Object.entries(props.editions)}>
        {([id, raw]) => <EditionFacts id={id} raw={raw} counted={props.called === null} />}
      </For>
      <p class="buttons">
        <a class="button" href={`/editions/${meta.id}`}>
          {props.called === null ? r().correct : r().openMap}
        </a>
        <Show when={props.called === null}>
          <a class="button" href={`/ratings/${meta.id}`}>
            {r().ratings}
          </a>
        </Show>
      </p>
    </section>
  );
}

/** `counted`: says how many figures come from where, which only our own editions claim to know. */
function EditionFacts(props: { id: string; raw: unknown; counted: boolean }): JSX.Element {
  const told = createMemo(() => provenanceOf(props.raw, language()));
  const name = () => (props.raw as { name?: Readonly<Record<string, string>> }).name?.[language()] ?? props.id;
  const unsure = () => told().counts.recalled + told().counts.reconstructed;
  return (
    <section aria-label={filled(r().edition, { edition: name() })}>
      <h3>{filled(r().edition, { edition: name() })}</h3>
      <For each={told().summary}>{(line) => <p>{typeset(language(), line)}</p>}</For>
      <Show when={props.counted && told().counts.confirmed + unsure() > 0}>
        <p>{filled(unsure() === 0 ? r().allConfirmed : r().figures, told().counts)}</p>
      </Show>
      <Show when={told().notes.length > 0}>
        <details>
          <summary>{r().notes}</summary>
          <section class="scroll" tabindex="0" aria-label={r().notes}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{r().part}</th>
                  <th scope="col">{r().source}</th>
                  <th scope="col">{r().from}</th>
                </tr>
              </thead>
              <tbody>
                <For each={told().notes}>
                  {(note) => (
                    <tr>
                      <th scope="row">{note.about}</th>
                      <td>{r().sources[note.source] ?? note.source}</td>
                      <td>{note.from}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          </section>
        </details>
      </Show>
    </section>
  );
}
