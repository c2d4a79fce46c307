/** Whom a limit per address counts: a visitor by IPv4 address, or by the network of an IPv6 address. */

import { isIP } from 'node:net';

/** One customer gets at least this much of an IPv6 address, and every address below it: 4 groups of 16 bits. */
const GROUPS = 4;

export function networkOf(address: string): string {
  // Some proxies write down the port as well, which is another one for every connection.
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const plain = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  // As browsers write it: without leading noughts, and with an embedded IPv4 address as two groups.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return `${groups.slice(0, GROUPS).join(':')}::/64`;
}
