/** The HTTP interface described for other programs, from the routes themselves: OpenAPI, and a page that lists it. */

import { ProblemsSchema } from '@quai/protocol/answers/problems.ts';
import { ReplySchema, RequestSchema } from '@quai/protocol/messages.ts';
import { type ProblemCode, problems } from '@quai/protocol/problems.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { type Route, refusalsOf, route } from './route.ts';

/** `all` is read when the document is first asked for: these routes are among them. */
export function docsRoutes(build: string, all: readonly Route[]): Route[] {
  let document: ReturnType<typeof openApi> | null = null;
  return [
    route(
      {
        method: 'get',
        path: '/api/docs',
        summary: 'The routes as a page',
        who: 'public',
        answer: 'page',
      },
      async ({ reply }) => {
        reply.type('text/html; charset=utf-8');
        return docsPage(build, all);
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/docs.json',
        summary: 'The routes as OpenAPI, and the messages of the WebSocket',
        who: 'public',
        answer: v.looseObject({ openapi: v.string() }),
      },
      async () => (document ??= openApi(build, all)),
    ),
  ];
}

function openApi(build: string, routes: readonly Route[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of routes) paths[one.path] = { ...paths[one.path], [one.method]: described(one) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quai',
      version: build,
      description: 'Tables themselves are played over the WebSocket at /api/socket; x-socket has its messages.',
    },
    paths,
    'x-socket': { address: '/api/socket', request: schemaOf(RequestSchema), reply: schemaOf(ReplySchema) },
  };
}

function described(one: Route): object {
  const { path, summary, body, query = [], answer, also = [] } = one;
  const done = { description: 'done', content: contentOf(answer) };
  const variables = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const parameters = [
    ...variables.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  ];
  return {
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: { 200: done, ...Object.fromEntries(also.map((status) => [status, done])), ...refused(refusalsOf(one)) },
  };
}

/** By status, with the codes it may come with. */
function refused(codes: readonly ProblemCode[]): Record<number, object> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = json(schemaOf(ProblemsSchema));
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [status, { description: list.join(', '), content }] as const),
  );
}

function contentOf(answer: Route['answer']): object {
  if (answer === 'file') return json({ type: 'object' });
  if (answer === 'text') return { 'text/plain': {} };
  return answer === 'page' ? { 'text/html': {} } : json(schemaOf(answer));
}

const json = (schema: object) => ({ 'application/json': { schema } });

function schemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema as never, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}

/** For people, without scripts. */
function docsPage(build: string, routes: readonly Route[]): string {
  const rows = routes.map(
    ({ method, path, summary }) =>
      `<tr><th scope="row"><code>${method.toUpperCase()} ${path}</code></th><td>${summary}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Quai: the HTTP interface</title><body style="font-family:system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem">
<h1>Quai: the HTTP interface</h1><p>Build ${build}. All of it as OpenAPI: <a href="/api/docs.json">/api/docs.json</a>.</p>
<table>${rows.join('\n')}</table></body></html>`;
}
