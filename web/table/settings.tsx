/** The settings panel: stored in the browser, and in the account if there is one. */

import { SETTINGS, type Settings } from '@quai/protocol/settings.ts';
import { For, type JSX } from 'solid-js';
import { changeSettings, settings } from '../settings.ts';
import { settingsTexts as s } from '../text/settings.ts';
import { ring } from './sound.ts';

const KEYS = Object.keys(SETTINGS) as (keyof Settings)[];

/** As a person would order them, from least to most. */
const ORDER: { readonly [Key in keyof Settings]?: readonly Settings[Key][] } = {
  volume: ['off', 'low', 'middle', 'high'],
  speed: ['slow', 'normal', 'fast', 'off'],
  confirm: ['always', 'irreversible', 'never'],
};

export function SettingsPanel(): JSX.Element {
  return (
    <div class="settings">
      <For each={KEYS}>{(key) => <Setting name={key} />}</For>
    </div>
  );
}

function Setting<Key extends keyof Settings>(props: { name: Key }): JSX.Element {
  const values = () => (ORDER[props.name] ?? SETTINGS[props.name]) as readonly Settings[Key][];
  const called = (value: Settings[Key]) => (s().value[props.name] as Readonly<Record<string, string>>)[value];
  return (
    <label>
      <span>{s().title[props.name]}</span>
      <select
        value={settings()[props.name]}
        onChange={(event) => {
          changeSettings({ [props.name]: event.currentTarget.value });
          if (props.name === 'volume') ring('turn');
        }}
      >
        <For each={values()}>{(value) => <option value={value}>{called(value)}</option>}</For>
      </select>
    </label>
  );
}
