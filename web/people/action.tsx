/** An action the server may refuse: busy, done, or a sentence that says what to do. */

import type { ProblemCode } from '@quai/protocol/problems.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { ApiError } from '../api.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';

/** Sentences that fit the page better than the server's. */
export type Sentences = Readonly<Partial<Record<ProblemCode, string>>>;

export function problemText(error: unknown, expected: Sentences = {}): string {
  const { problems } = p();
  if (!(error instanceof ApiError)) return filled(problems.other, { what: (error as Error).message });
  const own: Sentences = {
    'too-many-requests': problems.tooMany,
    'not-signed-in': problems.signedOut,
    ...expected,
  };
  const sentence = own[error.code as ProblemCode];
  if (sentence !== undefined) return sentence;
  if (error.unreachable) return problems.unreachable;
  return error.code === '' ? filled(problems.other, { what: error.message }) : error.message;
}

export function createAction() {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal('');
  const [done, setDone] = createSignal('');
  /** `work` returns what to say when it is done. */
  const run = async (work: () => Promise<string>, expected?: () => Sentences): Promise<void> => {
    setBusy(true);
    setProblem('');
    setDone('');
    try {
      setDone(await work());
    } catch (error) {
      setProblem(problemText(error, expected?.()));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, done, run };
}
export type Action = ReturnType<typeof createAction>;

/** The outcome, shown and announced to screen readers. */
export function Outcome(props: { action: Action }): JSX.Element {
  return (
    <>
      <Show when={props.action.problem()}>
        <p class="problem" role="alert">
          {props.action.problem()}
        </p>
      </Show>
      <p class="done" role="status">
        {props.action.done()}
      </p>
    </>
  );
}

/** A text that is shown once, to be copied: a link, a code, a token. */
export function CopyBox(props: { label: string; text: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const copy = async () => {
    // There is no clipboard without HTTPS, but the text can be selected.
    await navigator.clipboard?.writeText(props.text).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <div class="copy-box">
      <label>
        {props.label}
        <input readonly value={props.text} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Show when={navigator.clipboard}>
        <button type="button" onClick={() => void copy()}>
          {copied() ? p().copied : p().copy}
        </button>
      </Show>
    </div>
  );
}

/** A part of a page, with its heading. */
export function Part(props: { id: string; title: string; children: JSX.Element }): JSX.Element {
  return (
    <section class="part" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </section>
  );
}

/** Says that passkeys and push need HTTPS, where it is missing. */
export function Insecure(): JSX.Element {
  return (
    <Show when={!window.isSecureContext}>
      <section class="notice" aria-labelledby="insecure">
        <h2 id="insecure">{p().insecure.title}</h2>
        <p>{p().insecure.text}</p>
      </section>
    </Show>
  );
}
