/** Programs that play: their accounts and tokens. */

import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { sure } from '../parts/sure.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled, t } from '../text/text.ts';
import { CopyBox, createAction, Outcome, Part } from './action.tsx';
import { newProgram, programs, programToken, remove } from './api.ts';
import { day } from './when.ts';

export function Programs(): JSX.Element {
  const [list, { refetch }] = createResource(() => programs().catch(() => null));
  const action = createAction();
  const [name, setName] = createSignal('');
  const [token, setToken] = createSignal('');
  const add = (event: Event) => {
    event.preventDefault();
    void action.run(
      async () => {
        setToken((await newProgram(name())).token);
        setName('');
        await refetch();
        return p().programs.tokenOnce;
      },
      () => ({ 'program-name-invalid': p().programs.nameBad, 'program-limit': p().programs.many }),
    );
  };
  const renew = (page: string) =>
    action.run(
      async () => {
        setToken((await programToken(page)).token);
        await refetch();
        return p().programs.tokenOnce;
      },
      () => ({ 'token-limit': p().programs.many }),
    );
  const removeIf = async (question: string, yes: string, path: string) => {
    if (!(await sure(question, yes))) return;
    void action.run(async () => {
      await remove(path);
      setToken('');
      await refetch();
      return p().done;
    });
  };
  return (
    <Part id="programs" title={p().programs.title}>
      <p>{p().programs.text}</p>
      <Show
        when={list()?.programs.length}
        fallback={<p class="empty">{list.loading ? p().loading : p().programs.none}</p>}
      >
        <ul class="rows">
          <For each={list()?.programs}>
            {(program) => (
              <li>
                <a href={`/person/${program.page}`}>{program.name}</a>
                <div class="buttons">
                  <button type="button" disabled={action.busy()} onClick={() => void renew(program.page)}>
                    {p().programs.newToken}
                  </button>
                  <button
                    type="button"
                    class="quiet"
                    onClick={() =>
                      void removeIf(p().programs.deleteSure, p().programs.delete, `/api/programs/${program.page}`)
                    }
                  >
                    {p().programs.delete}
                  </button>
                </div>
                <ul class="rows">
                  <For each={program.tokens}>
                    {(one, index) => (
                      <li>
                        <span>
                          {p().programs.token} {index() + 1}{' '}
                          <small>
                            {one.used === null ? p().keep.unused : filled(p().keep.used, { when: day(one.used) })}
                          </small>
                        </span>
                        <button
                          type="button"
                          class="quiet"
                          aria-label={filled(t().headed, {
                            head: p().programs.revoke,
                            rest: `${p().programs.token} ${index() + 1}, ${program.name}`,
                          })}
                          onClick={() => {
                            const path = `/api/programs/${program.page}/tokens/${one.id}`;
                            void removeIf(p().programs.revokeSure, p().programs.revoke, path);
                          }}
                        >
                          {p().programs.revoke}
                        </button>
                      </li>
                    )}
                  </For>
                </ul>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={token() !== ''}>
        <CopyBox label={p().programs.token} text={token()} />
      </Show>
      <Outcome action={action} />
      <form onSubmit={add}>
        <label>
          {p().programs.name}
          <input required maxlength={18} value={name()} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit" disabled={action.busy()}>
          {p().programs.add}
        </button>
      </form>
    </Part>
  );
}
