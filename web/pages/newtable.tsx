/** A new table: with friends at the server, alone, or for several people at this screen. */

import { games, listed } from '@quai/games/list.ts';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { ApiError, makeTable, myName, setMyName } from '../api.ts';
import { recall, remember } from '../kept.ts';
import { makeLocalTable } from '../local/make.ts';
import { go, location } from '../router.ts';
import { filled, language, t } from '../text/text.ts';

type Kind = 'friends' | 'alone' | 'shared';

export function NewTable(props: { game: string }): JSX.Element {
  const entry = listed(props.game);
  return (
    <Show when={entry && games.includes(entry)} fallback={<p class="notice">{t().notFound}</p>}>
      <Form game={props.game} />
    </Show>
  );
}

function Form(props: { game: string }): JSX.Element {
  const { meta, load } = listed(props.game)!;
  const kind = (): Kind =>
    location().hash === 'alone' ? 'alone' : location().hash === 'shared' ? 'shared' : 'friends';
  const least = () => (kind() === 'alone' ? 1 : Math.max(meta.seats.min, 2));
  const [game] = createResource(() => load());
  const [seats, setSeats] = createSignal(least());
  const [name, setName] = createSignal(recall('name') ?? '');
  const [names, setNames] = createSignal<readonly string[]>([]);
  const [chosen, setChosen] = createSignal<Readonly<Record<string, string>>>({});
  const [edition, setEdition] = createSignal<string | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  createResource(async () => {
    const known = await myName().catch(() => null);
    if (known !== null && name() === '') setName(known);
  });

  const words = () => {
    const loaded = game();
    if (loaded === undefined) return undefined;
    const read = loaded.readEdition(Object.values(loaded.editions)[0]);
    if (!read.ok) return undefined;
    const defaults = Object.fromEntries(loaded.options.map(({ id, values }) => [id, values[0]!]));
    return loaded.words(loaded.open(read.value, defaults, loaded.seats.min), language());
  };
  const editions = () => Object.keys(game()?.editions ?? {});
  const nameOf = (seat: number) => names()[seat] || filled(t().player, { n: seat + 1 });

  async function create(): Promise<string> {
    const wanted = edition() ?? editions()[0]!;
    if (kind() === 'friends') {
      if (name().trim() === '') throw new ApiError(t().nameNeeded);
      remember('name', await setMyName(name()));
      return makeTable({ game: meta.id, seats: seats(), options: chosen(), edition: wanted });
    }
    const places = Array.from({ length: seats() }, (_, seat) => ({ name: nameOf(seat), bot: null }));
    return makeLocalTable(meta.id, places, chosen(), wanted);
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
    <form class="sheet" onSubmit={submit}>
      <h1>{meta.title}</h1>
      <p class="hint">{kind() === 'friends' ? t().withFriends : kind() === 'alone' ? t().playAlone : t().hotseat}</p>
      <Show when={kind() !== 'alone' && meta.seats.min !== meta.seats.max}>
        <label>
          {t().howMany}
          <select value={seats()} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
            <For each={Array.from({ length: meta.seats.max - least() + 1 }, (_, i) => least() + i)}>
              {(n) => <option value={n}>{n}</option>}
            </For>
          </select>
        </label>
      </Show>
      <Show when={kind() === 'friends'}>
        <label>
          {t().name}
          <input
            value={name()}
            maxlength="24"
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      </Show>
      <Show when={kind() === 'shared'}>
        <fieldset>
          <legend>{t().names}</legend>
          <For each={Array.from({ length: seats() }, (_, seat) => seat)}>
            {(seat) => (
              <input
                aria-label={filled(t().player, { n: seat + 1 })}
                placeholder={filled(t().player, { n: seat + 1 })}
                maxlength="24"
                onInput={(event) => {
                  const next = [...names()];
                  next[seat] = event.currentTarget.value;
                  setNames(next);
                }}
              />
            )}
          </For>
        </fieldset>
      </Show>
      <Show when={words()} fallback={<p>{t().loading}</p>}>
        {(text) => (
          <Show when={game()!.options.length > 0 || editions().length > 1}>
            <details>
              <summary>{t().options}</summary>
              <For each={game()!.options}>
                {(option) => (
                  <label>
                    {text().options[option.id]?.name ?? option.id}
                    <select onChange={(event) => setChosen({ ...chosen(), [option.id]: event.currentTarget.value })}>
                      <For each={option.values}>
                        {(value) => <option value={value}>{text().options[option.id]?.values[value] ?? value}</option>}
                      </For>
                    </select>
                  </label>
                )}
              </For>
              <Show when={editions().length > 1}>
                <label>
                  {t().edition}
                  <select onChange={(event) => setEdition(event.currentTarget.value)}>
                    <For each={editions()}>{(id) => <option value={id}>{id}</option>}</For>
                  </select>
                </label>
              </Show>
            </details>
          </Show>
        )}
      </Show>
      <Show when={problem()}>
        <p class="problem" role="alert">
          {problem()}
        </p>
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
