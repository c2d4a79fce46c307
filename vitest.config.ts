import { defineConfig } from 'vitest/config';

const FOLDERS = '{engine,protocol,kit,table,games,bots,server,web,cli,bench,scripts}';
/** Tests that take too long for every day; `npm run test:wide` runs these instead of the others. */
const WIDE = `${FOLDERS}/**/*.wide.test.ts`;

export default defineConfig({
  test: {
    include: process.env.QUAI_WIDE === '1' ? [WIDE] : [`${FOLDERS}/**/*.test.{ts,mjs}`],
    exclude: ['**/node_modules/**', ...(process.env.QUAI_WIDE === '1' ? [] : [WIDE])],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
