/** The thread in which tables of this browser live. */

import { LocalHost } from './host.ts';

const host = new LocalHost((text) => postMessage(text));
addEventListener('message', (event: MessageEvent<string>) => host.receive(event.data));
