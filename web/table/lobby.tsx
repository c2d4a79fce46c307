/** A table before its start: free seats, bots, invitations, terms. */

import { DEFAULT_BOT } from '@quai/bots/list.ts';
import { listed } from '@quai/games/list.ts';
import { Emblem } from '@quai/kit/emblem.tsx';
import type { TableMessage } from '@quai/protocol/messages.ts';
import { createSignal, For, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { ApiError, myName, setMyName } from '../api.ts';
import { randomHex } from '../hex.ts';
import { recall, remember } from '../kept.ts';
import { BotLevel } from '../parts/botlevel.tsx';
import { NameField } from '../parts/name.tsx';
import { Reconstructed } from '../parts/reconstructed.tsx';
import { location } from '../router.ts';
import { provenanceOf } from '../rules/provenance.ts';
import { botName } from '../text/bots.ts';
import { playTexts as p } from '../text/play.ts';
import { termsInWords } from '../text/terms.ts';
import { filled, language, t } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import { Invite } from './invite.tsx';
import { refusalText } from './refusal.tsx';
import { rulesAddress } from './rulesaddress.ts';
import { seatLook, seatStyle } from './seatlook.ts';
import { isSeatWanted, seatIsWanted } from './seatwanted.ts';
import type { TableState } from './state.ts';

export function Lobby(props: { state: TableState; title: string }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const { name, setName, sit, problem } = createSitting(state);
  const full = () => message().seats.every((seat) => seat.taken);
  const seated = () => message().seats.some((seat) => seat.yours);
  // Whoever has just made this table, or asked for a rematch, sits down without being asked again.
  onMount(() => {
    if (!isSeatWanted(state.id)) return;
    seatIsWanted(null);
    const { seats } = message();
    const kept = seats.findIndex((seat) => seat.kept && !seat.taken);
    const free = kept >= 0 ? kept : seats.findIndex((seat) => !seat.taken && !seat.reserved);
    if (!seated() && free >= 0) sit(free);
  });
  const shown = () => {
    const refused = state.shown();
    return problem() ?? (refused === null ? null : refusalText(state.opened()?.words, refused.refusal));
  };

  return (
    <div class="sheet">
      <h1>{props.title}</h1>
      <WhatItIs message={message()} />
      <ul class="terms" aria-label={p().lobby.terms}>
        <For each={termsInWords(message().terms)}>{(term) => <li>{term}</li>}</For>
      </ul>
      <Invitation state={state} />
      <Show when={!full()}>
        <Invites state={state} main={seated()} />
      </Show>
      <Show when={!seated()}>
        <NameField label={t().name} name={name()} set={setName} />
      </Show>
      <ul class="seats">
        <For each={message().seats}>{(_, index) => <SeatLine state={state} seat={index()} sit={sit} />}</For>
      </ul>
      <Show when={shown()}>
        <p class="problem" role="alert">
          {shown()}
        </p>
      </Show>
      <Switch>
        <Match when={message().host}>
          <div class="buttons">
            <button
              type="button"
              classList={{ main: full() }}
              disabled={!full()}
              onClick={() => void state.ask({ type: 'start' })}
            >
              {t().startGame}
            </button>
            <Show when={!full() && seated()}>
              <button type="button" onClick={() => void state.ask({ type: 'start', fill: DEFAULT_BOT })}>
                {p().lobby.fill}
              </button>
            </Show>
          </div>
          <Show when={!full()}>
            <p class="hint">{message().terms.start === 'full' ? p().lobby.autostart : t().startWhenFull}</p>
          </Show>
        </Match>
        <Match when={seated()}>
          <p class="hint">{message().terms.start === 'full' ? p().lobby.autostart : t().waitForHost}</p>
        </Match>
        <Match when={full()}>
          <p>
            <strong>{p().full.title}</strong> {message().terms.spectators ? p().full.watch : p().full.noWatch}
          </p>
          <a class="button" href={`/new/${message().game}`}>
            {p().full.own}
          </a>
        </Match>
      </Switch>
      <details class="fair">
        <summary>{p().lobby.fair}</summary>
        <p>{p().lobby.fairHow}</p>
        <p class="hint seed">{filled(t().fair, { commitment: message().commitment })}</p>
      </details>
    </div>
  );
}

/** For people who come by a link and do not know the game. */
function WhatItIs(props: { message: TableMessage }): JSX.Element {
  const meta = () => listed(props.message.game)?.meta;
  /** A map that somebody typed in tells of itself. */
  const about = () =>
    meta()?.needsEdition
      ? provenanceOf(props.message.edition.data ?? {}, language()).summary.join(' ')
      : (meta()?.blurb[language()] ?? '');
  return (
    <>
      <p>{typeset(language(), about())}</p>
      <p class="more-links">
        <Show when={meta()?.lesson}>
          <a href={`/learn/${props.message.game}`}>{p().lobby.learn}</a>
        </Show>
        <Show when={meta()?.manual || meta()?.needsEdition}>
          <a href={rulesAddress(props.message)}>{p().lobby.rules}</a>
        </Show>
      </p>
      <Show when={props.message.edition.data === undefined && meta()}>
        {(found) => <Reconstructed meta={found()} class="hint" />}
      </Show>
    </>
  );
}

/** The key of the invitation in the address, and its seat. */
const invitation = () => {
  const search = new URLSearchParams(location().search);
  const seat = Number(search.get('seat') ?? Number.NaN) - 1;
  return { key: search.get('key'), seat: Number.isInteger(seat) && seat >= 0 ? seat : null };
};

/** Says what the invitation is for, or that it is used up. */
function Invitation(props: { state: TableState }): JSX.Element {
  const message = () => props.state.message()!;
  const seat = () => {
    const at = invitation().seat;
    return at === null ? undefined : message().seats[at];
  };
  const needed = () =>
    message().terms.visibility === 'invited' &&
    !message().host &&
    !message().seats.some((one) => one.yours || one.kept);
  return (
    <Switch>
      <Match when={message().seats.some((one) => one.kept && !one.taken)}>
        <p class="good">{p().lobby.kept}</p>
      </Match>
      <Match when={invitation().key !== null && needed()}>
        <Switch fallback={<p class="problem">{p().invited.wrong}</p>}>
          <Match when={seat() !== undefined && !seat()!.taken}>
            <p class="good">{filled(p().invited.yours, { n: invitation().seat! + 1 })}</p>
          </Match>
          <Match when={seat()?.taken}>
            <p class="problem">{p().invited.used}</p>
          </Match>
        </Switch>
      </Match>
      <Match when={needed()}>
        <p class="problem">{p().invited.needed}</p>
      </Match>
    </Switch>
  );
}

function SeatLine(props: { state: TableState; seat: number; sit(seat: number): void }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const seat = () => message().seats[props.seat]!;
  const seatBot = (bot: string | null) => void state.ask({ type: 'bot', seat: props.seat, bot });
  const who = () => {
    const { bot, taken, kept, reserved, name } = seat();
    if (bot !== null) return filled(t().botNamed, { bot: botName(bot) });
    if (taken) return name;
    if (kept) return p().lobby.keptSeat;
    if (!reserved) return t().free;
    return name === '' ? p().lobby.keptOther : filled(p().lobby.keptFor, { name });
  };
  const seated = () => message().seats.some(({ yours }) => yours);
  const mayTake = () => seat().kept || !seat().reserved;
  return (
    <li class={`seat seat-${props.seat % 6}`} style={seatStyle(state, props.seat)}>
      <Emblem seat={props.seat} look={seatLook(state, props.seat)} />
      <span class="who">
        {who()}
        {seat().yours ? ` (${t().you})` : ''}
      </span>
      <span class="buttons">
        <Switch>
          <Match when={seat().yours}>
            <button type="button" onClick={() => void state.ask({ type: 'stand', seat: props.seat })}>
              {t().standUp}
            </button>
          </Match>
          <Match when={!seat().taken}>
            <Show when={mayTake()}>
              <button type="button" classList={{ main: !seated() }} onClick={() => props.sit(props.seat)}>
                {t().sitHere}
              </button>
            </Show>
            <Show when={message().host}>
              <button type="button" onClick={() => seatBot(DEFAULT_BOT)}>
                {t().seatBot}
              </button>
            </Show>
          </Match>
          <Match when={seat().bot !== null && message().host}>
            <BotLevel label={p().lobby.botLevel} level={seat().bot!} choose={seatBot} />
            <button type="button" onClick={() => seatBot(null)}>
              {t().unseatBot}
            </button>
          </Match>
        </Switch>
      </span>
    </li>
  );
}

/** Invited tables have a link per free seat, which the host gets; all others have one link. */
function Invites(props: { state: TableState; main: boolean }): JSX.Element {
  const message = () => props.state.message()!;
  const address = () => `${window.location.origin}/t/${props.state.id}`;
  const open = () => message().seats.some((seat) => !seat.taken && !seat.reserved);
  const free = () =>
    (message().keys ?? []).flatMap((key, seat) => (key !== null && !message().seats[seat]!.taken ? [seat] : []));
  return (
    <Show
      when={message().terms.visibility === 'invited'}
      fallback={
        <section aria-labelledby="invite">
          <h2 id="invite">{p().lobby.invite}</h2>
          <p>{open() ? p().lobby.inviteAll : p().lobby.inviteKept}</p>
          <Invite address={address()} main={props.main} />
        </section>
      }
    >
      <Show when={free().length > 0}>
        <section aria-labelledby="invite">
          <h2 id="invite">{p().lobby.invite}</h2>
          <p>{p().lobby.inviteSeat}</p>
          <For each={free()}>
            {(seat) => (
              <Invite
                label={filled(p().lobby.seatLink, { n: seat + 1 })}
                address={`${address()}?seat=${seat + 1}&key=${message().keys![seat]}`}
              />
            )}
          </For>
        </section>
      </Show>
    </Show>
  );
}

/** Sits down under a name; the socket then speaks for that person. */
function createSitting(state: TableState) {
  const [name, setName] = createSignal(recall('name') ?? '');
  const [known, setKnown] = createSignal<string | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  const looked = myName()
    .then((mine) => {
      setKnown(mine);
      if (mine !== null) setName(mine);
    })
    .catch(() => {});
  const sit = async (seat: number) => {
    setProblem(null);
    try {
      // The visitor may click before the answer has come.
      await looked;
      if (name().trim() === '') return void setProblem(t().nameNeeded);
      if (known() !== name().trim()) {
        setKnown(await setMyName(name()));
        remember('name', known());
        await connected(state);
      }
      const { key } = invitation();
      await state.ask({ type: 'sit', seat, contribution: randomHex(16), ...(key === null ? {} : { key }) });
    } catch (error) {
      setProblem(error instanceof ApiError && error.unreachable ? t().noNetwork : (error as Error).message);
    }
  };
  return { name, setName, sit: (seat: number) => void sit(seat), problem };
}

/** Waits until the socket is open again under the new name. */
function connected(state: TableState): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (state.link.status() === 'ready' ? resolve() : setTimeout(look, 50));
    look();
  });
}
