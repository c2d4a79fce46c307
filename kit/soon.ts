/**
 * What a click sets off, in a task of its own. The browser lays out the page once more at the end of a click, to see what is under
 * the pointer then: whatever the click itself has changed would be styled and laid out in the same task.
 */

let waiting: (() => void)[] = [];
let running = false;
let channel: MessageChannel | null = null;

/** Does what waits, in order. What comes up meanwhile belongs to it. */
function run(): void {
  if (running) return;
  const now = waiting;
  waiting = [];
  running = true;
  try {
    for (const work of now) work();
  } finally {
    running = false;
  }
}

function open(): MessageChannel {
  const made = new MessageChannel();
  made.port1.onmessage = run;
  // Whoever clicks again means what the page shows after the first click.
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, run, true);
  return made;
}

/** Does something in the next task, but before the next click or key is answered; at once if it is part of such a task. */
export function soon(work: () => void): void {
  if (running || typeof MessageChannel === 'undefined' || typeof window === 'undefined') {
    work();
    return;
  }
  waiting.push(work);
  channel ??= open();
  channel.port2.postMessage(null);
}
