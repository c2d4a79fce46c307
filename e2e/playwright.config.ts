import { defineConfig } from '@playwright/test';
import { anyChromium } from './browsers.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // On a busy machine a page may be late once. Whoever needed a second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [
    [process.env.QUAI_REPORTER ?? 'line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../.cache/e2e.json' }],
  ],
  outputDir: '../test-results',
  use: {
    launchOptions: { executablePath: anyChromium, args: ['--no-sandbox'] },
    locale: 'en-GB',
    // A new browser for every person would store the whole site each time: only tests about that let it.
    serviceWorkers: 'block',
    // What cannot be clicked says so soon, not when the time of the whole test is up.
    actionTimeout: 20_000,
    trace: 'off',
  },
});
