/** Passkeys: to keep an account, and to come back to it. No passwords. */

import { ChallengeSchema, DoneSchema, SignedInSchema } from '@quai/protocol/answers/account.ts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { changesOne, rowOf, rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { statement } from '../store/sql.ts';
import { DONE, No, open, own, type Route } from '../wire/route.ts';
import { cleanLabel } from './names.ts';
import { OneTimes } from './onetime.ts';
import type { Known, People } from './people.ts';

type Passkey = Readonly<Schema['passkey']>;

const MOST = 10;
/** What the browser's authenticator says; the package checks what is in it. */
const ResponseSchema = v.looseObject({ id: v.pipe(v.string(), v.maxLength(1500)), type: v.literal('public-key') });

export interface PasskeyParts {
  readonly people: People;
  /** Where the site is, if configured; else where the request says it went. */
  readonly url: string | null;
  /** The first account that is kept runs the site, if the configuration names nobody. */
  firstKept(person: Known): Promise<void>;
}

export function passkeyRoutes({ people, url, firstKept }: PasskeyParts): Route[] {
  const { sql, query } = people;
  const challenges = new OneTimes(sql);
  const originOf = (request: FastifyRequest) => url ?? `${request.protocol}://${request.host}`;
  const placeOf = (request: FastifyRequest) => ({
    expectedOrigin: originOf(request),
    expectedRPID: new URL(originOf(request)).hostname,
    requireUserVerification: false,
  });
  const keysOf = (person: Known) =>
    rowsOf<Passkey>(sql, query.selectFrom('passkey').selectAll().where('person_id', '=', person.id));

  return [
    own(
      {
        method: 'post',
        path: '/api/passkeys/options',
        summary: 'What a browser needs to make a passkey (WebAuthn)',
        answer: ChallengeSchema,
        refusals: [401, 409],
      },
      async ({ request, person, now }) => {
        const keys = await keysOf(person);
        if (keys.length >= MOST) return new No(409, 'that is enough passkeys');
        const options = await generateRegistrationOptions({
          rpName: 'Quai',
          rpID: placeOf(request).expectedRPID,
          userName: person.name,
          userDisplayName: person.name,
          userID: new TextEncoder().encode(person.page),
          attestationType: 'none',
          excludeCredentials: keys.map((key) => ({ id: key.id, transports: JSON.parse(key.transports) as string[] })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        });
        await challenges.add('challenge', options.challenge, person.id, 'register', now);
        return { ...options };
      },
    ),
    own(
      {
        method: 'post',
        path: '/api/passkeys',
        summary: 'Keep my account with the passkey that the browser made',
        body: v.strictObject({ name: v.string(), response: ResponseSchema }),
        answer: DoneSchema,
        refusals: [400, 401, 409],
      },
      async ({ request, person, body, now }) => {
        const mine = async (challenge: string) => {
          const used = await challenges.use('challenge', challenge, now);
          return used?.person_id === person.id && used.body === 'register';
        };
        const response = body.response as unknown as RegistrationResponseJSON;
        const checked = await verifyRegistrationResponse({
          response,
          expectedChallenge: mine,
          ...placeOf(request),
        }).catch(() => null);
        if (checked === null || !checked.verified) return new No(400, 'this passkey could not be checked; try again');
        const { credential } = checked.registrationInfo;
        const row = {
          id: credential.id,
          person_id: person.id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          name: cleanLabel(body.name) ?? 'passkey',
          created: now,
          used: null,
        };
        const add = query
          .insertInto('passkey')
          .values(row)
          .onConflict((conflict) => conflict.doNothing());
        if (!(await changesOne(sql, add))) return new No(409, 'this passkey is known already');
        await firstKept(person);
        return DONE;
      },
    ),
    own(
      {
        method: 'post',
        path: '/api/passkeys/{id}',
        summary: 'Another name for a passkey',
        body: v.strictObject({ name: v.string() }),
        answer: DoneSchema,
        refusals: [400, 401, 404],
      },
      async ({ person, params, body }) => {
        const name = cleanLabel(body.name);
        if (name === null) return new No(400, 'a name has 1 to 24 letters');
        const change = query.updateTable('passkey').set({ name }).where('person_id', '=', person.id);
        return (await changesOne(sql, change.where('id', '=', params.id!)))
          ? DONE
          : new No(404, 'there is no such passkey');
      },
    ),
    own(
      {
        method: 'delete',
        path: '/api/passkeys/{id}',
        summary: 'This passkey opens my account no more',
        answer: DoneSchema,
        refusals: [401, 404],
      },
      async ({ person, params }) => {
        const gone = query.deleteFrom('passkey').where('person_id', '=', person.id).where('id', '=', params.id!);
        return (await changesOne(sql, gone)) ? DONE : new No(404, 'there is no such passkey');
      },
    ),
    open(
      {
        method: 'post',
        path: '/api/signin/options',
        summary: 'What a browser needs to sign in with a passkey',
        answer: ChallengeSchema,
        refusals: [429],
        limit: 30,
      },
      async ({ request, now }) => {
        const { expectedRPID: rpID } = placeOf(request);
        const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
        await challenges.add('challenge', options.challenge, null, 'signin', now);
        return { ...options };
      },
    ),
    open(
      {
        method: 'post',
        path: '/api/signin',
        summary: 'Sign in with a passkey',
        body: v.strictObject({ response: ResponseSchema }),
        answer: SignedInSchema,
        refusals: [400, 404, 429],
        limit: 30,
      },
      async ({ request, reply, body, now }) => {
        const response = body.response as unknown as AuthenticationResponseJSON;
        const key = await rowOf<Passkey>(sql, query.selectFrom('passkey').selectAll().where('id', '=', response.id));
        const person = key === null ? null : await people.byId(key.person_id);
        if (key === null || person === null) return new No(404, 'nobody here has this passkey');
        const checked = await verifyAuthenticationResponse({
          response,
          expectedChallenge: async (challenge) =>
            (await challenges.use('challenge', challenge, now))?.body === 'signin',
          ...placeOf(request),
          credential: {
            id: key.id,
            publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
            counter: key.counter,
            transports: JSON.parse(key.transports),
          },
        }).catch(() => null);
        if (checked === null || !checked.verified) return new No(400, 'this passkey could not be checked; try again');
        const { newCounter: counter } = checked.authenticationInfo;
        const used = query.updateTable('passkey').set({ counter, used: now }).where('id', '=', key.id);
        await sql.run([statement(used)]);
        await people.signIn(request, reply, person, now);
        return { name: person.name };
      },
    ),
  ];
}
