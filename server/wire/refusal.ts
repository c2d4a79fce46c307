/** Refusals over HTTP: problems by code, with sentences in the language of the request. */

import { shapeProblem } from '@quai/engine/shape.ts';
import type { Language } from '@quai/engine/words.ts';
import type { ProblemsSchema } from '@quai/protocol/answers/problems.ts';
import { type Given, type Problem, type ProblemCode, problems, sentence } from '@quai/protocol/problems.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';

/** What a route returns instead of its answer: a problem, or several with the same code. */
export class No<C extends ProblemCode = ProblemCode> {
  readonly code: C;
  readonly problems: readonly Problem<C>[];

  constructor(code: C, ...given: Given<C>) {
    const [params = {}] = given as [(object | object[])?];
    this.code = code;
    this.problems = [params].flat().map((one) => ({ code, ...one }) as Problem<C>);
  }
}

/** French if the request puts it first; the site sends its own language. */
export function languageOf(request: Readonly<{ headers: FastifyRequest['headers'] }>): Language {
  return /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en';
}

/** `more`: a status other than the code's own, and the request id to look up in the log. */
export function refuse(
  reply: FastifyReply,
  no: No,
  { status = problems[no.code].status, ...more }: { status?: number; request?: string } = {},
): FastifyReply {
  const language = languageOf(reply.request);
  const body: v.InferOutput<typeof ProblemsSchema> = {
    problems: no.problems.map((problem) => sentence(problem, language)),
    codes: [...no.problems],
    ...more,
  };
  return reply.status(status).send(body);
}

/** What is wrong with a body, field by field. */
export function bodyProblems(issues: readonly v.BaseIssue<unknown>[], language: Language): No<'body'> {
  const params = issues.map((issue) => {
    const [at, detail] = shapeProblem(issue as Parameters<typeof shapeProblem>[0], language);
    return { at: at ?? 'body', detail };
  });
  return new No('body', params);
}
