/**
 * The one queue of animations of a table. Whatever changes the view (a move, an undo, a step of a replay), what was where is
 * compared before and after, and the difference is shown. Nothing waits for it but the next move of somebody else.
 */

import type { Seat } from '@quai/engine/contract.ts';
import { planOf, type Step } from '@quai/kit/motion.ts';
import { type Accessor, createComputed, createEffect, on, onCleanup } from 'solid-js';
import { motionRate } from '../settings.ts';
import { type Found, flightOf, type Look, lookAt, stillThere } from './look.ts';

/** More moves than this are not shown one by one: the table catches up at once. */
export const MOST_BEHIND = 5;
/** Animations of a board's own style sheet that end by then belong to the move. */
const OWN = 1000;
const EASE = 'cubic-bezier(.3,.1,.2,1)';

export interface Followed {
  readonly view: Accessor<unknown>;
  /** The number of the entry that is shown. */
  entry(): number;
  /** Who made the move that is shown: things that leave the board go to them. */
  mover(from: number, to: number): Seat | null;
}

export function createMotion() {
  let layer: HTMLElement | null = null;
  let running: Animation[] = [];
  let hidden: Element[] = [];
  let arrived: { promise: Promise<void>; resolve(): void } | null = null;
  /** Finds what moves, when it is due. */
  let due: (() => void) | null = null;
  const find = () => {
    const now = due;
    due = null;
    now?.();
  };
  // A task between that of the change and that of the frame. If the frame comes first, it is done there: nothing is ever painted
  // where it does not belong yet.
  const between = new MessageChannel();
  between.port1.onmessage = find;
  const skipped = new Set<() => void>();
  const moved = new Set<(step: Step) => void>();

  /** All animations are finished. */
  function finish(): void {
    const { resolve } = arrived ?? {};
    arrived = null;
    due = null;
    // To finish an animation updates styles, even if it has ended.
    for (const animation of running) if (animation.playState !== 'finished') animation.finish();
    running = [];
    for (const element of hidden) element.removeAttribute('data-moving');
    hidden = [];
    layer?.remove();
    layer = null;
    resolve?.();
  }

  /** Whether everything was seen where it stays: a board's own animations may begin elsewhere. */
  function run(root: Element, before: Look, after: Look, mover: Seat | null): boolean {
    const plan = planOf(before, after, mover);
    const rate = motionRate();
    const own = (root.querySelector('[data-part="stage"]') ?? root)
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= OWN);
    if (plan.length === 0 && own.length === 0) {
      finish();
      return true;
    }
    const [first] = plan;
    if (first !== undefined) for (const call of moved) call(first);
    if (rate !== 1) for (const animation of own) animation.playbackRate = rate;
    const stage = document.createElement('div');
    stage.className = 'flights';
    stage.setAttribute('aria-hidden', 'true');
    stage.inert = true;
    const started = [...own];
    for (const step of plan)
      for (const animation of start(step, before, after, stage)) {
        if (rate !== 1) animation.playbackRate = rate;
        started.push(animation);
      }
    root.append(stage);
    layer = stage;
    running = started;
    const mine = arrived;
    void Promise.allSettled(started.map(({ finished }) => finished)).then(() => {
      if (arrived === mine) finish();
    });
    return own.length === 0;
  }

  /** From now on others wait, although the movement is computed in the next task: one task for the change is enough. */
  function prepare(then: () => void): void {
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    arrived = { promise, resolve };
    due = then;
    requestAnimationFrame(find);
  }

  function start(step: Step, before: Look, after: Look, stage: HTMLElement): Animation[] {
    const now = after.found.get(step.piece);
    const was = before.found.get(step.piece);
    const timing = { duration: step.length, delay: step.start, easing: EASE, fill: 'both' } as const;
    const drawn = (now ?? was)?.matrix != null;
    const grew = (before.pieces.get(step.piece)?.count ?? 0) > 0;
    const away = step.act === 'come' && step.path.length > 1;
    // What stays in its place is moved itself; but in a drawing, which would be painted anew for every frame.
    if (now !== undefined && !drawn && (step.act === 'turn' || (step.act === 'come' && grew)))
      return [now.element.animate(turning(step), { ...timing, fill: 'backwards', composite: 'add' })];
    if (
      now !== undefined &&
      !drawn &&
      step.act === 'shift' &&
      before.pieces.get(step.piece)?.area === after.pieces.get(step.piece)?.area
    ) {
      const [from, to] = step.path;
      if (from === undefined || to === undefined) return [];
      const frames = [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }];
      return [now.element.animate(frames, { ...timing, fill: 'backwards', composite: 'add' })];
    }
    const shown: Found | undefined = step.act === 'go' ? was : now;
    const home = step.act === 'go' ? step.path[0] : step.path.at(-1);
    if (shown === undefined || home === undefined || !seen(step) || step.act === 'turn') return [];
    const flight = flightOf(shown, home);
    stage.append(flight);
    if (step.act !== 'go' && !grew && now !== undefined) hide(now.element);
    if (step.way === 'draw' && step.act === 'come') return drawLine(flight, timing);
    const flown = flight.animate(flying(step, home, away), timing);
    return step.unseen ? [flown, turnUp(flight, timing)] : [flown];
  }

  function hide(element: Element): void {
    element.setAttribute('data-moving', '');
    hidden.push(element);
  }

  /** Follows what is shown inside `root`. */
  function follow(root: () => Element | undefined, { view, entry, mover }: Followed): void {
    let before: Look | null = null;
    /** What was seen after the last change. Most often it is what is there before the next: to look again would cost as much as the move. */
    let last: Look | null = null;
    let at = entry();
    const worthwhile = () => motionRate() > 0 && !document.hidden && Math.abs(entry() - at) <= MOST_BEHIND;
    // Runs before anything is drawn anew, the effect below after everything is.
    createComputed(
      on(
        view,
        () => {
          const table = root();
          finish();
          if (before === null && table !== undefined && worthwhile())
            before = last !== null && stillThere(table, last) ? last : lookAt(table);
          last = null;
        },
        { defer: true },
      ),
    );
    createEffect(
      on(
        view,
        () => {
          const table = root();
          const then = before;
          before = null;
          const from = at;
          at = entry();
          if (then !== null && table !== undefined && Math.abs(at - from) <= MOST_BEHIND)
            prepare(() => {
              const now = lookAt(table);
              if (run(table, then, now, mover(from, at))) last = now;
            });
        },
        { defer: true },
      ),
    );
    const skip = (event: Event) => {
      if (event instanceof KeyboardEvent && /^(Shift|Control|Alt|Meta|Tab)$/.test(event.key)) return;
      if (arrived === null) return;
      finish();
      for (const call of skipped) call();
    };
    const hide = () => document.hidden && finish();
    window.addEventListener('pointerdown', skip, true);
    window.addEventListener('keydown', skip, true);
    document.addEventListener('visibilitychange', hide);
    onCleanup(() => {
      window.removeEventListener('pointerdown', skip, true);
      window.removeEventListener('keydown', skip, true);
      document.removeEventListener('visibilitychange', hide);
      between.port1.close();
      finish();
    });
  }

  return {
    follow,
    finish,
    /** Call this where a change begins, so that its movement is computed before the next frame. */
    expect: () => between.port2.postMessage(null),
    /** Resolves when everything has arrived; null if nothing moves. */
    busy: (): Promise<void> | null => arrived?.promise ?? null,
    /** Calls back with the first thing that moves. */
    onMove(call: (step: Step) => void): void {
      moved.add(call);
    },
    /** Calls back when the animation is skipped. */
    onSkip(call: () => void): () => void {
      skipped.add(call);
      return () => skipped.delete(call);
    },
  };
}

/** Whether it begins or ends in view. */
const seen = ({ path }: Step) =>
  path.some(({ x, y, width, height }) => x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight);

function turning({ act, way }: Step): Keyframe[] {
  if (act === 'come') return [{ transform: 'none' }, { transform: 'scale(1.25)' }, { transform: 'none' }];
  if (way === 'tumble')
    return [
      { transform: 'translateY(-14px) rotate(-220deg) scale(.7)' },
      { transform: 'translateY(-6px) rotate(-90deg)' },
      { transform: 'none' },
    ];
  return [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'none' }];
}

/** Keyframes relative to where it is drawn. An anchor is larger than what goes into it. */
function flying({ act, way, path, unseen }: Step, home: Step['path'][number], away: boolean): Keyframe[] {
  const to = (box: Step['path'][number], scale: number) => {
    const dx = box.x + box.width / 2 - home.x - home.width / 2;
    const dy = box.y + box.height / 2 - home.y - home.height / 2;
    return `translate(${dx}px, ${dy}px) scale(${scale})`;
  };
  const size = (box: Step['path'][number]) =>
    Math.min(2, Math.max(0.4, Math.min(box.width / Math.max(1, home.width), box.height / Math.max(1, home.height))));
  const [first] = path;
  if (first === undefined) return [];
  if (act === 'go') {
    const last = path[1];
    if (last === undefined)
      return [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(.6)', opacity: 0 },
      ];
    return [
      { transform: 'none', opacity: 1 },
      { transform: to(last, 0.7), opacity: 1, offset: 0.8 },
      { transform: to(last, 0.4), opacity: 0 },
    ];
  }
  if (act === 'come' && way === 'roll')
    return path.map((box, nth) => ({ transform: to(box, 1), opacity: nth === 0 ? 0 : 1 }));
  if (act === 'come' && path.length === 1)
    return [
      { transform: 'translateY(-16px) scale(1.15)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
  const begin = { transform: to(first, away ? 0.5 : size(first)), opacity: away ? 0 : 1 };
  // It lands face down, and is turned over there.
  if (unseen)
    return [
      begin,
      { transform: 'none', opacity: 1, offset: LANDED },
      { transform: 'scaleX(0)', opacity: 1, offset: TURNED },
      { transform: 'none', opacity: 1 },
    ];
  return [begin, { transform: 'none', opacity: 1 }];
}

/** When something unseen has landed, and when it is half turned over: shares of its flight. */
const LANDED = 0.7;
const TURNED = 0.85;

/** The back of an unseen thing, until it is turned over. */
function turnUp(flight: HTMLElement, timing: KeyframeAnimationOptions): Animation {
  const back = document.createElement('div');
  back.className = 'flight-back';
  flight.classList.add('unseen');
  flight.append(back);
  const frames = [{ opacity: 1 }, { opacity: 1, offset: TURNED }, { opacity: 0, offset: TURNED }, { opacity: 0 }];
  return back.animate(frames, timing);
}

/** A line is drawn from end to end; what belongs to it appears with it. */
function drawLine(flight: HTMLElement, timing: KeyframeAnimationOptions): Animation[] {
  const lines = [...flight.querySelectorAll<SVGElement>('[pathLength]')].map((line) => {
    line.style.strokeDasharray = '1.01';
    return line.animate([{ strokeDashoffset: 1.01 }, { strokeDashoffset: 0 }], timing);
  });
  return [flight.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1 }], timing), ...lines];
}
