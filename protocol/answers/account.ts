/** Answers about one's own account: /api/me, /api/account, signing in, notices, programs. */

import * as v from 'valibot';

/** Done, with nothing more to say. */
export const DoneSchema = v.object({ ok: v.literal(true) });

export const MeSchema = v.object({
  me: v.nullable(v.object({ name: v.string(), page: v.string(), suspended: v.boolean() })),
});

/** The name of the account signed in to. */
export const SignedInSchema = v.object({ name: v.string() });

const KeySchema = v.object({ id: v.string(), name: v.string(), created: v.number(), used: v.nullable(v.number()) });

export const AccountSchema = v.object({
  name: v.string(),
  page: v.string(),
  created: v.number(),
  language: v.string(),
  email: v.nullable(v.string()),
  admin: v.boolean(),
  suspended: v.boolean(),
  /** Signed-in browsers. */
  devices: v.number(),
  passkeys: v.array(KeySchema),
  /** Own seats at tables that are not over. */
  seats: v.array(
    v.object({
      table: v.string(),
      game: v.string(),
      seat: v.number(),
      /** Everybody at the table, by seat; the name of a free seat is ''. */
      sitting: v.array(v.object({ name: v.string(), bot: v.nullable(v.string()) })),
    }),
  ),
});
export type Account = v.InferOutput<typeof AccountSchema>;

/** A code for another device. */
export const CodeSchema = v.object({ code: v.string(), expires: v.number() });

/** WebAuthn options, passed on to the browser as they are. */
export const ChallengeSchema = v.looseObject({ challenge: v.string() });

/** The secret part of a private link to a seat, and the seat it was for. */
export const SeatKeySchema = v.object({ key: v.string() });
export const SeatTakenSchema = v.object({ seat: v.number(), name: v.string() });

/** Notification channels, and silenced tables. `host` is the server a webhook goes to. */
export const NoticesSchema = v.object({
  channels: v.array(v.object({ id: v.string(), kind: v.string(), name: v.string(), host: v.string() })),
  quiet: v.array(v.string()),
});
export const TriedSchema = v.object({ arrived: v.boolean() });

export const ProgramsSchema = v.object({
  programs: v.array(v.object({ page: v.string(), name: v.string(), created: v.number(), tokens: v.array(KeySchema) })),
});
/** A program with a new token, which is shown only this once. */
export const NewTokenSchema = v.object({ page: v.string(), name: v.string(), token: v.string() });
