/** The bodies that the HTTP interface takes. The server checks them with these schemas and describes them at /api/docs.json. */

import * as v from 'valibot';
import { DEFAULT_TERMS, TermsSchema } from './terms.ts';

// Accounts

export const NameSchema = v.object({ name: v.string() });
export const AccountChangeSchema = v.strictObject({ language: v.picklist(['en', 'fr']) });
/** `name` must be one's own, so that nobody deletes an account by mistake. */
export const DeletionSchema = v.strictObject({ name: v.string() });
/** `others`: every browser but this one. */
export const SignOutSchema = v.strictObject({ others: v.boolean() });
/** The code that another device shows. */
export const DeviceCodeSchema = v.strictObject({ code: v.string() });
/** null removes the address. */
export const EmailSchema = v.strictObject({ email: v.nullable(v.string()) });
export const RecoverySchema = v.strictObject({ email: v.string() });
/** The secret of a link that was sent by mail. */
export const MailLinkSchema = v.strictObject({ secret: v.string() });

/** What the browser's authenticator says; the WebAuthn library checks what is in it. */
const Credential = v.looseObject({ id: v.pipe(v.string(), v.maxLength(1500)), type: v.literal('public-key') });
export const NewPasskeySchema = v.strictObject({ name: v.string(), response: Credential });
export const PasskeySignInSchema = v.strictObject({ response: Credential });
/** The name of a passkey, a program or a token. */
export const LabelSchema = v.strictObject({ name: v.string() });

// Notices

export const HOOKS = ['discord', 'slack', 'json'] as const;
export type Hook = (typeof HOOKS)[number];

const Base64 = v.pipe(v.string(), v.regex(/^[\w=-]+$/), v.maxLength(200));
/** What a browser gives when it subscribes to push. */
const SubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  keys: v.object({ p256dh: Base64, auth: Base64 }),
});
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

export const NewChannelSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('push'), name: v.string(), subscription: SubscriptionSchema }),
  v.strictObject({ kind: v.literal('mail') }),
  v.strictObject({ kind: v.picklist(HOOKS), name: v.string(), url: v.string() }),
]);
export type NewChannel = v.InferOutput<typeof NewChannelSchema>;

/** Notices of a table, or the suspension of an account. */
export const SwitchSchema = v.strictObject({ on: v.boolean() });

// Tables

const Bot = v.pipe(v.string(), v.maxLength(20));

export const NewTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  edition: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
  /** A whole custom edition, checked like those that come with the games. */
  editionData: v.optional(v.record(v.string(), v.unknown())),
  bots: v.optional(v.pipe(v.array(v.nullable(Bot)), v.maxLength(12)), []),
  terms: v.optional(v.partial(TermsSchema), DEFAULT_TERMS),
});

/** The secret of a private link to a seat. */
export const SeatClaimSchema = v.strictObject({ key: v.string() });

// Reports

export const NewReportSchema = v.strictObject({
  table: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11)),
  /** A line of the table's chat. */
  line: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))), null),
  reason: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
});
export const ReportChangeSchema = v.strictObject({ done: v.boolean() });
