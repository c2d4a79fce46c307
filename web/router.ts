/** The addresses of the site. Links are ordinary links, handled without loading a page. */

import { createSignal } from 'solid-js';

const [location, setLocation] = createSignal(read());

function read(): { path: string; search: string; hash: string } {
  const { pathname, search, hash } = window.location;
  return { path: pathname, search, hash: hash.slice(1) };
}

export { location };

export function go(address: string, replace = false): void {
  const { path } = location();
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  setLocation(read());
  if (!replace) arrive(path !== location().path);
}

/** Scrolls to the top of a new page, or to the part of the page that the hash names. */
function arrive(elsewhere: boolean): void {
  const part = location().hash === '' ? null : document.getElementById(location().hash);
  if (part !== null) {
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  } else if (elsewhere) window.scrollTo(0, 0);
}

window.addEventListener('popstate', () => setLocation(read()));
window.addEventListener('hashchange', () => setLocation(read()));

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.origin !== window.location.origin || link.hasAttribute('download') || link.target === '_blank')
    return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
