/** The terms of a table on the server: the two most important up front, the others behind a fold. */

import type { Terms } from '@quai/protocol/terms.ts';
import { createUniqueId, For, type JSX, Match, Switch } from 'solid-js';
import { Field } from '../parts/field.tsx';
import { termTexts } from '../text/terms.ts';
import { filled } from '../text/text.ts';

const MINUTE = 60_000;
const SECOND = 1000;
type Clock = Terms['clock'];
type Kind = Clock['kind'];

/** The default clock of each pace. */
const CLOCKS: Readonly<Record<Kind, Clock>> = {
  none: { kind: 'none' },
  bank: { kind: 'bank', bank: 20 * MINUTE, increment: 30 * SECOND },
  days: { kind: 'days', days: 2 },
};
const VISIBILITIES: readonly Terms['visibility'][] = ['link', 'open', 'invited'];

interface Form {
  readonly terms: Terms;
  set(change: Partial<Terms>): void;
}

export function MainTerms(props: Form): JSX.Element {
  const say = termTexts;
  const paces = () => ({ none: say().paces.none, bank: say().paces.live, days: say().paces.days });
  const help = () => {
    const { clock } = props.terms;
    if (clock.kind === 'none') return say().paces.none.help;
    if (clock.kind === 'days') return filled(say().paces.days.help, clock);
    return filled(say().paces.live.help, { bank: clock.bank / MINUTE, increment: clock.increment / SECOND });
  };
  return (
    <>
      <Field label={say().pace} help={help()}>
        {(ids) => (
          <select
            {...ids}
            value={props.terms.clock.kind}
            onChange={(event) => props.set({ clock: CLOCKS[event.currentTarget.value as Kind] })}
          >
            <For each={Object.entries(paces())}>{([kind, { name }]) => <option value={kind}>{name}</option>}</For>
          </select>
        )}
      </Field>
      <Field label={say().visibility} help={say().visibilities[props.terms.visibility].help}>
        {(ids) => (
          <select
            {...ids}
            value={props.terms.visibility}
            onChange={(event) => props.set({ visibility: event.currentTarget.value as Terms['visibility'] })}
          >
            <For each={VISIBILITIES}>{(value) => <option value={value}>{say().visibilities[value].name}</option>}</For>
          </select>
        )}
      </Field>
    </>
  );
}

export function MoreTerms(props: Form): JSX.Element {
  const say = termTexts;
  return (
    <>
      <ClockFigures {...props} />
      <Switched
        {...props}
        name="spectators"
        on={props.terms.spectators}
        set={(spectators) => props.set({ spectators })}
      />
      <Switched
        name="start"
        on={props.terms.start === 'full'}
        set={(full) => props.set({ start: full ? 'full' : 'host' })}
      />
      <Switched name="hints" on={props.terms.hints} set={(hints) => props.set({ hints })} />
      <Switched name="rated" on={props.terms.rated} set={(rated) => props.set({ rated })} />
      <Switch>
        <Match when={props.terms.clock.kind !== 'none'}>
          <p class="hint">{say().outOfTime}</p>
        </Match>
      </Switch>
    </>
  );
}

function ClockFigures(props: Form): JSX.Element {
  const say = termTexts;
  const bank = () => (props.terms.clock.kind === 'bank' ? props.terms.clock : null);
  const days = () => (props.terms.clock.kind === 'days' ? props.terms.clock : null);
  return (
    <Switch>
      <Match when={bank()}>
        {(clock) => (
          <>
            <Figure
              label={say().bank}
              least={1}
              most={240}
              value={clock().bank / MINUTE}
              set={(minutes) => props.set({ clock: { ...clock(), bank: minutes * MINUTE } })}
            />
            <Figure
              label={say().increment}
              least={0}
              most={600}
              value={clock().increment / SECOND}
              set={(seconds) => props.set({ clock: { ...clock(), increment: seconds * SECOND } })}
            />
          </>
        )}
      </Match>
      <Match when={days()}>
        {(clock) => (
          <Figure
            label={say().daysEach}
            least={1}
            most={60}
            value={clock().days}
            set={(count) => props.set({ clock: { ...clock(), days: count } })}
          />
        )}
      </Match>
    </Switch>
  );
}

function Figure(props: {
  label: string;
  least: number;
  most: number;
  value: number;
  set(value: number): void;
}): JSX.Element {
  return (
    <label>
      {props.label}
      <input
        type="number"
        inputmode="numeric"
        min={props.least}
        max={props.most}
        step="1"
        required
        value={props.value}
        onChange={(event) => {
          const value = Math.round(Number(event.currentTarget.value));
          props.set(Math.min(props.most, Math.max(props.least, Number.isFinite(value) ? value : props.least)));
        }}
      />
    </label>
  );
}

function Switched(props: {
  name: 'spectators' | 'start' | 'hints' | 'rated';
  on: boolean;
  set(on: boolean): void;
}): JSX.Element {
  const id = createUniqueId();
  const text = () => termTexts()[props.name];
  return (
    <div class="switch">
      <input
        id={id}
        type="checkbox"
        checked={props.on}
        aria-describedby={`${id}-help`}
        onChange={(event) => props.set(event.currentTarget.checked)}
      />
      <label for={id}>{text().name}</label>
      <small id={`${id}-help`}>{text().help}</small>
    </div>
  );
}
