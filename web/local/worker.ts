/** The thread in which local tables live. Its first message is the address of the bots' thread. */

import { LocalTables } from './tables.ts';

let tables: LocalTables | null = null;
addEventListener('message', (event: MessageEvent<string | { thinker: string }>) => {
  if (typeof event.data === 'string') tables?.receive(event.data);
  else tables = new LocalTables((text) => postMessage(text), event.data.thinker);
});
