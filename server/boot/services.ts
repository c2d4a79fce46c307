/** Puts the services of a site together (accounts, notices, ratings, administration), and all its routes. */

import { Admins } from '../admin/admins.ts';
import { reportRoutes } from '../admin/reports.ts';
import { adminRoutes } from '../admin/routes.ts';
import type { Site } from '../admin/site.ts';
import { dailyRoutes } from '../daily/routes.ts';
import { Channels } from '../notices/channels.ts';
import { mailer } from '../notices/mail.ts';
import { Notices } from '../notices/notices.ts';
import { vapidKeys } from '../notices/push.ts';
import { noticeRoutes } from '../notices/routes.ts';
import { Sender } from '../notices/sender.ts';
import { accountRoutes } from '../people/account.ts';
import { cleanUp } from '../people/cleanup.ts';
import { mailRoutes } from '../people/mail.ts';
import { meRoutes } from '../people/me.ts';
import { OneTimes } from '../people/onetime.ts';
import { passkeyRoutes } from '../people/passkeys.ts';
import { type Known, People } from '../people/people.ts';
import { programRoutes } from '../people/programs.ts';
import { seatLinkRoutes } from '../people/seatlinks.ts';
import { Results } from '../ratings/results.ts';
import { ratingRoutes } from '../ratings/routes.ts';
import { tableRoutes } from '../tables/routes.ts';
import { FollowUp } from '../upkeep/followup.ts';
import { docsRoutes } from '../wire/openapi.ts';
import type { Route } from '../wire/route.ts';
import type { Config } from './config.ts';
import type { Node } from './node.ts';
import { processRoutes } from './routes.ts';

export interface Services {
  readonly people: People;
  readonly site: Site;
  readonly routes: readonly Route[];
  readonly followUp: FollowUp;
  readonly sender: Sender;
  readonly admins: Admins;
  isAdmin(person: Known): Promise<boolean>;
}

const CLEAN_UP = 600_000;
const FORGET = 3600_000;

export async function createServices(
  node: Node,
  config: Config,
  site: Site,
  failed: (error: unknown) => void,
): Promise<Services> {
  const { url, localHooks: local, smtp, mailFrom } = config;
  const people = new People(node.sql);
  const post = smtp === null ? null : mailer(smtp, mailFrom);
  if (post !== null) node.onStop(async () => post.close());
  const vapid = await vapidKeys(people, config.vapid);
  const channels = new Channels(people, local);
  const notices = new Notices(node.sql, node.presence);
  const contact = url?.startsWith('https:') ? url : `mailto:${mailFrom === '' ? 'nobody@localhost' : mailFrom}`;
  const sender = new Sender({
    node,
    people,
    notices,
    channels,
    site,
    mailer: post,
    vapid,
    contact,
    url,
    local,
    failed,
  });
  const followUp = new FollowUp(node, notices, new Results(people), config.noticeDelay, failed);
  const admins = new Admins(people, config.admins);
  const isAdmin = (person: Known) => admins.isAdmin(person);
  const codes = new OneTimes(node.sql);
  node.every(
    () => CLEAN_UP,
    () => codes.cleanUp(Date.now()),
  );
  node.every(
    () => FORGET,
    async () => void (await cleanUp(node, people, Date.now())),
  );
  const routes: Route[] = [
    ...processRoutes(node, config),
    ...meRoutes(people, config),
    ...tableRoutes(node, site, config),
    ...accountRoutes({ node, people, isAdmin }),
    ...passkeyRoutes({ people, url }),
    ...mailRoutes({ people, mailer: post, url, failed }),
    ...seatLinkRoutes(node, people),
    ...programRoutes(node, people),
    ...noticeRoutes({ people, channels, sender, url, mail: post !== null }),
    ...ratingRoutes(node, people),
    ...reportRoutes(node, people),
    ...dailyRoutes(node, people),
    ...admins.routes(),
    ...adminRoutes({ node, people, site, config, pushKey: vapid.publicKey }),
  ];
  routes.push(...docsRoutes(node.build, routes));
  return { people, site, routes, followUp, sender, admins, isAdmin };
}
