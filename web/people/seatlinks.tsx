/** Private links to your seats, so that a lost browser is not a lost game. */

import type { Account } from '@quai/protocol/answers/account.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { titleOf } from '../site.ts';
import { nameOf } from '../table/names.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';
import { CopyBox, createAction, Outcome, Part } from './action.tsx';
import { seatKey } from './api.ts';

type Seat = Account['seats'][number];

export function SeatLinks(props: { account: Account }): JSX.Element {
  return (
    <Part id="seats" title={p().seats.title}>
      <p>{p().seats.text}</p>
      <Show when={props.account.seats.length > 0} fallback={<p class="empty">{p().seats.none}</p>}>
        <ul class="rows">
          <For each={props.account.seats}>{(seat) => <SeatLink seat={seat} own={props.account.name} />}</For>
        </ul>
      </Show>
    </Part>
  );
}

function SeatLink(props: { seat: Seat; own: string }): JSX.Element {
  const action = createAction();
  const [link, setLink] = createSignal('');
  const make = () =>
    action.run(async () => {
      const { table, seat } = props.seat;
      const { key } = await seatKey(table, seat);
      // The hash is never sent to a server.
      setLink(`${window.location.origin}/seat/${table}#${key}`);
      return p().seats.made;
    });
  const others = () =>
    props.seat.sitting
      .map((slot, seat) => (seat === props.seat.seat ? '' : nameOf(slot, seat)))
      .filter(Boolean)
      .join(', ');
  const text = () =>
    filled(others() === '' ? p().seats.alone : p().seats.of, { game: titleOf(props.seat.game), names: others() });
  return (
    <li>
      <a href={`/t/${props.seat.table}`}>{text()}</a>
      <button type="button" disabled={action.busy()} onClick={() => void make()}>
        {p().seats.make}
      </button>
      <Show when={link() !== ''}>
        <CopyBox label={text()} text={link()} />
      </Show>
      <Outcome action={action} />
    </li>
  );
}
