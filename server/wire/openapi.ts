/** The HTTP side for other programs: OpenAPI made from the same schemas that check, and a page that lists it. */

import { MeSchema, ProblemsSchema } from '@quai/protocol/answers/account.ts';
import { ListSchema, MadeSchema } from '@quai/protocol/answers/tables.ts';
import { ReplySchema, RequestSchema } from '@quai/protocol/messages.ts';
import { HealthSchema, NewNameSchema, NewTableSchema, ReadySchema } from '@quai/protocol/requests.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Operation } from './operation.ts';

const operations: readonly Operation[] = [
  { method: 'get', path: '/api/health', summary: 'Does the process live?', answer: HealthSchema, refusals: [] },
  {
    method: 'get',
    path: '/api/ready',
    summary: 'Can it serve: store and bus there, not stopping?',
    answer: ReadySchema,
    refusals: [503],
  },
  { method: 'get', path: '/api/me', summary: 'Who the cookie says I am', answer: MeSchema, refusals: [] },
  {
    method: 'post',
    path: '/api/me',
    summary: 'Say a name: a new guest with a cookie, or another name for an old one',
    body: NewNameSchema,
    answer: MeSchema,
    refusals: [400, 429, 503],
  },
  {
    method: 'get',
    path: '/api/tables',
    summary: 'My tables, and those that wait for anybody',
    answer: ListSchema,
    refusals: [503],
  },
  {
    method: 'post',
    path: '/api/tables',
    summary: 'Make a table',
    body: NewTableSchema,
    answer: MadeSchema,
    refusals: [400, 401, 413, 429, 503],
  },
  {
    method: 'get',
    path: '/api/tables/{id}/record',
    summary: 'The record of a finished table, with its seed',
    answer: 'record',
    refusals: [403, 404, 409],
  },
  { method: 'get', path: '/metrics', summary: 'Metrics for Prometheus', answer: 'text', refusals: [403] },
];

const schemaOf = (schema: GenericSchema) => {
  const { $schema: _, ...rest } = toJsonSchema(schema as never, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
};

export function openApi(build: string, more: readonly Operation[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of [...operations, ...more]) {
    const own = paths[operation.path] ?? {};
    own[operation.method] = described(operation);
    paths[operation.path] = own;
  }
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

function described({ path, summary, body, answer, refusals }: Operation): object {
  const json = (schema: object) => ({ 'application/json': { schema } });
  const content =
    answer === 'record' ? json({ type: 'object' }) : answer === 'text' ? { 'text/plain': {} } : json(schemaOf(answer));
  const refused = json(schemaOf(ProblemsSchema));
  const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    summary,
    ...(variables.length > 0 ? { parameters: variables } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      200: { description: 'done', content },
      ...Object.fromEntries(refusals.map((status) => [status, { description: 'refused', content: refused }])),
    },
  };
}

/** A page for people, without scripts. */
export function docsPage(build: string, more: readonly Operation[]): string {
  const rows = [...operations, ...more].map(
    ({ method, path, summary }) =>
      `<tr><th scope="row"><code>${method.toUpperCase()} ${path}</code></th><td>${summary}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Quai: the HTTP interface</title><body style="font-family:system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem">
<h1>Quai: the HTTP interface</h1><p>Build ${build}. All of it as OpenAPI: <a href="/api/docs.json">/api/docs.json</a>.</p>
<table>${rows.join('\n')}</table></body></html>`;
}
