/** The account page: the account, or the ways to sign in. */

import type { Account } from '@quai/protocol/answers/account.ts';
import '../style/people.css';
import { createEffect, createResource, createSignal, type JSX, Match, on, onMount, Show, Switch } from 'solid-js';
import { renamed } from '../link/renamed.ts';
import { createAction, Insecure, Outcome, problemText } from '../people/action.tsx';
import { account, post, whoAmI } from '../people/api.ts';
import { type Arrival, Arrive } from '../people/arrive.tsx';
import { Data } from '../people/data.tsx';
import { OtherDevice } from '../people/device.tsx';
import { Enter } from '../people/enter.tsx';
import { Lessons } from '../people/lessons.tsx';
import { Mail } from '../people/mail.tsx';
import { Me } from '../people/me.tsx';
import { NoticeSettings } from '../people/notices.tsx';
import { Passkeys } from '../people/passkeys.tsx';
import { Programs } from '../people/programs.tsx';
import { SeatLinks } from '../people/seatlinks.tsx';
import { OwnSolo } from '../people/solo.tsx';
import { go, location } from '../router.ts';
import { site } from '../site.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled, language, t } from '../text/text.ts';
import { titled } from '../title.ts';

type Known = Readonly<{ who: null } | { who: Account }>;

export function AccountPage(): JSX.Element {
  titled(() => t().account);
  const [known, { refetch }] = createResource(async (): Promise<Known | { problem: string }> => {
    try {
      return (await whoAmI()) === null ? { who: null } : { who: await account() };
    } catch (error) {
      return { problem: problemText(error) };
    }
  });
  const [gone, setGone] = createSignal(false);
  const again = () => void refetch();
  const entered = () => {
    renamed();
    again();
  };
  /** A code or recovery link that somebody arrives with is in the hash of the address. */
  const arrival = (): Arrival | undefined => {
    const [, by, secret] = /^(code|recover)=([\w-]{1,80})$/.exec(location().hash) ?? [];
    return by === undefined || secret === undefined ? undefined : { by: by as Arrival['by'], secret };
  };
  const confirming = createAction();
  createEffect(
    on(
      () => /^mail=(\w{1,80})$/.exec(location().hash)?.[1],
      (secret) => {
        if (secret === undefined) return;
        void confirming.run(
          async () => {
            await post('/api/account/email/confirm', { secret });
            go('/account', true);
            again();
            return p().arrive.mailDone;
          },
          () => ({ 'link-invalid': p().arrive.linkBad }),
        );
      },
    ),
  );
  const who = () => {
    const answer = known.latest;
    return answer !== undefined && 'who' in answer ? answer : undefined;
  };
  const problem = () => {
    const answer = known.latest;
    return answer !== undefined && 'problem' in answer ? answer.problem : undefined;
  };
  return (
    <>
      <Outcome action={confirming} />
      <Switch fallback={<p class="notice">{p().loading}</p>}>
        <Match when={gone()}>
          <div class="notice" role="status">
            <p>{p().data.deleted}</p>
            <a class="button" href="/">
              {t().home}
            </a>
          </div>
        </Match>
        <Match when={problem()}>
          <div class="notice" role="alert">
            <p>{problem()}</p>
            <button type="button" onClick={again}>
              {t().retry}
            </button>
          </div>
        </Match>
        <Match when={who() && arrival()}>
          {(found) => <Arrive arrival={found()} name={who()?.who?.name ?? null} entered={entered} />}
        </Match>
        <Match when={who()?.who === null}>
          <Enter entered={entered} />
        </Match>
        <Match when={who()?.who}>
          {(mine) => <Mine account={mine()} changed={again} gone={() => setGone(true)} />}
        </Match>
      </Switch>
    </>
  );
}

function Mine(props: { account: Account; changed: () => void; gone: () => void }): JSX.Element {
  // Notices and emails use the language in which the site is read.
  createEffect(() => {
    if (props.account.language !== language()) void post('/api/account', { language: language() }).catch(() => {});
  });
  // Follows a link to a part of the page (#seats) once it has loaded.
  onMount(() => document.getElementById(location().hash)?.scrollIntoView());
  return (
    <div class="account">
      <h1>{filled(p().account, { name: props.account.name })}</h1>
      <Show when={props.account.suspended}>
        <p class="problem">{p().me.suspended}</p>
      </Show>
      <Insecure />
      <div class="parts">
        <Me account={props.account} changed={props.changed} />
        <Lessons />
        <OwnSolo />
        <Passkeys account={props.account} changed={props.changed} />
        <OtherDevice />
        <NoticeSettings account={props.account} />
        <Show when={site()?.mail}>
          <Mail account={props.account} changed={props.changed} />
        </Show>
        <SeatLinks account={props.account} />
        <Programs />
        <Data account={props.account} gone={props.gone} />
      </div>
    </div>
  );
}
