import { describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { ConfigError, readConfig, settings, unknownSettings } from '../../boot/config.ts';
import { DEFAULT_THREADS } from '../../bots/pool.ts';
import { Bucket } from '../../limits/bucket.ts';
import { cleanName } from '../../people/names.ts';

describe('settings', () => {
  test('unknown QUAI_* variables are named', () => {
    expect(unknownSettings({ QUAI_ROMS: '9', QUAI_ROOMS: '9', PORT: '1', HOME: '/' })).toEqual(['QUAI_ROMS']);
  });

  test('defaults', () => {
    expect(readConfig({}, '/srv')).toEqual({
      port: 8080,
      host: '0.0.0.0',
      data: '/srv/data',
      database: 'sqlite:/srv/data/quai.sqlite',
      redis: null,
      channel: 'quai',
      logLevel: 'warn',
      trustProxy: false,
      metrics: 'local',
      rooms: 1000,
      messagesPerAddress: 200,
      socketsPerAddress: 200,
      requestsPerMinute: 600,
      guestsPerHour: 200,
      tablesPerHour: 300,
      requestTimeout: 20_000,
      unstartedDays: 14,
      url: null,
      siteFile: null,
      admins: [],
      smtp: null,
      mailFrom: '',
      vapid: null,
      localHooks: false,
      noticeDelay: 30_000,
      botThreads: DEFAULT_THREADS,
    });
  });
  test('PostgreSQL and Redis are set by their addresses', () => {
    const env = { DATABASE_URL: 'postgres://quai@db/quai', REDIS_URL: 'redis://bus:6379' };
    expect(readConfig(env, '/srv')).toMatchObject({ database: env.DATABASE_URL, redis: env.REDIS_URL });
  });
  test('keys for web push must be a pair', () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const env = { QUAI_VAPID_PUBLIC: publicKey, QUAI_VAPID_PRIVATE: privateKey };
    expect(readConfig(env, '/srv').vapid).toEqual({ publicKey, privateKey });
  });
  test('every setting is listed with its default', () => {
    const all = Object.fromEntries(settings.map(({ name, fallback }) => [name, fallback]));
    expect(readConfig(all, '/srv')).toEqual(readConfig({}, '/srv'));
  });
  test.each([
    [{ PORT: 'eighty' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ PORT: '-1' }, /PORT/],
    [{ QUAI_LOG: 'loud' }, /QUAI_LOG/],
    [{ QUAI_DATA: ' ' }, /QUAI_DATA/],
    [{ QUAI_PROXY: 'yes' }, /QUAI_PROXY/],
    [{ QUAI_PROXY: '10.0.0.0/33' }, /QUAI_PROXY/],
    [{ QUAI_PROXY: '10.0.0.1,proxy' }, /QUAI_PROXY/],
    [{ QUAI_REQUEST_SECONDS: '0' }, /QUAI_REQUEST_SECONDS/],
    [{ QUAI_METRICS: 'some' }, /QUAI_METRICS/],
    [{ QUAI_ROOMS: '0' }, /QUAI_ROOMS/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'postgres://x', REDIS_URL: 'http://x' }, /REDIS_URL/],
    [{ REDIS_URL: 'redis://x' }, /DATABASE_URL/],
    [{ QUAI_URL: 'quai.example' }, /QUAI_URL/],
    [{ QUAI_URL: 'https://quai.example/games' }, /QUAI_URL/],
    [{ QUAI_URL: 'https://quai .example' }, /QUAI_URL/],
    [{ QUAI_URL: 'https://quai.example:99999' }, /QUAI_URL/],
    [{ QUAI_HOST: '' }, /QUAI_HOST/],
    [{ QUAI_CHANNEL: '' }, /QUAI_CHANNEL/],
    [{ DATABASE_URL: 'postgres://x', REDIS_URL: 'redis://[x' }, /REDIS_URL/],
    [{ QUAI_ADMIN: 'dQw4w9WgXcQ_, the boss' }, /QUAI_ADMIN: "the"/],
    [{ QUAI_SMTP: 'mail.example' }, /QUAI_SMTP/],
    [{ QUAI_SMTP: 'smtp://[mail', QUAI_MAIL_FROM: 'quai@example.org', QUAI_URL: 'https://quai.example' }, /QUAI_SMTP/],
    [{ QUAI_SMTP: 'smtp://mail.example' }, /QUAI_MAIL_FROM/],
    [{ QUAI_SMTP: 'smtp://mail.example', QUAI_MAIL_FROM: 'quai@example.org' }, /QUAI_URL/],
    [{ QUAI_VAPID_PUBLIC: 'abc' }, /QUAI_VAPID/],
    [{ QUAI_VAPID_PUBLIC: 'B'.repeat(87), QUAI_VAPID_PRIVATE: 'a'.repeat(43) }, /must be a pair/],
    [{ QUAI_LOCAL_HOOKS: 'yes' }, /QUAI_LOCAL_HOOKS/],
    [{ QUAI_NOTICE_DELAY: 'soon' }, /QUAI_NOTICE_DELAY/],
  ])('%j is named and refused', (env, pattern) => {
    expect(() => readConfig(env, '/srv')).toThrow(ConfigError);
    expect(() => readConfig(env, '/srv')).toThrow(pattern);
  });
});

test('a name is cleaned, and refused if nothing is left or it is too long', () => {
  expect(cleanName('  Zoë \n  van  Dijk ')).toBe('Zoë van Dijk');
  expect(cleanName('a\u0000b\u202Ec')).toBe('a b c');
  for (const bad of ['', '   ', '\u200B', 'x'.repeat(25), 7, null, undefined, {}]) expect(cleanName(bad)).toBeNull();
  expect(cleanName('🚂'.repeat(24))).not.toBeNull();
});

test('a bucket lets a burst through and then a steady rate', () => {
  const bucket = new Bucket(3, 2, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(500)).toBe(true);
  expect(bucket.take(500)).toBe(false);
  expect([60_000, 60_000, 60_000, 60_000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

test('a bucket tolerates a clock that is set back', () => {
  const bucket = new Bucket(2, 1, 100_000);
  expect([100_000, 40_000, 40_000, 41_000].map((now) => bucket.take(now))).toEqual([true, true, false, true]);
});
