/** `npm run icons`: draws the PNG icons from web/public/icon.svg. Needs Chromium; the results are committed. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { wholeChromium } from '../e2e/browsers.mjs';
import { ROOT } from './setup.mjs';

const FOLDER = join(ROOT, 'web/public');
const GROUND = '#B4382A';
/** Maskable icons, which systems crop: background to the edge, and the drawing inside the safe zone. */
const FULL = { part: 0.74 };
const ICONS = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'icon-maskable-192.png', size: 192, cut: FULL },
  { name: 'icon-maskable-512.png', size: 512, cut: FULL },
  { name: 'apple-touch-icon.png', size: 180, cut: { part: 0.9 } },
];

const svg = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: wholeChromium,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { name, size, cut } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const inner = cut === undefined ? size : size * cut.part;
  await page.setContent(
    `<style>html { background: ${cut === undefined ? 'transparent' : GROUND} } body { margin: 0; display: grid; place-content: center; height: 100vh }
     svg { width: ${inner}px; height: ${inner}px; display: block }</style>${svg}`,
  );
  writeFileSync(join(FOLDER, name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
