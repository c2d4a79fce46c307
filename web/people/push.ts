/** Subscribes this browser to web push. */

/** unable: the browser does not support it. denied: the person said no. failed: its push service cannot be reached. */
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
    return endpoint === undefined || keys === undefined ? 'failed' : { endpoint, keys };
  } catch {
    return 'failed';
  }
}
