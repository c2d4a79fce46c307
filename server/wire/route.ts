/** A route of the HTTP interface in one piece: who may use it, what it takes and answers, how it refuses, what it does. */

import type { ProblemCode } from '@quai/protocol/problems.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Known, People } from '../people/people.ts';
import { bodyProblems, languageOf, No, refuse } from './refusal.ts';

/**
 * public: anyone, and nobody is looked up, so it works without the store. anyone: visitors too. account: people and programs.
 * person: people only. admin: those who run the site.
 */
type Who = 'public' | 'anyone' | 'account' | 'person' | 'admin';

/** A schema of JSON; or a JSON file, a text, a page, all of them sent as they are. */
type Answer = v.GenericSchema | 'file' | 'text' | 'page';

interface Spec<
  Path extends string,
  W extends Who,
  Body extends v.GenericSchema,
  Query extends string,
  A extends Answer,
  Code extends ProblemCode,
> {
  readonly method: 'get' | 'post' | 'delete';
  /** With its variables in braces. */
  readonly path: Path;
  readonly summary: string;
  readonly who: W;
  /** Not for suspended accounts. */
  readonly active?: true;
  readonly body?: Body;
  /** Bytes, if more than usual. */
  readonly bodyLimit?: number;
  /** Names of query parameters. */
  readonly query?: readonly Query[];
  readonly answer: A;
  /** Other statuses that come with the same answer. */
  readonly also?: readonly number[];
  /** The codes `run` may refuse with. `refusalsOf` adds those that follow from the rest of the route. */
  readonly refusals?: readonly Code[];
  /** Requests a minute from one address, if not the general limit; false for no limit. */
  readonly limit?: number | false;
}

/** A route whose types have been checked. */
export interface Route extends Spec<string, Who, v.GenericSchema, string, Answer, ProblemCode> {
  run(call: never): Promise<unknown>;
}

type Variables<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Variables<Rest>
  : never;

interface Call<Path extends string, W extends Who, Body extends v.GenericSchema, Query extends string> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: Readonly<Record<Variables<Path>, string>>;
  readonly query: Readonly<Partial<Record<Query, unknown>>>;
  readonly body: v.InferOutput<Body>;
  readonly person: W extends 'public' ? null : W extends 'anyone' ? Known | null : Known;
  readonly now: number;
}

type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;
type Outcome<A extends Answer, Code extends ProblemCode> =
  | No<Code>
  | (A extends v.GenericSchema ? ReadonlyDeep<v.InferOutput<A>> : string);

/** An answer that only says it was done. */
export const DONE = { ok: true } as const;

/** `run` compiles only if it refuses with nothing but the codes that are declared. */
export function route<
  const Path extends string,
  const W extends Who,
  A extends Answer,
  Body extends v.GenericSchema = v.GenericSchema<unknown, undefined>,
  Query extends string = never,
  const Code extends ProblemCode = never,
>(
  spec: Spec<Path, W, Body, Query, A, Code>,
  run: (call: Call<Path, W, Body, Query>) => Promise<Outcome<NoInfer<A>, NoInfer<Code>>>,
): Route {
  return { ...spec, run };
}

/** Every code a route can answer with: what it declares, and what follows from who may use it and what it takes. */
export function refusalsOf(route: Route): ProblemCode[] {
  const { method, path, who, active, body, query, limit, refusals = [] } = route;
  const isTold = path.includes('{') || body !== undefined || query !== undefined;
  const implied: [boolean, ...ProblemCode[]][] = [
    [method !== 'get', 'other-origin', 'bad-request', 'body-too-large', 'body-type'],
    [body !== undefined, 'body'],
    [isTold && who !== 'public', 'nul-character'],
    [who !== 'public' && who !== 'anyone', 'not-signed-in'],
    [active === true, 'suspended'],
    [who === 'person' || who === 'admin', 'people-only'],
    [who === 'admin', 'admins-only'],
    [limit !== false, 'too-many-requests'],
    [who !== 'public', 'store-unavailable'],
    [true, 'fault'],
  ];
  return [...new Set([...refusals, ...implied.flatMap(([applies, ...codes]) => (applies ? codes : []))])];
}

export type IsAdmin = (person: Known) => Promise<boolean>;

async function permission({ who, active }: Route, person: Known | null, isAdmin: IsAdmin): Promise<No | null> {
  if (who === 'public' || who === 'anyone') return null;
  if (person === null) return new No('not-signed-in');
  if (who !== 'account' && person.kind === 'bot') return new No('people-only');
  if (who === 'admin' && !(await isAdmin(person))) return new No('admins-only');
  return active === true && person.suspended ? new No('suspended') : null;
}

export function addRoute(app: FastifyInstance, people: People, isAdmin: IsAdmin, route: Route): void {
  const { method, path, who, body, bodyLimit, limit } = route;
  const rateLimit = typeof limit === 'number' ? { max: limit, timeWindow: '1 minute' } : limit;
  app.route({
    method: method.toUpperCase(),
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(rateLimit === undefined ? {} : { config: { rateLimit } }),
    handler: async (request, reply) => {
      const person = who === 'public' ? null : await people.of(request);
      const denied = await permission(route, person, isAdmin);
      if (denied !== null) return refuse(reply, denied);
      const read = body === undefined ? null : v.safeParse(body, request.body);
      if (read?.success === false) return refuse(reply, bodyProblems(read.issues, languageOf(request)));
      const { params, query } = request;
      const call = { request, reply, params, query, person, body: read?.output, now: Date.now() };
      const outcome = await route.run(call as never);
      return outcome instanceof No ? refuse(reply, outcome) : outcome;
    },
  });
}
