/** Routes about the process itself, for monitoring: liveness, readiness, metrics. */

import { LiveSchema, ReadySchema } from '@quai/protocol/answers/site.ts';
import { No } from '../wire/refusal.ts';
import { type Route, route } from '../wire/route.ts';
import type { Config } from './config.ts';
import type { Node } from './node.ts';

export function processRoutes(node: Node, config: Config): Route[] {
  return [
    route(
      { method: 'get', path: '/api/health', summary: 'Is the process alive?', who: 'public', answer: LiveSchema },
      async () => ({ ok: true, build: node.build }),
    ),
    route(
      {
        method: 'get',
        path: '/api/ready',
        summary: 'Can it serve: does it save, is the bus connected, is it not shutting down? 503 if not',
        who: 'public',
        answer: ReadySchema,
        also: [503],
      },
      async ({ reply }) => {
        const ready = await node.isReady();
        if (!ready) reply.status(503);
        return { ready, ...node.health.status };
      },
    ),
    route(
      {
        method: 'get',
        path: '/metrics',
        summary: 'Metrics for Prometheus',
        who: 'public',
        answer: 'text',
        refusals: ['metrics-private'],
        limit: false,
      },
      async ({ request, reply }) => {
        // A request that came through a proxy is not this machine's own.
        const forwarded = request.headers['x-forwarded-for'] !== undefined;
        const isLocal = !forwarded && /^(::ffff:)?127\.|^::1$/.test(request.ip);
        if (config.metrics === 'off' || (config.metrics === 'local' && !isLocal)) return new No('metrics-private');
        reply.type(node.metrics.registry.contentType);
        return node.metrics.registry.metrics();
      },
    ),
  ];
}
