/** The form for one record of an edition; every field shows its problems. */

import { type Field, recordPath, type Section } from '@quai/kit/form.ts';
import { at, type Json, type Path } from '@quai/kit/json.ts';
import { parseJson } from '@quai/protocol/json.ts';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { editionTexts as e } from '../text/editions.ts';
import { language } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';

export function RecordForm(props: {
  edition: Json;
  section: Section;
  index: number;
  problems: readonly string[];
  change(path: Path, field: Field, value: Json | undefined): void;
}): JSX.Element {
  const record = () => at(props.edition, recordPath(props.section, props.index)) ?? null;
  const fields = createMemo(() => props.section.fields(record(), props.index), [], {
    // Inputs are reused while the fields stay the same, so that typing keeps the focus.
    equals: (a, b) => a.length === b.length && a.every((field, i) => sameField(field, b[i])),
  });
  return (
    <div class="record-form">
      <For each={fields()}>
        {(field) => {
          const path = (): Path =>
            field.whole ? field.path : [...recordPath(props.section, props.index), ...field.path];
          return (
            <FieldInput
              field={field}
              path={path()}
              value={at(props.edition, path())}
              problems={props.problems.filter((problem) => isAbout(problem, path()))}
              change={(value) => props.change(path(), field, value)}
            />
          );
        }}
      </For>
    </div>
  );
}

const sameField = (a: Field, b: Field | undefined): boolean =>
  a.path.join('.') === b?.path.join('.') && a.label === b.label && a.options?.length === b.options?.length;

/** Problems start with the path of the figure. */
function isAbout(problem: string, path: Path): boolean {
  const where = path.join('.');
  return problem.startsWith(`${where}:`) || problem.startsWith(`${where}.`);
}

function FieldInput(props: {
  field: Field;
  path: Path;
  value: Json | undefined;
  problems: readonly string[];
  change(value: Json | undefined): void;
}): JSX.Element {
  const id = createUniqueId();
  const { field } = props;
  const [unread, setUnread] = createSignal<string | null>(null);
  const wrong = () => unread() ?? (props.problems.length > 0 ? props.problems.join(' ') : null);
  const common = () => ({
    id,
    'data-path': props.path.join('.'),
    'aria-invalid': wrong() !== null,
    'aria-describedby': wrong() === null ? undefined : `${id}-problem`,
  });
  const text = (): string => (props.value === undefined || props.value === null ? '' : String(props.value));
  const typed = (value: string) => {
    if (value.trim() === '' && (field.optional || field.empty !== undefined)) return props.change(field.empty);
    props.change(
      field.kind === 'number' && Number.isFinite(Number(value)) && value.trim() !== '' ? Number(value) : value,
    );
  };
  const json = (value: string) => {
    setUnread(null);
    if (value.trim() === '' && field.empty !== undefined) return props.change(field.empty);
    try {
      props.change(parseJson(value) as Json);
    } catch (error) {
      setUnread((error as Error).message);
    }
  };
  const bounded = ([least, most]: readonly [number, number]) => (
    <input
      {...common()}
      type="number"
      min={least}
      max={most}
      step="1"
      value={text()}
      onChange={(event) => {
        const { valueAsNumber } = event.currentTarget;
        if (Number.isFinite(valueAsNumber)) props.change(Math.min(Math.max(valueAsNumber, least), most));
        event.currentTarget.value = text();
      }}
    />
  );
  const input = () => {
    switch (field.kind) {
      case 'choice':
        return (
          <select
            {...common()}
            onChange={({ currentTarget: { value } }) => props.change(value === '' ? undefined : value)}
          >
            <Show when={field.optional}>
              <option value="" selected={props.value === undefined}>
                –
              </option>
            </Show>
            <For each={field.options}>
              {({ value, text }) => (
                <option value={value} selected={props.value === value}>
                  {typeset(language(), text)}
                </option>
              )}
            </For>
          </select>
        );
      case 'list':
        return (
          <fieldset {...common()}>
            <For each={field.options}>
              {({ value, text }) => {
                const chosen = () => (props.value ?? []) as readonly string[];
                return (
                  <label class="check">
                    <input
                      type="checkbox"
                      checked={chosen().includes(value)}
                      onChange={(event) =>
                        props.change(
                          event.currentTarget.checked
                            ? [...chosen(), value]
                            : chosen().filter((other) => other !== value),
                        )
                      }
                    />
                    {typeset(language(), text)}
                  </label>
                );
              }}
            </For>
          </fieldset>
        );
      case 'flag':
        return (
          <input
            {...common()}
            type="checkbox"
            checked={props.value === true}
            onChange={({ currentTarget: { checked } }) =>
              props.change(checked || !field.optional ? checked : undefined)
            }
          />
        );
      case 'json':
        return (
          <textarea
            {...common()}
            rows="4"
            spellcheck={false}
            value={props.value === null || props.value === undefined ? '' : JSON.stringify(props.value, null, 1)}
            onChange={(event) => json(event.currentTarget.value)}
          />
        );
      default:
        if (field.within !== undefined) return bounded(field.within);
        return (
          <input
            {...common()}
            inputmode={field.kind === 'number' ? 'numeric' : undefined}
            value={text()}
            onInput={(event) => typed(event.currentTarget.value)}
          />
        );
    }
  };
  return (
    <div class="field" classList={{ wide: field.kind === 'json' }}>
      <label for={id}>{typeset(language(), field.label)}</label>
      {input()}
      <Show when={wrong()}>
        <p class="problem" id={`${id}-problem`}>
          {wrong()}
        </p>
      </Show>
    </div>
  );
}

/** The records of a section, filtered by what is typed. */
export function RecordList(props: {
  edition: Json;
  section: Section;
  index: number;
  problems: readonly string[];
  choose(index: number): void;
}): JSX.Element {
  const [wanted, setWanted] = createSignal('');
  const records = () => (at(props.edition, props.section.list) ?? []) as readonly Json[];
  const found = () =>
    records()
      .map((record, index) => ({ index, title: props.section.title(record, index) }))
      .filter(({ title }) => title.toLowerCase().includes(wanted().trim().toLowerCase()));
  /** Selects the first record found, unless the current one is among them. */
  const search = (text: string) => {
    setWanted(text);
    const [first] = found();
    if (first !== undefined && !found().some(({ index }) => index === props.index)) props.choose(first.index);
  };
  const isWrong = (index: number) => props.problems.some((problem) => isAbout(problem, [...props.section.list, index]));
  return (
    <div class="record-list">
      <label>
        {e().find}
        <input type="search" value={wanted()} onInput={(event) => search(event.currentTarget.value)} />
      </label>
      <label>
        {e().choose}
        <select onChange={(event) => props.choose(Number(event.currentTarget.value))}>
          <For each={found()}>
            {({ index, title }) => (
              <option value={index} selected={index === props.index}>
                {isWrong(index) ? '⚠ ' : ''}
                {title}
              </option>
            )}
          </For>
        </select>
      </label>
    </div>
  );
}
