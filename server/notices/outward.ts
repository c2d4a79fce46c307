/**
 * Requests to addresses that people gave us: webhooks and push services. Only to public addresses, over HTTPS, without following
 * redirects; of the answer only its status is used. Errors never contain the address.
 */

import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT = 10_000;

export class OutwardError extends Error {}

export type Outward = Readonly<{
  url: string;
  headers: Readonly<Record<string, string | number>>;
  body: string | Buffer | null;
}>;

/** Kept apart, because an IPv4 range can also be written as an IPv6 one. */
const privateNets = { 4: new BlockList(), 6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  privateNets[4].addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  privateNets[6].addSubnet(net, bits, 'ipv6');

export function isPrivate(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return family === 6 ? privateNets[6].check(address, 'ipv6') : privateNets[4].check(address, 'ipv4');
}

/** Other ports lead to services that nobody means to be called. */
const PORTS = ['', '8443'];

export const ADDRESS_PROBLEMS = [
  'url-invalid',
  'url-not-https',
  'url-with-password',
  'url-private',
  'url-port',
] as const;
type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];

/** Why nothing may be sent there, or null. Names are resolved again when sending, and that result is what counts. */
export function addressProblem(text: string, local: boolean): AddressProblem | null {
  if (!URL.canParse(text) || text.length > 1000) return 'url-invalid';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) return 'url-not-https';
  if (url.username !== '' || url.password !== '') return 'url-with-password';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!local && (isIP(host) === 0 ? /^localhost$|\.localhost$|\.local$|\.internal$/i.test(host) : isPrivate(host)))
    return 'url-private';
  return local || PORTS.includes(url.port) ? null : 'url-port';
}

/** Resolves a name and refuses private addresses. The connection is made to the address that was checked. */
const publicLookup: LookupFunction = (name, options, answer) => {
  dnsLookup(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return answer(error, '', 4);
    const list = found as LookupAddress[];
    const [first] = list;
    if (first === undefined || list.some(({ address }) => isPrivate(address)))
      return answer(new OutwardError('a private address'), '', 4);
    if (options.all === true) return answer(null, list);
    return answer(null, first.address, first.family);
  });
};

/** Sends a POST; returns the status of the answer. */
export function sendOut({ url, headers, body }: Outward, local: boolean): Promise<number> {
  const problem = addressProblem(url, local);
  if (problem !== null) return Promise.reject(new OutwardError(problem));
  const to = new URL(url);
  const request = to.protocol === 'https:' ? httpsRequest : httpRequest;
  const lookup = local ? {} : { lookup: publicLookup };
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => reject(new OutwardError(error.code ?? 'not reached'));
    const sending = request(
      to,
      { method: 'POST', headers, ...lookup, signal: AbortSignal.timeout(TIMEOUT) },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('error', failed);
    sending.end(body ?? undefined);
  });
}
