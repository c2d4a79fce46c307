/** The thread in which local tables live. Its first message is the address of the bots' thread. */

import { LocalTables } from './tables.ts';

let host: LocalTables | null = null;
addEventListener('message', (event: MessageEvent<string | { thinker: string }>) => {
  if (typeof event.data === 'string') host?.receive(event.data);
  else host = new LocalTables((text) => postMessage(text), event.data.thinker);
});
