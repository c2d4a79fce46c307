/** What the card at a target says: what one would do there, what it costs of one's stock, and what it brings. */

import { at } from '@quai/engine/at.ts';
import type { Foreseen } from '@quai/kit/board.ts';
import { PointCard } from '@quai/kit/pointcard.tsx';
import { For, type JSX, Show } from 'solid-js';
import { CARD, CUBE, LINE, SPACE, TARGET, TICKET, TO_PUB } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { cardEffect, sayList } from '../text/speaker.ts';
import { stockOf } from './hand.tsx';
import { Icon } from './icons.tsx';
import { targetOf } from './offers.ts';
import type { Shared } from './shared.ts';

/** The kind of move that a kind of place is chosen by. */
const KINDS: Readonly<Record<string, number>> = {
  cube: CUBE,
  plot: SPACE,
  survey: TARGET,
  line: LINE,
  ticket: TICKET,
  card: CARD,
  pub: TARGET,
};

export function OfferCard(
  props: Shared & { place: string; seat: number; foresee(move: string): Foreseen | null | undefined },
): JSX.Element {
  const { speaker } = props.words;
  const { t } = speaker;
  const [kind = '', number] = props.place.split('-');
  const which = Number(number);
  const about = kind === 'pub' ? TO_PUB : kind === 'survey' ? targetOf(which) : which;
  const move = KINDS[kind] === undefined ? undefined : props.offers.at(KINDS[kind], about);
  if (move === undefined) return null;
  const after = props.foresee(move);
  const rest = () => {
    if (kind === 'survey') {
      const list = at(t.stations, which).surveyor;
      return list == null ? [] : [sayList(speaker, list)];
    }
    if (kind === 'line') return [at(t.edition.lines, which).name];
    if (kind === 'card') return [cardEffect(speaker, which, 0), cardEffect(speaker, which, 1)];
    return [];
  };
  return (
    <PointCard
      title={props.say(move)}
      gain={after?.gain}
      lines={[
        ...rest(),
        <Show when={after}>{(seen) => <Changes {...props} before={props.view} after={seen().view as State} />}</Show>,
      ]}
    />
  );
}

/** What becomes of one's stock: 3 → 1. */
function Changes(props: Shared & { seat: number; before: State; after: State }): JSX.Element {
  const changed = () => {
    const [before, after] = [stockOf(props.before, props.seat), stockOf(props.after, props.seat)];
    return (['iron', 'stone', 'rubble', 'passenger'] as const).flatMap((unit) =>
      before[unit] === after[unit] ? [] : [{ unit, from: before[unit], to: after[unit] }],
    );
  };
  return (
    <span class="stock-change">
      <For each={changed()}>
        {({ unit, from, to }) => (
          <span>
            <Icon unit={unit} />
            <span class="sr">{props.words.drawn.unit(unit, to)}</span> {from} → <b>{to}</b>
          </span>
        )}
      </For>
    </span>
  );
}
