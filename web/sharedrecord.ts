/**
 * Progress, by name: kept in this browser and, for players with an account, in its settings, so that what every
 * device knows comes together.
 */

import { createSignal } from 'solid-js';
import { recall, remember } from './kept.ts';

const ADDRESS = '/api/settings';

/** How one value is stored, and which of two is kept. */
export interface Format<T, Stored extends string | number> {
  write(value: T): Stored;
  /** null for what cannot be read. */
  read(stored: unknown): T | null;
  better(known: T, more: T): T;
}

type Values<T> = Readonly<Record<string, T>>;

type Stores = Readonly<Record<string, unknown>>;

let asked: Promise<Stores | null> | null = null;

/** What the account holds, by key; null if it does not answer. One answer serves all who ask while it is on its way. */
function accountHolds(): Promise<Stores | null> {
  asked ??= fetch(ADDRESS)
    .then(async (answer) => (answer.ok ? (((await answer.json()) as Stores | null) ?? {}) : null))
    .catch(() => null)
    .finally(() => {
      asked = null;
    });
  return asked;
}

function send(some: Stores): void {
  const body = JSON.stringify(some);
  void fetch(ADDRESS, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => {});
}

let together: Stores = {};
let sending: Promise<void> | null = null;

/** What was shared at the same time goes in one request: of two, one could undo what the other stores. */
function sendTogether(some: Stores): Promise<void> {
  together = { ...together, ...some };
  sending ??= Promise.resolve().then(() => {
    send(together);
    together = {};
    sending = null;
  });
  return sending;
}

export function createSharedRecord<T, Stored extends string | number>(key: string, format: Format<T, Stored>) {
  const { write, read, better } = format;

  function readAll(value: unknown): Values<T> {
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, stored]) => {
        const found = read(stored);
        return found === null ? [] : [[name, found]];
      }),
    );
  }

  function kept(): Values<T> {
    try {
      return readAll(JSON.parse(recall(key) ?? '{}'));
    } catch {
      return {};
    }
  }

  const [all, setAll] = createSignal(kept());
  const written = (some: Values<T>) =>
    Object.fromEntries(Object.entries(some).map(([name, value]) => [name, write(value)]));

  function merged(known: Values<T>, more: Values<T>): Values<T> {
    const next: Record<string, T> = { ...known };
    for (const [name, value] of Object.entries(more)) {
      const old = next[name];
      next[name] = old === undefined ? value : better(old, value);
    }
    return next;
  }

  /** Whether that was new. */
  function keep(next: Values<T>): boolean {
    const text = JSON.stringify(written(next));
    if (text === JSON.stringify(written(all()))) return false;
    setAll(next);
    remember(key, text);
    return true;
  }

  const signedIn = () => recall('name') !== null;

  const toSend = (): Stores => ({ [key]: written(all()) });

  return {
    all,
    add(name: string, value: T): void {
      if (keep(merged(all(), { [name]: value })) && signedIn()) send(toSend());
    },
    /** What the account knows of other devices, and the other way round. */
    async share(): Promise<void> {
      if (!signedIn()) return;
      const held = await accountHolds();
      if (held === null) return;
      const theirs = readAll(held[key]);
      keep(merged(theirs, all()));
      if (JSON.stringify(written(theirs)) !== JSON.stringify(written(all()))) await sendTogether(toSend());
    },
  };
}
