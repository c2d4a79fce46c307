/** Reports somebody at one of your tables, or a line of its chat, to the administrators. */

import '../style/people.css';
import type { ChatMessage, TableMessage } from '@quai/protocol/messages.ts';
import { createSignal, For, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { serverLink } from '../link/socket.ts';
import { createAction, Outcome } from '../people/action.tsx';
import { post } from '../people/api.ts';
import { peopleTexts as p } from '../text/people.ts';
import { t } from '../text/text.ts';
import { titled } from '../title.ts';

const LONGEST = 500;

export function ReportPage(props: { table: string }): JSX.Element {
  titled(() => p().report.title);
  const [message, setMessage] = createSignal<TableMessage>();
  const [lines, setLines] = createSignal<ChatMessage['lines']>([]);
  const [failed, setFailed] = createSignal('');
  const hear = {
    hear: (table: TableMessage) => setMessage(table),
    fail: (rule: string) => setFailed(t().refusals[rule] ?? rule),
    chat: (more: ChatMessage['lines']) => setLines([...lines(), ...more]),
  };
  onCleanup(serverLink().watch(props.table, undefined, hear));
  return (
    <div class="sheet">
      <h1>{p().report.title}</h1>
      <p>{p().report.text}</p>
      <Switch fallback={<p>{p().loading}</p>}>
        <Match when={failed()}>
          <p class="problem" role="alert">
            {failed()}
          </p>
        </Match>
        <Match when={message()}>{(table) => <Form table={table()} lines={lines()} />}</Match>
      </Switch>
      <div class="buttons">
        <a class="button" href={`/t/${props.table}`}>
          {p().report.back}
        </a>
      </div>
    </div>
  );
}

function Form(props: { table: TableMessage; lines: ChatMessage['lines'] }): JSX.Element {
  const action = createAction();
  const people = () =>
    props.table.seats.flatMap((seat, index) =>
      seat.taken && seat.bot === null && !seat.yours ? [{ seat: index, name: seat.name }] : [],
    );
  const [chosen, setChosen] = createSignal<number>();
  const seat = () => chosen() ?? people()[0]?.seat ?? 0;
  const [line, setLine] = createSignal('');
  const [reason, setReason] = createSignal('');
  const own = () => props.lines.filter((one) => one.seat === seat() && one.text !== '');
  const send = (event: Event) => {
    event.preventDefault();
    void action.run(
      async () => {
        const about = { table: props.table.table, seat: seat(), line: line() === '' ? null : Number(line()) };
        await post('/api/reports', { ...about, reason: reason() });
        setReason('');
        return p().report.sent;
      },
      () => ({ 'report-nobody': p().report.nobody, 'report-limit': p().report.many }),
    );
  };
  return (
    <Show when={people().length > 0} fallback={<p class="empty">{p().report.nobody}</p>}>
      <form onSubmit={send}>
        <label>
          {p().report.who}
          <select
            onChange={(event) => {
              setChosen(Number(event.currentTarget.value));
              setLine('');
            }}
          >
            <For each={people()}>{(one) => <option value={one.seat}>{one.name}</option>}</For>
          </select>
        </label>
        <Show when={own().length > 0}>
          <label>
            {p().report.line}
            <select value={line()} onChange={(event) => setLine(event.currentTarget.value)}>
              <option value="">{p().report.lineNone}</option>
              <For each={own()}>{(one) => <option value={one.n}>{one.text.slice(0, 80)}</option>}</For>
            </select>
          </label>
        </Show>
        <label>
          {p().report.reason}
          <textarea
            required
            rows={4}
            maxlength={LONGEST}
            value={reason()}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="main" disabled={action.busy()}>
          {p().report.send}
        </button>
        <Outcome action={action} />
      </form>
    </Show>
  );
}
