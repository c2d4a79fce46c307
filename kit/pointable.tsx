/** A board made of HTML: its buttons are the targets, and a click goes to the nearest one. */

import { type JSX, onMount } from 'solid-js';
import { createPointer, PointerCards, type Pointing, type Surface } from './pointer.tsx';
import type { Target } from './pointing.ts';
import { roving } from './roving.ts';

/**
 * Anything with `data-offer`, the place it stands for, is a target; elements of the same place count as one. It is
 * legal if a button of that place is an `.offer`; a place without one can be pressed where it is.
 */
const OFFER = '[data-offer]';

export function Pointable(props: {
  class: string;
  /** Changes when what is offered changes: a card about it is old then. */
  offers: unknown;
  card?(place: string): JSX.Element;
  children: JSX.Element;
}): JSX.Element {
  let frame!: HTMLDivElement;
  const surface: Surface = {
    unitsAt: (x, y) => {
      const { left, top } = frame.getBoundingClientRect();
      return { x: x - left, y: y - top };
    },
    pixelsAt: (x, y) => ({ x, y }),
    pixels: () => 1,
    frame: () => frame,
  };
  const buttonOf = (place: string) =>
    frame.querySelector<HTMLElement>(`button[data-offer="${CSS.escape(place)}"]`) ?? undefined;
  const pointing: Pointing = {
    // Measured on demand, since buttons move with the window.
    get targets() {
      return targetsIn(frame);
    },
    choose: (place) => buttonOf(place)?.click(),
    card: (place) => props.card?.(place),
    // Whatever opens something by itself can be read there.
    twice: (place) => buttonOf(place)?.ariaHasPopup == null,
  };
  const pointer = createPointer(
    surface,
    () => pointing,
    () => props.offers,
  );
  const inOwnLayer = (event: Event) => (event.target as Element).closest('dialog, .point-card') !== null;
  const click = (event: MouseEvent) => {
    // Keys press the buttons themselves, and so does the pointer when it has chosen.
    if (event.detail === 0 || inOwnLayer(event)) return;
    const other = (event.target as Element).closest('button, a, summary');
    if (other !== null && !other.matches(OFFER)) return;
    event.stopPropagation();
    event.preventDefault();
    pointer.press(event.clientX, event.clientY);
  };
  /** The pointer cursor is set only on the element under the pointer: restyling the whole board takes too long. */
  let under: HTMLElement | null = null;
  const point = (at: EventTarget | null) => {
    if (under !== at) under?.style.removeProperty('cursor');
    under = at instanceof HTMLElement ? at : null;
    under?.style.setProperty('cursor', pointer.one()?.target.legal === true ? 'pointer' : '');
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    if (inOwnLayer(event)) return pointer.asking() ? undefined : pointer.forget();
    pointer.over(event.clientX, event.clientY);
    point(event.target);
  };
  onMount(() => roving(frame, `button[data-offer]`));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only decides which of the buttons in it is meant
    <div
      class={`pointable ${props.class}`}
      data-part="board"
      data-target={pointer.one()?.target.place}
      ref={frame}
      onPointerDown={(event) => pointer.down(event)}
      onPointerMove={move}
      onPointerLeave={(event) => {
        point(null);
        if (event.pointerType === 'mouse' && !pointer.asking()) pointer.forget();
      }}
      onKeyDown={(event) => event.key === 'Escape' && pointer.forget()}
      on:click={{ handleEvent: click, capture: true }}
    >
      {props.children}
      <PointerCards pointer={pointer} surface={surface} pointing={pointing} />
    </div>
  );
}

function targetsIn(frame: HTMLElement): Target[] {
  const parts = [...frame.querySelectorAll<HTMLElement>(OFFER)].filter((part) => part.closest('dialog') === null);
  const buttons = new Map<string, HTMLElement>();
  for (const part of parts)
    if (part instanceof HTMLButtonElement && !buttons.has(part.dataset.offer ?? ''))
      buttons.set(part.dataset.offer ?? '', part);
  const { left, top } = frame.getBoundingClientRect();
  return parts.flatMap((part): Target[] => {
    const { offer: place } = part.dataset;
    const box = part.getBoundingClientRect();
    if (place === undefined || box.width === 0) return [];
    const [x, y, right, bottom] = [box.left - left, box.top - top, box.right - left, box.bottom - top];
    const button = buttons.get(place);
    return [
      {
        place,
        points: [],
        outline: [
          [x, y],
          [right, y],
          [right, bottom],
          [x, bottom],
        ],
        legal: button?.classList.contains('offer') ?? false,
        label: button?.getAttribute('aria-label') ?? button?.textContent ?? place,
      },
    ];
  });
}
