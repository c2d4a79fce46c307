/** Routes for an email address, for notices and to recover an account. It counts once a link sent to it has been opened. */

import { DoneSchema, SignedInSchema } from '@quai/protocol/answers/account.ts';
import { EmailSchema, MailLinkSchema, RecoverySchema } from '@quai/protocol/requests.ts';
import { Allowance } from '../limits/allowance.ts';
import { networkOf } from '../limits/network.ts';
import { cleanAddress, type Mailer } from '../notices/mail.ts';
import { wordsOf } from '../notices/words.ts';
import { statement } from '../store/sql.ts';
import { No } from '../wire/refusal.ts';
import { DONE, type Route, route } from '../wire/route.ts';
import { OneTimes } from './onetime.ts';
import { newToken, type People } from './people.ts';

const HOUR = 3600_000;
/** Emails per account and hour. */
const MOST = 5;
/** And to one address that nobody has confirmed, or asked for from one network: guests are free, and so would be their mail. */
const MOST_TO = 5;
const MOST_FROM = 30;

export interface MailParts {
  readonly people: People;
  readonly mailer: Mailer | null;
  readonly url: string | null;
  failed(error: unknown): void;
}

export function mailRoutes({ people, mailer, url, failed }: MailParts): Route[] {
  const links = new OneTimes(people.sql);
  const receivers = new Allowance(MOST_TO);
  const senders = new Allowance(MOST_FROM);
  /** One for each account with this address. */
  const sendLinks = async (post: Mailer, to: string, now: number) => {
    for (const person of await people.byEmail(to)) {
      if ((await links.madeSince('recover', person.id, now - HOUR)) >= MOST) continue;
      const secret = newToken();
      await links.add('recover', secret, person.id, '', now);
      const { recoverSubject: subject, recover } = wordsOf(person.language).mail;
      await post.send({ to, subject, text: recover(person.name, `${url}/account#recover=${secret}`) });
    }
  };
  return [
    route(
      {
        method: 'post',
        path: '/api/account/email',
        summary: 'Send a confirmation link to an address; null removes the one there is',
        who: 'person',
        body: EmailSchema,
        answer: DoneSchema,
        refusals: ['mail-off', 'mail-invalid', 'mail-limit', 'mail-failed'],
        limit: 10,
      },
      async ({ request, person, body, now }) => {
        if (body.email === null) return forget(people, person.id);
        if (mailer === null) return new No('mail-off');
        const to = cleanAddress(body.email);
        if (to === null) return new No('mail-invalid');
        if ((await links.madeSince('mail', person.id, now - HOUR)) >= MOST) return new No('mail-limit');
        if (!senders.take(networkOf(request.ip), now) || !receivers.take(to.toLowerCase(), now))
          return new No('mail-limit');
        const secret = newToken();
        await links.add('mail', secret, person.id, to, now);
        const { confirmSubject: subject, confirm } = wordsOf(person.language).mail;
        const text = confirm(person.name, `${url}/account#mail=${secret}`);
        // Failure is reported here, since it is the person's own address.
        return mailer.send({ to, subject, text }).then(
          () => DONE,
          (error) => {
            failed(error);
            return new No('mail-failed');
          },
        );
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/account/email/confirm',
        summary: 'Confirm an address with the link that was sent to it',
        who: 'anyone',
        body: MailLinkSchema,
        answer: DoneSchema,
        refusals: ['link-invalid'],
        limit: 10,
      },
      async ({ body, now }) => {
        const used = await links.use('mail', body.secret, now);
        const person = used?.person_id ?? null;
        if (used === null || person === null || !(await people.change(person, { email: used.body })))
          return new No('link-invalid');
        return DONE;
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/recover',
        summary: 'Send a sign-in link, if an account has this address; the answer is the same if none has',
        who: 'anyone',
        body: RecoverySchema,
        answer: DoneSchema,
        refusals: ['mail-off', 'mail-invalid'],
        limit: 5,
      },
      async ({ body, now }) => {
        if (mailer === null) return new No('mail-off');
        const to = cleanAddress(body.email);
        if (to === null) return new No('mail-invalid');
        // Not awaited: neither the answer nor its timing reveals whether an account has this address.
        void sendLinks(mailer, to, now).catch(failed);
        return DONE;
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/signin/recover',
        summary: 'Sign in with the link sent by email',
        who: 'anyone',
        body: MailLinkSchema,
        answer: SignedInSchema,
        refusals: ['link-invalid'],
        limit: 10,
      },
      async ({ request, reply, body, now }) => {
        const used = await links.use('recover', body.secret, now);
        const person = used?.person_id == null ? null : await people.byId(used.person_id);
        if (person === null) return new No('link-invalid');
        await people.signIn(request, reply, person, now);
        return { name: person.name };
      },
    ),
  ];
}

async function forget(people: People, id: string): Promise<typeof DONE> {
  const { sql, query } = people;
  await people.change(id, { email: null });
  await sql.run([statement(query.deleteFrom('channel').where('person_id', '=', id).where('kind', '=', 'mail'))]);
  return DONE;
}
