/** The home page: the games, and the tables to return to or join, starting with those that are waiting for you. */

import '../style/home.css';
import { at } from '@quai/engine/at.ts';
import type { Meta } from '@quai/engine/meta.ts';
import { dailyGame, games } from '@quai/games/list.ts';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { Poster } from '../games/posters.tsx';
import { Install } from '../home/install.tsx';
import { type CardLink, linksOf } from '../home/links.ts';
import { createLists, type Lists } from '../home/lists.ts';
import { Continue, HereTables, hasGoing, OpenTables, WaitingTables, YourTables } from '../home/tables.tsx';
import { quickTable } from '../local/quick.ts';
import { Reconstructed } from '../parts/reconstructed.tsx';
import { go } from '../router.ts';
import { shownGames, titleOf } from '../site.ts';
import { capitalised, inWords } from '../text/counting.ts';
import { homeTexts as h } from '../text/home.ts';
import { filled, language, t } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import { titled } from '../title.ts';
import { lessonLink } from '../tutorial/called.ts';
import { learned, progressIn, shareProgress } from '../tutorial/progress.ts';

export function Home(): JSX.Element {
  titled(() => '');
  const lists = createLists();
  onMount(() => void shareProgress());
  return (
    <>
      <Show when={known(lists)} fallback={<Hero />}>
        <div class="columns returning">
          <WaitingTables lists={lists} />
          <Continue lists={lists} />
        </div>
      </Show>
      <section aria-labelledby="games">
        <h2 id="games">{t().games}</h2>
        <ul class="games">
          <For each={shownGames()}>{({ meta }) => <GameCard meta={meta} />}</For>
        </ul>
        <p class="hint">{t().offlineHint}</p>
        <Install />
      </section>
      <div class="columns">
        <OpenTables lists={lists} />
        <YourTables lists={lists} />
        <HereTables lists={lists} />
      </div>
    </>
  );
}

/** Returning players see their games first, not the welcome. */
const known = (lists: Lists): boolean => lists.waiting().length > 0 || hasGoing(lists);

function Hero(): JSX.Element {
  /** The game of the large button: the first one shown. */
  const first = () => (shownGames()[0] ?? at(games, 0)).meta;
  const { busy, failed, play } = createPlay(first);
  const count = () => inWords(shownGames().length, language());
  return (
    <section class="hero">
      <div class="hero-words">
        <h1>Quai</h1>
        <p>{t().tagline}</p>
        <p class="hero-more">{capitalised(filled(h().more, { count: count(), n: shownGames().length }))}</p>
        <div class="buttons">
          <button type="button" class="main" disabled={busy()} onClick={play}>
            {h().playNow}
          </button>
          <a class="button" href="#games">
            {h().choose}
          </a>
        </div>
        <p class="hero-small">
          {filled(h().noAccount, { game: titleOf(first().id), from: first().minutes[0], to: first().minutes[1] })}
        </p>
        <Problem when={failed()} />
      </div>
      <Platform />
    </section>
  );
}

/** Starting takes a moment and may fail. */
function createPlay(meta: () => Meta) {
  const [busy, setBusy] = createSignal(false);
  const [failed, setFailed] = createSignal(false);
  const play = async () => {
    setBusy(true);
    setFailed(false);
    await quickTable(meta())
      .then((table) => go(`/t/${table}`))
      .catch((error: unknown) => {
        console.error(error);
        setFailed(true);
      });
    setBusy(false);
  };
  return { busy, failed, play: () => void play() };
}

function Problem(props: { when: boolean }): JSX.Element {
  return (
    <Show when={props.when}>
      <p class="problem" role="alert">
        {h().failed}
      </p>
    </Show>
  );
}

/** With how far the lesson has come. */
function learnLabel(game: string): string {
  const progress = progressIn(game);
  if (progress === null) return h().learn;
  return learned(game) ? h().learned : filled(h().learning, { at: progress.at, of: progress.of });
}

/** Links whose text alone does not say which game they are about. */
const NAMED: readonly CardLink[] = ['learn', 'puzzles', 'rules'];

function GameCard(props: { meta: Meta }): JSX.Element {
  const { meta } = props;
  const { busy, failed, play } = createPlay(() => meta);
  const seats = () => filled(meta.seats.min === meta.seats.max ? t().seatsOne : t().seatsRange, meta.seats);
  const labels = (): Readonly<Record<CardLink, string>> => ({
    learn: learnLabel(meta.id),
    puzzles: h().puzzles,
    rules: t().rulesLink,
    shared: t().hotseat,
    alone: t().playAlone,
    daily: h().daily,
    box: h().box,
  });
  return (
    <li class={`game game-${meta.id}`}>
      <Poster game={meta.id} title={titleOf(meta.id)} />
      <h3>{titleOf(meta.id)}</h3>
      <Problem when={failed()} />
      <div class="buttons">
        <button type="button" class="main" disabled={busy()} onClick={play}>
          {t().playBot}
        </button>
        <a class="button" href={`/new/${meta.id}`}>
          {t().withFriends}
        </a>
      </div>
      <p>{typeset(language(), meta.blurb[language()])}</p>
      <p class="facts">
        {seats()} · {filled(t().minutes, { from: meta.minutes[0], to: meta.minutes[1] })}
      </p>
      <p class="facts">
        {filled(t().credits, { designers: meta.designers.join(', '), publisher: meta.publisher, year: meta.year })}
      </p>
      <Reconstructed meta={meta} class="facts" />
      <div class="more-links">
        <For each={Object.entries(linksOf(meta, dailyGame)) as [CardLink, string][]}>
          {([link, href]) => (
            <a
              href={link === 'learn' ? lessonLink(meta.id) : href}
              aria-label={
                NAMED.includes(link) ? filled(t().headed, { head: labels()[link], rest: titleOf(meta.id) }) : undefined
              }
            >
              {labels()[link]}
            </a>
          )}
        </For>
      </div>
    </li>
  );
}

/** A train on a viaduct before the evening sun, the poster of the site. */
function Platform(): JSX.Element {
  return (
    <svg class="platform" viewBox="0 0 1200 280" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path
        class="rays"
        d="M800 130L560 -40H660ZM800 130L720 -40H790ZM800 130L850 -40H930ZM800 130L1000 -40H1110ZM800 130L1210 -10V70Z"
      />
      <circle cx="800" cy="130" r="84" class="sun-glow" />
      <circle cx="800" cy="130" r="62" class="sun" />
      <path class="hills-far" d="M0 252Q240 236 420 214Q560 150 690 176Q800 120 930 160Q1060 110 1200 142V280H0Z" />
      <path class="hills" d="M0 262Q300 240 500 228T900 214T1200 196V280H0Z" />
      <path
        class="viaduct"
        d="M520 176H1200V262H1184V222Q1184 194 1156 194Q1128 194 1128 222V262H1112V222Q1112 194 1084 194Q1056 194 1056 222V262H1040V222Q1040 194 1012 194Q984 194 984 222V262H968V222Q968 194 940 194Q912 194 912 222V262H896V222Q896 194 868 194Q840 194 840 222V262H824V222Q824 194 796 194Q768 194 768 222V262H752V222Q752 194 724 194Q696 194 696 222V262H680V222Q680 194 652 194Q624 194 624 222V262H608V222Q608 194 580 194Q552 194 552 222V262H520Z"
      />
      <g class="train">
        <path d="M620 172V138Q620 126 634 124H640V112H654V124H694V112H734V172Z" />
        <path d="M744 172V126H852V172ZM860 172V126H968V172Z" />
        <path
          class="windows"
          d="M702 122H726V138H702ZM754 136H772V150H754ZM780 136H798V150H780ZM806 136H824V150H806ZM830 136H846V150H830ZM870 136H888V150H870ZM896 136H914V150H896ZM922 136H940V150H922ZM946 136H962V150H946Z"
        />
        <path
          class="wheels"
          d="M640 172a10 10 0 1 0 .1 0ZM668 172a10 10 0 1 0 .1 0ZM712 168a13 13 0 1 0 .1 0ZM766 173a9 9 0 1 0 .1 0ZM830 173a9 9 0 1 0 .1 0ZM882 173a9 9 0 1 0 .1 0ZM946 173a9 9 0 1 0 .1 0Z"
          transform="translate(0 -10)"
        />
        <path class="steam" d="M648 106Q650 88 672 86Q684 66 712 72Q730 54 760 64Q784 50 806 62" />
      </g>
      <path class="rail" d="M520 176H1200" />
      <path class="near" d="M0 270Q320 254 620 262T1200 250V280H0Z" />
    </svg>
  );
}
