/** The HTTP side of the server: who I am, lists of tables, new tables. */

import { MeSchema } from '@quai/protocol/answers/account.ts';
import { ProblemsSchema } from '@quai/protocol/answers/problems.ts';
import { ListSchema, MadeSchema, type Summary } from '@quai/protocol/answers/tables.ts';
import type { Terms } from '@quai/protocol/terms.ts';
import * as v from 'valibot';
import { renamed } from './link/renamed.ts';
import { language, t } from './text/text.ts';
import { typeset } from './text/typeset.ts';

/** Why something was not done, as a sentence to show; `unreachable` if the server did not or could not answer. */
export class ApiError extends Error {
  readonly unreachable: boolean;
  /** The server's code (`@quai/protocol/problems.ts`); '' if it gave none. */
  readonly code: string;
  constructor(message: string, unreachable = false, code = '') {
    super(message);
    this.unreachable = unreachable;
    this.code = code;
  }
}

export async function call<T>(
  schema: v.GenericSchema<unknown, T>,
  path: string,
  body?: unknown,
  method = 'GET',
): Promise<T> {
  const init =
    body === undefined
      ? { method }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await ask(path, init);
  return v.parse(schema, await response.json().catch(() => null));
}

/** Throws an `ApiError` unless the server does what it is asked. */
export async function ask(path: string, init: Readonly<{ headers?: Record<string, string> }> = {}): Promise<Response> {
  let response: Response;
  try {
    // The server refuses in the language of the site.
    response = await fetch(path, { ...init, headers: { ...init.headers, 'accept-language': language() } });
  } catch {
    throw new ApiError(t().noNetwork, true);
  }
  if (response.ok) return response;
  throw refusal(response.status, await response.json().catch(() => null));
}

/** A proxy that cannot reach the server answers with something other than problems. */
function refusal(status: number, content: unknown): ApiError {
  const read = v.safeParse(ProblemsSchema, content);
  if (!read.success) return new ApiError(`${status}`, status >= 500);
  const { problems, codes } = read.output;
  return new ApiError(typeset(language(), problems.join('; ')), status >= 500, codes[0]?.code);
}

export async function myName(): Promise<string | null> {
  return (await call(MeSchema, '/api/me')).me?.name ?? null;
}

export async function setMyName(name: string): Promise<string> {
  const { me } = await call(MeSchema, '/api/me', { name });
  renamed();
  return me?.name ?? name;
}

export function tableLists(): Promise<{ yours: Summary[]; open: Summary[] }> {
  return call(ListSchema, '/api/tables');
}

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** The id of a shipped edition; null for the game's first, or with a whole custom one. */
  readonly edition: string | null;
  readonly editionData?: unknown;
  readonly terms: Terms;
}

export async function makeTable(wanted: Wanted): Promise<string> {
  return (await call(MadeSchema, '/api/tables', wanted)).table;
}
