import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../.cache/e2e.json' }]],
  outputDir: '../test-results',
  use: {
    launchOptions: { executablePath: process.env.QUAI_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    locale: 'en-GB',
    trace: 'off',
  },
});
