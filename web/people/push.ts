/** Push in this browser: asking for it, and giving it up again. */

/** Why it cannot be had here: the browser has none, the person said no, its push service is away. */
export type PushProblem = 'unable' | 'denied' | 'failed';

export const canPush = () => window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON | PushProblem> {
  if (!canPush()) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return 'unable';
  try {
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint: endpoint!, keys: keys! };
  } catch {
    return 'failed';
  }
}
