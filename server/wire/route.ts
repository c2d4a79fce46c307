/** A route of the HTTP interface in one piece: what it is for, what it takes and gives, who may use it, what it does. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Known, People } from '../people/people.ts';
import { refuse } from './api.ts';
import type { Operation } from './operation.ts';

export interface Call<Body = unknown> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Body;
  readonly now: number;
}
export type Owned<Body = unknown> = Call<Body> & Readonly<{ person: Known }>;
type Anyone<Body = unknown> = Call<Body> & Readonly<{ person: Known | null }>;

/** Why not: a status and sentences. */
export class No {
  readonly status: number;
  readonly problems: readonly string[];
  constructor(status: number, ...problems: string[]) {
    this.status = status;
    this.problems = problems;
  }
}

/** Something that was done and has nothing to say. */
export const DONE = { ok: true } as const;

export interface Route extends Operation {
  /** anybody; whoever has an account; people but no programs; who runs the site. */
  readonly who: 'anybody' | 'account' | 'person' | 'admin';
  /** Requests a minute from one address, if fewer than usual. */
  readonly limit?: number;
  run(call: Call<never> & Readonly<{ person: never }>): Promise<unknown>;
}

type Gives = Operation['answer'];
type Spec<Takes extends v.GenericSchema, G extends Gives> = Omit<Operation, 'body' | 'answer'> & {
  readonly body?: Takes;
  readonly answer: G;
  /** Requests a minute from one address, if fewer than usual. */
  readonly limit?: number;
};
type None = v.GenericSchema<unknown, undefined>;
type Told<T> = T extends object ? { readonly [K in keyof T]: Told<T[K]> } : T;
/** What its schema describes, or why not. Files are not described. */
type Outcome<G extends Gives> = Promise<No | (G extends v.GenericSchema ? Told<v.InferOutput<G>> : unknown)>;

/** For anybody. */
export function open<Takes extends v.GenericSchema = None, G extends Gives = Gives>(
  spec: Spec<Takes, G>,
  run: (asked: Anyone<v.InferOutput<Takes>>) => Outcome<G>,
): Route {
  return { ...spec, who: 'anybody', run } as Route;
}

/** For whoever has an account. */
export function own<Takes extends v.GenericSchema = None, G extends Gives = Gives>(
  spec: Spec<Takes, G>,
  run: (asked: Owned<v.InferOutput<Takes>>) => Outcome<G>,
  who: 'account' | 'person' | 'admin' = 'person',
): Route {
  return { ...spec, who, run } as Route;
}

export function addRoute(
  app: FastifyInstance,
  people: People,
  isAdmin: (person: Known) => Promise<boolean>,
  route: Route,
): void {
  const { method, path, who, body, limit } = route;
  const permitted = async (person: Known | null): Promise<No | null> => {
    if (who === 'anybody') return null;
    if (person === null) return new No(401, 'say your name first');
    if (who !== 'account' && person.kind === 'bot') return new No(403, 'this is not for programs');
    return who === 'admin' && !(await isAdmin(person)) ? new No(403, 'this is for those who run the site') : null;
  };
  app.route({
    method: method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    ...(limit === undefined ? {} : { config: { rateLimit: { max: limit, timeWindow: '1 minute' } } }),
    handler: async (request, reply) => {
      const person = await people.of(request);
      const no = await permitted(person);
      if (no !== null) return refuse(reply, no.status, ...no.problems);
      const read = body === undefined ? null : v.safeParse(body, request.body);
      if (read?.success === false)
        return refuse(reply, 400, ...read.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`));
      const { params, query } = request as { params: Record<string, string>; query: Record<string, unknown> };
      const asked = { request, reply, params, query, person, body: read?.output, now: Date.now() };
      const answer = await route.run(asked as never);
      return answer instanceof No ? refuse(reply, answer.status, ...answer.problems) : answer;
    },
  });
}
