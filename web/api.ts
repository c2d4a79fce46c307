/** The HTTP side of the server: who I am, lists of tables, new tables. */

import { MeSchema, ProblemsSchema } from '@quai/protocol/answers/account.ts';
import { ListSchema, MadeSchema, type Summary } from '@quai/protocol/answers/tables.ts';
import type { Terms } from '@quai/protocol/terms.ts';
import * as v from 'valibot';
import { renamed } from './link/renamed.ts';
import { language } from './text/text.ts';
import { typeset } from './text/typeset.ts';

/** Why the server said no; `unreachable` if it said nothing. */
export class ApiError extends Error {
  readonly unreachable: boolean;
  /** What it answered with; 0 if it did not. */
  readonly status: number;
  constructor(message: string, unreachable = false, status = 0) {
    super(message);
    this.unreachable = unreachable;
    this.status = status;
  }
}

export async function call<T>(
  schema: v.GenericSchema<unknown, T>,
  path: string,
  body?: unknown,
  method = 'GET',
): Promise<T> {
  // Why not is answered in the language of the site.
  const headers = { 'accept-language': language() };
  const init =
    body === undefined
      ? { method, headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError('unreachable', true);
  }
  const content: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const problems = v.safeParse(ProblemsSchema, content);
    throw new ApiError(
      problems.success ? typeset(language(), problems.output.problems.join('; ')) : `${response.status}`,
      response.status >= 500,
      response.status,
    );
  }
  return v.parse(schema, content);
}

export async function myName(): Promise<string | null> {
  return (await call(MeSchema, '/api/me')).me?.name ?? null;
}

export async function setMyName(name: string): Promise<string> {
  const { me } = await call(MeSchema, '/api/me', { name });
  renamed();
  return me!.name;
}

export function tableLists(): Promise<{ yours: Summary[]; open: Summary[] }> {
  return call(ListSchema, '/api/tables');
}

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** One that comes with the game; null for its first, or with a whole one of one's own. */
  readonly edition: string | null;
  readonly editionData?: unknown;
  readonly terms: Terms;
}

export async function makeTable(wanted: Wanted): Promise<string> {
  return (await call(MadeSchema, '/api/tables', wanted)).table;
}
