/** Makes the site available offline and quick to open: files and pages from the cache. A new version is used from the next page on. */

const CACHE = 'quai-__VERSION__';
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('quai-') && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The file that the server sends for this address, to a browser in this language. */
function pageAt(path) {
  const html = self.navigator.language.startsWith('fr') ? 'fr.html' : 'html';
  if (path === '/') return `/index.${html}`;
  return /^\/(t|play|learn)\/./.test(path) ? `/table.${html}` : `/page.${html}`;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate')
    event.respondWith(caches.match(pageAt(url.pathname)).then((kept) => kept ?? fetch(request)));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

/** Shows a notice from the server: the newest for each table. */
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data?.json() ?? { title: 'Quai', body: '', url: '/', tag: 'quai' };
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }));
});

/** Opens the table, in an open page of the site if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.url ?? '/', self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === address.pathname) ?? pages[0];
      return there === undefined
        ? self.clients.openWindow(address.href)
        : there.focus().then((page) => page.navigate(address.href));
    }),
  );
});
