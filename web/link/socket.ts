/** The link to the server: one socket per page, opened when first needed and reopened when lost. */

import { PROTOCOL } from '@quai/protocol/messages.ts';
import { Link } from './link.ts';
import { onRenamed } from './renamed.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

let link: Link | null = null;

export function serverLink(): Link {
  if (link === null) {
    link = new Link();
    connect(link);
  }
  return link;
}

function connect(link: Link): void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | null = null;

  const open = () => {
    clearTimeout(timer);
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket?protocol=${PROTOCOL}`;
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => {
      if (socket !== mine) return;
      wait = FIRST_WAIT;
      link.opened({ send: (text) => mine.send(text), renew });
    };
    mine.onmessage = (event) => {
      if (socket === mine) link.received(String(event.data));
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      link.lost();
      // Jitter, so that not everybody reconnects at once.
      timer = setTimeout(open, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  };
  const renew = () => {
    const old = socket;
    socket = null;
    old?.close();
    link.lost();
    open();
  };
  // The socket belongs to the person of the cookie, so it is reopened when that changes.
  onRenamed(renew);
  // Going offline does not close the old socket; a server on this device would still answer.
  window.addEventListener('offline', renew);
  document.addEventListener('visibilitychange', () => link.look(!document.hidden));
  window.addEventListener('online', () => {
    if (link.status() === 'lost' || link.status() === 'stopping') open();
  });
  open();
}
