/** The home page: the games, and the tables to return to or join, starting with those that are waiting for you. */

import '../style/home.css';
import { at } from '@quai/engine/at.ts';
import type { Meta } from '@quai/engine/meta.ts';
import { dailyGame, games } from '@quai/games/list.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Poster } from '../games/posters.tsx';
import { Install } from '../home/install.tsx';
import { type CardLink, linksOf } from '../home/links.ts';
import { createLists, type Lists } from '../home/lists.ts';
import { Continue, HereTables, OpenTables, WaitingTables, YourTables } from '../home/tables.tsx';
import { quickTable } from '../local/quick.ts';
import { go } from '../router.ts';
import { shownGames, titleOf } from '../site.ts';
import { capitalised, inWords } from '../text/counting.ts';
import { homeTexts as h } from '../text/home.ts';
import { filled, language, t } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import { titled } from '../title.ts';

export function Home(): JSX.Element {
  titled(() => '');
  const lists = createLists();
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
        <YourTables lists={lists} />
        <HereTables lists={lists} />
        <OpenTables lists={lists} />
      </div>
    </>
  );
}

/** Somebody who has games to go on with sees these first, not the welcome. */
const known = (lists: Lists): boolean =>
  lists.waiting().length > 0 || (lists.here() ?? []).some(({ status }) => status !== 'over');

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

/** Links whose text alone does not say which game they are about. */
const NAMED: readonly CardLink[] = ['learn', 'rules'];

function GameCard(props: { meta: Meta }): JSX.Element {
  const { meta } = props;
  const { busy, failed, play } = createPlay(() => meta);
  const seats = () => filled(meta.seats.min === meta.seats.max ? t().seatsOne : t().seatsRange, meta.seats);
  const labels = (): Readonly<Record<CardLink, string>> => ({
    learn: h().learn,
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
      <div class="more-links">
        <For each={Object.entries(linksOf(meta, dailyGame)) as [CardLink, string][]}>
          {([link, href]) => (
            <a
              href={href}
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

/** A platform at dusk, the poster of the site. */
function Platform(): JSX.Element {
  return (
    <svg class="platform" viewBox="0 130 1200 230" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <circle cx="860" cy="208" r="72" class="sun" />
      <path class="hills-far" d="M0 250Q180 150 380 214T760 190T1200 226V360H0Z" />
      <path class="hills" d="M0 286Q260 216 520 262T1200 250V360H0Z" />
      <path class="viaduct" d="M0 236H430V250H0Z" />
      <path
        class="viaduct"
        d="M0 250H20Q20 300 20 330H44Q44 282 76 264Q108 282 108 330H132Q132 282 164 264Q196 282 196 330H220Q220 282 252 264Q284 282 284 330H308Q308 282 340 264Q372 282 372 330H396Q396 290 430 262V250Z"
      />
      <g class="train">
        <path d="M60 236V206H170V236Z" />
        <path d="M180 236V206H290V236Z" />
        <path d="M300 236V196H336V206H388V196H400V206Q414 208 414 222V236Z" />
        <path
          class="windows"
          d="M70 213H86V223H70ZM94 213H110V223H94ZM118 213H134V223H118ZM142 213H158V223H142ZM190 213H206V223H190ZM214 213H230V223H214ZM238 213H254V223H238ZM262 213H278V223H262ZM306 203H328V216H306Z"
        />
        <path class="steam" d="M394 190Q384 168 356 172Q336 148 306 160Q284 140 256 154" />
      </g>
      <path class="ground" d="M0 330H1200V360H0Z" />
      <path class="rail" d="M0 326H1200" />
      <g class="shelter">
        <path d="M980 330V216H990V330ZM1130 330V216H1140V330Z" />
        <path d="M950 222L960 204H1160L1170 222Z" />
        <path d="M1010 330V296H1110V304H1102V330H1096V304H1024V330Z" />
        <circle cx="1060" cy="248" r="19" class="clock-face" />
        <path class="hands" d="M1060 248V236M1060 248L1069 252" />
      </g>
    </svg>
  );
}
