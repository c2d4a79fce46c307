/** Where a request comes from. Pages of other sites must not use our cookie; programs with tokens have none. */

import type { FastifyRequest } from 'fastify';
import { COOKIE } from '../people/people.ts';

type Asked = Pick<FastifyRequest, 'headers' | 'protocol'>;

/**
 * The origin of this site: as configured, else as the browser called it. X-Forwarded-Host does not count: many proxies pass on
 * whatever a visitor put there.
 */
export function siteOrigin({ headers, protocol }: Asked, url: string | null): string {
  return url ?? `${protocol}://${headers.host ?? ''}`;
}

/** Whether the origin a page gave is this site's. The scheme does not matter: a proxy may have taken the TLS away. */
export function isOwnOrigin(request: Asked, url: string | null): boolean {
  const { origin } = request.headers;
  const own = siteOrigin(request, url);
  return (
    origin !== undefined && URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host
  );
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether another site's page may have sent this, to have it done in the name of whoever looks at that page. */
export function isForged(request: FastifyRequest, url: string | null): boolean {
  const { method, headers, cookies } = request;
  if (SAFE_METHODS.includes(method) || headers.authorization !== undefined) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  if (headers.origin !== undefined) return !isOwnOrigin(request, url);
  return site !== undefined || cookies[COOKIE] !== undefined;
}
