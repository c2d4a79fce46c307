/** Settings from the environment. A wrong one is named and stops the start; none is guessed. */

import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { DEFAULT_THREADS } from '../bots/pool.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the data. */
  readonly data: string;
  /** `sqlite:<path>` or `postgres://...` */
  readonly database: string;
  readonly redis: string | null;
  readonly channel: string;
  readonly logLevel: string;
  /** Whose X-Forwarded headers are trusted: nobody's, those of the last so many proxies, or those of these networks. */
  readonly trustProxy: false | number | readonly string[];
  readonly metrics: 'off' | 'local' | 'all';
  readonly rooms: number;
  readonly messagesPerAddress: number;
  readonly socketsPerAddress: number;
  readonly requestsPerMinute: number;
  /** New guests, and new tables, from one address. */
  readonly guestsPerHour: number;
  readonly tablesPerHour: number;
  /** Milliseconds a request may take to arrive. */
  readonly requestTimeout: number;
  readonly unstartedDays: number;
  /** The public address of the site, without a trailing slash; null if not configured. */
  readonly url: string | null;
  /** A file with titles, legal notice and privacy page. */
  readonly siteFile: string | null;
  /** Profile codes or email addresses of administrators; if empty, whoever enters the code printed at the start. */
  readonly admins: readonly string[];
  readonly smtp: string | null;
  readonly mailFrom: string;
  readonly vapid: Readonly<{ publicKey: string; privateKey: string }> | null;
  readonly localHooks: boolean;
  readonly noticeDelay: number;
  readonly botThreads: number;
}

export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;
/** A setting as `quai serve --help` lists it. */
export type Setting = Readonly<{ name: string; fallback: string; help: string }>;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
/** Good enough to tell an address from a typo. */
const MAIL = /^[^\s@]+@[^\s@]+$/;
const METRICS = ['off', 'local', 'all'];

export const settings: readonly Setting[] = [
  { name: 'PORT', fallback: '8080', help: 'the port; 0 for any that is free' },
  { name: 'QUAI_HOST', fallback: '0.0.0.0', help: 'the address to listen at' },
  { name: 'QUAI_DATA', fallback: './data', help: 'the folder of the data' },
  { name: 'DATABASE_URL', fallback: '', help: 'postgres://user:password@host/database instead of a file in QUAI_DATA' },
  { name: 'REDIS_URL', fallback: '', help: 'redis://host:port, the bus of a site of several nodes' },
  { name: 'QUAI_CHANNEL', fallback: 'quai', help: 'the channel of Redis; one for each site' },
  { name: 'QUAI_LOG', fallback: 'warn', help: LEVELS.join(', ') },
  {
    name: 'QUAI_PROXY',
    fallback: '0',
    help: 'proxies in front of it whose X-Forwarded headers are trusted: how many, or their addresses (10.0.0.0/8,...)',
  },
  { name: 'QUAI_METRICS', fallback: 'local', help: 'who may read /metrics: off, local (this machine), all' },
  { name: 'QUAI_ROOMS', fallback: '1000', help: 'tables kept in memory' },
  { name: 'QUAI_MESSAGES_PER_SECOND', fallback: '200', help: 'messages a second from one address or account' },
  { name: 'QUAI_SOCKETS', fallback: '200', help: 'open connections from one address' },
  { name: 'QUAI_REQUESTS_PER_MINUTE', fallback: '600', help: 'HTTP requests a minute from one address' },
  { name: 'QUAI_GUESTS_PER_HOUR', fallback: '200', help: 'new guests an hour from one address' },
  { name: 'QUAI_TABLES_PER_HOUR', fallback: '300', help: 'new tables an hour from one address' },
  { name: 'QUAI_REQUEST_SECONDS', fallback: '20', help: 'seconds a request may take to arrive' },
  { name: 'QUAI_UNSTARTED_DAYS', fallback: '14', help: 'a table not started for so long is forgotten' },
  { name: 'QUAI_URL', fallback: '', help: 'https://... where people reach the site; mail and webhooks need it' },
  {
    name: 'QUAI_SITE',
    fallback: '',
    help: 'a JSON file: titles and hidden games, legal notice, privacy (docs/run.md)',
  },
  {
    name: 'QUAI_ADMIN',
    fallback: '',
    help: 'who runs it: codes of pages or mail addresses; else whoever enters the code printed at the start',
  },
  { name: 'QUAI_SMTP', fallback: '', help: 'smtp://user:password@host:587, to send mail' },
  { name: 'QUAI_MAIL_FROM', fallback: '', help: 'the sender of mail, such as quai@example.org' },
  { name: 'QUAI_VAPID_PUBLIC', fallback: '', help: 'keys for web push; without them the site makes and keeps its own' },
  { name: 'QUAI_VAPID_PRIVATE', fallback: '', help: 'the private one of these keys' },
  { name: 'QUAI_LOCAL_HOOKS', fallback: '0', help: '1: webhooks may go to private addresses and over plain HTTP' },
  { name: 'QUAI_NOTICE_DELAY', fallback: '30', help: 'seconds a turn may wait before its person is sent a notice' },
  { name: 'QUAI_BOT_THREADS', fallback: String(DEFAULT_THREADS), help: 'threads in which bots think' },
];

/** Read by the scripts that build and test, not by the server. */
const OF_SCRIPTS = ['QUAI_DIST', 'QUAI_CHROMIUM', 'QUAI_LONG', 'QUAI_NO_SKIP', 'QUAI_REPORTER', 'QUAI_ORACLE'];

/** Unknown QUAI_* variables, usually typos. */
export function unknownSettings(env: Env): string[] {
  const known = [...settings.map(({ name }) => name), ...OF_SCRIPTS];
  return Object.keys(env).filter((name) => name.startsWith('QUAI_') && !known.includes(name));
}

export function readConfig(env: Env, folder: string): Config {
  const given = (name: string) => env[name] ?? settings.find((setting) => setting.name === name)?.fallback ?? '';
  const data = given('QUAI_DATA');
  if (data.trim() === '') throw new ConfigError('QUAI_DATA must name a folder');
  const path = resolve(folder, data);
  const url = given('DATABASE_URL');
  // The driver accepts more than valid URLs: `postgres://user@/database?host=/run/postgresql`.
  if (url !== '' && !/^postgres(ql)?:\/\/\S+$/.test(url))
    throw new ConfigError('DATABASE_URL must be an address such as postgres://user:password@host/database');
  const redis = given('REDIS_URL');
  if (redis !== '' && !isAddress(redis, /^rediss?:$/))
    throw new ConfigError('REDIS_URL must be an address such as redis://host:6379');
  if (redis !== '' && url === '')
    throw new ConfigError('REDIS_URL is for several nodes, and those need DATABASE_URL as well');
  const address = publicAddress(given('QUAI_URL'));
  return {
    port: number('PORT', given('PORT'), 0, 65_535),
    host: word('QUAI_HOST', given('QUAI_HOST')),
    data: path,
    database: url === '' ? `sqlite:${join(path, 'quai.sqlite')}` : url,
    redis: redis === '' ? null : redis,
    channel: word('QUAI_CHANNEL', given('QUAI_CHANNEL')),
    logLevel: oneOf('QUAI_LOG', given('QUAI_LOG'), LEVELS),
    trustProxy: proxies(given('QUAI_PROXY')),
    metrics: oneOf('QUAI_METRICS', given('QUAI_METRICS'), METRICS) as Config['metrics'],
    rooms: number('QUAI_ROOMS', given('QUAI_ROOMS'), 1, 1_000_000),
    messagesPerAddress: number('QUAI_MESSAGES_PER_SECOND', given('QUAI_MESSAGES_PER_SECOND'), 1, 1_000_000),
    socketsPerAddress: number('QUAI_SOCKETS', given('QUAI_SOCKETS'), 1, 1_000_000),
    requestsPerMinute: number('QUAI_REQUESTS_PER_MINUTE', given('QUAI_REQUESTS_PER_MINUTE'), 1, 100_000_000),
    guestsPerHour: number('QUAI_GUESTS_PER_HOUR', given('QUAI_GUESTS_PER_HOUR'), 1, 1_000_000),
    tablesPerHour: number('QUAI_TABLES_PER_HOUR', given('QUAI_TABLES_PER_HOUR'), 1, 1_000_000),
    requestTimeout: number('QUAI_REQUEST_SECONDS', given('QUAI_REQUEST_SECONDS'), 1, 600) * 1000,
    unstartedDays: number('QUAI_UNSTARTED_DAYS', given('QUAI_UNSTARTED_DAYS'), 1, 3650),
    url: address,
    siteFile: given('QUAI_SITE') === '' ? null : resolve(folder, given('QUAI_SITE')),
    admins: adminsOf(given('QUAI_ADMIN')),
    ...mailSettings(given('QUAI_SMTP'), given('QUAI_MAIL_FROM'), address),
    vapid: vapidKeys(given('QUAI_VAPID_PUBLIC'), given('QUAI_VAPID_PRIVATE')),
    localHooks: oneOf('QUAI_LOCAL_HOOKS', given('QUAI_LOCAL_HOOKS'), ['0', '1']) === '1',
    noticeDelay: number('QUAI_NOTICE_DELAY', given('QUAI_NOTICE_DELAY'), 0, 86_400) * 1000,
    botThreads: number('QUAI_BOT_THREADS', given('QUAI_BOT_THREADS'), 1, 256),
  };
}

/** Whether this is a valid URL with one of these protocols. */
function isAddress(text: string, protocol: RegExp): boolean {
  return /^\w+:\/\/\S+$/.test(text) && URL.canParse(text) && protocol.test(new URL(text).protocol);
}

/** Profile codes as `shortId` makes them, or email addresses. */
function adminsOf(text: string): string[] {
  const admins = text.split(/[\s,]+/).filter((who) => who !== '');
  const wrong = admins.find((who) => !/^[\w-]{12}$/.test(who) && !MAIL.test(who));
  if (wrong !== undefined)
    throw new ConfigError(`QUAI_ADMIN: ${JSON.stringify(wrong)} is neither the code of a page nor a mail address`);
  return admins;
}

function proxies(text: string): Config['trustProxy'] {
  if (/^\d$/.test(text)) return Number(text) === 0 ? false : Number(text);
  const list = text.split(/[\s,]+/).filter((network) => network !== '');
  const wrong = list.find((network) => !isNetwork(network));
  if (list.length === 0 || wrong !== undefined)
    throw new ConfigError(`QUAI_PROXY must be a number of proxies or a list of addresses, not ${JSON.stringify(text)}`);
  return list;
}

/** An address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function publicAddress(url: string): string | null {
  if (url === '') return null;
  if (!isAddress(url, /^https?:$/) || !/^https?:\/\/[^/?#@]+\/?$/.test(url))
    throw new ConfigError('QUAI_URL must be https:// and a host, with nothing after it');
  return new URL(url).origin;
}

function mailSettings(smtp: string, from: string, url: string | null): Pick<Config, 'smtp' | 'mailFrom'> {
  if (smtp === '') return { smtp: null, mailFrom: from };
  if (!isAddress(smtp, /^smtps?:$/) || new URL(smtp).hostname === '')
    throw new ConfigError('QUAI_SMTP must be an address such as smtp://user:password@host:587');
  if (!MAIL.test(from)) throw new ConfigError('QUAI_SMTP needs QUAI_MAIL_FROM, the address of the sender');
  if (url === null) throw new ConfigError('QUAI_SMTP needs QUAI_URL: a mail must say where the site is');
  return { smtp, mailFrom: from };
}

function vapidKeys(publicKey: string, privateKey: string): Config['vapid'] {
  if (publicKey === '' && privateKey === '') return null;
  if (!/^[\w-]{43}$/.test(privateKey) || publicOf(privateKey) !== publicKey)
    throw new ConfigError('QUAI_VAPID_PUBLIC and QUAI_VAPID_PRIVATE must be a pair of keys in base64url');
  return { publicKey, privateKey };
}

/** The public half of a web push key; null if invalid. */
function publicOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

function word(name: string, text: string): string {
  if (!/^\S+$/.test(text)) throw new ConfigError(`${name} must be one word, not ${JSON.stringify(text)}`);
  return text;
}

function number(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least || value > most)
    throw new ConfigError(`${name} must be a number from ${least} to ${most}, not ${JSON.stringify(text)}`);
  return value;
}

function oneOf(name: string, text: string, values: readonly string[]): string {
  if (!values.includes(text))
    throw new ConfigError(`${name} must be one of ${values.join(', ')}, not ${JSON.stringify(text)}`);
  return text;
}
