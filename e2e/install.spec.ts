/** The site as an app: its icons, and the hint that it can be installed. */

import { noViolations } from './axe.ts';
import { expect, test } from './server.ts';

test('the icons of the manifest exist in the sizes it says; an iPhone finds its own', async ({ page, server }) => {
  await page.goto(server.address);
  const icons = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
    const manifest = await (await fetch(link.href)).json();
    const apple = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')!;
    const wanted = [...manifest.icons, { src: apple.href, sizes: '180x180', type: 'image/png' }];
    return Promise.all(
      wanted.map(async ({ src, sizes, type, purpose }) => {
        const answer = await fetch(src);
        const kind = answer.headers.get('content-type');
        const picture = type === 'image/png' ? await createImageBitmap(await answer.blob()) : null;
        return { purpose, sizes, type, kind, drawn: picture === null ? 'any' : `${picture.width}x${picture.height}` };
      }),
    );
  });
  expect(icons).toHaveLength(6);
  for (const icon of icons) {
    expect(icon.kind).toContain(icon.type);
    expect(icon.drawn).toBe(icon.sizes);
  }
  expect(icons.filter((icon) => icon.purpose === 'maskable').map((icon) => icon.sizes)).toEqual(['192x192', '512x512']);
});

test('the home page has an install button if the browser offers it, until it is used', async ({ page, server }) => {
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
  await expect(page.locator('.install')).toHaveCount(0);
  // Browsers under test never offer it; this is the event they would send.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.body.setAttribute('data-asked', 'yes'),
    });
    window.dispatchEvent(offer);
  });
  await noViolations(page);
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
  await expect(page.locator('.install')).toHaveCount(0);
});

test('on an iPhone a sentence explains how to install, also in French', async ({ browser, server }) => {
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    locale: 'fr-FR',
  });
  const page = await phone.newPage();
  await page.goto(server.address);
  await expect(page.locator('.install')).toContainText('écran d’accueil');
});
