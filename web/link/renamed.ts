/** Tells whoever speaks for this person (the socket, if there is one) that they have become somebody else. */

const listeners: (() => void)[] = [];

export function onRenamed(listener: () => void): void {
  listeners.push(listener);
}

export function renamed(): void {
  for (const listener of listeners) listener();
}
