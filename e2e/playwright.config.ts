import { defineConfig } from '@playwright/test';
import { anyChromium } from './browsers.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // A page may time out on a busy machine. Tests that needed a second try are named at the end.
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
    // Otherwise every new browser would store the whole site; only tests about offline use allow it.
    serviceWorkers: 'block',
    // Things that fly over the table look like those that lie on it; e2e/motion.spec.ts watches them.
    contextOptions: { reducedMotion: 'reduce' },
    // Something that cannot be clicked fails early, not when the whole test times out.
    actionTimeout: 20_000,
    trace: 'off',
  },
});
