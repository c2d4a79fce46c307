/** Web push: the keys of the site, made once and kept in the store, and a message sealed for one browser. */

import type { Subscription } from '@quai/protocol/requests.ts';
import webpush from 'web-push';
import type { People } from '../people/people.ts';
import type { Outward } from './outward.ts';

export type Vapid = Readonly<{ publicKey: string; privateKey: string }>;

/** A push service keeps a message so long for a browser that is off, in seconds. */
const KEEP = 2 * 24 * 3600;

/** The keys of the configuration, else those of the store; the first node that starts makes them. */
export async function vapidKeys(people: People, configured: Vapid | null): Promise<Vapid> {
  if (configured !== null) return configured;
  const kept =
    (await people.setting('vapid')) ?? (await people.settle('vapid', JSON.stringify(webpush.generateVAPIDKeys())));
  return JSON.parse(kept) as Vapid;
}

/** A request to the browser's push service; only that browser can read it. */
export function pushRequest(to: Subscription, content: object, topic: string, keys: Vapid, contact: string): Outward {
  const { endpoint, headers, body } = webpush.generateRequestDetails(to, JSON.stringify(content), {
    vapidDetails: { subject: contact, ...keys },
    TTL: KEEP,
    urgency: 'normal',
    topic,
  });
  return { url: endpoint, headers: headers as Outward['headers'], body: body as Buffer };
}
