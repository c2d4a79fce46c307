/** The thread in which tables of this browser live. Its first message says where the thread of the bots is. */

import { LocalTables } from './tables.ts';

let host: LocalTables | null = null;
addEventListener('message', (event: MessageEvent<string | { thinker: string }>) => {
  if (typeof event.data === 'string') host?.receive(event.data);
  else host = new LocalTables((text) => postMessage(text), event.data.thinker);
});
