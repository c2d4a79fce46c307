/** Points out what a step is about, one part after the other, and brings each into view. */

import type { LessonStep } from '@quai/engine/lesson.ts';
import { bringIntoView } from '@quai/kit/zoom.tsx';
import { looksOf, type PartLook } from '@quai/table/lesson.ts';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';

/** How long each part is pointed out before the next one. */
const GLANCE = 2800;
/** How many frames the board may take to be drawn. */
const PATIENCE = 300;

export interface Pointer {
  /** The parts of this stage of the step. */
  parts(): readonly PartLook[];
  /** Which of them is pointed out. */
  at(): number;
  /** Points out one of them, and stays there. */
  show(index: number): void;
  /** The styles that outline it. */
  styles(): string;
}

/** `made`: how many moves of the answer there are. `ready` is read, and true once the board is there. */
export function createPointer(step: () => LessonStep, made: () => number, ready: () => unknown): Pointer {
  const [at, setAt] = createSignal(0);
  const parts = createMemo(() => looksOf(step(), made()), [], {
    equals: (one, other) => JSON.stringify(one) === JSON.stringify(other) && other.length > 0,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const next = () => {
    timer = setTimeout(() => {
      if (at() + 1 >= parts().length) return;
      setAt(at() + 1);
      next();
    }, GLANCE);
  };
  createEffect(
    on([step, parts], () => {
      stop();
      setAt(0);
      next();
    }),
  );
  onCleanup(stop);
  const look = () => parts()[Math.min(at(), parts().length - 1)];
  createEffect(
    on([look, step, ready], ([now, _step, up]) => {
      if (up && now !== undefined) onCleanup(seek(now));
    }),
  );
  return {
    parts,
    at,
    show(index) {
      stop();
      setAt(index);
    },
    styles: () => stylesFor(look()?.at),
  };
}

/** What is pointed out is outlined, wherever it is; the players, if it is about them, are shown on a phone too. */
function stylesFor(look: string | undefined): string {
  if (look === undefined) return '';
  return `
    .shell ${look} { outline: var(--learn-outline) !important; outline-offset: -2px !important; }
    .shell ${look} {
      --learn-glow: drop-shadow(0 0 2px var(--glow)) drop-shadow(0 0 2px var(--glow)) drop-shadow(0 0 5px var(--glow));
    }
    .shell ${look}, .shell ${look} > * {
      --learn-wash: color-mix(in srgb, var(--brass) 70%, transparent);
      --learn-width: 7;
    }
    .shell .seats-part:has(${look}), .shell .seats-part:has(${look}) .facts { display: block !important; }
  `;
}

/** Unfolds a part, switches it on and brings it into view once it is drawn; switches it off again at the end. */
function seek({ at, press }: PartLook): () => void {
  let frame = 0;
  let pressed: HTMLElement | null = null;
  const find = (tries: number) => {
    frame = requestAnimationFrame(() => {
      const targets = [...document.querySelectorAll<HTMLElement>(`.shell ${at}`)];
      for (const target of targets)
        for (let fold = target.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null)
          fold.open = true;
      // Of several, those that cannot be chosen yet may not be drawn.
      const target = targets.find((one) => one.getBoundingClientRect().width > 0);
      if (target === undefined) return tries > 0 ? find(tries - 1) : undefined;
      if (press && target.getAttribute('aria-pressed') !== 'true') {
        target.click();
        pressed = target;
      }
      bringIntoView(target);
    });
  };
  find(PATIENCE);
  return () => {
    cancelAnimationFrame(frame);
    if (pressed?.isConnected && pressed.getAttribute('aria-pressed') === 'true') pressed.click();
  };
}
