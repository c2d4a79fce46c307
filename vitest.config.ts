import { defineConfig } from 'vitest/config';

const FOLDERS = '{engine,protocol,kit,table,games,bots,server,web,cli,bench,scripts}';
/** Tests that take too long for every day: `npm run test:wide` runs only these, `npm run test:long` picks from all. */
const WIDE = `${FOLDERS}/**/*.wide.test.{ts,mjs}`;
const EVERY = `${FOLDERS}/**/*.test.{ts,mjs}`;
const which = process.env.QUAI_TESTS ?? 'everyday';

export default defineConfig({
  test: {
    include: [which === 'wide' ? WIDE : EVERY],
    exclude: ['**/node_modules/**', ...(which === 'everyday' ? [WIDE] : [])],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 3,
  },
});
