/** Every page in French on a phone, without a clipped word; pages speak the visitor's language before any script runs. */

import { expect, type Page } from '@playwright/test';
import { games } from '@quai/games/list.ts';
import { test } from './server.ts';

/** Texts that are cut off: wider or higher than their own box, which hides the rest. An ellipsis cuts a word too. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (!own || box.width < 2 || box.height < 2 || element.closest('.sr, svg, [aria-hidden="true"]')) return [];
      if (position === 'absolute' && clipPath !== 'none') return [];
      const wide = overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
      const high = overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 3;
      // Or by what holds it, at the end of a line.
      const holder = element.parentElement!;
      const held =
        getComputedStyle(holder).overflowX === 'hidden' && box.right > holder.getBoundingClientRect().right + 1;
      return wide || high || held
        ? [`${element.tagName.toLowerCase()}.${element.className}: ${element.textContent}`]
        : [];
    }),
  );

const shown = games.filter(({ meta }) => meta.needsEdition !== true).map(({ meta }) => meta.id);
const PAGES = [
  '/',
  '/account',
  '/about',
  '/admin',
  '/daily',
  '/daily/2020-01-01',
  '/check',
  '/nowhere',
  '/learn',
  '/rules',
  '/ratings',
  '/editions',
  '/puzzles',
  '/new/rails',
  '/rules/rails',
  '/editions/rails',
  ...shown.flatMap((id) => [
    `/new/${id}`,
    `/new/${id}#bots`,
    `/rules/${id}`,
    `/ratings/${id}`,
    `/editions/${id}`,
    `/puzzles/${id}`,
  ]),
];

test.use({ locale: 'fr-FR' });

test('a page is in the language of the browser before its scripts run', async ({ request, server }) => {
  const html = async (path: string, language: string) =>
    (await request.get(server.address + path, { headers: { 'accept-language': language } })).text();
  for (const path of ['/', '/account', '/t/abc']) {
    expect(await html(path, 'fr-CA,fr;q=0.9')).toContain('<html lang="fr">');
    expect(await html(path, 'en-GB')).toContain('<html lang="en">');
  }
  const french = await html('/', 'fr');
  expect(french).toMatch(/<noscript>[\s\S]*a besoin de JavaScript[\s\S]*<\/noscript>/);
  expect(french).toMatch(/<meta name="description" content="Jou[^"]+"/);
  const manifest = /href="(\/quai[^"]*webmanifest)"/.exec(french)![1]!;
  expect(await (await request.get(server.address + manifest)).json()).toMatchObject({ lang: 'fr' });
  const english = await html('/', 'en');
  expect(english).toMatch(/<noscript>[\s\S]*needs JavaScript[\s\S]*<\/noscript>/);
  expect(english).toMatch(/<meta name="description" content="Play[^"]+"/);
});

test('no word is clipped on any page in French on a phone @wide', async ({ page, server }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of PAGES) {
    await page.goto(server.address + path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.screenshot({ path: `.cache/french${path.replaceAll(/[/#]/g, '-')}.png` });
    expect(await clipped(page), path).toEqual([]);
  }
});

for (const id of shown)
  test(`no word at a table of ${id} is clipped in French on a small phone @wide`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${server.address}/play/${id}`);
    await expect(page.locator('.prompt strong')).toContainText('À vous');
    await page.screenshot({ path: `.cache/french-table-${id}.png` });
    // What the others just did may be longer than its lines; then it can be read whole on demand.
    const more = await page.locator('.last-more').isVisible();
    expect((await clipped(page)).filter((text) => !(more && text.startsWith('p.last')))).toEqual([]);
    if (!more) return;
    await page.locator('.last-more').click();
    await expect(page.locator('.prompt-whole:popover-open')).toBeVisible();
  });
