/** Addresses and links, in a window that keeps what is asked of it. */

import { beforeEach, describe, expect, test, vi } from 'vitest';

const HOST = 'https://quai.example';

async function page(address = '/') {
  const listeners: Record<string, (event: unknown) => void> = {};
  const on = (type: string, listener: (event: unknown) => void) => void (listeners[type] = listener);
  let now = new URL(address, HOST);
  const scrollTo = vi.fn();
  const parts = new Map<string, { scrollIntoView: () => void; focus: () => void }>();
  vi.stubGlobal('window', {
    get location() {
      return now;
    },
    scrollTo,
    addEventListener: on,
  });
  vi.stubGlobal('document', { addEventListener: on, getElementById: (id: string) => parts.get(id) ?? null });
  const visit = (_state: null, _title: string, to: string) => {
    now = new URL(to, now);
  };
  const history = { pushState: vi.fn(visit), replaceState: vi.fn(visit) };
  vi.stubGlobal('history', history);
  vi.resetModules();
  const router = await import('../router.ts');
  const addPart = (id: string) => {
    const part = { scrollIntoView: vi.fn(), focus: vi.fn() };
    parts.set(id, part);
    return part;
  };
  return { ...router, listeners, history, scrollTo, addPart, move: (to: string) => void (now = new URL(to, now)) };
}

type Page = Awaited<ReturnType<typeof page>>;

/** A click on a link; true if it stayed in the page. */
function click({ listeners }: Page, href: string, event: object = {}, link: object = {}): boolean {
  const url = new URL(href, HOST);
  const { origin, pathname, search, hash } = url;
  const anchor = { origin, pathname, search, hash, target: '', hasAttribute: () => false, ...link };
  const preventDefault = vi.fn();
  const plain = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  listeners.click?.({ ...plain, target: { closest: () => anchor }, preventDefault, ...event });
  return preventDefault.mock.calls.length > 0;
}

let here: Page;
beforeEach(async () => {
  here = await page('/rules/berlin?as=1#R-3');
});

test('the address is read in parts', () => {
  expect(here.location()).toEqual({ path: '/rules/berlin', search: '?as=1', hash: 'R-3' });
});

describe('going', () => {
  test('to another page: seen from its top, and back by the history', () => {
    here.go('/play');
    expect(here.location()).toEqual({ path: '/play', search: '', hash: '' });
    expect(here.history.pushState).toHaveBeenCalledWith(null, '', '/play');
    expect(here.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test('within the page: it stays where it is', () => {
    here.go('/rules/berlin?as=2');
    expect(here.location().search).toBe('?as=2');
    expect(here.scrollTo).not.toHaveBeenCalled();
  });

  test('to a part of a page: it is brought into view, and read from there', () => {
    const part = here.addPart('R-9');
    here.go('/rules/berlin#R-9');
    expect(part.scrollIntoView).toHaveBeenCalledOnce();
    expect(part.focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(here.scrollTo).not.toHaveBeenCalled();
  });

  test('to a part that another page does not have: seen from its top', () => {
    here.go('/play#nothing');
    expect(here.scrollTo).toHaveBeenCalledOnce();
  });

  test('in place of this address: nothing moves', () => {
    here.go('/play', true);
    expect(here.location().path).toBe('/play');
    expect(here.history.replaceState).toHaveBeenCalledWith(null, '', '/play');
    expect(here.history.pushState).not.toHaveBeenCalled();
    expect(here.scrollTo).not.toHaveBeenCalled();
  });
});

test.each(['popstate', 'hashchange'])('the browser goes somewhere by itself: %s', (event) => {
  here.move('/play#end');
  here.listeners[event]?.({});
  expect(here.location()).toEqual({ path: '/play', search: '', hash: 'end' });
});

describe('a click on a link', () => {
  test('stays in the page', () => {
    expect(click(here, '/play?seats=2#top')).toBe(true);
    expect(here.location()).toEqual({ path: '/play', search: '?seats=2', hash: 'top' });
  });

  test.each([
    ['to another site', 'https://elsewhere.example/', {}, {}],
    ['to what the server answers', '/api/record', {}, {}],
    ['to a file', '/play', {}, { hasAttribute: (name: string) => name === 'download' }],
    ['to another window', '/play', {}, { target: '_blank' }],
    ['that somebody else answered', '/play', { defaultPrevented: true }, {}],
    ['with another button', '/play', { button: 1 }, {}],
    ['with the command key', '/play', { metaKey: true }, {}],
    ['with the control key', '/play', { ctrlKey: true }, {}],
    ['with the shift key', '/play', { shiftKey: true }, {}],
    ['with the alt key', '/play', { altKey: true }, {}],
  ])('is left to the browser %s', (_why, href, event, link) => {
    expect(click(here, href, event, link)).toBe(false);
    expect(here.location().path).toBe('/rules/berlin');
  });

  test('beside every link, or on what is no element, does nothing', () => {
    expect(click(here, '/play', { target: { closest: () => null } })).toBe(false);
    expect(click(here, '/play', { target: {} })).toBe(false);
  });
});
