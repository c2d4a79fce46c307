/** The form for a new table: on the server with friends, or in this browser against bots, on a shared screen, or alone. */

import '../style/newtable.css';
import { DEFAULT_BOT } from '@quai/bots/list.ts';
import { type Listed, listed } from '@quai/games/list.ts';
import { at, type Json } from '@quai/kit/json.ts';
import { DEFAULT_TERMS, type Terms } from '@quai/protocol/terms.ts';
import { calledAfter } from '@quai/table/called.ts';
import { openTable } from '@quai/table/opening.ts';
import { createEffect, createResource, createSignal, For, type JSX, on, Show } from 'solid-js';
import { ApiError, makeTable, myName, setMyName } from '../api.ts';
import { playableEdition } from '../editions/kept.ts';
import { fewestSeats, mostSeats } from '../editions/seats.ts';
import { picturedOf } from '../games/pictures.ts';
import { recall, remember } from '../kept.ts';
import type { Place } from '../local/make.ts';
import { EDITION, GameOptions, PicturedOptions } from '../newtable/options.tsx';
import { SharedPlaces } from '../newtable/places.tsx';
import { MainTerms, MoreTerms } from '../newtable/terms.tsx';
import { BotLevel } from '../parts/botlevel.tsx';
import { NameField } from '../parts/name.tsx';
import { NotFound } from '../parts/notfound.tsx';
import { Reconstructed } from '../parts/reconstructed.tsx';
import { go, location } from '../router.ts';
import { titleOf } from '../site.ts';
import { seatIsWanted } from '../table/seatwanted.ts';
import { newTableTexts as n } from '../text/newtable.ts';
import { filled, language, t } from '../text/text.ts';
import { typeset, typesetWords } from '../text/typeset.ts';
import { titled } from '../title.ts';

const OWN = 'own';
const ownRef = (own: Json) => ({ id: String(at(own, ['id'])), data: own });

type Kind = 'friends' | 'bots' | 'shared' | 'alone' | 'box';
const FRIENDLY: Terms = { ...DEFAULT_TERMS, visibility: 'link' };

/** The address says whether to play with the edition of one's own in this browser. */
const wantsOwn = () => new URLSearchParams(location().search).get('edition') === OWN;

export function NewTable(props: { game: string }): JSX.Element {
  const entry = listed(props.game);
  return (
    <Show when={entry} fallback={<NotFound />}>
      {(found) => (
        <Show when={found().meta.needsEdition || wantsOwn()} fallback={<Form entry={found()} own={null} />}>
          <WithOwn entry={found()} />
        </Show>
      )}
    </Show>
  );
}

/** With the edition that somebody corrected or typed in. */
function WithOwn(props: { entry: Listed }): JSX.Element {
  const [own] = createResource(async () => playableEdition(await props.entry.load()));
  return (
    <Show when={!own.loading} fallback={<p class="notice">{t().loading}</p>}>
      <Show when={own()} fallback={<NothingOwn entry={props.entry} />}>
        {(edition) => <Form entry={props.entry} own={edition()} />}
      </Show>
    </Show>
  );
}

/** There is no edition that can be played yet: says what to do. */
function NothingOwn(props: { entry: Listed }): JSX.Element {
  const { meta } = props.entry;
  titled(() => filled(n().title, { game: titleOf(meta.id) }));
  return (
    <section class="sheet needs-edition">
      <h1>{titleOf(meta.id)}</h1>
      <p>{meta.needsEdition ? typeset(language(), meta.blurb[language()]) : n().noOwn}</p>
      <ol>
        <For each={n().ownSteps}>{(step) => <li>{step}</li>}</For>
      </ol>
      <p>
        <a class="button main" href={`/editions/${meta.id}`}>
          {meta.needsEdition ? n().writeEdition : n().correct}
        </a>
      </p>
    </section>
  );
}

function Form(props: { entry: Listed; own: Json | null }): JSX.Element {
  const { meta, load } = props.entry;
  const { own } = props;
  const title = () => titleOf(meta.id, calledAfter(meta, own));
  titled(() => filled(n().title, { game: title() }));
  const bounds = own === null ? meta.seats : { min: fewestSeats(meta, own), max: mostSeats(meta, own) };
  const kinds: Kind[] = [
    'friends',
    'bots',
    'shared',
    ...(bounds.min === 1 ? (['alone'] as const) : []),
    ...(meta.box ? (['box'] as const) : []),
  ];
  // Playing with friends needs the server.
  const usual: Kind = navigator.onLine ? 'friends' : 'bots';
  const kind = (): Kind => kinds.find((one) => one === location().hash) ?? usual;
  /** The game explains what to do with a real box. */
  const help = () => {
    const chosen = kind();
    return chosen === 'box' ? typeset(language(), meta.box?.[language()] ?? '') : n().kinds[chosen].help;
  };
  const least = Math.max(bounds.min, 2);
  const fewest = () => (kind() === 'box' ? bounds.min : least);
  const [game] = createResource(() => load());
  const [pictured] = createResource(() => picturedOf(meta.id));
  /** Whether there is something to choose that has no picture. */
  const hasOptions = () => {
    const shown = pictured()?.of ?? {};
    const editions = own === null && shown[EDITION] === undefined ? Object.keys(game()?.editions ?? {}).length : 0;
    return editions > 1 || game()?.options.some(({ id }) => shown[id] === undefined) === true;
  };
  const [wanted, setSeats] = createSignal(least);
  const seats = () => (kind() === 'alone' ? 1 : Math.max(fewest(), wanted()));
  const [name, setName] = createSignal(recall('name') ?? '');
  const [places, setPlaces] = createSignal<readonly Place[]>([]);
  const [level, setLevel] = createSignal(recall('level') ?? DEFAULT_BOT);
  const [options, setOptions] = createSignal<Readonly<Record<string, string>>>({});
  const [chosenEdition, setEdition] = createSignal<string>();
  const edition = () => chosenEdition() ?? meta.editionIn?.[language()];
  const [terms, setTerms] = createSignal(FRIENDLY);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  void myName()
    .catch(() => null)
    .then((known) => known !== null && name() === '' && setName(known));
  createEffect(on(kind, () => setProblem(null)));

  const [words] = createResource(
    () => (game.error === undefined && game() !== undefined ? language() : null),
    async (inLanguage) => {
      const loaded = await load();
      const opened = openTable(loaded, { seats: least, ...(own === null ? {} : { edition: { data: own } }) });
      return opened.ok ? typesetWords(inLanguage, await loaded.words(opened.value.rules, inLanguage)) : undefined;
    },
  );
  const player = (seat: number) => filled(t().player, { n: seat + 1 });
  const shared = (): Place[] => Array.from({ length: seats() }, (_, seat) => places()[seat] ?? { name: '', bot: null });

  function placesWanted(): Place[] {
    const bot = (seat: number, strength: string) => ({ name: `${t().bot} ${seat}`, bot: strength });
    if (kind() === 'bots')
      return Array.from({ length: seats() }, (_, seat) =>
        seat === 0 ? { name: name().trim() || player(0), bot: null } : bot(seat, level()),
      );
    return shared().map((place, seat) =>
      place.bot === null || kind() === 'box'
        ? { name: place.name.trim() || player(seat), bot: null }
        : bot(seat + 1, place.bot),
    );
  }

  async function create(): Promise<string> {
    if (kind() !== 'friends') {
      const { makeLocalTable } = await import('../local/make.ts');
      remember('level', level());
      const chosen = edition();
      const known = own !== null ? ownRef(own) : chosen === undefined ? undefined : { id: chosen };
      return makeLocalTable(meta.id, placesWanted(), options(), known, kind() === 'box');
    }
    if (name().trim() === '') throw new ApiError(t().nameNeeded);
    remember('name', await setMyName(name()));
    const chosen = own === null ? (edition() ?? Object.keys((await load()).editions)[0] ?? null) : null;
    const wanted = { game: meta.id, seats: seats(), options: options(), edition: chosen, terms: terms() };
    const table = await makeTable(own === null ? wanted : { ...wanted, editionData: own });
    seatIsWanted(table);
    return table;
  }

  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      go(`/t/${await create()}`);
    } catch (error) {
      setProblem(error instanceof ApiError && error.unreachable ? t().noNetwork : (error as Error).message);
      setBusy(false);
    }
  };

  return (
    <form class="sheet new-table" onSubmit={submit}>
      <h1>{title()}</h1>
      <Show when={own !== null}>
        <p class="notice">
          {meta.needsEdition ? n().withMap : n().withOwn} <a href={`/editions/${meta.id}`}>{n().changeOwn}</a>
        </p>
      </Show>
      <nav class="kinds" aria-label={n().kind}>
        <For each={kinds}>
          {(one) => (
            <a href={`/new/${meta.id}${location().search}#${one}`} aria-current={kind() === one ? 'true' : undefined}>
              {n().kinds[one].name}
            </a>
          )}
        </For>
      </nav>
      <p class="hint">{help()}</p>
      <Show when={kind() === 'friends' || kind() === 'bots'}>
        <NameField label={t().name} name={name()} set={setName} />
      </Show>
      <Show when={kind() !== 'alone' && bounds.min !== bounds.max}>
        <label>
          {t().howMany}
          <select value={wanted()} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
            <For each={Array.from({ length: bounds.max - fewest() + 1 }, (_, i) => fewest() + i)}>
              {(count) => <option value={count}>{count}</option>}
            </For>
          </select>
        </label>
      </Show>
      <Show when={kind() === 'friends'}>
        <MainTerms terms={terms()} set={(change) => setTerms({ ...terms(), ...change })} />
      </Show>
      <Show when={kind() === 'bots'}>
        <div class="field">
          <span>{n().level}</span>
          <BotLevel label={n().level} level={level()} choose={setLevel} />
        </div>
      </Show>
      <Show when={kind() === 'shared' || kind() === 'box'}>
        <SharedPlaces
          people={kind() === 'box'}
          places={shared()}
          set={(seat, place) => setPlaces(shared().map((old, index) => (index === seat ? place : old)))}
        />
      </Show>
      <Show when={words()} fallback={<p>{game.error ? t().oldPage : t().loading}</p>}>
        {(text) => (
          <Show when={game()}>
            {(loaded) => {
              const choices = {
                get game() {
                  return loaded();
                },
                get words() {
                  return text();
                },
                get options() {
                  return options();
                },
                get edition() {
                  return edition();
                },
                fixed: own !== null,
                setOption: (id: string, value: string) => setOptions({ ...options(), [id]: value }),
                setEdition,
              };
              return (
                <>
                  <Show when={pictured()}>{(drawn) => <PicturedOptions {...choices} pictured={drawn()} />}</Show>
                  <Show when={kind() === 'friends' || hasOptions()}>
                    <details class="fold">
                      <summary>{t().options}</summary>
                      <GameOptions {...choices} pictured={pictured() ?? null} />
                      <Show when={kind() === 'friends'}>
                        <MoreTerms terms={terms()} set={(change) => setTerms({ ...terms(), ...change })} />
                      </Show>
                    </details>
                  </Show>
                </>
              );
            }}
          </Show>
        )}
      </Show>
      <Show when={own === null}>
        <Reconstructed meta={meta} class="notice" />
      </Show>
      <Show when={problem()}>
        <p class="problem" role="alert">
          {problem()}
        </p>
      </Show>
      <Show when={kind() !== 'friends'}>
        <p class="hint">{n().local}</p>
      </Show>
      <div class="buttons">
        <button type="submit" class="main" disabled={busy()}>
          {t().create}
        </button>
        <a class="button" href="/">
          {t().cancel}
        </a>
      </div>
    </form>
  );
}
