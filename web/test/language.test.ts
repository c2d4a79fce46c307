import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from './page.ts';

vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

async function loaded(browser: string, kept: string | null = null) {
  const { localStorage, document } = stubPage(browser);
  if (kept !== null) localStorage.setItem('quai.language', kept);
  return { ...(await import('../text/text.ts')), localStorage, document };
}

beforeEach(() => vi.resetModules());

test.each([
  ['en-GB', null, 'en'],
  ['fr', null, 'fr'],
  ['fr-CA', null, 'fr'],
  ['de', null, 'en'],
  ['fr-CA', 'en', 'en'],
  ['en', 'fr', 'fr'],
  ['fr', 'klingon', 'fr'],
])('the language of a browser in %s where %s was kept is %s', async (browser, kept, language) => {
  const page = await loaded(browser, kept);
  expect(page.language()).toBe(language);
});

describe('the switch of the language', () => {
  test('is kept, and told to the page', async () => {
    const { setLanguage, localStorage, document } = await loaded('en');
    expect([document.documentElement.lang, localStorage.getItem('quai.language')]).toEqual(['en', 'en']);
    const head = new Map<string, string>();
    const parts = (selector: string) => ({ setAttribute: (_name: string, value: string) => head.set(selector, value) });
    Object.assign(document, { querySelector: parts });
    setLanguage('fr');
    expect([document.documentElement.lang, localStorage.getItem('quai.language')]).toEqual(['fr', 'fr']);
    expect(head.get('link[rel="manifest"]')).toBe('/quai.fr.webmanifest');
    expect(head.get('meta[name="description"]')).toContain('Jouez');
  });

  test('changes all texts, the French ones set as French is', async () => {
    const { setLanguage, texts, t } = await loaded('en');
    const mine = texts({ en: { ask: 'Sure ?' }, fr: { ask: 'Sûr ?' } });
    const [english, title] = [mine().ask, t().playBot];
    setLanguage('fr');
    expect([english, mine().ask]).toEqual(['Sure ?', 'Sûr\u202f?']);
    expect(t().playBot).not.toBe(title);
  });

  test('changes how numbers are written', async () => {
    const { setLanguage, figure } = await loaded('en');
    expect([figure(0.5), figure(12_345)]).toEqual(['0.5', '12345']);
    setLanguage('fr');
    expect([figure(0.5), figure(12_345)]).toEqual(['0,5', '12345']);
  });
});

test('figures are filled into a sentence; what is missing is left to be seen', async () => {
  const { filled } = await loaded('en');
  expect(filled('{who} needs {n} of {n}, {else}', { who: 'Ann', n: 0 })).toBe('Ann needs 0 of 0, {else}');
});
