/** The link to a worker of this page: bots and shared screens without a network. */

import thinker from '../local/thinker.ts?worker&url';
import { Link } from './link.ts';

let link: Link | null = null;

export function localLink(): Link {
  if (link === null) {
    const made = new Link();
    const worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event) => made.received(String(event.data));
    worker.onerror = () => made.lost();
    // The worker starts the bots' thread. The build does not find workers inside workers, so it is told the address.
    worker.postMessage({ thinker });
    made.opened({ send: (text) => worker.postMessage(text) });
    link = made;
  }
  return link;
}
