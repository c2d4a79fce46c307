import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,table,games,bots,server,web,cli}/**/*.test.ts'],
    testTimeout: 120_000,
    // Tests with real clocks, sockets and databases may be late once on a busy machine; never hidden while one works on them.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
