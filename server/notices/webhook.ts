/** The body of a webhook: for Discord, for Slack, or as plain JSON. Names are escaped so that they cannot mention anybody. */

import type { Hook } from '@quai/protocol/requests.ts';
import type { Outward } from './outward.ts';

export type Message = Readonly<{
  title: string;
  body: string;
  /** The full address it leads to. */
  link: string;
  tables: readonly Readonly<{ table: string; game: string; kind: string; link: string }>[];
}>;

export function hookRequest(kind: Hook, url: string, message: Message): Outward {
  return {
    url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Quai' },
    body: JSON.stringify(bodies[kind](message)),
  };
}

const bodies: Readonly<Record<Hook, (message: Message) => object>> = {
  discord: ({ title, body, link }) => ({
    content: `**${discordText(title)}** ${discordText(body)}\n${link}`,
    allowed_mentions: { parse: [] },
  }),
  slack: ({ title, body, link }) => ({ text: `*${slackText(title)}* ${slackText(body)}\n<${link}>` }),
  json: ({ title, body, link, tables }) => ({ title, body, link, tables }),
};

const discordText = (text: string) => text.replace(/[\\*_~`|>[\]()#@<]/g, '\\$&');
const slackText = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_~`]/g, '\u200b$&');
