/** The state of the table page: the last message, the rules opened for it, the draft, and the position on view. */

import type { Common, Refusal, Rules, Seat } from '@quai/engine/contract.ts';
import { moves as legalMoves, openStep } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import type { Words } from '@quai/engine/words.ts';
import { listed } from '@quai/games/list.ts';
import type { Foreseen } from '@quai/kit/board.ts';
import type { Guide } from '@quai/kit/guide.ts';
import { confirmWhen } from '@quai/kit/preference.ts';
import type { ChatMessage, TableMessage } from '@quai/protocol/messages.ts';
import {
  chosen,
  closed,
  complete,
  type Draft,
  draftForced,
  draftMove,
  newDraft,
  redraft,
  undoDraft,
  world,
} from '@quai/table/draft.ts';
import { openTable } from '@quai/table/opening.ts';
import {
  batch,
  createComputed,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  getOwner,
  on,
  onCleanup,
} from 'solid-js';
import { guideOf } from '../games/boards.ts';
import { recall, remember } from '../kept.ts';
import type { Link } from '../link/link.ts';
import { language } from '../text/text.ts';
import { typesetWords } from '../text/typeset.ts';
import { createAfterClick } from './afterclick.ts';
import { changeOf } from './foresight.ts';
import { createLights } from './lights.ts';
import { createMotion } from './motion.ts';
import { withBotNames } from './names.ts';
import { createPace } from './pace.ts';

type Now = NonNullable<TableMessage['now']>;
type Heard = Readonly<{ fresh: TableMessage; at: number }>;
type Opened = Readonly<{ rules: Rules; words: Words; guide: Guide | null }>;
/** A refusal to show: of a move, or of another request. */
export type Shown = Readonly<{ refusal: Refusal; move: string | null }>;

export type TableState = ReturnType<typeof createTableState>;

/** `everyStep`: a step with a single answer is asked too, as lessons do. */
export function createTableState(link: Link, id: string, options: Readonly<{ everyStep?: boolean }> = {}) {
  const settled = (next: Draft): Draft => (options.everyStep === true ? next : draftForced(next));
  const [heard, setHeard] = createSignal<TableMessage | null>(null);
  const message = createMemo(() => {
    const last = heard();
    return last === null ? null : withBotNames(last);
  });
  const [told, setTold] = createSignal<TableMessage['events']>([]);
  /** The first entry whose events are here; those before it are asked for when somebody looks for them. */
  const [toldFrom, setToldFrom] = createSignal(0);
  const [failed, setFailed] = createSignal<string | null>(null);
  const [shown, setShown] = createSignal<Shown | null>(null);
  const [draft, setDraft] = createSignal<Draft | null>(null);
  const [sending, setSending] = createSignal(false);
  const [past, setPast] = createSignal<{ at: number; now: Now } | null>(null);
  const [as, setAs] = createSignal<Seat | undefined>(undefined);
  /** When the last message came: clocks count from there. */
  const [heardAt, setHeardAt] = createSignal(0);
  const lights = createLights();
  const motion = createMotion();
  /** The seats whose players are looking at the table; null if unknown. */
  const [present, setPresent] = createSignal<readonly Seat[] | null>(null);
  /** A bot waits for the server to have time for it. */
  const [queued, setQueued] = createSignal(false);
  const [lines, setLines] = createSignal<ChatMessage['lines']>([]);

  /** A player who is deciding sees others' moves at once; one who is waiting sees them one by one. */
  const deciding = () => message() === null || draft() !== null || past() !== null;
  createEffect(
    on(as, (seat) => {
      setTold([]);
      setLines([]);
      const pace = createPace(tell, deciding, motion.busy);
      const hear = (fresh: TableMessage) => pace.hear({ fresh, at: performance.now() });
      onCleanup(pace.end);
      onCleanup(motion.onSkip(pace.flush));
      onCleanup(
        link.watch(id, seat, { hear, fail: setFailed, chat: addLines, present: setPresent, queued: setQueued }),
      );
    }),
  );

  /** Batched, so that the page is drawn once. */
  function tell(heard: readonly Heard[]): void {
    motion.expect();
    batch(() => {
      for (const { fresh } of heard) {
        if (told().length === 0) setToldFrom(fresh.from);
        setTold((old) => [...old.filter((event) => event.seq < fresh.from), ...fresh.events]);
      }
      const { fresh, at } = heard.at(-1)!;
      setHeardAt(at);
      setHeard(fresh);
      setFailed(null);
    });
  }

  let asking: Promise<void> | null = null;
  /** Loads the events of some entries before those that are here. */
  function loadEarlier(): Promise<void> {
    asking ??= askEarlier().finally(() => {
      asking = null;
    });
    return asking;
  }

  async function askEarlier(): Promise<void> {
    const [seat, before] = [as(), toldFrom()];
    const answer = await link.ask(id, { type: 'events', before, ...(seat === undefined ? {} : { as: seat }) });
    // The viewer may have switched seats in the meantime.
    if (!answer.ok || answer.events === undefined || answer.from === undefined || as() !== seat) return;
    const { from, events } = answer;
    batch(() => {
      setToldFrom(from);
      setTold((old) => [...events, ...old]);
    });
  }

  function addLines(fresh: ChatMessage['lines']): void {
    const known = new Set(lines().map(({ n }) => n));
    // A message that comes again without text was removed.
    const removed = new Set(fresh.filter(({ text }) => text === '').map(({ n }) => n));
    const all = [...lines(), ...fresh.filter(({ n }) => !known.has(n))];
    setLines(all.filter(({ n }) => !removed.has(n)));
  }

  // Only what the rules depend on: a new message opens nothing anew.
  const kind = createMemo(() => {
    const table = message();
    return table === null ? null : JSON.stringify([table.game, table.edition, table.options, table.seats.length]);
  }, null);
  const [opened] = createResource<Opened | null, string>(
    () => `${kind()}|${language()}`,
    async () => {
      const [table, inLanguage] = [message(), language()];
      if (table === null) return null;
      const entry = listed(table.game);
      if (entry === undefined) throw new Error(table.game);
      const game = await entry.load();
      const { edition, options, rulesNumber, seats } = table;
      const open = openTable(game, { edition, options, rulesNumber, seats: seats.length });
      if (!open.ok) throw new Error(open.problems.join('; '));
      const { rules } = open.value;
      const words = typesetWords(inLanguage, await game.words(rules, inLanguage));
      return { rules, words, guide: await guideOf(table.game) };
    },
  );

  const draftKey = ({ as, now }: TableMessage) => `draft.${id}.${as}.${now?.since}${now?.held ? `.${now.held}` : ''}`;

  // A new position: the draft goes on if the same choice is still open, and starts anew otherwise. Computed before anything is
  // drawn, so that a message is drawn once, with its draft.
  createComputed(
    on([message, () => (opened.error === undefined ? opened()?.rules : undefined)], ([table, rules]) => {
      if (table === null || rules === undefined) return;
      const { now, as: seat, seq } = table;
      if (now === null || seat === null || !now.acting.includes(seat)) return setDraft(null);
      const fresh = newDraft(rules, now.view, seat, randomFrom(seq + 1));
      setDraft(settled(redraft(fresh, recall(draftKey(table))?.split(' ') ?? [])));
    }),
  );

  /** The choice that a click answers: what others do at the same time leaves it open. */
  const openChoice = (): unknown => {
    const now = message();
    return now === null || draft() === null ? now : draftKey(now);
  };

  function keepDraft(next: Draft): void {
    setDraft(next);
    remember(draftKey(message()!), next.moves.length === 0 ? null : next.moves.join(' '));
  }

  async function send(list: readonly string[]): Promise<void> {
    if (sending()) return;
    const table = message()!;
    setSending(true);
    setShown(null);
    const { since, held } = table.now!;
    const answer = await link.ask(id, { type: 'play', seat: table.as!, since, held, moves: [...list] });
    setSending(false);
    if (answer.ok) remember(draftKey(table), null);
    else setShown({ refusal: answer.refusal, move: answer.move === undefined ? null : (list[answer.move] ?? null) });
  }

  /** Chooses a move: into the draft, or to the table if it needs chance. */
  function choose(move: string): void {
    const mine = draft();
    if (mine === null || sending()) return;
    motion.expect();
    setShown(null);
    const result = draftMove(mine, move);
    if (result.kind === 'drafted') {
      if (closed(result.draft)) return void send(result.draft.moves);
      keepDraft(settled(result.draft));
      // The player prefers not to be asked: a complete draft is sent.
      if (ready() && confirmWhen() === 'never') void send(draft()!.moves);
    } else if (result.kind === 'send') void send(result.moves);
    else setShown({ refusal: result.refusal, move });
  }

  async function ask(body: Parameters<Link['ask']>[1]): Promise<boolean> {
    setShown(null);
    const answer = await link.ask(id, body);
    if (!answer.ok) setShown({ refusal: answer.refusal, move: null });
    return answer.ok;
  }

  /** The view to show: of the past, of the draft's world, or of the table. */
  const view = createMemo((): unknown => {
    const back = past();
    if (back !== null) return back.now.view;
    const mine = draft();
    if (mine !== null && mine.moves.length > 0) return mine.rules.view(world(mine), mine.seat);
    return message()?.now?.view ?? null;
  });

  /** What a move of the open choice would lead to; null if that is not known before it is played. */
  function foresee(move: string): Foreseen | null {
    const mine = draft();
    if (mine === null) return null;
    const result = draftMove(mine, move);
    if (result.kind !== 'drafted') return null;
    const after = world(settled(result.draft));
    const standing = (state: Common) => mine.rules.standings(state).find(({ seat }) => seat === mine.seat);
    return { view: mine.rules.view(after, mine.seat), ...changeOf(standing(world(mine)), standing(after)) };
  }

  const ready = createMemo(() => draft() !== null && complete(draft()!));

  const choosing = createMemo((): { world: Common; seat: Seat; moves: string[] } | null => {
    const mine = draft();
    if (mine === null || past() !== null) return null;
    const list = legalMoves(mine.rules, world(mine), mine.seat).map((move) => mine.rules.format(move));
    return { world: world(mine), seat: mine.seat, moves: list };
  });

  async function lookBack(at: number | null): Promise<void> {
    if (at === null) return void setPast(null);
    const seat = message()?.as;
    const answer = await link.ask(id, {
      type: 'replay',
      at,
      ...(seat === null || seat === undefined ? {} : { as: seat }),
    });
    if (answer.ok && answer.now !== undefined) setPast({ at, now: answer.now });
    else if (!answer.ok) setShown({ refusal: answer.refusal, move: null });
  }

  return {
    id,
    link,
    /** Derived values shared by all parts of the page. */
    owner: getOwner(),
    lights,
    motion,
    heardAt,
    message,
    told,
    toldFrom,
    loadEarlier,
    lines,
    present,
    queued,
    failed,
    opened,
    shown,
    setShown,
    draft,
    sending,
    past,
    as,
    setAs,
    view,
    choosing,
    choose,
    foresee,
    ask,
    lookBack,
    /** How many moves of the draft can be undone. */
    undoable: () => (draft() === null ? 0 : chosen(draft()!)),
    undo: () => {
      motion.expect();
      keepDraft(undoDraft(draft()!));
    },
    redo: () => choose(draft()!.redo.at(-1)!),
    confirm: () => send(draft()!.moves),
    redraft: (list: readonly string[]) => {
      const mine = draft();
      if (mine !== null && !sending()) keepDraft(settled(redraft(mine, list)));
    },
    ready,
    afterClick: createAfterClick(openChoice),
    openNow: () => {
      const open = choosing();
      return open === null ? undefined : openStep(open.world, open.seat);
    },
  };
}
