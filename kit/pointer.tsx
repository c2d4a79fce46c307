/** The pointer over a board: its target, the card about that target, and the chooser for targets too close to tell apart. */

import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import './pointer.css';
import { type Box, cardPlace, crowded, meant, type Pointed, type Target, targetsNear } from './pointing.ts';
import { confirmWhen } from './preference.ts';

/** What a board offers as targets. */
export interface Pointing {
  readonly targets: readonly Target[];
  /** Chosen: clicked, tapped twice, or picked from a list of close ones. */
  choose(place: string): void;
  /** What the card says about a target: name, price, points, consequence. Null for no card. */
  card?(place: string): JSX.Element;
  /** Whether touch needs two taps, first to read and then to choose. The player's preference takes precedence. */
  readonly twice?: boolean | ((place: string) => boolean);
  /** The target under the pointer, or null. */
  hover?(place: string | null): void;
}

/** Converts between board and screen coordinates. */
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

/** `changes` is tracked, to notice when the targets change. */
export function createPointer(surface: Surface, pointing: () => Pointing | undefined, changes: () => unknown) {
  /** The targets pointed at; several if they are too close to tell apart. */
  const [pointed, setPointed] = createSignal<readonly Pointed[]>([]);
  const [asking, setAsking] = createSignal(false);
  let touched = false;

  const near = (x: number, y: number) => {
    const at = surface.unitsAt(x, y);
    return targetsNear(pointing()?.targets ?? [], at.x, at.y, surface.pixels());
  };
  const show = (found: readonly Pointed[]) => {
    // Moving within the same target changes nothing.
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
  // The card is outdated once its target has changed.
  createEffect(on(changes, forget, { defer: true }));

  /** Whether this target needs a second tap. */
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
    /** The pointer moved here: shows what it would choose. */
    over(x: number, y: number) {
      if (!asking()) show(meant(near(x, y)));
    },
    /** Chooses the target here, opens the chooser if several are meant, or first shows the card. */
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

/** The card about the target, or the chooser for close targets: inside the frame, without moving anything. */
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
