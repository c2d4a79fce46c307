/** The player's settings, stored in the browser and mirrored as attributes of the root element for style sheets. */

import { SETTINGS, type Settings } from '@quai/protocol/settings.ts';
import { createSignal } from 'solid-js';
import { recall, remember } from './kept.ts';

const KEYS = Object.keys(SETTINGS) as (keyof Settings)[];

/** The known values of what was kept; the usual ones for the rest. */
function read(kept: Readonly<Record<string, unknown>>): Settings {
  const of = (key: keyof Settings) => {
    const values: readonly string[] = SETTINGS[key];
    const value = kept[key];
    return typeof value === 'string' && values.includes(value) ? value : SETTINGS[key][0];
  };
  return Object.fromEntries(KEYS.map((key) => [key, of(key)])) as unknown as Settings;
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(recall('settings') ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const [settings, set] = createSignal(read(stored()));

export { settings };

function apply(next: Settings): void {
  for (const key of KEYS) document.documentElement.dataset[`set${key[0]?.toUpperCase()}${key.slice(1)}`] = next[key];
}
apply(settings());

/** Changes some of them in this browser. */
function setSettings(some: Readonly<Record<string, unknown>>): void {
  const next = read({ ...settings(), ...some });
  set(next);
  remember('settings', JSON.stringify(next));
  apply(next);
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

const RATES: Readonly<Record<Settings['speed'], number>> = { slow: 0.6, normal: 1, fast: 1.8, off: 0 };

/** How fast things move: 1 as usual, 0 not at all. */
export const motionRate = (): number => (calm.matches ? 0 : RATES[settings().speed]);

const ADDRESS = '/api/settings';

/** Changes some of them, here and, when signed in, in the account. */
export function changeSettings(some: Partial<Settings>): void {
  setSettings(some);
  if (recall('name') === null) return;
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(settings()) };
  void fetch(ADDRESS, init).catch(() => {});
}

/** Takes over what the account says, on a device where nothing else was chosen. */
export async function fetchSettings(): Promise<void> {
  if (recall('settings') !== null || recall('name') === null) return;
  const answer = await fetch(ADDRESS).catch(() => null);
  if (answer?.ok !== true) return;
  const value: unknown = await answer.json().catch(() => null);
  if (typeof value === 'object' && value !== null) setSettings(value as Record<string, unknown>);
}
