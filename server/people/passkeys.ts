/** Routes for passkeys, which keep an account and sign in to it. There are no passwords. */

import { ChallengeSchema, DoneSchema, SignedInSchema } from '@quai/protocol/answers/account.ts';
import { LabelSchema, NewPasskeySchema, PasskeySignInSchema } from '@quai/protocol/requests.ts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { changesOne, rowOf, rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { statement } from '../store/sql.ts';
import { siteOrigin } from '../wire/origin.ts';
import { No } from '../wire/refusal.ts';
import { DONE, type Route, route } from '../wire/route.ts';
import { cleanLabel, NAME_LENGTH } from './names.ts';
import { OneTimes } from './onetime.ts';
import type { Known, People } from './people.ts';

type Passkey = Readonly<Schema['passkey']>;

const MOST = 10;

export interface PasskeyParts {
  readonly people: People;
  /** The configured address of the site; if null, that of the request. */
  readonly url: string | null;
}

export function passkeyRoutes({ people, url }: PasskeyParts): Route[] {
  const { sql, query } = people;
  const challenges = new OneTimes(sql);
  const originOf = (request: FastifyRequest) => siteOrigin(request, url);
  const placeOf = (request: FastifyRequest) => ({
    expectedOrigin: originOf(request),
    expectedRPID: new URL(originOf(request)).hostname,
    requireUserVerification: false,
  });
  const keysOf = (person: Known) =>
    rowsOf<Passkey>(sql, query.selectFrom('passkey').selectAll().where('person_id', '=', person.id));

  return [
    route(
      {
        method: 'post',
        path: '/api/passkeys/options',
        summary: 'Options for a browser to create a passkey (WebAuthn)',
        who: 'person',
        answer: ChallengeSchema,
        refusals: ['passkey-limit'],
      },
      async ({ request, person, now }) => {
        const keys = await keysOf(person);
        if (keys.length >= MOST) return new No('passkey-limit', { max: MOST });
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
    route(
      {
        method: 'post',
        path: '/api/passkeys',
        summary: 'Add the passkey that the browser created',
        who: 'person',
        body: NewPasskeySchema,
        answer: DoneSchema,
        refusals: ['passkey-unverified', 'passkey-registered'],
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
        if (checked === null || !checked.verified) return new No('passkey-unverified');
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
        return (await changesOne(sql, add)) ? DONE : new No('passkey-registered');
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/passkeys/{id}',
        summary: 'Rename a passkey',
        who: 'person',
        body: LabelSchema,
        answer: DoneSchema,
        refusals: ['label-invalid', 'passkey-not-found'],
      },
      async ({ person, params, body }) => {
        const name = cleanLabel(body.name);
        if (name === null) return new No('label-invalid', { max: NAME_LENGTH });
        const change = query.updateTable('passkey').set({ name }).where('person_id', '=', person.id);
        return (await changesOne(sql, change.where('id', '=', params.id))) ? DONE : new No('passkey-not-found');
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/passkeys/{id}',
        summary: 'Remove a passkey',
        who: 'person',
        answer: DoneSchema,
        refusals: ['passkey-not-found'],
      },
      async ({ person, params }) => {
        const gone = query.deleteFrom('passkey').where('person_id', '=', person.id).where('id', '=', params.id);
        return (await changesOne(sql, gone)) ? DONE : new No('passkey-not-found');
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/signin/options',
        summary: 'Options for a browser to sign in with a passkey',
        who: 'anyone',
        answer: ChallengeSchema,
        limit: 30,
      },
      async ({ request, now }) => {
        const { expectedRPID: rpID } = placeOf(request);
        const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
        await challenges.add('challenge', options.challenge, null, 'signin', now);
        return { ...options };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/signin',
        summary: 'Sign in with a passkey',
        who: 'anyone',
        body: PasskeySignInSchema,
        answer: SignedInSchema,
        refusals: ['passkey-unknown', 'passkey-unverified'],
        limit: 30,
      },
      async ({ request, reply, body, now }) => {
        const response = body.response as unknown as AuthenticationResponseJSON;
        const key = await rowOf<Passkey>(sql, query.selectFrom('passkey').selectAll().where('id', '=', response.id));
        const person = key === null ? null : await people.byId(key.person_id);
        if (key === null || person === null) return new No('passkey-unknown');
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
        if (checked === null || !checked.verified) return new No('passkey-unverified');
        const { newCounter: counter } = checked.authenticationInfo;
        const used = query.updateTable('passkey').set({ counter, used: now }).where('id', '=', key.id);
        await sql.run([statement(used)]);
        await people.signIn(request, reply, person, now);
        return { name: person.name };
      },
    ),
  ];
}
