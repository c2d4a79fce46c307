/** Whether the browser offers to install the site. It says so only once and early, so this listens from the start. */

import { createSignal } from 'solid-js';

/** Chromium's event; other browsers have none. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const [offer, setOffer] = createSignal<InstallOffer | null>(null);

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  setOffer(event as InstallOffer);
});
window.addEventListener('appinstalled', () => setOffer(null));

export const canInstall = () => offer() !== null;

/** Opens the browser's own dialog. An offer can be used only once. */
export async function install(): Promise<void> {
  const current = offer();
  setOffer(null);
  await current?.prompt();
}

/** On an iPhone or iPad, people must use the menu themselves; there is no need once it is installed. */
export function byHand(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return apple && !window.matchMedia('(display-mode: standalone)').matches;
}
