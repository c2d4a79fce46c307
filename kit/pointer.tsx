/** The pointer above a board: what it points at, the card about that, and the list of targets too close to tell apart. */

import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import './pointer.css';
import { type Box, cardPlace, crowded, meant, type Pointed, type Target, targetsNear } from './pointing.ts';
import { confirmWhen } from './preference.ts';

/** What a board offers to point at. */
export interface Pointing {
  readonly targets: readonly Target[];
  /** Chosen: clicked, tapped twice, or picked from a list of close ones. */
  choose(place: string): void;
  /** What to tell about a target while it is pointed at: name, price, points, consequence. Null if there is nothing to tell. */
  card?(place: string): JSX.Element;
  /** Must a finger tap twice, first to read and then to choose? A person's preference goes before. */
  readonly twice?: boolean | ((place: string) => boolean);
  /** The target under the pointer, or null. */
  hover?(place: string | null): void;
}

/** How points of the board and of the screen belong together. */
export interface Surface {
  /** A point of the window in units of the board. */
  unitsAt(x: number, y: number): Readonly<{ x: number; y: number }>;
  /** A point of the board in pixels of the frame. */
  pixelsAt(x: number, y: number): Readonly<{ x: number; y: number }>;
  /** Pixels of a unit. */
  pixels(): number;
  frame(): HTMLElement;
}

export type Pointer = ReturnType<typeof createPointer>;

/** `changes` is read to know when what is offered changes. */
export function createPointer(surface: Surface, pointing: () => Pointing | undefined, changes: () => unknown) {
  /** What one points at; several if they are too close to tell. */
  const [pointed, setPointed] = createSignal<readonly Pointed[]>([]);
  const [asking, setAsking] = createSignal(false);
  let touched = false;

  const near = (x: number, y: number) => {
    const at = surface.unitsAt(x, y);
    return targetsNear(pointing()?.targets ?? [], at.x, at.y, surface.pixels());
  };
  const show = (found: readonly Pointed[]) => {
    // A pointer that moves on the same target has nothing new to tell.
    if (samePlaces(found, pointed())) return;
    setPointed(found);
    pointing()?.hover?.(found.length === 1 ? (found[0]?.target.place ?? null) : null);
  };
  const forget = () => {
    if (pointed().length > 0) show([]);
    setAsking(false);
  };
  const take = (place: string) => {
    forget();
    pointing()?.choose(place);
  };
  // A card about something that has changed is old.
  createEffect(on(changes, forget, { defer: true }));

  /** Must this target be pointed at again before it is chosen? */
  const asksTwice = ({ target }: Pointed) => {
    const before = pointed();
    const again = before.length === 1 && before[0]?.target.place === target.place;
    if (!target.legal) return false;
    const when = confirmWhen();
    if (when === 'always') return !pinned(target.place);
    const twice = pointing()?.twice;
    const reads = typeof twice === 'function' ? twice(target.place) : twice === true;
    return when === 'irreversible' && touched && reads && !again;
  };
  /** The target whose card was asked for by a click. */
  let pin: string | null = null;
  const pinned = (place: string) => pin === place;

  return {
    pointed,
    asking,
    forget,
    take,
    /** The only target pointed at. */
    one: (): Pointed | null => (asking() || pointed().length !== 1 ? null : (pointed()[0] ?? null)),
    /** A finger, mouse or pen came down. */
    down(event: PointerEvent) {
      touched = event.pointerType !== 'mouse';
    },
    crowdedAt: (x: number, y: number) => crowded(near(x, y), surface.pixels()),
    /** The pointer is here: tells what it would choose. */
    over(x: number, y: number) {
      if (!asking()) show(meant(near(x, y)));
    },
    /** Chooses what is meant here, asks if that is not clear, or first says what it does. */
    press(x: number, y: number) {
      const found = meant(near(x, y));
      const [first] = found;
      if (first === undefined) return forget();
      if (found.length > 1) {
        show(found);
        setAsking(true);
        return;
      }
      if (asksTwice(first)) {
        pin = first.target.place;
        return show(found);
      }
      pin = null;
      take(first.target.place);
    },
  };
}

const samePlaces = (a: readonly Pointed[], b: readonly Pointed[]) =>
  a.length === b.length &&
  a.every(({ target }, i) => target.place === b[i]?.target.place && target.legal === b[i]?.target.legal);

/** The card about what one points at, or the list of targets that lie close: inside the frame, and nothing moves for it. */
export function PointerCards(props: {
  pointer: Pointer;
  surface: Surface;
  pointing: Pointing | undefined;
}): JSX.Element {
  const { pointer } = props;
  return (
    <>
      <Show when={pointer.one()}>
        {(found) => (
          <Show when={props.pointing?.card?.(found().target.place)}>
            {(card) => (
              <Placed surface={props.surface} found={found()} class="point-card" role="status">
                {card()}
              </Placed>
            )}
          </Show>
        )}
      </Show>
      <Show when={pointer.asking() && pointer.pointed()[0]}>
        {(first) => (
          <Placed surface={props.surface} found={first()} class="point-card point-chooser">
            <For each={pointer.pointed()}>
              {({ target }) => (
                <button type="button" data-names={target.place} onClick={() => pointer.take(target.place)}>
                  {target.label}
                </button>
              )}
            </For>
          </Placed>
        )}
      </Show>
    </>
  );
}

function Placed(props: {
  surface: Surface;
  found: Pointed;
  class: string;
  role?: 'status';
  children: JSX.Element;
}): JSX.Element {
  let card!: HTMLDivElement;
  createEffect(() => {
    const { surface, found } = props;
    const place = () => {
      const { clientWidth: width, clientHeight: height } = surface.frame();
      const to = cardPlace(
        { width, height },
        { width: card.offsetWidth, height: card.offsetHeight },
        boxOf(surface, found.around),
        surface.pixelsAt(...found.at).x,
      );
      card.style.left = `${to.left}px`;
      card.style.top = `${to.top}px`;
      card.style.visibility = 'visible';
    };
    place();
  });
  return (
    <div class={props.class} role={props.role} ref={card}>
      {props.children}
    </div>
  );
}

function boxOf(surface: Surface, around: Box): Box {
  const from = surface.pixelsAt(around.left, around.top);
  const to = surface.pixelsAt(around.right, around.bottom);
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}
