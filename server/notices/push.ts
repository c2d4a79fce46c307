/** Web push: the site's keys, generated once and stored, and messages encrypted for one browser. */

import type { Subscription } from '@quai/protocol/requests.ts';
import webpush from 'web-push';
import type { People } from '../people/people.ts';
import type { Outward } from './outward.ts';

export type Vapid = Readonly<{ publicKey: string; privateKey: string }>;

/** How long a push service keeps a message for an offline browser, in seconds. */
const KEEP = 2 * 24 * 3600;

/** The configured keys, else the stored ones, which the first node to start generates. */
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
