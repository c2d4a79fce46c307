/** Sends mail through the configured server. Errors never contain addresses. */

import { createTransport, type Transporter } from 'nodemailer';

export type Mail = Readonly<{ to: string; subject: string; text: string }>;

export class MailError extends Error {}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT = 15_000;

export function mailer(smtp: string, from: string): Mailer {
  const transport: Transporter = createTransport(
    { url: smtp, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT } as never,
    { from },
  );
  return {
    async send({ to, subject, text }) {
      try {
        // Asks autoresponders not to answer.
        await transport.sendMail({ to, subject, text, headers: { 'auto-submitted': 'auto-generated' } });
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        throw new MailError(`an email was not sent: ${responseCode ?? code ?? 'no answer'}`);
      }
    },
    close: () => transport.close(),
  };
}

const MOST = 254;

/** The canonical form of an address: trimmed, with its domain in lower case; null if invalid. */
export function cleanAddress(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const [name, host, ...rest] = raw.trim().split('@');
  if (name === undefined || host === undefined || rest.length > 0 || raw.length > MOST) return null;
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(name) || !/^([a-z0-9-]+\.)*[a-z0-9-]+$/i.test(host)) return null;
  return `${name}@${host.toLowerCase()}`;
}
