import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,protocol,kit,table,games,bots,server,web,cli}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
