/** Web push: the keys of the site, made once and kept in the store, and a message sealed for one browser. */

import * as v from 'valibot';
import webpush from 'web-push';
import type { People } from '../people/people.ts';
import type { Outward } from './outward.ts';

export type Vapid = Readonly<{ publicKey: string; privateKey: string }>;

const Base64 = v.pipe(v.string(), v.regex(/^[\w=-]+$/), v.maxLength(200));
/** What a browser gives when it subscribes. */
export const SubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  keys: v.object({ p256dh: Base64, auth: Base64 }),
});
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

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
