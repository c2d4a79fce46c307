/** Tells the socket, if there is one, that the person of this browser has changed. */

const listeners: (() => void)[] = [];

export function onRenamed(listener: () => void): void {
  listeners.push(listener);
}

export function renamed(): void {
  for (const listener of listeners) listener();
}
