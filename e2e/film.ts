/** A film of one turn: pictures taken while things move, as one strip or as an animation. */

import type { Browser, Page } from '@playwright/test';

export const FRAMES = 12;

/** Takes pictures of the window one after another while `act` goes on. */
export async function filmed(page: Page, act: () => Promise<unknown>): Promise<Buffer[]> {
  const frames: Buffer[] = [await page.screenshot()];
  const acting = act();
  while (frames.length < FRAMES) frames.push(await page.screenshot());
  await acting;
  return frames;
}

/** The frames in rows, of four unless told; a single one fills the picture. */
export async function stripOf(browser: Browser, frames: readonly Buffer[], across = 4): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: frames.length === 1 ? 1200 : 1600, height: 100 } });
  const pictures = frames.map((frame) => `<img src="data:image/png;base64,${frame.toString('base64')}">`);
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${Math.min(across, frames.length)},1fr);gap:4px;background:#26221d}img{width:100%}</style>${pictures.join('')}`,
  );
  await page.waitForLoadState('load');
  const strip = await page.screenshot({ fullPage: true });
  await page.close();
  return strip;
}
