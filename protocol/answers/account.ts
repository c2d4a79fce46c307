/** What the server answers about one's own account: said once, for the server and for the site. */

import * as v from 'valibot';

/** Something was done, and there is no more to say. */
export const DoneSchema = v.object({ ok: v.literal(true) });

export const MeSchema = v.object({
  me: v.nullable(v.object({ name: v.string(), page: v.string(), suspended: v.boolean() })),
});

/** Who one is after signing in. */
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
  /** Browsers that are signed in. */
  devices: v.number(),
  passkeys: v.array(KeySchema),
  /** Seats at tables that are not over. */
  seats: v.array(
    v.object({
      table: v.string(),
      game: v.string(),
      seat: v.number(),
      /** Who sits there, seat by seat; '' for a free one. */
      sitting: v.array(v.object({ name: v.string(), bot: v.nullable(v.string()) })),
    }),
  ),
});
export type Account = v.InferOutput<typeof AccountSchema>;

/** A code for another device. */
export const CodeSchema = v.object({ code: v.string(), expires: v.number() });

/** What the browser's authenticator is given; it knows what to make of it. */
export const ChallengeSchema = v.looseObject({ challenge: v.string() });

/** The secret part of a private link to a seat, and the seat that it opened. */
export const SeatKeySchema = v.object({ key: v.string() });
export const SeatTakenSchema = v.object({ seat: v.number(), name: v.string() });

/** The ways in which one is reached, and the tables one wants to hear nothing of. */
export const NoticesSchema = v.object({
  channels: v.array(v.object({ id: v.string(), kind: v.string(), name: v.string(), host: v.string() })),
  quiet: v.array(v.string()),
});
export const TriedSchema = v.object({ arrived: v.boolean() });

export const ProgramsSchema = v.object({
  programs: v.array(v.object({ page: v.string(), name: v.string(), created: v.number(), tokens: v.array(KeySchema) })),
});
/** A program with a new token: the only time that it is seen. */
export const NewTokenSchema = v.object({ page: v.string(), name: v.string(), token: v.string() });
