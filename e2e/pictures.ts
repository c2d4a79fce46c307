/** Takes the pictures of the README from a real server: `npm run pictures`. */

import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { drawRound } from './play.ts';
import { RealServer } from './server.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const server = new RealServer();
await server.start();
const browser = await chromium.launch({
  executablePath: process.env.QUAI_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

async function picture(
  name: string,
  width: number,
  height: number,
  colorScheme: 'light' | 'dark',
  locale: string,
  play: boolean,
): Promise<void> {
  const page = await (
    await browser.newContext({
      viewport: { width, height },
      colorScheme,
      locale,
      deviceScaleFactor: width < 500 ? 2 : 1,
    })
  ).newPage();
  await page.goto(server.address);
  if (play) {
    await page.locator('.game-railroad-ink button.main').click();
    for (let round = 0; round < 4; round++) await drawRound(page);
    await expect(page.locator('.prompt')).toContainText('Round 5');
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

await picture('home', 1200, 760, 'light', 'en-GB', false);
await picture('table', 1200, 900, 'light', 'en-GB', true);
await picture('phone', 390, 740, 'dark', 'fr-FR', true);
await browser.close();
await server.end();
